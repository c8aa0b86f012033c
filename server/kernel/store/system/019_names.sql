-- Pages are named by English words and families run their words together (purchase_supplier, adsSp): what is kept under the names of
-- before follows. Addresses of pages and paths of calls stayed as they were.
create temporary table renamed_page (before text primary key, after text not null) on commit drop;
insert into renamed_page values
  ('advert_ad_manage', 'advert_sp_manage_old'), ('advert_ad_operate_log', 'advert_change_log_old'), ('advert_ad_sb', 'advert_sb_manage_old'),
  ('advert_advertising_all', 'advert_all'), ('advert_advertising_mix', 'advert_portfolio_old'),
  ('advert_create_sb_campaign', 'advert_sb_campaign_new'), ('advert_create_sd_campaign', 'advert_sd_campaign_new'),
  ('advert_create_sp_campaign', 'advert_sp_campaign_new'), ('advert_download_advertising_list', 'advert_report_download_list'),
  ('advert_download_advertising_report', 'advert_report_download_new'), ('advert_dvertising_operation_log', 'advert_change_log'),
  ('advert_erp_sp_guang_gao', 'advert_sp_v3'), ('advert_erp_walmart_advert_all', 'advert_walmart_all'),
  ('advert_instrument_panel', 'advert_dashboard'), ('advert_new_advertising_mix', 'advert_portfolio'), ('advert_new_advertising_sb', 'advert_sb'),
  ('advert_new_advertising_sd', 'advert_sd'), ('advert_new_advertising_sp', 'advert_sp'), ('advert_new_campaign', 'advert_campaign_overview'),
  ('advert_optimization_suggestions', 'advert_suggestion'), ('advert_sb_report', 'advert_sb_report_old'),
  ('advert_sd_create', 'advert_sd_campaign_new_old'), ('advert_sd_report', 'advert_sd_report_old'),
  ('advert_search_word_analysis', 'advert_search_term_analysis'), ('advert_sp_report', 'advert_sp_report_old'),
  ('advert_timing_tactics', 'advert_dayparting_template'), ('advert_timing_task', 'advert_dayparting_task_old'),
  ('advert_timing_task_new', 'advert_dayparting_task'), ('advert_walmart_advert_sb', 'advert_walmart_sb'),
  ('advert_walmart_advert_sp', 'advert_walmart_sp'), ('advert_walmart_advert_sv', 'advert_walmart_sv'),
  ('advert_word_stock', 'advert_keyword_library'), ('commodity_erp_history', 'commodity_history'),
  ('commodity_erp_infringement', 'commodity_infringement'), ('commodity_erp_ku_cun_cha_xun', 'commodity_stock'),
  ('commodity_erp_ku_ling_fen_xi', 'commodity_stock_age'), ('commodity_erp_pu_tong_shang_pin', 'commodity_product'),
  ('commodity_erp_simple_detection', 'commodity_simple_detection'), ('commodity_erp_template_solution', 'commodity_template_solution'),
  ('commodity_erp_zhu_sku', 'commodity_main_sku'), ('commodity_erp_zu_he_shang_pin', 'commodity_bundle'), ('add_activity', 'activity_new'),
  ('create_batch', 'batch_new'), ('customs_declare_add', 'customs_declaration_new'), ('customs_declare_preview', 'customs_declaration_preview'),
  ('generate_invoice', 'invoice_new'), ('page_not_authority', 'page_no_permission'), ('page_not_find', 'page_not_found'),
  ('print_template_add', 'print_template_new'), ('purple_bird_authorization', 'ziniao_authorization'),
  ('customer_service_erp_ke_hu_lie_biao', 'customer_service_customer'), ('customer_service_erp_kuai_jie_yong_yu', 'customer_service_quick_reply'),
  ('customer_service_erp_ping_tai_you_jian', 'customer_service_mail'), ('customer_service_erp_review', 'customer_service_review'),
  ('customer_service_erp_vat_fa_piao', 'customer_service_vat_invoice'), ('customer_service_erp_xiao_xi_mo_ban', 'customer_service_message_template'),
  ('customer_service_erp_you_jian_fen_pei_gui_ze', 'customer_service_mail_assignment_rule'),
  ('customer_service_erp_zi_dong_qun_fa_gui_ze', 'customer_service_auto_message_rule'),
  ('develop_erp_chan_pin_jian_kong', 'develop_product_monitor'), ('develop_erp_chan_pin_ku', 'develop_product_library'),
  ('develop_erp_chan_pin_ping_shen', 'develop_product_review'), ('develop_erp_diao_yan_ku', 'develop_research'),
  ('develop_erp_diao_yan_shen_pi', 'develop_research_approval'), ('develop_erp_diao_yan_xin_jian', 'develop_research_new'),
  ('develop_erp_guan_jian_ci_ding_yue', 'develop_keyword_subscription'), ('develop_erp_kai_fa_yuan_lie_biao', 'develop_developer'),
  ('develop_erp_kai_fa_zhong_chan_pin', 'develop_product_in_development'), ('develop_erp_li_shi_ding_dan', 'develop_order_history'),
  ('develop_erp_xiang_mu_guan_li', 'develop_project'), ('develop_erp_yang_pin_guan_li', 'develop_sample'),
  ('fba_abnormal_delivery_fee', 'fba_abnormal_shipping_fee'), ('fba_awd_list', 'fba_awd_shipment'), ('fba_decalre_aut', 'fba_declaration_audit'),
  ('fba_declare_page', 'fba_sta_declaration'), ('fba_erp_bu_huo_ji_hua', 'fba_replenishment_plan_v3'),
  ('fba_erp_bu_huo_shen_he', 'fba_replenishment_audit_v3'), ('fba_erp_diao_bo_fa_huo', 'fba_transfer_shipment_v3'),
  ('fba_erp_fba_ku_cun', 'fba_stock_v3'), ('fba_erp_fba_shen_bao', 'fba_declaration_v3'), ('fba_erp_shen_bao_shen_he', 'fba_declaration_audit_v3'),
  ('fba_erp_tou_cheng_yun_fei', 'fba_first_leg_fee_v3'), ('fba_erp_zhi_neng_ji_suan_bu_huo', 'fba_smart_replenishment_v3'),
  ('fba_fba_board', 'fba_board'), ('fba_fba_cargo', 'fba_shipment'), ('fba_head_distance_statistics', 'fba_first_leg_statistics'),
  ('fba_replenishment', 'fba_replenishment_plan'), ('finance_cost_diagnose', 'finance_cost_diagnosis'),
  ('finance_cost_work', 'finance_cost_accounting'), ('finance_erp_ding_dan_shou_zhi_bao_biao', 'finance_order_income_expense_v3'),
  ('finance_erp_lian_lian_shou_kuan', 'finance_lianlian_receipt_v3'), ('finance_erp_payoneer_shou_kuan', 'finance_payoneer_receipt_v3'),
  ('finance_erp_settlement_profit', 'finance_settlement_profit_v3'), ('finance_erp_shou_fu_kuan_dan', 'finance_receipt_payment_v3'),
  ('finance_erp_wmt_payment', 'finance_walmart_payment'), ('finance_erp_yin_hang_zhang_hao', 'finance_bank_account_v3'),
  ('finance_product_profit_new', 'finance_product_profit'), ('finance_settle_account', 'finance_month_close'),
  ('logistics_erp_ben_di_wu_liu', 'logistics_local'), ('logistics_erp_di_zhi', 'logistics_address'),
  ('logistics_erp_mian_dan_mo_ban', 'logistics_label_template'), ('logistics_erp_pi_pei_gui_ze', 'logistics_match_rule'),
  ('logistics_erp_wu_liu_fei_yong', 'logistics_fee'), ('logistics_erp_wu_liu_gen_zong', 'logistics_tracking'),
  ('logistics_erp_yu_bao_shang_chuan', 'logistics_forecast_upload'), ('logistics_erp_zi_ding_yi_yun_fei', 'logistics_freight_template'),
  ('logistics_erp_zi_fa_huo_wu_liu', 'logistics_fbm'), ('purchase_erp_1688_shou_quan', 'purchase_1688_authorization'),
  ('purchase_erp_cai_gou_guan_li', 'purchase_order'), ('purchase_erp_cai_gou_ji_hua', 'purchase_plan'),
  ('purchase_erp_cai_gou_liu_shui', 'purchase_ledger'), ('purchase_erp_cai_gou_shen_he', 'purchase_audit'),
  ('purchase_erp_cai_gou_tui_huo', 'purchase_return'), ('purchase_erp_cai_gou_yuan_ji_xiao', 'purchase_buyer_performance'),
  ('purchase_erp_cai_wu_chu_li', 'purchase_bill'), ('purchase_erp_gong_ying_shang_dui_zhang', 'purchase_supplier_reconciliation'),
  ('purchase_erp_gong_ying_shang_guan_li', 'purchase_supplier'), ('purchase_erp_gong_ying_shang_kpi', 'purchase_supplier_kpi'),
  ('purchase_erp_gong_ying_shang_shou_quan', 'purchase_supplier_authorization'),
  ('purchase_erp_gong_ying_shang_zhi_liang', 'purchase_supplier_quality'), ('purchase_erp_he_tong_guan_li', 'purchase_contract'),
  ('purchase_erp_jiang_ben_ji_xiao', 'purchase_cost_saving'), ('purchase_erp_qian_shou_ru_ku', 'purchase_receipt'),
  ('purchase_erp_zhi_neng_cai_gou_dan', 'purchase_smart_order'), ('sale_erp_chan_pin_kan_deng', 'sale_publish'),
  ('sale_erp_cheng_zhong_chu_ku', 'sale_weigh_out'), ('sale_erp_ding_dan_gui_ze', 'sale_order_rule'),
  ('sale_erp_ding_dan_lie_biao', 'sale_order_list'), ('sale_erp_fba_ding_dan', 'sale_fba_order'),
  ('sale_erp_jiao_yun_yi_chang', 'sale_handover_exception'), ('sale_erp_kan_deng_ren_wu', 'sale_publish_task'),
  ('sale_erp_shang_wang_yi_chang', 'sale_tracking_exception'), ('sale_erp_tong_bu_yi_chang', 'sale_sync_exception'),
  ('sale_erp_tui_huo_lie_biao', 'sale_return'), ('sale_erp_tui_kuan_lie_biao', 'sale_refund'), ('sale_erp_wms_fa_huo_zhong', 'sale_wms_shipping'),
  ('sale_erp_zai_xian_listing', 'sale_listing_v3'), ('sale_erp_zi_fa_huo_ding_dan_lie_biao', 'sale_fbm_order'),
  ('statistics_amazon_business_opportunity_detector', 'statistics_opportunity_detector'), ('statistics_compensate', 'statistics_reimbursement'),
  ('statistics_erp_jin_xiao_cun_bao_biao', 'statistics_stock_movement_v3'), ('statistics_erp_ku_cun_bao_biao', 'statistics_stock_report_v3'),
  ('statistics_erp_li_run_tong_ji', 'statistics_profit_v3'), ('statistics_goal_manage', 'statistics_goal'),
  ('statistics_long_storage_fee', 'statistics_long_term_storage_fee'), ('statistics_month_storage_fee', 'statistics_monthly_storage_fee'),
  ('statistics_operation_kanban', 'statistics_operation_board'), ('statistics_order_removal', 'statistics_removal_order'),
  ('statistics_product_expression', 'statistics_product_performance'), ('statistics_report_download', 'statistics_report_center'),
  ('statistics_return_goods', 'statistics_return_analysis'), ('statistics_sales_stat', 'statistics_sales'),
  ('statistics_shipment_removal_report', 'statistics_removal_shipment'), ('statistics_store_expression', 'statistics_store_performance'),
  ('system_download_center', 'system_task_center'), ('system_erp_bao_guan_pei_zhi', 'system_customs_setting'),
  ('system_erp_cang_ku', 'system_warehouse_setting'), ('system_erp_cao_zuo_ri_zhi', 'system_audit_log'),
  ('system_erp_dan_liang_cha_xun', 'system_order_quota'), ('system_erp_dao_ru_dao_chu', 'system_import_export'),
  ('system_erp_dian_pu_lie_biao', 'system_shop'), ('system_erp_dian_pu_shou_quan', 'system_shop_authorization'),
  ('system_erp_fu_jian_guan_li', 'system_attachment'), ('system_erp_ge_ren_xin_xi', 'system_profile'),
  ('system_erp_gong_si_xin_xi', 'system_company'), ('system_erp_message_center', 'system_message_center'),
  ('system_erp_nei_bu_gong_gao', 'system_announcement'), ('system_erp_ren_wu_lie_biao', 'system_task'),
  ('system_erp_shen_pi_dan_ju', 'system_approval_document'), ('system_erp_shen_pi_dan_ju_detail', 'system_approval_document_detail'),
  ('system_erp_shen_pi_liu', 'system_approval_flow'), ('system_erp_shen_pi_liu_edit', 'system_approval_flow_edit'),
  ('system_erp_xi_tong_she_zhi', 'system_setting'), ('system_erp_xia_zai_zhong_xin', 'system_download'),
  ('system_erp_xiu_gai_mi_ma', 'system_password'), ('system_erp_ye_wu_pei_zhi', 'system_business_setting'),
  ('system_erp_yuan_gong_lie_biao', 'system_employee'), ('system_erp_zai_xian_ke_cheng', 'system_course'),
  ('system_erp_zhang_hu_zhong_xin', 'system_account_center'), ('system_erp_zu_zhi_quan_xian', 'system_role'),
  ('system_erp_zu_zhi_quan_xian_role', 'system_role_rights'), ('system_erp_zu_zhi_quan_xian_why', 'system_access_explained'),
  ('tool_authorization', 'tool_shop_authorization'), ('tool_claimant_assist_router', 'tool_claim_assistant'),
  ('tool_erp_qing_qiu_ping_lun', 'tool_review_request'), ('tool_follow_sale_monitor', 'tool_hijacker_monitor'),
  ('tool_plug_in_index', 'tool_browser_plugin'), ('tool_purple_bird_authorization', 'tool_ziniao_authorization'),
  ('tool_review', 'tool_review_monitor'), ('warehouse_erp_cang_ku_lie_biao', 'warehouse_list'),
  ('warehouse_erp_chu_ru_ku_liu_shui', 'warehouse_stock_ledger'), ('warehouse_erp_diao_bo', 'warehouse_transfer'),
  ('warehouse_erp_jia_gong_ji_hua', 'warehouse_process_plan'), ('warehouse_erp_jia_gong_lie_biao', 'warehouse_process'),
  ('warehouse_erp_jia_gong_tong_ji', 'warehouse_process_statistics'), ('warehouse_erp_jia_gong_zhi_jian', 'warehouse_process_qc'),
  ('warehouse_erp_ku_cun_cha_yi_bao_biao', 'warehouse_stock_difference'), ('warehouse_erp_pan_dian', 'warehouse_stocktake'),
  ('warehouse_erp_shang_jia', 'warehouse_putaway'), ('warehouse_erp_shou_dong_chu_ru_ku', 'warehouse_manual_movement'),
  ('warehouse_erp_shou_dong_chu_ru_ku_edit', 'warehouse_manual_movement_edit'), ('warehouse_erp_zhi_neng_jia_gong_dan', 'warehouse_smart_process');
