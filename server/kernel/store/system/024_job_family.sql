-- The family whose list an export was made of, so that a module's pages list their own: of what is kept already, too.
alter table job add column family text generated always as (payload #>> '{call,family}') stored;
