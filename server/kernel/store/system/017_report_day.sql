-- A transaction counts on the day that its report writes, by the report's own clock, and no longer on the marketplace's
-- local day: Amazon's own month is the report's. Rows of files that tell their moments by another clock move to that day,
-- with their fee lines, also where they wait in the archive for an undo; rollups and made rows are then made anew.
do $$
declare
  moved bigint;
  done bigint;
  made text;
begin
  if to_regclass('settlement_txn') is null or to_regclass('fee_line') is null or to_regclass('report_file') is null then
    return;
  end if;
  with clock as (
    select company_id, id, reading ->> 'sourceZone' as zone from report_file where reading ->> 'sourceZone' is not null and report = 'date_range_transactions'
  )
  update settlement_txn t set posted_day = (t.posted_at at time zone c.zone)::date
  from clock c where c.company_id = t.company_id and c.id = t.import_id and t.posted_day <> (t.posted_at at time zone c.zone)::date;
  get diagnostics moved = row_count;
  update fee_line l set posted_day = t.posted_day
  from settlement_txn t where l.origin = 'transaction' and t.company_id = l.company_id and t.id = l.txn_id and t.posted_day <> l.posted_day;
  get diagnostics done = row_count;
  moved := moved + done;
  update import_archive a set row = jsonb_set(a.row, '{posted_day}', to_jsonb(((a.row ->> 'posted_at')::timestamptz at time zone (f.reading ->> 'sourceZone'))::date::text))
  from report_file f
  where a.entity = 'settlement_txn' and f.company_id = a.company_id and f.id = a.import_id and f.reading ->> 'sourceZone' is not null;
  update import_archive a set row = jsonb_set(a.row, '{posted_day}', t.row -> 'posted_day')
  from import_archive t
  where a.entity = 'fee_line' and a.row ->> 'origin' = 'transaction' and t.entity = 'settlement_txn'
    and t.company_id = a.company_id and t.replaced_by = a.replaced_by and t.row ->> 'id' = a.row ->> 'txn_id';
  -- A table without its comment is filled anew by the migration that follows.
  if moved > 0 then
    for made in
      select c.relname from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and (obj_description(c.oid, 'pg_class') like 'rollup %' or obj_description(c.oid, 'pg_class') like 'made by %')
    loop
      execute format('comment on table %I is null', made);
    end loop;
  end if;
end
$$;
