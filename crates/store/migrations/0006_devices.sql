-- When a device was last used, to the hour; none if it was not since this is kept.
ALTER TABLE person_secrets ADD COLUMN last_used BIGINT;
