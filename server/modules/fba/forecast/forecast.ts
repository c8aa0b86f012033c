/**
 * What forwarders are told before goods leave (物流预报): a batch stands in one forecast, its sheet is written by the forwarder's own columns, and the
 * tracking numbers that come back are its batches'. Sends nothing to anybody.
 */
import { roundText, timesText } from '../../../../contract/decimal-text'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { Download } from '../../../kernel/http/handler'
import { isRowId } from '../../../kernel/store/row-id'
import type { Tx } from '../../../kernel/store/connect'
import { downloadBook } from '../../../kernel/tasks/export/book'
import type { Cell } from '../../../kernel/value/server-kind'
import { effect } from '../../../kernel/write/effects'
import type { WriteRule } from '../../../kernel/write/write.rules'
import { refuse } from '../../stock/public'
import { change, lockBatch } from '../shipment/batch.rows'

/** A batch is packed, in no other forecast, and its line says how many boxes it has. */
export const forecastItemRule: WriteRule = async ({ tx, asker }, written) => {
  const ids = [...new Set(written.flatMap(({ after }) => (after ? [String(after['forecast_id'])] : [])))]
  const { rows: [wrong] } = await tx.query<{ no: string; boxes: number; other: string | null }>(
    `select b.batch_no as no, (select count(*) from ship_box x where x.company_id = $1 and x.batch_id = b.id)::int as boxes, o.no as other
     from forecast_item i join forecast f on f.company_id = $1 and f.id = i.forecast_id and f.state <> '3'
     join ship_batch b on b.company_id = $1 and b.id = i.batch_id
     left join lateral (select n.forecast_no as no from forecast_item k join forecast n on n.company_id = $1 and n.id = k.forecast_id
       where k.company_id = $1 and k.batch_id = i.batch_id and k.forecast_id <> i.forecast_id and n.state <> '3' order by n.id limit 1) o on true
     where i.company_id = $1 and i.forecast_id = any($2::bigint[])
       and (o.no is not null or not exists (select from ship_box x where x.company_id = $1 and x.batch_id = b.id)) order by i.id limit 1`,
    [asker.companyId, ids],
  )
  if (wrong?.other) refuse(`批次 ${wrong.no} 已经在预报 ${wrong.other} 里，一个货件只能预报一次`, { items: '已经预报' })
  if (wrong) refuse(`批次 ${wrong.no} 还没有装箱，没有箱子可以预报；请先装箱`, { items: '还没有装箱' })
  await tx.query(
    `update forecast_item i set box_count = x.boxes, total_weight = x.weight from (
       select batch_id, count(*)::int as boxes, sum(weight) as weight from ship_box where company_id = $1 group by 1) x
     where i.company_id = $1 and i.forecast_id = any($2::bigint[]) and x.batch_id = i.batch_id`, [asker.companyId, ids],
  )
}

/** The numbers that came back are the batches'. */
export const trackForecast = effect('trackForecast', {
  async run({ writing, written, items: { items } }) {
    for (const { batch_id: id, tracking_no: number } of items) {
      const batch = await lockBatch({ writing, written }, id)
      await change({ writing, written }, 'ship_batch', batch, { tracking_no: number }, 'track')
    }
  },
  async undo({ writing, written, items: { items } }) {
    for (const { batch_id: id, tracking_no: number } of items) {
      const batch = await lockBatch({ writing, written }, id)
      // What somebody has written since stays.
      if (batch['tracking_no'] === number) await change({ writing, written }, 'ship_batch', batch, { tracking_no: null }, 'untrack')
    }
  },
})

/** A line of the sheet, whatever it is a line of; amounts and sizes as decimal texts. */
interface Line extends Row {
  batch_no: string; shipment_id: string | null; destination_fc: string | null; site: string; channel: string | null; channel_code: string | null
  box_no: number | null; box_code: string | null; box_count: number; length: string | null; width: string | null; height: string | null; weight: string | null
  total_weight: string | null; qty: number; msku: string | null; fnsku: string | null; sku: string | null; product_name: string | null;
    declare_cn: string | null
  declare_en: string | null; hs_code: string | null; material: string | null; declare_price: string | null; declare_currency: string | null
}

const FIGURES: Record<string, number> = { box_no: 0, box_count: 0, qty: 0, length: 1, width: 1, height: 1, weight: 2, total_weight: 2, declare_price: 2,
  declare_value: 2 }

/** The cell of a column. A worth is pieces × declared price, to the cent; what is not known is left empty. */
export function cellOf(line: Line, source: string, words: string | null): Cell {
  if (source === 'words') return { text: words ?? '' }
  const value = source === 'declare_value'
    ? line.declare_price === null ? null : roundText(timesText(line.declare_price, String(line.qty)), 2)
    : line[source]
  if (value === null || value === undefined) return { text: '' }
  return source in FIGURES ? { number: String(value), format: { digits: FIGURES[source]!, percent: false } } : { text: String(value) }
}

