/**
 * The demo company's office: stock moved in and out by hand, announcements, and the messages in which people find them.
 * Announcements are read by some and not by others; an administrator finds a few messages of each kind.
 */
import { addDays, COMPANY_ZONE, momentOf, type DemoClock } from './calendar.demo'
import { KEEPER } from './company.demo'
import type { DemoProduct } from './products.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'

const MOVES = 36

/** What rows of the office refer to. `warehouses`: ids by position in WAREHOUSES. */
export interface OfficeContext {
  clock: DemoClock
  products: DemoProduct[]
  /** Ids of the people, as PEOPLE of company.demo.ts lists them. */
  people: number[]
  warehouses: number[]
}

const REASONS: Record<string, string[]> = {
  manual_in: ['样品转库存', '盘盈补录', '供应商补货', '退货翻新入库'],
  manual_out: ['线下样品领用', '展会用品', '拍摄领用', '质检抽样'],
  scrap_out: ['受潮报废', '包装破损报废', '过季清理'],
}

/** Documents of the last 70 days: the older, the further. */
export function stockMoveRows({ clock, people, warehouses }: OfficeContext): DemoRow[] {
  const random = randomOf('stock moves')
  const seen = new Map<string, number>()
  return Array.from({ length: MOVES }, (_none, at): DemoRow => {
    const day = addDays(clock.today, -Math.floor(((MOVES - 1 - at) / MOVES) * 70))
    const nth = (seen.get(day) ?? 0) + 1
    seen.set(day, nth)
    const type = random.pick(['manual_in', 'manual_in', 'manual_out', 'manual_out', 'scrap_out'])
    const state = at < MOVES - 10 ? random.pick(['5', '5', '5', '2', '4']) : random.pick(['0', '1', '1', '2', '3'])
    const audited = state === '2' || state === '5' || state === '3'
    const made = momentOf(day, 9 * 3600 + random.whole(0, 20_000), COMPANY_ZONE)
    return {
      move_no: `CR${day.replaceAll('-', '')}${String(nth).padStart(4, '0')}`, move_type: type, warehouse_id: warehouses[random.whole(0, 1)],
      move_day: day, ref_no: random.chance(0.4) ? `QT${day.slice(2).replaceAll('-', '')}${nth}` : null,
      remark: random.pick(REASONS[type]!), doc_status: state, refuse_reason: state === '3' ? '数量与实物不符，请复核' : null,
      auditor: audited ? people[0] : null, audit_time: audited ? momentOf(day, 17 * 3600, COMPANY_ZONE) : null, creator: people[KEEPER],
      create_time: made, update_time: made,
    }
  })
}

/** @param skus ids of SKU by their codes */
export function stockMoveItemRows({ products }: OfficeContext, moves: number[], skus: ReadonlyMap<string, number>): DemoRow[] {
  const random = randomOf('stock move items')
  const goods = [...new Map(products.map((product) => [product.sku, product])).values()]
  return moves.flatMap((move) => {
    const first = random.whole(0, goods.length - 4)
    return goods.slice(first, first + random.whole(1, 3)).map((product): DemoRow => ({
      move_id: move, sku_id: skus.get(product.sku),
      good_qty: random.whole(1, 60), bad_qty: random.chance(0.2) ? random.whole(1, 4) : 0,
      unit_cost: money(product.cost), currency: 'CNY', remark: random.chance(0.15) ? '外箱有压痕' : null,
    }))
  })
}

interface Announced { days: number; title: string; type: string; content: string; roles: string[]; pinned: boolean; state: 'published' | 'draft' }

const ANNOUNCED: Announced[] = [
  {
    days: 21, title: '仓库盘点安排', type: 'internal', content: '本月 25 日杭州总仓、义乌分仓全面盘点，当天暂停出入库。请各运营提前一天完成发货申请，盘点差异由仓储部汇总后发出。', roles: [], pinned: false,
    state: 'published',
  },
  {
    days: 12, title: '广告预算调整规则', type: 'warning', content: '旺季期间单个广告活动的日预算上限提高到 200 美元，ACOS 连续三天超过 40% 的活动请在周会上说明原因。', roles: ['sales'], pinned: true,
    state: 'published',
  },
  { days: 5, title: '报告中心支持新报告', type: 'feature', content: '报告中心现在可以识别月度仓储费与移除订单报告，上传后先预检再写入；被拒绝的行可以下载查看行号与原因。', roles: [], pinned: false, state: 'published' },
  { days: 1, title: '年终结算时间（草稿）', type: 'internal', content: '财务部年终结算时间安排，待确认后发布。', roles: [], pinned: false, state: 'draft' },
]

/** @param staff how many get what is for everybody, and for a role */
export function announcementRows({ clock, people }: OfficeContext, rolesOf: readonly string[][]): DemoRow[] {
  return ANNOUNCED.map(({ days, title, type, content, roles, pinned, state }): DemoRow => {
    const made = momentOf(addDays(clock.today, -days), 10 * 3600, COMPANY_ZONE)
    const sent = state === 'draft' ? 0 : receivers(roles, rolesOf).length
    return {
      title, notice_type: type, content, audience: roles.length > 0 ? 'roles' : 'all', roles, pinned, state,
      publish_time: state === 'draft' ? null : made, publisher: state === 'draft' ? null : people[0], sent_count: sent,
      read_count: receivers(roles, rolesOf).filter((at) => state !== 'draft' && hasRead(at, days)).length,
      creator: people[0], create_time: made, update_time: made,
    }
  })
}

/** Messages of the announcements, and a few of the system's to the administrator. */
export function messageRows({ clock, people }: OfficeContext, announcements: number[], rolesOf: readonly string[][]): DemoRow[] {
  const carried = ANNOUNCED.flatMap(({ days, title, content, roles, state }, nth) => (state === 'draft' ? [] : receivers(roles, rolesOf).map((at): DemoRow => {
    const read = hasRead(at, days)
    const day = addDays(clock.today, -days)
    return {
      employee_id: people[at], kind: 'announcement', title, text: content, route: null, read_state: read ? '1' : '0',
      read_time: read ? momentOf(day, 15 * 3600, COMPANY_ZONE) : null, sender: people[0], announcement_id: announcements[nth],
      create_time: momentOf(day, 10 * 3600, COMPANY_ZONE),
    }
  })))
  const own = (days: number, kind: string, title: string, text: string, route: string, read: boolean): DemoRow => {
    const moment = momentOf(addDays(clock.today, -days), 11 * 3600, COMPANY_ZONE)
    return {
      employee_id: people[0], kind, title, text, route, read_state: read ? '1' : '0', read_time: read ? moment : null, sender: null,
      announcement_id: null, create_time: moment,
    }
  }
  return [
    ...carried,
    own(9, 'import', '导入完成：写入「结算报告」', '已写入 1,204 行', '/statistics/report-download', true),
    own(1, 'approval', '手动出入库单等待审核', '仓储部提交了新的出入库单，请审核。', '/warehouse/erp/shouDongChuRuKu', false),
  ]
}

function receivers(roles: string[], rolesOf: readonly string[][]): number[] {
  return rolesOf.flatMap((held, at) => (roles.length === 0 || held.some((role) => roles.includes(role)) ? [at] : []))
}

/** Older ones were read by most. */
function hasRead(person: number, days: number): boolean {
  return (person * 7 + days) % 10 < Math.min(9, 3 + days / 3)
}
