-- The digest of the deal of a game that several people play, while they do: records of it can be told from others.
ALTER TABLE tables ADD COLUMN opening TEXT;

CREATE INDEX tables_by_opening ON tables (opening) WHERE opening IS NOT NULL;
