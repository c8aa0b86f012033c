/** VAT invoices: made out of orders, numbered without a gap when they are issued, and taken back by a credit note of the opposite amounts. */
import { CODES, type Row } from '../../../contract/wire'
import { refuseAt, Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { rowId } from '../../kernel/store/row-id'
import { effect } from '../../kernel/write/effects'
import { writingTogether } from '../../kernel/write/together'
import { insertRow, lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Written } from '../../kernel/write/written'

const MOST = 200

interface Line {
  msku: string | null; title: string | null; quantity: number; vat_rate: string; currency: string; net_amount: string; vat_amount: string; gross_amount: string
  line_origin: string
}

/** As the VAT report tells the sale; amounts are its own. */
const TOLD = `select msku, max(title) as title, sum(quantity)::int as quantity, max(vat_rate)::text as vat_rate, max(currency) as currency,
    sum(net_amount)::text as net_amount, sum(vat_amount)::text as vat_amount, sum(gross_amount)::text as gross_amount, 'vat' as line_origin
  from vat_transaction where company_id = $1 and shop_id = $2::bigint and event_id = $3 and vat_type = 'SALE' and net_amount is not null
  group by msku, vat_rate order by msku`

/** The order's goods, taxes included, at the seller's rate: the net amount is rounded once, the tax is what is left. */
const SOLD = `select msku, title, quantity, $4::text as vat_rate, currency, net::text as net_amount, (gross - net)::text as vat_amount,
    gross::text as gross_amount, 'order' as line_origin
  from (select msku, title, quantity, currency, gross, round(gross / (1 + $4::numeric), case when currency = 'JPY' then 0 else 2 end) as net
    from (select msku, max(title) as title, sum(quantity)::int as quantity, max(currency) as currency,
        sum(coalesce(item_price, 0) + coalesce(item_tax, 0) + coalesce(shipping_price, 0) + coalesce(shipping_tax, 0) + coalesce(gift_wrap_price, 0)
          + coalesce(gift_wrap_tax, 0) - coalesce(item_discount, 0) - coalesce(ship_discount, 0)) as gross
      from order_item where company_id = $1 and shop_id = $2::bigint and order_id = $3 and quantity > 0 group by msku) g) n
  where gross > 0 order by msku`

async function linesOf({ tx, asker }: Writing, shop: string, order: string, rate: string): Promise<Line[]> {
  const told = (await tx.query<Line>(TOLD, [asker.companyId, shop, order])).rows
  return told.length > 0 ? told : (await tx.query<Line>(SOLD, [asker.companyId, shop, order, rate])).rows
}

async function write(writing: Writing, invoice: Row, lines: readonly Line[], written: Written[]): Promise<Row> {
  const [invoices, items] = [writing.model.entities['vat_invoice']!, writing.model.entities['vat_invoice_item']!]
  const after = await insertRow(writing, invoices, invoice)
  written.push({ entity: invoices, action: 'add', after })
  for (const line of lines) written.push({ entity: items, action: 'add', after: await insertRow(writing, items, { invoice_id: after['id'], ...line }) })
  return after
}

/** Invoices of orders of one shop. @throws Refusal of none or more than MOST orders, and of what cannot be invoiced */
export const makeInvoices = answers('service.makeInvoices', (context, { shop_id: shop, orders }) => writingTogether(context, async (writing, written) => {
  await lockRow(writing, writing.model.entities['shop']!, { id: rowId(shop) })
  const named = [...new Set(orders.split(/[\s,，;；、]+/).filter(Boolean))]
  if (named.length === 0 || named.length > MOST) refuseAt('orders', `请填写 1 到 ${MOST} 个订单号`)
  await invoiceOrders(writing, shop, named, written)
  return { made: named.length }
}))

/** An invoice to be issued for each order, after the VAT report's words or the order's own. @throws Refusal (Chinese) for the first that may have none */
export async function invoiceOrders(writing: Writing, shop: string, named: readonly string[], written: Written[]): Promise<void> {
  const { tx, asker } = writing
  const { rows: [seller] } = await tx.query<{ id: string; vat_rate: string }>(
    `select id::text, vat_rate::text from vat_seller where company_id = $1 and is_enable is distinct from false
       and $2 = any(shop_ids::text[]) order by id limit 1`,
    [asker.companyId, shop],
  )
  if (!seller) refuseAt('shop_id', '这个店铺没有启用的发票抬头：请先在“抬头”里填写')
  for (const order of named) {
    const { rows: [known] } = await tx.query<{ state: string; invoice: string | null; isThere: boolean }>(
      `select o.state, exists (select from vat_invoice v where v.company_id = $1 and v.shop_id = o.shop_id and v.order_id = o.order_id
           and v.invoice_kind = 'invoice' and not exists (select from vat_invoice c where c.company_id = $1 and c.original_id = v.id)) as "isThere"
       from sale_order o where o.company_id = $1 and o.shop_id = $2::bigint and o.order_id = $3 for update of o`, [asker.companyId, shop, order],
    )
    if (!known) refuseAt('orders', `这个店铺没有订单「${order.slice(0, 40)}」`)
    if (known.state === 'cancelled') refuseAt('orders', `订单「${order}」已取消，不能开票`)
    if (known.isThere) refuseAt('orders', `订单「${order}」已有发票，要重开请先红冲`)
    const lines = await linesOf(writing, shop, order, seller.vat_rate)
    if (lines.length === 0) refuseAt('orders', `订单「${order}」没有金额，不能开票`)
    const { rows: [buyer] } = await tx.query<{ vat: string | null; name: string | null }>(
      `select (select max(t.buyer_vat_no) from vat_transaction t where t.company_id = $1 and t.shop_id = $2::bigint and t.event_id = $3) as vat,
         (select max(m.buyer_name) from mail m where m.company_id = $1 and m.shop_id = $2::bigint and m.order_id = $3) as name`,
      [asker.companyId, shop, order],
    )
    await write(writing, {
      invoice_kind: 'invoice', vat_state: '0', shop_id: shop, order_id: order, seller_id: seller.id, currency: lines[0]!.currency,
      buyer_vat: buyer?.vat ?? null, buyer_name: buyer?.name ?? null,
    }, lines, written)
  }
}

/** A number of the seller's own row of numbers; whoever issues at the same time waits for it. */
export const issueInvoice = effect('issueInvoice', {
  async run({ writing, before, row }) {
    const { tx, asker, model } = writing
    const { rows: [seller] } = await tx.query<{ prefix: string; no: number }>(
      `update vat_seller set last_no = coalesce(last_no, 0) + 1 where company_id = $1 and id = $2::bigint returning prefix, last_no as no`,
      [asker.companyId, row.seller_id],
    )
    if (!seller) throw new Refusal(CODES.notFound, '发票的抬头已经不在')
    const no = `${row.invoice_kind === 'credit' ? 'C' : ''}${seller.prefix}${asker.today.slice(0, 4)}-${String(seller.no).padStart(5, '0')}`
    await updateRow(writing, model.entities['vat_invoice']!, before, { invoice_no: no, issue_date: asker.today })
  },
})

/** A credit note of the opposite amounts. @throws Refusal of what was not issued or is credited already */
export const creditInvoice = answers('service.creditInvoice', (context, { id }) => writingTogether(context, async (writing, written) => {
  const { tx, asker, model } = writing
  const invoice = await lockRow(writing, model.entities['vat_invoice']!, { id: rowId(id) })
  if (invoice['invoice_kind'] !== 'invoice' || invoice['vat_state'] === '0') throw new Refusal(CODES.invalid, '只有开具了的发票可以红冲；待开具的直接删除')
  const { rows: [there] } = await tx.query('select from vat_invoice where company_id = $1 and original_id = $2::bigint', [asker.companyId, id])
  if (there) throw new Refusal(CODES.invalid, '这张发票已经红冲过')
  const { rows: lines } = await tx.query<Line>(
    `select i.msku, i.title, -i.quantity as quantity, i.vat_rate::text, i.currency, (-i.net_amount)::text as net_amount, (-i.vat_amount)::text as vat_amount,
       (-i.gross_amount)::text as gross_amount, i.line_origin from vat_invoice_item i where i.company_id = $1 and i.invoice_id = $2::bigint order by i.id`,
    [asker.companyId, id],
  )
  const { shop_id, order_id, seller_id, currency, buyer_name, buyer_vat, buyer_address } = invoice
  const credit = await write(writing, {
    invoice_kind: 'credit', vat_state: '0', shop_id, order_id, seller_id, currency, buyer_name, buyer_vat, buyer_address, original_id: id,
  }, lines, written)
  return { id: String(credit['id']) }
}))

/** A prefix holds nothing that would make two rows of numbers meet. @throws Refusal for others */
export const vatSellerRule: WriteRule = async (_writing, written) => {
  for (const { after } of written) {
    if (after && !/^[A-Z]{2}$/.test(String(after['country']))) refuseAt('country', '请填写两位大写的国家代码，例如 DE')
    if (after && !/^[A-Z0-9-]{1,20}$/i.test(String(after['prefix']))) refuseAt('prefix', '编号前缀只能是字母、数字与短横')
  }
}
