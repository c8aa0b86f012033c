/** What forwarders bill of batches: a bill finds its batch, is compared with the estimate, and once agreed takes its place. */
import { effect } from '../../../kernel/write/effects'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { WriteRule } from '../../../kernel/write/write.rules'
import type { Writing } from '../../../kernel/write/write.row'
import { refuse } from '../../stock/public'
import { judgeBills } from './judge'
import { shareHead } from './shares'

/** Bills name a batch by its own number, by Amazon's, or by the tracking number; where several are called so nobody guesses. */
const NAMED = `select min(b.id) from ship_batch b where b.company_id = $1 and b.fba_ship_status <> '4'
    and (b.shipment_id = f.ref_no or b.batch_no = f.ref_no or b.tracking_no = f.tracking_no) having count(*) = 1`

/** What somebody writes who looks into a bill that is not as it was estimated. */
const HANDLED = ['handle_status', 'handle_result'] as const

/** A bill that is still open belongs to the batch that it names, and is compared with what was estimated of it. */
export const billRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = written.flatMap(({ after }) => (after ? [String(after['id'])] : []))
  if (ids.length === 0) return
  await tx.query(
    `update logistics_bill f set batch_id = (${NAMED}) where f.company_id = $1 and f.id = any($2::bigint[]) and f.batch_id is null and f.bill_status <> '2'`,
    [asker.companyId, ids],
  )
  await tx.query(
    `update logistics_bill f set est_fee = b.est_fee from ship_batch b where f.company_id = $1 and f.id = any($2::bigint[]) and f.est_fee is null
       and f.bill_status <> '2' and b.company_id = $1 and b.id = f.batch_id and b.est_fee is not null and b.currency = f.currency
       and not exists (select from logistics_bill o where o.company_id = $1 and o.batch_id = f.batch_id and o.id < f.id)`,
    [asker.companyId, ids],
  )
  const handled = written.flatMap(({ before, after }) => (
    after && before && HANDLED.some((field) => String(before[field] ?? '') !== String(after[field] ?? '')) ? [String(after['id'])] : []
  ))
  if (handled.length > 0) await tx.query(
    'update logistics_bill set handle_user = $3::bigint where company_id = $1 and id = any($2::bigint[])', [asker.companyId, handled, asker.employeeId],
  )
  await judgeBills({ tx, asker }, { bills: ids })
}

/** What the agreed bills of a batch come to, this one among them or not. */
async function tellBatch(writing: Writing, batchId: string, bill: { id: string; agreed: boolean; currency: string }): Promise<void> {
  const { tx, asker } = writing
  const { rows: [batch] } = await tx.query<{ no: string; currency: string; known: boolean }>(
    `select batch_no as no, coalesce(currency, 'CNY') as currency, (est_fee is not null or bill_fee is not null) as known from ship_batch
     where company_id = $1 and id = $2::bigint for update`, [asker.companyId, batchId],
  )
  if (!batch) return
  if (bill.agreed && batch.known && batch.currency !== bill.currency) {
    refuse(`批次 ${batch.no} 的头程按 ${batch.currency} 记账，这张账单是 ${bill.currency}；请按 ${batch.currency} 填写账单金额后再对账`)
  }
  await tx.query(
    `update ship_batch b set currency = case when $4 then $5 else b.currency end, bill_fee = (
       select sum(coalesce(f.bill_fee, 0) + coalesce(f.tax_fee, 0) + coalesce(f.other_fee, 0)) from logistics_bill f
       where f.company_id = $1 and f.batch_id = b.id and case when f.id = $3::bigint then $4 else f.bill_status = '2' end)
     where b.company_id = $1 and b.id = $2::bigint`, [asker.companyId, batchId, bill.id, bill.agreed, bill.currency],
  )
  await raiseDataVersions(tx, asker.companyId, ['ship_batch'])
  await shareHead(writing, batchId)
}

/** Effect of 对账无误: the batch's freight is the sum of its agreed bills. @throws Refusal of another currency than the batch's */
export const agreeFreight = effect('agreeFreight', {
  async run({ writing, row: { id, batch_id: batch, currency } }) {
    if (batch !== null) await tellBatch(writing, batch, { id, agreed: true, currency })
  },
  async undo({ writing, row: { id, batch_id: batch, currency } }) {
    if (batch !== null) await tellBatch(writing, batch, { id, agreed: false, currency })
  },
})