create temporary table renamed_family (before text primary key, after text not null) on commit drop;
insert into renamed_family values
  ('ads-hour', 'adsHour'), ('ads-new', 'adsNew'), ('ads-sb', 'adsSb'), ('ads-sbv', 'adsSbv'), ('ads-sd', 'adsSd'), ('ads-sp-report', 'adsSpReport'),
  ('ads-sp', 'adsSp'), ('ads-template', 'adsTemplate'), ('ads-timed', 'adsTimed'), ('client_service', 'clientService'),
  ('declare-legacy', 'declareLegacy'), ('inventory_report', 'inventoryReport'), ('system-v2', 'systemV2'), ('fbasynchro', 'fbaSynchro'),
  ('taskreport', 'taskReport');

-- Every name of a page that stands in a text as a whole word; no page of today has the name that another had.
create function pg_temp.with_new_names(said text) returns text language plpgsql as $$
declare
  page renamed_page;
begin
  for page in select * from renamed_page p where position(p.before in said) > 0 loop
    said := regexp_replace(said, '\m' || page.before || '\M', page.after, 'g');
  end loop;
  return said;
end
$$;

do $$
declare
  kept record;
begin
  -- Tables of entities are not there yet where a database begins.
  for kept in
    select * from (values ('favorite', 'page'), ('page_view', 'source'), ('page_layout', 'source')) as t (named, field)
    where to_regclass(t.named) is not null
  loop
    execute format('update %I set %I = pg_temp.with_new_names(%I) where %I <> pg_temp.with_new_names(%I)', kept.named, kept.field, kept.field, kept.field, kept.field);
  end loop;
  if to_regclass('role') is not null then
    update role set denied_actions = array(select pg_temp.with_new_names(said) from unnest(denied_actions) with ordinality as d (said, at) order by at)
    where denied_actions::text <> pg_temp.with_new_names(denied_actions::text);
  end if;
