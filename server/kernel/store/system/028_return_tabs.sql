-- 自发货退货 and 退货记录 have tabs: what is kept of their one list of before is of the first tab, which shows the same rows.
do $$
declare
  kept text;
begin
  foreach kept in array array['page_view', 'page_layout'] loop
    -- Tables of entities are not there yet where a database begins.
    if to_regclass(kept) is not null then
      execute format('update %I set source = %L where source = %L', kept, 'sale_fbm_return:list', 'sale_fbm_return');
      execute format('update %I set source = %L where source = %L', kept, 'finance_return_record:fba', 'finance_return_record');
    end if;
  end loop;
end
$$;
