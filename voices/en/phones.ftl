# Phones as seats: what the table hears of the network, of addresses, of the Wi-Fi.

# In every sentence that says an address, to whoever types it into a phone, digit by digit. $first to $fourth: the digits of the four groups, with spaces between them. $port: those of the port. "dot" and "colon" are the signs to type.
phones-address = { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }

## During an evening, with --pages

# At the table: this machine is in no network any more. Nothing is lost, the game goes on.
phones-network-gone = No network any more: the phones hear nothing. The game goes on.
# At the table: it is in one again, at the same address. The phones come back by themselves.
phones-network-back = The network is back.
# At the table: the address is another than before. $address: "phones-address", or the address as it is typed. The phones have to open it and join the table anew.
phones-address-is = New address for the phones: { $address }.
# At the table, once: in half a minute no other device has asked for anything.
phones-nobody = No phone has come. On the phone: the same Wi-Fi as this computer, and mobile data off.
# At the table, right after: this machine has another address too. $address: that address.
phones-other-address = Another address to try: { $address }.
# At the table, right after. $own: 1 if this machine can open a Wi-Fi of its own, else 0. In many public places the Wi-Fi keeps devices from talking to each other.
phones-apart = This Wi-Fi may keep devices apart. Then take a phone's hotspot, which this computer joins. { $own ->
    [1] Or this computer's own Wi-Fi: leave, run "companion setup phones", then come back.
   *[other] {""}
}
