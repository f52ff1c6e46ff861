"""Where each card may be, exactly, and why."""
