//! Crystals as a list of letters.

/// The letters of the crystals in rising level (C-1).
pub(crate) const LEVELS: [char; 4] = ['Y', 'G', 'B', 'M'];

/// Crystals, in no particular order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caravan(Vec<char>);

impl Caravan {
    pub(crate) fn of(letters: &str) -> Caravan {
        Caravan(letters.chars().collect())
    }

    pub(crate) fn gain(&mut self, letters: &str) {
        self.0.extend(letters.chars());
    }

    /// Gives up every crystal of `letters`.
    pub(crate) fn lose(&mut self, letters: &str) {
        for letter in letters.chars() {
            let place = self.0.iter().position(|&crystal| crystal == letter);
            self.0.remove(place.expect("the caravan holds what it gives up"));
        }
    }

    pub(crate) fn holds(&self, letters: &str) -> bool {
        LEVELS
            .iter()
            .all(|&level| self.count(level) >= letters.chars().filter(|&letter| letter == level).count())
    }

    pub(crate) fn count(&self, crystal: char) -> usize {
        self.0.iter().filter(|&&held| held == crystal).count()
    }

    /// The letters of all crystals, from low to high.
    pub(crate) fn letters(&self) -> String {
        LEVELS.iter().map(|level| level.to_string().repeat(self.count(*level))).collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The colours that are there, each once.
    pub(crate) fn colours(&self) -> Vec<char> {
        LEVELS.into_iter().filter(|&level| self.count(level) > 0).collect()
    }

    /// The colours that are there and can rise (C-3).
    pub(crate) fn can_rise(&self) -> Vec<char> {
        self.colours().into_iter().filter(|&colour| colour != 'M').collect()
    }

    /// Swaps one crystal for one of the next level (C-3).
    pub(crate) fn raise(&mut self, letter: char) {
        let level = LEVELS.iter().position(|&level| level == letter).expect("a colour");
        self.lose(&letter.to_string());
        self.0.push(LEVELS[level + 1]);
    }
}
