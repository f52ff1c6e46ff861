"""Where operating systems differ: one module for each difference, with a substitute where a system lacks something.

    signals     what asks a process to leave, to stop, to go on
    terminal    a keyboard that is read key by key, and given back as it was
    waiting     sleeping until a file can be read
    accounts    which group may use a device's node
    power       staying awake, the battery
    folders     private folders and files, and making a rename survive a power cut
    addresses   where other devices reach this machine
    hotspot     a Wi-Fi of the machine's own

It must never know what it is used for. The code for Windows follows its documentation and has never been tried.
"""
