/** Payments asked for: by an order, a bill, what was owed before or a sample, never more than is due. */
import type { PurchasePaymentRow } from '../../../contract/generated/entities/purchase_payment'
import type { Upgrade } from '../../kernel/kept/upgrades'
import { raiseDataVersions } from '../../kernel/store/data-version'
import { effect } from '../../kernel/write/effects'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import { refuse } from '../stock/public'

/** What an order or a bill comes to, locked until the request is written. */
interface Due { no: string; supplier: string; currency: string; state: string; total: string }

const ORDER = `select o.order_no as no, o.supplier_id::text as supplier, o.currency, o.po_status as state,
    round(coalesce(o.freight, 0) + coalesce(o.other_fee, 0)
    + coalesce((select sum(i.qty * i.price) from purchase_order_item i where i.company_id = $1 and i.order_id = o.id), 0), 2)::text as total
  from purchase_order o where o.company_id = $1 and o.id = $2::bigint for update`
const BILL = `select b.bill_no as no, b.supplier_id::text as supplier, b.currency, b.bill_status as state, round(
    coalesce((select sum(i.qty * i.bill_price) from supplier_bill_item i where i.company_id = $1 and i.bill_id = b.id), 0)
    - coalesce(b.discount, 0) - coalesce(b.prepaid_amount, 0), 2)::text as total
  from supplier_bill b where b.company_id = $1 and b.id = $2::bigint for update`

const OPENING = `select opening_no as no, supplier_id::text as supplier, currency, '' as state, round(amount, 2)::text as total
  from supplier_opening where company_id = $1 and id = $2::bigint for update`

const SAMPLE = `select sample_no as no, supplier_id::text as supplier, currency, sample_state as state,
    round(coalesce(sample_fee, 0) + coalesce(freight, 0), 2)::text as total
  from dev_sample where company_id = $1 and id = $2::bigint for update`

/** What a request may be for, and which states of it are paid; []: it has none. */
const FOR = {
  order_id: { sql: ORDER, label: '采购单', paid: ['2', '3', '4', '5'], not: '还没有审核或已作废' },
  bill_id: { sql: BILL, label: '对账单', paid: ['2'], not: '还没有确认' },
  opening_id: { sql: OPENING, label: '期初应付', paid: [], not: '' },
  sample_id: { sql: SAMPLE, label: '样品单', paid: ['ordered', 'received', 'pass', 'reject', 'kept', 'returned'], not: '还没有下单或已取消' },
} as const
type By = keyof typeof FOR
type Asked = Pick<Required<PurchasePaymentRow>, By>

/** @returns undefined for a request that names none of them */
async function dueOf({ tx, asker }: Writing, asked: Asked): Promise<(Due & { by: By; id: string }) | undefined> {
  const [by, more] = (Object.keys(FOR) as By[]).filter((each) => asked[each] !== null)
  if (by === undefined) return undefined
  const { sql, label, paid, not } = FOR[by]
  if (more !== undefined) {
    refuse('采购单、对账单、期初应付与样品单只能选一个：定金、分期与尾款选采购单，月结选对账单，以前欠的选期初应付，样品费选样品单', { [more]: `已选择${label}` })
  }
  const { rows: [due] } = await tx.query<Due>(sql, [asker.companyId, asked[by]])
  if (!due) refuse(`没有这${by === 'opening_id' ? '笔' : '张'}${label}，请重新选择`)
  if (paid.length > 0 && !(paid as readonly string[]).includes(due.state)) refuse(`${label}「${due.no}」${not}，不能请款`, { [by]: not })
  return { ...due, by, id: asked[by]! }
}

/** A request that can still be changed says what its order or bill says: whose, how much in all, in which currency. */
export const paymentRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  for (const { after } of written) {
    if (!after || String(after['pay_status'] ?? '0') !== '0') continue
    const due = await dueOf(writing, {
      order_id: idOf(after['order_id']), bill_id: idOf(after['bill_id']), opening_id: idOf(after['opening_id']), sample_id: idOf(after['sample_id']),
    })
    if (!due) continue
    if (String(after['supplier_id']) !== due.supplier) refuse(`「${due.no}」是另一家供应商的，请核对供应商`, { supplier_id: '不是这家供应商的' })
    const { rows: [more] } = await tx.query<{ asked: string }>(
      `update purchase_payment set total_amount = $3::numeric, purchase_no = $4, currency = $5 where company_id = $1 and id = $2::bigint
       returning case when apply_amount > $3::numeric then apply_amount::text end as asked`, [asker.companyId, after['id'], due.total, due.no, due.currency],
    )
    if (more?.asked) refuse(`「${due.no}」一共 ${due.total}，不能申请 ${more.asked}`, { apply_amount: `最多 ${due.total}` })
  }
  const orders = written.flatMap(({ before, after }) => [idOf(before?.['order_id']), idOf(after?.['order_id'])]).filter((id) => id !== null)
  await tellOrders(writing, [...new Set(orders)])
}

