-- Maps that people keep, as the code that stands in links.
CREATE TABLE saved_maps (
    person BIGINT NOT NULL REFERENCES people (id),
    game   TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    code   TEXT   NOT NULL,
    saved  BIGINT NOT NULL,
    PRIMARY KEY (person, game, name)
) WITHOUT ROWID;
