-- What lists tell of a job besides its state; schemas/entities/system/job.json describes it to them.
alter table job
  -- The file of the report centre that it reads or writes.
  add column import_id bigint,
  -- What it is about, in words: the filters of an export.
  add column params text,
  add column total_count integer,
  add column success_count integer,
  add column fail_count integer,
  -- Bytes.
  add column file_size integer,
  -- done: can be fetched until file_until; expired: was removed then. As schemas/enums/file_state.json.
  add column file_state text,
  add column file_until timestamptz,
  add column run_seconds integer;
update job set file_state = 'done', file_until = finish_time + interval '30 days' where file_id is not null;
