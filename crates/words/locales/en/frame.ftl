## What stands on every page

tools = Settings
tools-language = English
tools-theme = Day or night
tools-me = You
foot = More
foot-rules = Rules
foot-api = For programs
