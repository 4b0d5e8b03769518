## What every page that leaves the program says about the project

notice = Made with Carvania, an unofficial project by people who like these games. It is not affiliated with or endorsed by their designers or publishers; all names belong to their owners.
