-- 在线商品 has tabs: what is kept of its one list of before is of the tab 在线商品, which is called as the list was.
do $$
declare
  kept text;
begin
  foreach kept in array array['page_view', 'page_layout'] loop
    -- Tables of entities are not there yet where a database begins.
    if to_regclass(kept) is not null then
      execute format('update %I set source = %L where source = %L', kept, 'sale_listing:listing', 'sale_listing');
    end if;
  end loop;
end
$$;
