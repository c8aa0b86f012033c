/** What is paid for goods goes out of an account: each payment of a request becomes a payment document of finance, and is void once it is taken back. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import { addRow } from '../../kernel/write/write.tree'

/** States of fund_entry that the account's balance knows, and that it does not any more. */
const AUDITED = '2'
const VOID = '4'

/** Paid since the last payment of the request: a part paid before has its own document, from whichever account. Without an account nothing leaves one. */
export const payOut = effect('payOut', {
  async run({ writing, row, before, written }) {
    if (row.account_id === null) return
    const { tx, asker, model } = writing
    const { rows: [due] } = await tx.query<{ amount: string; some: boolean; less: boolean; partner: string | null; usable: boolean }>(
      `select ($2::numeric - p.paid)::text as amount, $2::numeric > p.paid as some, $2::numeric < p.paid as less,
         (select supplier_name from supplier where company_id = $1 and id = $4::bigint) as partner,
         coalesce((select is_enable from fund_account where company_id = $1 and id = $5::bigint), true) as usable
       from (select greatest(coalesce($6::numeric, 0), coalesce(sum(amount_total), 0)) as paid from fund_entry
         where company_id = $1 and payment_id = $3::bigint and doc_status = '${AUDITED}') p`,
      [asker.companyId, row.paid_amount ?? '0', row.id, row.supplier_id, row.account_id, before['paid_amount'] ?? '0'],
    )
    if (!due!.usable) throw new Refusal(CODES.invalid, '这个资金账户已停用，请选择别的账户', { account_id: '已停用' })
    if (due!.less) throw new Refusal(CODES.invalid, '已付金额比以前记的少；付错的请先「撤销付款」', { paid_amount: '比以前记的少' })
    await tx.query(
      `update purchase_payment set pay_account = (select left(account_name, 60) from fund_account where company_id = $1 and id = $3::bigint)
       where company_id = $1 and id = $2::bigint`, [asker.companyId, row.id, row.account_id],
    )
    if (!due!.some) return
    const entity = model.entities['fund_entry']!
    await addRow(writing, entity, {}, {
      receipt_type: 'payment', account_id: row.account_id, pay_date: row.pay_date ?? asker.today, partner: due!.partner?.slice(0, 80) ?? null,
      currency: row.currency, amount_total: due!.amount, fee_amount: 0, ref_no: row.purchase_no.slice(0, 80), payment_id: row.id,
      remark: `采购请款 ${row.request_no ?? ''}`, doc_status: AUDITED,
    }, written)
  },
})

/** Effect of 撤销付款: its payment documents are void. */
export const takeBackPaid = effect('takeBackPaid', {
  async run({ writing, row, written }) {
    const entity = writing.model.entities['fund_entry']!
    for (const id of await entriesOf(writing, row.id)) {
      const before = await lockRow(writing, entity, { id })
      written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { doc_status: VOID }) })
    }
  },
})

async function entriesOf({ tx, asker }: Writing, payment: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id::text as id from fund_entry where company_id = $1 and payment_id = $2::bigint and doc_status <> '${VOID}' order by id`,
    [asker.companyId, payment],
  )
  return rows.map(({ id }) => id)
}
