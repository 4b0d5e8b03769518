-- How games ended, numbered in the order in which they did.
CREATE TABLE results (
    number   INTEGER NOT NULL PRIMARY KEY,
    table_id BIGINT  NOT NULL UNIQUE REFERENCES tables (id),
    body     TEXT    NOT NULL
);

-- Tables at which somebody was given a hint. That is in no event.
CREATE TABLE hinted (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id)
) WITHOUT ROWID;
