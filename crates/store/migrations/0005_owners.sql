-- Who opened a table. None for tables of older programs, until something happens there or the host looks it up.
ALTER TABLE tables ADD COLUMN owner BIGINT;

CREATE INDEX tables_by_owner ON tables (owner, stage);

-- Who added a pack, and when; none for packs of older programs. A pack that the host removed is offered to no new
-- table, and stays for those that use it.
ALTER TABLE packs ADD COLUMN owner BIGINT;
ALTER TABLE packs ADD COLUMN added BIGINT;
ALTER TABLE packs ADD COLUMN removed BIGINT;
