# How a list is said, wherever a sentence holds one.

# In any sentence that says a list of three or more: the first items. $start: the list so far, $item: the next item.
list-comma = { $start }, { $item }
# In a list whose items each begin with their key: between two items. $start: the list so far, $item: the next item.
list-next = { $start }. { $item }
# In any sentence that says a list: the last item, or the second of two. $start: what comes before, $item: the last.
list-end = { $start } and { $item }
# A piece of a long list: more follow. $items: three or five entries.
list-goes-on = { $items }.
