-- A row of an advertising report that covers several days is of none of them: it keeps its first and last day, and has no
-- day of its own, so that reports by day leave it out. Rollups, made rows and the days of its file are made anew.
do $$
declare
  facts text;
  moved bigint;
  most bigint := 0;
  made text;
begin
  foreach facts in array array['sp_campaign_day', 'sp_placement_day', 'sp_product_day', 'sp_search_term_day', 'sp_target_day'] loop
    continue when to_regclass(facts) is null;
    execute format('alter table %I add column if not exists start_date date, alter column stat_date drop not null', facts);
    if to_regclass('report_day') is not null then
      execute format('delete from report_day d using %I f where f.end_date > f.stat_date and d.company_id = f.company_id and d.import_id = f.import_id and d.day = f.stat_date
        and not exists (select 1 from %I o where o.company_id = f.company_id and o.import_id = f.import_id and o.stat_date = f.stat_date and (o.end_date is null or o.end_date = o.stat_date))', facts, facts);
    end if;
    execute format('update %I set start_date = stat_date, stat_date = null where end_date > stat_date', facts);
    get diagnostics moved = row_count;
    most := most + moved;
    update import_archive set row = row || jsonb_build_object('start_date', row -> 'stat_date', 'stat_date', null)
    where entity = facts and row ->> 'end_date' > row ->> 'stat_date';
  end loop;
  -- A table without its comment is filled anew by the migration that follows.
  if most > 0 then
    for made in
      select c.relname from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and (obj_description(c.oid, 'pg_class') like 'rollup %' or obj_description(c.oid, 'pg_class') like 'made by %')
    loop
      execute format('comment on table %I is null', made);
    end loop;
  end if;
end
$$;
