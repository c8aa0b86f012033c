/** VAT invoices of the demo company, by the steps that people take: made out of orders, issued, some of them uploaded on Amazon. */
import { seeingAll } from '../kernel/asker/asker'
import type { Model } from '../../contract/model'
import type { Tx } from '../kernel/store/connect'
import { takeStep } from '../kernel/write/step'
import { insertRow, lockRow, type Writing } from '../kernel/write/write.row'
import type { Written } from '../kernel/write/written'
import { invoiceOrders } from '../modules/service/public'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'

const SELLERS = [
  { site: 'de', title: '德国抬头', country: 'DE', vat_no: 'DE318204577', address:
    'c/o Nordsee Lager, Billhorner Kanalstraße 9, 20539 Hamburg', prefix: 'DE', vat_rate: '0.19' },
  { site: 'gb', title: '英国抬头', country: 'GB', vat_no: 'GB284619350', address:
    'Unit 4, Trafford Point, Manchester M17 1TX', prefix: 'GB', vat_rate: '0.2' },
] as const
const EACH = 5

interface Invoicing { tx: Tx; model: Model; companyId: number; today: string; people: readonly number[] }

/** Once its orders are there; the last of each seller wait to be issued. */
export async function invoiceBuyers({ tx, model, companyId, today, people }: Invoicing): Promise<void> {
  const asker = seeingAll({
    companyId, employeeId: String(people[0]), shopIds: null, everything: true, hidden: () => new Set<string>(), currency: 'CNY', zone: COMPANY_ZONE,
    today: addDays(today, 1),
  })
  const writing: Writing = { tx, model, asker, now: new Date(momentOf(today, 18 * 3600, COMPANY_ZONE)) }
  const written: Written[] = []
  for (const { site, ...seller } of SELLERS) {
    const { rows: [shop] } = await tx.query<{ id: string }>(
      'select id::text from shop where company_id = $1 and site = $2 order by id limit 1', [companyId, site],
    )
    if (!shop) continue
    await insertRow(writing, model.entities['vat_seller']!, { ...seller, company: '杭州禾沐家居有限公司', shop_ids: [shop.id], is_enable: true })
    const { rows: orders } = await tx.query<{ id: string }>(
      `select o.order_id as id from sale_order o where o.company_id = $1 and o.shop_id = $2::bigint and o.state = 'shipped' and o.purchase_day < $3::date - 3
         and exists (select from order_item i where i.company_id = $1 and i.shop_id = o.shop_id and i.order_id = o.order_id
           and i.item_price > 0 and i.quantity > 0)
       order by o.purchase_day desc, o.order_id limit ${EACH}`, [companyId, shop.id, today],
    )
    await invoiceOrders(writing, shop.id, orders.map(({ id }) => id), written)
  }
  const entity = model.entities['vat_invoice']!
  const { rows: made } = await tx.query<{ id: string }>('select id::text from vat_invoice where company_id = $1 order by id', [companyId])
  for (const [at, { id }] of made.entries()) {
    if (at % EACH === EACH - 1) continue
    await takeStep(writing, entity, 'issue', await lockRow(writing, entity, { id }), { vat_state: '1' }, written)
    if (at % EACH > 1) continue
    await takeStep(writing, entity, 'uploaded', await lockRow(writing, entity, { id }), { vat_state: '2', upload_time: writing.now.toISOString() }, written)
  }
}
