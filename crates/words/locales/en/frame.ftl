## What stands on every page

tools = Settings
tools-language = English
tools-theme = Day or night
tools-me = You
foot = More
foot-rules = Rules
foot-records = Records
foot-api = For programs
