# Phones as seats: what the table hears of the network, of addresses, of the Wi-Fi.

# In every sentence that says an address, to whoever types it into a phone, digit by digit. $first to $fourth: the digits of the four groups, with spaces between them. $port: those of the port. "dot" and "colon" are the signs to type.
phones-address = { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }
