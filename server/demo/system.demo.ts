/**
 * What the demo company has set up for itself: its settings, approval flows with documents under way in them, declaring
 * companies, shop authorizations noted by hand, courses and who has come how far. It has no attachments: a row without its
 * file would be no attachment.
 */
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { BUYER, KEEPER } from './company.demo'
import { randomOf } from './random.demo'
import type { DemoRow } from './rows.demo'

/** What the company's own settings and approvals are made with. */
export interface SystemContext {
  clock: DemoClock
  /** Ids of the people, as PEOPLE of company.demo.ts lists them. */
  people: number[]
  shopIds: number[]
  companyName: string
  /** Documents of the record pages, with their ids. */
  documents: Record<'contract' | 'purchase_payment' | 'stocktake', { ids: number[]; rows: DemoRow[] }>
  /** Writes rows without ids, answers the ids they got. */
  kept: (entity: string, rows: DemoRow[]) => Promise<number[]>
  write: (entity: string, rows: Iterable<DemoRow>) => Promise<void>
}

const FINANCE = 5
const SENIOR = 6

/** Writes settings, customs parties, authorizations, courses and approvals. The documents in approval must have been written before. */
export async function writeSystem(context: SystemContext): Promise<void> {
  const { kept, write } = context
  await write('company_setting', [settingRow(context)])
  await kept('customs_party', PARTIES)
  await kept('shop_authorization', authorizationRows(context))
  await write('shop_config', [{
    shop_id: context.shopIds[1], freightFeePct: '0.08', repFreq: 7, remark: '加州海运旺季附加费多，放宽到 8%', updater: context.people[0],
    update_time: momentOf(context.clock.start, 36_000, COMPANY_ZONE),
  }])
  await writeCourses(context)
  await writeApprovals(context)
}

function settingRow({ companyName, people, clock }: SystemContext): DemoRow {
  return {
    code: 'company', company_name: companyName, company_en: 'Hangzhou Hemu Home Co., Ltd.', credit_code: '91330110MA2KHEMU8X', contact: '林悦',
    mobile: '0571-88880000',
    address: '杭州市余杭区仓前街道 88 号', zone: COMPANY_ZONE, currency: 'CNY', session_hours: 12, attachment_mb: 20, approve_own: false,
      updater: people[0],
    update_time: momentOf(clock.start, 36_000, COMPANY_ZONE),
  }
}

const PARTIES: DemoRow[] = [
  {
    company_cn: '杭州禾沐家居有限公司', company_en: 'Hangzhou Hemu Home Co., Ltd.', customs_code: '3301960K7Y', credit_code: '91330110MA2KHEMU8X',
    trade_mode: '9810', exempt: '101', port: '上海洋山', contact: '林悦', phone: '0571-88880000', is_default: true, is_enable: true,
  },
  {
    company_cn: '义乌禾沐进出口有限公司', company_en: 'Yiwu Hemu Import & Export Co., Ltd.', customs_code: '3318961M2T',
      credit_code: '91330782MA2HEMUY3P',
    trade_mode: '0110', exempt: '101', port: '宁波北仑', contact: '吴刚', phone: '0579-85550002', is_default: false, is_enable: true,
  },
  {
    company_cn: '深圳市沐家供应链有限公司', company_en: 'Shenzhen Mujia Supply Chain Co., Ltd.', customs_code: '4403160Q8D',
      credit_code: '91440300MA5MUJGA2R',
    trade_mode: '9710', exempt: '101', port: '深圳盐田', contact: '何平', phone: '0755-25550003', is_default: false, is_enable: false,
  },
]

function authorizationRows({ clock, people, shopIds }: SystemContext): DemoRow[] {
  const day = (days: number): string => addDays(clock.today, days)
  const states: [status: string, expires: number, error: string | null][] = [
    ['1', 240, null], ['1', 21, null], ['3', -12, '授权已过一年，需要续期'], ['2', 90, '卖家在后台撤销了授权'], ['0', 0, null],
  ]
  return shopIds.flatMap((shop, at) => (['sp', 'ads'] as const).map((channel, second): DemoRow => {
    const [status, expires, error] = states[(at + second * 2) % states.length]!
    return {
      shop_id: shop, channel, auth_status: status, auth_user: status === '0' ? null : people[at % 2 === 0 ? 1 : 2]!,
      auth_time: status === '0' ? null : momentOf(day(expires - 365), 36_000 + at * 900, COMPANY_ZONE),
      expire_date: status === '0' ? null : day(expires), scopes: status === '0' ? null : channel === 'sp' ? ['订单', '库存',
        '结算报告'] : ['广告活动', '广告报表'],
      error_msg: error, updater: people[0]!, update_time: momentOf(clock.today, 32_400, COMPANY_ZONE),
    }
  }))
}

const COURSES: [title: string, category: string, kind: string, level: string, minutes: number, teacher: string, brief: string][] = [
  ['第一天：导入报告与核对数据', 'start', 'video', 'base', 18, '林悦', '从后台下载报告、导入、看数据覆盖'],
  ['店铺与员工怎么设置', 'start', 'doc', 'base', 8, '林悦', '店铺档案、角色与可见店铺'],
  ['SP 广告：从结构到出价', 'advert', 'video', 'middle', 42, '王敏', '活动结构、匹配类型、按 ACOS 调价'],
  ['搜索词分析与否定词', 'advert', 'video', 'middle', 26, '王敏', '哪些词该加、哪些词该否'],
  ['看懂补货建议', 'fba', 'video', 'middle', 31, '刘洋', '销量权重、在途与安全库存'],
  ['FBA 货件申报流程', 'fba', 'doc', 'base', 15, '刘洋', '从计划到箱唛打印'],
  ['采购计划到付款', 'purchase', 'video', 'base', 22, '林悦', '计划、审批、请款与到货'],
  ['盘点与差异处理', 'purchase', 'doc', 'base', 10, '吴刚', '盘点单、差异审批'],
  ['利润报表口径', 'finance', 'video', 'high', 48, '陈曦', '收入、费用归类与分摊'],
  ['结算中心对账', 'finance', 'video', 'high', 37, '周静', '结算与到账逐笔核对'],
  ['角色与权限', 'system', 'doc', 'middle', 12, '管理员', '菜单、操作、敏感列与店铺'],
  ['审批流怎么配', 'system', 'doc', 'middle', 9, '管理员', '按金额分级，会签与或签'],
]

async function writeCourses({ clock, people, kept, write }: SystemContext): Promise<void> {
  const random = randomOf('courses')
  const ids = await kept('course', COURSES.map(([title, category, kind, level, minutes, teacher, brief], at): DemoRow => ({
    course_title: title, category, course_kind: kind, course_level: level, link: `https://training.example.com/${kind}/${at + 1}`, minutes, teacher,
    brief, is_enable: at !== 11, creator: people[0]!, create_time: momentOf(addDays(clock.today, -200 + at * 12), 34_000, COMPANY_ZONE),
  })))
  await write('course_progress', people.slice(0, 6).flatMap((person, who) => ids.slice(0, 8).filter(
    (_id, at) => (who + at) % 3 !== 0,
  ).map((course, at): DemoRow => {
    const day = addDays(clock.today, -random.whole(2, 80))
    return {
      course_id: course, employee_id: person, progress: random.pick([100, 100, 60, 35, 10]), views: 1 + (who + at) % 4, favourite: (who + at) % 5 === 0,
      first_time: momentOf(addDays(day, -at), 50_000, COMPANY_ZONE), update_time: momentOf(day, 52_000, COMPANY_ZONE),
    }
  })))
}

interface Step { step_no: number; step_name: string; approver_kind: string; role: string | null; employee_id: number | null; mode: string }

