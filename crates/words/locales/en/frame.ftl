## What stands on every page

skip-page = Skip to the content
tools = Settings
tools-language = English
tools-theme = Day or night: { $now }
tools-me = You
foot = More
foot-rules = Rules
foot-records = Records
foot-api = For programs

## An address that can be copied
copy = Copy
copy-done = Copied
copy-failed = Not copied. The link is selected: copy it with Ctrl+C, or with a long press.