/** An order says how far it is paid: what was asked for and paid by requests of its own. */
export async function tellOrders({ tx, asker }: Pick<Writing, 'tx' | 'asker'>, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return
  await tx.query(`${PAID} and o.company_id = $1 and o.id = any($2::bigint[])`, [asker.companyId, orders])
  await raiseDataVersions(tx, asker.companyId, ['purchase_order'])
}

const PAID = `update purchase_order o set pay_status = p.state from (
    select o.company_id, o.id, case when d.paid > 0 and d.paid >= d.total then '3' when d.paid > 0 then '2' when d.asked then '1' else '0' end as state
    from purchase_order o cross join lateral (select
      round(coalesce(o.freight, 0) + coalesce(o.other_fee, 0)
        + coalesce((select sum(i.qty * i.price) from purchase_order_item i where i.company_id = o.company_id and i.order_id = o.id), 0), 2) as total,
      coalesce((select sum(paid_amount) from purchase_payment r where r.company_id = o.company_id and r.order_id = o.id), 0) as paid,
      exists (select from purchase_payment r where r.company_id = o.company_id and r.order_id = o.id and r.pay_status in ('1', '2', '3')) as asked) d) p
  where p.company_id = o.company_id and p.id = o.id and o.pay_status is distinct from p.state`

/** Orders once did not say how far they were paid. */
export const paidOfOrdersBefore: Upgrade = {
  name: 'purchase.paidOfOrdersBefore',
  entities: ['purchase_order', 'purchase_order_item', 'purchase_payment'],
  async run(tx) {
    await tx.query(PAID)
  },
}

/** What was paid without a day once is told of the day on which it was asked for. */
export const daysOfPaymentsBefore: Upgrade = {
  name: 'purchase.daysOfPaymentsBefore',
  entities: ['purchase_payment'],
  async run(tx) {
    await tx.query(
      `update purchase_payment p set pay_date = (p.create_time at time zone c.zone)::date from company c
       where c.id = p.company_id and p.pay_date is null and p.pay_status in ('2', '3')`,
    )
  },
}

const idOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** All that was asked for by one order, bill or opening together is at most what it comes to. */
export const checkPayment = effect('checkPayment', {
  async run({ writing, row }) {
    const due = await dueOf(writing, row)
    if (!due) return
    const { rows: [asked] } = await writing.tx.query<{ others: string; left: string; more: boolean }>(
      `select s.others::text, ($4::numeric - s.others)::text as left, s.others + $5::numeric > $4::numeric as more from (
         select coalesce(sum(apply_amount), 0) as others from purchase_payment where company_id = $1 and id <> $3::bigint and pay_status in ('1', '2', '3')
           and ${due.by} = $2::bigint) s`,
      [writing.asker.companyId, due.id, row.id, due.total, row.apply_amount],
    )
    if (asked?.more) refuse(`「${due.no}」一共 ${due.total}，已申请 ${asked.others}，这次最多申请 ${asked.left}，不能申请 ${row.apply_amount}`)
  },
})

/** Paid in part is less than was asked for, paid off all of it. */
export const checkPaid = effect('checkPaid', {
  async run({ writing, row }) {
    const { rows: [paid] } = await writing.tx.query<{ off: boolean; none: boolean }>(
      'select $1::numeric = $2::numeric as off, $1::numeric = 0 as none', [row.paid_amount ?? '0', row.apply_amount],
    )
    if (paid!.none) refuse('已付金额是 0，请填写付了多少', { paid_amount: '请填写付了多少' })
    if (row.pay_status === '3' && !paid!.off) refuse(`付清要付到申请金额 ${row.apply_amount}；只付了一部分的请用「部分付款」`, { paid_amount: `应为 ${row.apply_amount}` })
    if (row.pay_status === '2' && paid!.off) refuse('已付到申请金额，请用「付清」', { paid_amount: '已付清' })
    // What suppliers are owed is told by day, so that a payment has one.
    if (row.pay_date === null) await writing.tx.query('update purchase_payment set pay_date = $3::date where company_id = $1 and id = $2::bigint', [
      writing.asker.companyId, row.id, writing.asker.today,
    ])
  },
})
