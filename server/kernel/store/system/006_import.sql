-- Rows that an import took the place of, as they were, so that undoing it brings them back exactly.
create table import_archive (
  company_id bigint not null,
  -- The file (report_file.id) that took their place.
  replaced_by bigint not null,
  id bigint generated always as identity,
  -- The file they came from; null: not from a file.
  import_id bigint,
  -- Table of the row.
  entity text not null,
  row jsonb not null,
  primary key (company_id, replaced_by, id)
);
-- A file whose rows were replaced by a later one cannot be undone before that one.
create index import_archive_source on import_archive (company_id, import_id);
