/** Agreed bills of one forwarder are asked for and paid together; a bill is asked for once, and says how far it is. */
import { raiseDataVersions } from '../../../kernel/store/data-version'
import { effect } from '../../../kernel/write/effects'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Writing } from '../../../kernel/write/write.row'
import { refuse } from '../../stock/public'

/** Bills of a request are of its forwarder, in its currency, agreed to, asked for no more than they come to, and by nobody else. */
export const checkFreightPayment = effect('checkFreightPayment', {
  async run({ writing: { tx, asker }, row, items: { items } }) {
    if (items.length === 0) refuse('请款里没有账单，请先选择账单')
    const { rows } = await tx.query<{ id: string; no: string; provider: string; currency: string; status: string; total: string; other: string | null }>(
      `select f.id::text, f.bill_no as no, f.provider_id::text as provider, f.currency, f.bill_status as status,
         (coalesce(f.bill_fee, 0) + coalesce(f.tax_fee, 0) + coalesce(f.other_fee, 0))::text as total,
         (select min(p.request_no) from logistics_payment_item i join logistics_payment p on p.company_id = $1 and p.id = i.payment_id
          where i.company_id = $1 and i.bill_id = f.id and p.id <> $3::bigint and p.pay_status <> '0') as other
       from logistics_bill f where f.company_id = $1 and f.id = any($2::bigint[]) order by f.id for update of f`,
      [asker.companyId, items.map(({ bill_id: id }) => id), row.id],
    )
    const bills = new Map(rows.map((bill) => [bill.id, bill]))
    for (const [at, item] of items.entries()) {
      const bill = bills.get(String(item.bill_id))
      const where = { [`items[${at}].bill_id`]: '请核对这张账单' }
      if (!bill) refuse(`第 ${at + 1} 行的账单已经不在了，请重新选择`, where)
      if (bill.status !== '2') refuse(`账单「${bill.no}」还没有对账无误，不能请款`, where)
      if (bill.provider !== String(row.provider_id)) refuse(`账单「${bill.no}」是另一家物流商的，请分开请款`, where)
      if (bill.currency !== row.currency) refuse(`账单「${bill.no}」是 ${bill.currency}，请款是 ${row.currency}，请分开请款`, where)
      if (bill.other) refuse(`账单「${bill.no}」已在请款「${bill.other}」里`, where)
      if (Number(item.amount) > Number(bill.total)) {
        refuse(`账单「${bill.no}」一共 ${bill.total}，不能申请 ${item.amount}`, { [`items[${at}].amount`]: `最多 ${bill.total}` })
      }
    }
  },
})

/** Whatever becomes of a request, its bills say how far they are, and batches what becomes of theirs. */
export const freightPaymentRule: WriteRule = async (writing, written) => {
  const payments = written.flatMap(({ after, before }) => {
    const row = after ?? before
    return row ? [String(row['id'])] : []
  })
  await tellBills(writing, payments)
}

async function tellBills({ tx, asker }: Writing, payments: string[]): Promise<void> {
  const { rows } = await tx.query<{ batch: string | null }>(
    `update logistics_bill f set pay_status = coalesce((select max(p.pay_status) from logistics_payment_item i
       join logistics_payment p on p.company_id = $1 and p.id = i.payment_id where i.company_id = $1 and i.bill_id = f.id), '0')
     where f.company_id = $1 and f.id in (select bill_id from logistics_payment_item where company_id = $1 and payment_id = any($2::bigint[]))
     returning f.batch_id::text as batch`, [asker.companyId, payments],
  )
  if (rows.length === 0) return
  await tx.query(
    `update ship_batch b set pay_state = (select case when bool_and(f.pay_status = '3') then '3' when bool_or(f.pay_status = '3') then '2'
       when bool_or(f.pay_status = '1') then '1' else '0' end from logistics_bill f where f.company_id = $1 and f.batch_id = b.id)
     where b.company_id = $1 and b.id = any($2::bigint[])`, [asker.companyId, rows.flatMap(({ batch }) => (batch === null ? [] : [batch]))],
  )
  await raiseDataVersions(tx, asker.companyId, ['logistics_bill', 'ship_batch'])
}