end
$$;

update saved_set set place = pg_temp.with_new_names(place) where kind <> 'filter' and place <> pg_temp.with_new_names(place);

update audit_log set
  row_key = pg_temp.with_new_names(row_key),
  row_title = pg_temp.with_new_names(row_title),
  changes = pg_temp.with_new_names(changes),
  before = pg_temp.with_new_names(before::text)::jsonb,
  after = pg_temp.with_new_names(after::text)::jsonb
where entity in ('favorite', 'page_view', 'page_layout', 'role', 'saved_set')
  and row(row_key, row_title, changes, before, after)::text <> pg_temp.with_new_names(row(row_key, row_title, changes, before, after)::text);

update audit_log a set call = f.after || substr(a.call, length(f.before) + 1)
from renamed_family f where starts_with(a.call, f.before || '.');

-- Calls in what waits or was done: {"call": …, "family": …}.
update job j set payload = replace(j.payload::text, '"family": "' || f.before || '"', '"family": "' || f.after || '"')::jsonb
from renamed_family f where position('"family": "' || f.before || '"' in j.payload::text) > 0;
update row_upload u set call = jsonb_set(u.call, '{family}', to_jsonb(f.after))
from renamed_family f where u.call ->> 'family' = f.before;

drop function pg_temp.with_new_names(text);
drop table renamed_page, renamed_family;
