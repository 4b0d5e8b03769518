-- Texts that can be had again, so only the newest of a kind are kept: records that people brought, reviews of games.
CREATE TABLE papers (
    kind TEXT   NOT NULL,
    key  TEXT   NOT NULL,
    kept BIGINT NOT NULL,
    body TEXT   NOT NULL,
    PRIMARY KEY (kind, key)
);

CREATE INDEX papers_by_age ON papers (kind, kept, key);
