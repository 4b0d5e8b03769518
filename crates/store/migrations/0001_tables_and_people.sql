-- Ids are 64 bits without a sign, kept as 64 bits with one. Moments are milliseconds since 1970.

-- The columns from `title` on follow from the events and are rewritten with every append.
CREATE TABLE tables (
    id          BIGINT  NOT NULL PRIMARY KEY,
    invite_hash BLOB    NOT NULL UNIQUE,
    created     BIGINT  NOT NULL,
    last_number BIGINT  NOT NULL,
    title       TEXT    NOT NULL,
    stage       TEXT    NOT NULL,
    is_listed   BOOLEAN NOT NULL,
    awaits_host BOOLEAN NOT NULL,
    seats       TEXT    NOT NULL,
    turn_of     BIGINT,
    changed     BIGINT  NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_change ON tables (changed, id);
CREATE INDEX listed_tables ON tables (stage, changed, id) WHERE is_listed;
CREATE INDEX tables_awaiting_host ON tables (changed, id) WHERE awaits_host;

-- Who has a place where: the column `tables.seats` taken apart, to find the tables of a person.
CREATE TABLE seats (
    person   BIGINT  NOT NULL,
    table_id BIGINT  NOT NULL REFERENCES tables (id),
    place    INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, place)
) WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (table_id);

-- The truth.
CREATE TABLE events (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL CHECK (number > 0),
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    said_by  BIGINT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE INDEX events_said ON events (said_by) WHERE said_by IS NOT NULL;

CREATE TABLE snapshots (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL
);

-- Apart from everything else, so that no list can show a seed by mistake.
CREATE TABLE secrets (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed     BLOB   NOT NULL
) WITHOUT ROWID;

-- Who is erased has no name any more.
CREATE TABLE people (
    id      BIGINT NOT NULL PRIMARY KEY,
    name    TEXT,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE person_secrets (
    hash    BLOB   NOT NULL PRIMARY KEY,
    person  BIGINT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX person_secrets_by_person ON person_secrets (person);

CREATE TABLE tokens (
    id        BIGINT NOT NULL PRIMARY KEY,
    person    BIGINT NOT NULL REFERENCES people (id),
    hash      BLOB   NOT NULL UNIQUE,
    label     TEXT   NOT NULL,
    scopes    TEXT   NOT NULL,
    created   BIGINT NOT NULL,
    last_used BIGINT,
    revoked   BIGINT
) WITHOUT ROWID;

CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE links (
    hash    BLOB   NOT NULL PRIMARY KEY,
    person  BIGINT NOT NULL REFERENCES people (id),
    expires BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX links_by_person ON links (person);

CREATE TABLE packs (
    digest TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;

CREATE TABLE pack_files (
    digest TEXT NOT NULL REFERENCES packs (digest),
    name   TEXT NOT NULL,
    body   TEXT NOT NULL,
    PRIMARY KEY (digest, name)
);

-- One row: when the host was last alive.
CREATE TABLE heartbeat (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    beat BIGINT  NOT NULL
);
