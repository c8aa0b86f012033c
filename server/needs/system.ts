/** What the server's code reads by name of the entities of schemas/entities/system/ (server/needs.ts). */
import type { Needs } from '../../codegen/check/check'

export const SYSTEM: Needs['entities'] = {
  alert: {
    id: 'row', rule_id: 'row', about: 'enum', row_key: 'text', row_title: 'text', finds: 'text', shop_ids: 'tags', detail: 'text', state: 'enum',
    times: 'integer', since_time: 'datetime', check_time: 'datetime', told_time: 'datetime', end_time: 'datetime', told: 'tags', remark: 'text',
  },
  alert_rule: {
    id: 'row', rule_name: 'text', about: 'enum', condition: 'json', level: 'enum', roles: 'tags', people: 'tags', repeat: 'enum', is_enable: 'switch',
    matched: 'integer', check_time: 'datetime', fault: 'text', preset: 'text',
  },
  announcement: {
    id: 'row', title: 'text', notice_type: 'enum', content: 'text', audience: 'enum', roles: 'tags', pinned: 'bool', state: 'enum',
    sent_count: 'integer', read_count: 'integer',
  },
  approval: {
    id: 'row', doc_kind: 'enum', doc_id: 'text', flow_name: 'text', step_no: 'integer', step_name: 'text', waiting_names: 'text', steps: 'json',
    applicant: 'user', dept_name: 'text', status: 'enum', doc_no: 'text', title: 'text', remark: 'text',
  },
  approval_flow: {
    id: 'row', flow_name: 'text', doc_kind: 'enum', currency: 'enum', min_amount: 'money', shops: 'tags', cc_users: 'tags', depts: 'tags',
    is_enable: 'switch',
  },
  approval_history: {
    id: 'row', approval_id: 'row', step_no: 'integer', step_name: 'text', action: 'enum', employee_id: 'user', to_employee: 'user', remark: 'text',
    create_time: 'datetime',
  },
  approval_step: {
    id: 'row', flow_id: 'row', step_no: 'integer', step_name: 'text', approver_kind: 'enum', role: 'text', employee_id: 'user', mode: 'enum',
    hours: 'integer', late: 'enum',
  },
  approval_task: {
    id: 'row', approval_id: 'row', employee_id: 'user', part: 'enum', step_no: 'integer', step_name: 'text', state: 'enum', remark: 'text',
    create_time: 'datetime', done_time: 'datetime', late_time: 'datetime',
  },
  approval_version: { id: 'row', approval_id: 'row', content: 'json' },
  attachment: {
    id: 'row', file_name: 'text', ref_no: 'text', ref_entity: 'text', ref_id: 'text', remark: 'text', creator: 'user', file_type: 'text',
    file_size: 'integer', file_id: 'text', create_time: 'datetime',
  },
  audit_log: {
    id: 'row', at: 'datetime', employee_id: 'user', employee_name: 'text', entity: 'text', entity_label: 'text', row_key: 'text', row_title: 'text',
    action: 'text', action_label: 'text', changes: 'text', call: 'text', call_label: 'text', address: 'text',
  },
  business_config: {
    code: 'text', planDays: 'integer', purchaseDays: 'integer', checkDays: 'integer', purShippingDays: 'integer', purFreq: 'integer',
    purFbaSalesDays: 'integer', stockWarningDays: 'integer', purCustomQuantity: 'integer', quantity: 'switch', onWayQuantity: 'switch',
    abroadQuantity: 'switch', abroadOnwayQuantity: 'switch', requstNum: 'switch', weight7: 'decimal', weight14: 'decimal', weight30: 'decimal',
    waiting_quantitys_msku: 'switch', freightWeightPct: 'percent', freightFeePct: 'percent', fbmOnlineDays: 'integer', fbmWeightPct: 'percent',
    adTargetAcos: 'percent', skip_out_days: 'switch',
  },
  company_setting: {
    attachment_mb: 'integer', approve_own: 'switch', negative_stock: 'switch', cost_method: 'enum', cost_by_warehouse: 'switch',
    over_receipt: 'percent',
  },
  course: { course_title: 'text', link: 'link' },
  course_progress: { course_id: 'row', employee_id: 'user', progress: 'progress', views: 'integer', favourite: 'bool' },
  customs_party: { id: 'row', is_default: 'bool' },
  department: { name: 'text', parent_name: 'text', full_name: 'text', update_time: 'datetime', create_time: 'datetime' },
  employee: {
    id: 'row', login_account: 'text', name: 'text', dept_name: 'text', mobile: 'text', confirmed_mobile: 'text', email: 'text', roles: 'tags',
    all_shops: 'bool', shop_ids: 'tags', dept_shops: 'bool', all_warehouses: 'bool', warehouse_ids: 'tags', avatar: 'image', default_shops: 'tags',
    default_currency: 'enum', password_hash: 'text', must_change_password: 'bool', state: 'enum', last_login: 'datetime', create_time: 'datetime',
  },
  exchange_rate: { id: 'row', stat_month: 'month', currency: 'enum', rate: 'decimal' },
  favorite: { id: 'row', owner: 'user', page: 'text', create_time: 'datetime' },
  header_map: {
    target: 'text', target_label: 'text', columns_text: 'text', headings: 'text', pairs: 'json', times: 'integer', used_time: 'datetime',
  },
  identity_difference: {
    result_id: 'row', identity: 'text', shop_id: 'row', currency: 'enum', row_name: 'text', left_value: 'decimal', right_value: 'decimal',
    difference: 'decimal',
  },
  identity_result: {
    id: 'row', identity: 'text', label: 'text', says: 'text', left_label: 'text', right_label: 'text', shop_id: 'row', currency: 'enum', state: 'enum',
    rows_checked: 'integer', rows_differing: 'integer', left_value: 'decimal', right_value: 'decimal', difference: 'decimal', largest: 'decimal',
    data_until: 'date', check_time: 'datetime',
  },
  job: {
    id: 'row', title: 'text', kind: 'enum', state: 'enum', progress: 'progress', message: 'text', params: 'text', total_count: 'integer',
    success_count: 'integer', fail_count: 'integer', file_name: 'text', file_size: 'integer', file_state: 'enum', file_until: 'datetime',
    import_id: 'row', employee_id: 'user', attempt: 'integer', create_time: 'datetime', start_time: 'datetime', finish_time: 'datetime',
    run_seconds: 'integer',
  },
  job_plan: {
    id: 'row', plan_name: 'text', work: 'enum', weekdays: 'tags', at_time: 'text', is_enable: 'switch', next_run: 'datetime', last_run: 'datetime',
    last_job: 'row', run_count: 'integer', stopped_why: 'text', job_kind: 'enum', payload: 'json', creator: 'user',
  },
  message: {
    id: 'row', employee_id: 'user', kind: 'enum', title: 'text', text: 'text', route: 'text', read_state: 'enum', read_time: 'datetime',
    sender: 'user', announcement_id: 'row', create_time: 'datetime',
  },
  official_rate: { stat_month: 'month', currency: 'enum', base: 'enum', rate: 'decimal' },
  page_layout: { owner: 'user', source: 'text', content: 'json', view_id: 'id', has_default: 'bool', default_id: 'id', update_time: 'datetime' },
  page_view: {
    id: 'row', source: 'text', name: 'text', kind: 'enum', roles: 'tags', default_roles: 'tags', owner: 'user', content: 'json', sort_order: 'integer',
    version: 'integer', updater: 'user', update_time: 'datetime',
  },
  pool: { id: 'row', name: 'text', account_name: 'text', network: 'enum', shop_ids: 'tags' },
  print_template: {
    id: 'row', design_of: 'enum', is_default: 'switch', template_name: 'text', paper_size: 'enum', creator: 'user', update_time: 'datetime',
  },
  print_template_line: {
    id: 'row', template_id: 'row', seq: 'integer', field_name: 'text', field_label: 'text', words: 'text', draw: 'enum', font_size: 'decimal',
    is_bold: 'switch', show_label: 'switch',
  },
  report_day: { import_id: 'row', day: 'date', shop_id: 'row', report: 'enum', row_count: 'integer' },
  report_file: {
    id: 'row', report: 'enum', shop_id: 'row', state: 'enum', data_start: 'date', data_end: 'date', progress: 'progress', total_count: 'integer',
    success_count: 'integer', replaced_count: 'integer', fail_count: 'integer', file_name: 'text', file_size: 'integer', file_hash: 'text',
    file_id: 'id', reading: 'json', preview: 'json', creator: 'user', create_time: 'datetime',
  },
  report_gap: {
    shop_id: 'row', report: 'enum', kind: 'enum', from_day: 'date', to_day: 'date', days: 'integer', last_day: 'date', console: 'text', pages: 'text',
  },
  role: {
    name: 'text', label: 'text', everything: 'bool', menus: 'tags', permissions: 'tags', denied_actions: 'tags', hidden_fields: 'tags',
    limit_shops: 'bool', shop_ids: 'tags', state: 'enum', menu_count: 'integer', create_time: 'datetime',
  },
  shop: {
    id: 'row', dept_name: 'text', name: 'text', account_name: 'text', site: 'enum', currency: 'enum', pool_id: 'row', state: 'enum',
    create_time: 'datetime', seller_id: 'text', marketplace: 'text', time_zone: 'text',
  },
  shop_authorization: { shop_id: 'row', channel: 'enum', auth_status: 'enum', expire_date: 'date' },
  shop_config: {
    shop_id: 'row', stockWarningDays: 'integer', repFreq: 'integer', repFbaSalesDays: 'integer', repShippingDays: 'integer',
    repCustomQuantity: 'integer', freightWeightPct: 'percent', freightFeePct: 'percent',
  },
}
