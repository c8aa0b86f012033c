/** What statements name of what people are told and decide: alerts, announcements and approvals; a part of server/needs.ts. */
import type { Needs } from '../../codegen/check/check'

export const OFFICE: Needs['entities'] = {
  alert: {
    id: 'row', rule_id: 'row', about: 'enum', row_key: 'text', row_title: 'text', finds: 'text', shop_ids: 'tags', detail: 'text', state: 'enum',
    times: 'integer', since_time: 'datetime', check_time: 'datetime', told_time: 'datetime', end_time: 'datetime', told: 'tags', remark: 'text',
  },
  alert_rule: {
    id: 'row', rule_name: 'text', about: 'enum', condition: 'json', level: 'enum', roles: 'tags', people: 'tags', repeat: 'enum', is_enable: 'switch',
    matched: 'integer', check_time: 'datetime', fault: 'text', preset: 'text',
  },
  announcement: {
    id: 'row', title: 'text', notice_type: 'enum', content: 'text', audience: 'enum', roles: 'tags', pinned: 'bool', state: 'enum', sent_count: 'integer',
    read_count: 'integer',
  },
  approval: {
    id: 'row', doc_kind: 'enum', doc_id: 'text', flow_name: 'text', step_no: 'integer', step_name: 'text', waiting_names: 'text', steps: 'json',
    applicant: 'user', dept_name: 'text', status: 'enum', doc_no: 'text', title: 'text', remark: 'text',
  },
  approval_flow: { id: 'row', flow_name: 'text', doc_kind: 'enum', currency: 'enum', min_amount: 'money', shops: 'tags', cc_users: 'tags',
    depts: 'tags', is_enable: 'switch' },
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
}
