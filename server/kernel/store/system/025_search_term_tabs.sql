-- 搜索词分析 has tabs: what is kept of its one list of before is of the tab 搜索词.
do $$
declare
  kept text;
begin
  foreach kept in array array['page_view', 'page_layout'] loop
    -- Tables of entities are not there yet where a database begins.
    if to_regclass(kept) is not null then
      execute format('update %I set source = %L where source = %L', kept, 'advert_search_term_analysis:term', 'advert_search_term_analysis');
    end if;
  end loop;
end
$$;
