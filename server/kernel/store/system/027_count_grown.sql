-- Counts anew what lies in the tables that this transaction has grown or changed by a tenth and more. Until somebody does,
-- the database takes them to be as they were, empty at first, and looks up each row of a new file among all the others.
-- The tables are the owner's; one that somebody else is counting is left to them.
create function count_grown() returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  grown text;
begin
  for grown in
    select format('%I.%I', s.schemaname, s.relname) from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
    where c.relkind = 'r' and c.relpersistence = 'p' and pg_get_userbyid(c.relowner) = current_user
      and s.n_tup_ins + s.n_tup_upd + s.n_tup_del > 500 + greatest(c.reltuples, 0) / 10
  loop
    execute 'analyze (skip_locked) ' || grown;
  end loop;
end
$$;
