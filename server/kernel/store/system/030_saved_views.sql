-- Columns and quick searches that people kept by name beside the views of lists are views of these lists from here on: their own, under
-- their name, the one that was in use as what the list begins with. What a view cannot say in full stays in the view's history, word for word.

-- Is this a filter tree, as contract/filter.ts reads one?
create or replace function pg_temp.is_tree(said jsonb, depth int default 0) returns boolean language plpgsql immutable as $$
begin
  if jsonb_typeof(said) is distinct from 'object' or depth > 6 then return false; end if;
  if said ? 'and' or said ? 'or' then
    if jsonb_typeof(coalesce(said -> 'and', said -> 'or')) <> 'array' or coalesce(said -> 'and', said -> 'or') = '[]' then return false; end if;
    return (select bool_and(pg_temp.is_tree(part, depth + 1)) from jsonb_array_elements(coalesce(said -> 'and', said -> 'or')) as p (part));
  end if;
  return coalesce(jsonb_typeof(said -> 'field') = 'string'
    and said ->> 'op' in ('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'), false);
end
$$;

-- The content of a view of these columns; null: a view cannot say all of them.
create or replace function pg_temp.columns_of(said jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(said) is distinct from 'array' then null else (
    select case when bool_and(fits) is not false then jsonb_build_object('columns', coalesce(jsonb_agg(put order by at), '[]')) end
    from jsonb_array_elements(said) with ordinality as e (one, at)
    cross join lateral (select case jsonb_typeof(one) when 'string' then jsonb_build_object('key', one) else one end as put) as p
    cross join lateral (select jsonb_typeof(put) = 'object' and coalesce(jsonb_typeof(put -> 'key') = 'string', false)
      and put - array['key', 'hidden', 'width', 'pin'] = '{}' and coalesce(jsonb_typeof(put -> 'hidden'), 'boolean') = 'boolean'
      and coalesce(jsonb_typeof(put -> 'width'), 'number') = 'number' and coalesce(put ->> 'pin', 'none') in ('left', 'right', 'none') as fits) as f
  ) end
$$;

-- The content of a view of these conditions: a filter tree, several that all hold, or what filters of the form hold; null: it is none of them.
create or replace function pg_temp.search_of(said jsonb) returns jsonb language sql immutable as $$
  select case
    when pg_temp.is_tree(said) then jsonb_build_object('where', said)
    when pg_temp.is_tree(jsonb_build_object('and', said)) then jsonb_build_object('where', jsonb_build_object('and', said))
    when said in ('[]', '{}', 'null') then '{"filters": {}}'
    when jsonb_typeof(said) = 'object' then (
      select case when bool_and(held is not null) then jsonb_build_object('filters', jsonb_object_agg(key, held) filter (where held is not null)) end
      from jsonb_each(said) as e (key, value)
      cross join lateral (select case jsonb_typeof(value)
        when 'array' then jsonb_build_object('op', 'in', 'value', value)
        when 'object' then case when value ? 'value' and pg_temp.is_tree(value || '{"field": "x"}') then value end
        when 'null' then null
        else jsonb_build_object('op', 'eq', 'value', value) end as held) as h)
  end
$$;

do $$
declare
  -- Lists that have tabs, with the first: what was kept of the page is of that.
  tabs constant text[] := regexp_split_to_array(trim('
    advert_all:campaign advert_dayparting_task:tasks advert_order_analysis:orders advert_sb:campaign advert_sb_manage_old:campaign
    advert_sb_report_old:campaign advert_sd:campaign advert_sd_report_old:campaign advert_search_term_analysis:term advert_sp:portfolio
    advert_sp_manage_old:portfolio advert_sp_report_old:campaign advert_suggestion:suggestions commodity_infringement:words
    commodity_simple_detection:package commodity_stock:sku commodity_stock_age:all customer_service_mail:mails customer_service_vat_invoice:invoices
    develop_keyword_subscription:keywords develop_order_history:purchase develop_product_in_development:products develop_product_monitor:monitors
    develop_project:projects fba_abnormal_shipping_fee:bills fba_awd_shipment:orders fba_binding_solution:bindings fba_first_leg_statistics:shipments
    fba_replenishment_advice:advice fba_replenishment_plan:plans fba_sta_declaration:plans finance_ad_invoice_record:invoice
    finance_amazon_settlement_center:summary finance_cost_accounting:local finance_cost_batch:batches finance_cost_diagnosis:no_cost
    finance_initial_cost_adjustment:batches finance_lianlian_receipt_v3:flow finance_month_close:shops finance_order_income_expense_v3:profit
    finance_payoneer_receipt_v3:flow finance_performance_report_new:report finance_product_profit:list finance_profit_report:msku
    finance_receivable_report:month finance_return_record:fba finance_sales_promotion:summary finance_settlement_center:summary
    finance_settlement_difference:difference finance_settlement_profit_v3:settlements finance_shipment_removal_reconciliation:recon
    finance_vat_transactions:summary logistics_fee:bills logistics_forecast_upload:forecasts logistics_local:provider
    profit_report_statistics_detail:fees purchase_cost_saving:orders purchase_ledger:entries purchase_smart_order:advice purchase_supplier_kpi:figures
    purchase_supplier_quality:quality purchase_supplier_reconciliation:bills report_reconciliation:fees sale_fbm_return:list sale_listing:listing
    sale_listing_v2:listing sale_order_list:list statistics_fba_inventory_detail:snapshot statistics_goal:reached
    statistics_long_term_storage_fee:detail statistics_monthly_storage_fee:detail statistics_product_performance:asin statistics_reimbursement:detail
    statistics_removal_order:detail statistics_removal_shipment:detail statistics_report_center:files statistics_return_analysis:rates
    statistics_stock_age:age statistics_stock_detail:sku statistics_stock_movement_v3:company statistics_stock_report:month
    statistics_stock_report_v3:place statistics_stock_taking:loss statistics_store_performance:shops system_approval_document:waiting
    system_course:courses system_message_center:unread tool_browser_plugin:clients tool_claim_assistant:claims tool_hijacker_monitor:watches
    tool_keyword_rank:watches tool_review_monitor:reviews tool_review_request:orders warehouse_putaway:docs warehouse_stock_difference:third
    warehouse_stock_ledger:entries
  '), '\s+');
  kept record;
  said jsonb;
  place text;
  called text;
  made bigint;
  turn int;
begin
  -- Tables of entities are not there yet where a database begins.
  if to_regclass('page_view') is null or to_regclass('page_layout') is null or to_regclass('employee') is null then return; end if;
  for kept in select s.*, e.name as person from saved_set s left join employee e on e.company_id = s.company_id and e.id = s.employee_id
    where s.kind <> 'filter' order by s.company_id, s.id
  loop
    place := coalesce((select tab from unnest(tabs) as t (tab) where split_part(tab, ':', 1) = kept.place), kept.place);
    said := case kept.kind when 'columns' then pg_temp.columns_of(kept.content) else pg_temp.search_of(kept.content) end;
    called := kept.name;
    turn := 1;
    while exists (select from page_view v where v.company_id = kept.company_id and v.source = place and v.kind = 'personal'
      and v.owner = kept.employee_id and v.name = called)
    loop
      turn := turn + 1;
      called := left(kept.name, 36) || ' ' || turn;
    end loop;
    insert into page_view (company_id, source, name, kind, roles, content, sort_order, owner, updater, update_time, version, default_roles)
      values (kept.company_id, place, called, 'personal', '{}', coalesce(said, case kept.kind when 'columns' then '{"columns": []}' else
      '{"filters": {}}' end::jsonb), 0, kept.employee_id, kept.employee_id, kept.update_time, 1, '{}') returning id into made;
    if said is null then
      insert into audit_log (company_id, employee_id, employee_name, entity, entity_label, row_key, row_title, action, action_label, after)
        values (kept.company_id, kept.employee_id, coalesce(kept.person, ''), 'page_view', '页面视图', jsonb_build_array(made::text)::text, called, 'add',
        '新增', jsonb_build_object('source', kept.place, 'name', kept.name, 'kind', 'personal', 'content', kept.content));
    end if;
    if kept.active then
      insert into page_layout (company_id, owner, source, has_default, default_id, update_time)
        values (kept.company_id, kept.employee_id, place, true, made, kept.update_time)
        on conflict (company_id, owner, source) do update set has_default = true, default_id = excluded.default_id where not page_layout.has_default;
    end if;
  end loop;
  delete from saved_set where kind <> 'filter';
end
$$;
