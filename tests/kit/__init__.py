"""The test kit: what must hold for every game, whoever wrote it, without a line about any of them.

``games`` says what is played: the games that have code, the packs that declare one, the sample, packs made up by
chance. ``people`` does what people do, over what a game says that it expects. ``table`` plays it and looks at every
input. ``twins`` plays the same evening twice, but for what one seat scans in private. ``rows`` writes down events of
any content. ``words`` gathers all that was said. Whatever is wrong is ``found.Found``, with the play that shows it.
"""
