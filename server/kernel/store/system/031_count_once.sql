-- What a transaction has counted already is counted again only once it has grown by a tenth since: a large file is followed by
-- many steps, each of which asks. How many rows it had changed at its last count is kept for the transaction.
create or replace function count_grown() returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  grown record;
  counted jsonb := coalesce(nullif(current_setting('app.counted', true), ''), '{}')::jsonb;
begin
  for grown in
    select s.relid::text as id, format('%I.%I', s.schemaname, s.relname) as name, s.n_tup_ins + s.n_tup_upd + s.n_tup_del as changed
    from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
    where c.relkind = 'r' and c.relpersistence = 'p' and pg_get_userbyid(c.relowner) = current_user
      and s.n_tup_ins + s.n_tup_upd + s.n_tup_del - coalesce((counted ->> s.relid::text)::bigint, 0) > 500 + greatest(c.reltuples, 0) / 10
  loop
    execute 'analyze (skip_locked) ' || grown.name;
    counted := counted || jsonb_build_object(grown.id, grown.changed);
  end loop;
  perform set_config('app.counted', counted::text, true);
end
$$;
