-- Rows that went with a deletion, by table and column, for when it is taken back; null = none are kept.
alter table staff_change add column removed jsonb;