/** By box, by goods in a box, or by shipment: what several goods say is joined, a price only where there is one. */
const GROUPS: Record<string, string> = { box: 'b.id, x.id', goods: 'b.id, x.id, i.id', shipment: 'b.id' }

async function linesOf(tx: Tx, company: number, forecast: string, per: string): Promise<Line[]> {
  const group = GROUPS[per] ?? GROUPS['box']!
  const joined = (field: string): string => `string_agg(distinct nullif(${field}, ''), '、')`
  const isBox = per !== 'shipment'
  const { rows } = await tx.query<Line>(
    `select min(b.batch_no) as batch_no, min(b.shipment_id) as shipment_id, min(b.destination_fc) as destination_fc, min(upper(h.site)) as site,
       min(c.logistics_channel) as channel, min(c.channel_code) as channel_code, ${isBox ? 'min(x.box_no)::int' : 'null::int'} as box_no,
       ${isBox ? 'min(x.box_code)' : 'null::text'} as box_code, count(distinct x.id)::int as box_count,
       ${['length', 'width', 'height', 'weight'].map((size) => `${isBox ? `min(x.${size})::text` : 'null::text'} as ${size}`).join(', ')},
       (select sum(w.weight) from ship_box w where w.company_id = $1 and w.batch_id = b.id)::text as total_weight, sum(n.qty)::int as qty,
       ${['msku', 'fnsku', 'sku', 'product_name'].map((field) => `${joined(`i.${field}`)} as ${field}`).join(', ')},
       ${['declare_cn', 'declare_en', 'hs_code', 'material', 'declare_currency'].map((field) => `${joined(`s.${field}`)} as ${field}`).join(', ')},
       case when count(distinct s.declare_price) = 1 and bool_and(s.declare_price is not null) then min(s.declare_price)::text end as declare_price
     from forecast_item f join ship_batch b on b.company_id = $1 and b.id = f.batch_id join shop h on h.company_id = $1 and h.id = b.shop_id
     join forecast t on t.company_id = $1 and t.id = f.forecast_id left join logistics_channel c on c.company_id = $1 and c.id = t.channel_id
     join ship_box x on x.company_id = $1 and x.batch_id = b.id join ship_box_item n on n.company_id = $1 and n.box_id = x.id
     join ship_batch_item i on i.company_id = $1 and i.id = n.item_id left join sku s on s.company_id = $1 and s.sku_code = i.sku
     where f.company_id = $1 and f.forecast_id = $2::bigint group by ${group} order by b.id, min(x.box_no), min(i.id)`, [company, forecast],
  )
  return rows
}

/** One xlsx of one forecast. @throws Refusal of several at once, and of one with a shipment that the asker does not see */
export const forecastSheet = answers('delivery.forecastSheet', async (context, { ids }): Promise<Download> => {
  const { caller, db, files } = context
  const [id, ...others] = [...new Set(ids)]
  if (id === undefined || others.length > 0) throw new Refusal(CODES.invalid, '一份预报表格是一张预报单，请逐张导出')
  const { no, title, head, lines } = await db.withCompany(caller, async (tx) => {
    const { rows: [found] } = await tx.query<{ no: string; per: string; template: string; title: string; unseen: boolean }>(
      `select f.forecast_no as no, t.per, t.id::text as template, t.template_name as title, exists (select from forecast_item i join ship_batch b
         on b.company_id = $1 and b.id = i.batch_id where i.company_id = $1 and i.forecast_id = f.id
         and $3::text[] is not null and b.shop_id::text <> all($3::text[])) as unseen
       from forecast f join forecast_template t on t.company_id = $1 and t.id = f.template_id where f.company_id = $1 and f.id = $2::bigint`,
      [caller.companyId, isRowId(id) ? id : '0', caller.shopIds ?? null],
    )
    if (!found || found.unseen) throw new Refusal(CODES.notFound, '没有这张预报，或其中有不在您可见的店铺范围内的货件')
    const { rows: columns } = await tx.query<{ heading: string; source: string; words: string | null }>(
      'select heading, source, words from forecast_template_line where company_id = $1 and template_id = $2::bigint order by line_no, id',
      [caller.companyId, found.template],
    )
    if (columns.length === 0) throw new Refusal(CODES.invalid, `预报模板「${found.title}」还没有列，请先填写`)
    const told = await linesOf(tx, caller.companyId, id, found.per)
    return {
      no: found.no, title: found.title, head: columns.map(({ heading }) => heading),
      lines: told.map((line) => columns.map(({ source, words }) => cellOf(line, source, words))),
    }
  })
  return downloadBook(files, `预报_${no}.xlsx`, { title, head, lines })
})
