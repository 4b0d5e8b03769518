-- What the operator of the server asked for, why, and what came of it: done by the server that runs, or by the next one.
CREATE TABLE admin_acts (
    number  INTEGER NOT NULL PRIMARY KEY,
    asked   BIGINT  NOT NULL,
    act     TEXT    NOT NULL,
    subject BIGINT  NOT NULL,
    detail  TEXT,
    reason  TEXT    NOT NULL,
    done    BIGINT,
    outcome TEXT
);

CREATE INDEX admin_acts_open ON admin_acts (number) WHERE done IS NULL;

-- Since when somebody is shut out: nothing proves any more who they are.
ALTER TABLE people ADD COLUMN shut_out BIGINT;
