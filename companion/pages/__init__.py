"""Pages: what a browser shows of a table, and what it sends.

    Announcement ─ screen ─ wire ─ server ─ browser
    browser ─ server ─ door, sealing ─ Key, Scan

The pure parts know no network. It must never hold a private word longer than the core would say it again.
"""