async function writeApprovals(context: SystemContext): Promise<void> {
  const { clock, people, documents, kept } = context
  const role = (no: number, name: string, of: string, mode = 'any'): Step => (
    { step_no: no, step_name: name, approver_kind: 'role', role: of, employee_id: null, mode }
  )
  const person = (no: number, name: string, who: number): Step => (
    { step_no: no, step_name: name, approver_kind: 'person', role: null, employee_id: people[who]!, mode: 'any' }
  )
  const flows: { row: DemoRow; steps: Step[] }[] = [
    { row: { flow_name: '采购合同审批', doc_kind: 'contract', min_amount: null }, steps: [role(1, '财务审核', 'finance')] },
    { row: { flow_name: '大额采购合同（10 万以上）', doc_kind: 'contract', min_amount: '100000.00' }, steps: [role(1, '财务会签', 'finance',
      'all'), person(2, '总经理审批', 0)] },
    { row: { flow_name: '采购请款审批', doc_kind: 'purchase_payment', min_amount: '5000.00' }, steps: [role(1, '财务审核', 'finance'), person(2,
      '总经理审批', 0)] },
    { row: { flow_name: '盘点差异审批', doc_kind: 'stocktake', min_amount: null }, steps: [person(1, '仓库主管审核', 0)] },
    { row: { flow_name: '采购计划审批（停用）', doc_kind: 'purchase_plan', min_amount: null, is_enable: false }, steps: [role(1, '财务审核',
      'finance')] },
  ]
  const made = momentOf(addDays(clock.start, 30), 36_000, COMPANY_ZONE)
  const flowIds = await kept(
    'approval_flow',
    flows.map(
      ({ row }) => (
        {
          currency: 'CNY', cc_users: [String(people[SENIOR])], is_enable: true, ...row, creator: people[0]!, create_time: made, updater: people[0]!,
          update_time: made,
        }
      ),
    ),
  )
  await kept('approval_step', flows.flatMap(({ steps }, at) => steps.map((step): DemoRow => ({ ...step, flow_id: flowIds[at]! }))))

  const approvals: Under[] = [
    ...underWay(
      documents.contract, 'contract', 'doc_status', 'contract_no', 'contract_name', 'total_amount', BUYER,
    ).map((one) => ({ ...one, flow: Number(one.amount) >= 100_000 ? 1 : 0 })),
    ...underWay(
      documents.purchase_payment, 'purchase_payment', 'pay_status', 'request_no', 'purchase_no', 'apply_amount', BUYER,
    ).filter(({ amount }) => Number(amount) >= 5000).map((one) => ({ ...one, flow: 2 })),
    ...underWay(documents.stocktake, 'stocktake', 'doc_status', 'doc_no', 'doc_no', undefined, KEEPER).map((one) => ({ ...one, flow: 3 })),
  ]
  const ids = await kept('approval', approvals.map(({ flow, by, at, ...row }): DemoRow => {
    const { steps } = flows[flow]!
    return {
      ...row, currency: 'CNY', applicant: people[by]!, flow_id: flowIds[flow]!, flow_name: flows[flow]!.row.flow_name!,
      steps: steps.map((step) => ({ ...step, employee_id: step.employee_id === null ? null : String(step.employee_id) })),
      step_no: 1, step_name: steps[0]!.step_name, waiting_names: steps[0]!.role === 'finance' ? '陈曦、周静' : '管理员', status: '0', create_time: at,
    }
  }))
  await kept('approval_task', approvals.flatMap(({ flow, by, at }, nth): DemoRow[] => {
    const step = flows[flow]!.steps[0]!
    const approvers = step.role === 'finance' ? [FINANCE, SENIOR] : [0]
    return [
      { approval_id: ids[nth]!, employee_id: people[by]!, part: 'apply', state: 'closed', create_time: at },
      ...approvers.map(
        (who): DemoRow => (
          { approval_id: ids[nth]!, employee_id: people[who]!, part: 'approve', step_no: 1, step_name: step.step_name, state: 'waiting', create_time: at }
        ),
      ),
    ]
  }))
  await kept(
    'approval_history',
    approvals.map(
      ({ by, at }, nth): DemoRow => ({ approval_id: ids[nth]!, step_no: 0, step_name: '提交', action: 'submit', employee_id: people[by]!, create_time: at }),
    ),
  )
}

interface Under { flow: number; by: number; at: string; doc_kind: string; doc_id: string; doc_no: string; title: string; amount: string | null }

/** Documents that were handed in and not decided yet. */
function underWay({ ids, rows }: {
  ids: number[]
  rows: DemoRow[]
}, kind: string, state: string, number: string, title: string, amount: string | undefined, by: number): Omit<Under, 'flow'>[] {
  return rows.flatMap((row, at) => (row[state] === '1'
    ? [
      {
        by, at: String(row.create_time), doc_kind: kind, doc_id: String(ids[at]), doc_no: String(row[number]), title: String(row[title] ?? ''),
        amount: amount === undefined ? null : String(row[amount]),
      },
    ]
    : [])).slice(-6)
}
