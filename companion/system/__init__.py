"""Where one operating system differs from another: one module for each difference, with what stands in for it.

    signals     what asks a process to leave, to stop, to go on
    terminal    a keyboard that is read key by key, and given back as it was
    waiting     sleeping until a file can be read
    accounts    which group may use a device's node
    folders     what is its owner's alone, and making a rename last through a power cut

It must never know what it is used for. Windows is written from its documentation and has never been tried.
"""
