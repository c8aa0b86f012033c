/**
 * Cost said of batches: lines are added and never changed, what is wrong or replaced is taken back by lines the other way round. A line counts in
 * the month of its document, not before its batch came, and never in a closed month: then in the first that is open.
 */
import { roundText, timesText } from '../../../contract/decimal-text'
import { ratesAs } from '../../kernel/read/statement/rates'
import type { Posting } from '../stock/public'
import { monthOf, type Books } from './books'
import { openMonths } from './months'
import { split } from './split'

/** What a line of cost is for; `carry`: handed on from the batches that these pieces came out of (carry.ts). */
export type CostKind = 'purchase' | 'head' | 'duty' | 'package' | 'process' | 'other' | 'carry'
/** Whether a cost is expected or billed: a bill takes the place of the estimate of its kind. */
export type CostBasis = 'estimate' | 'bill'

/** The document that says what something costs, of whatever entity. */
export interface Cause { kind: string; id: string; no: string | null; line?: string | null }

/** What is said of one batch. */
export interface LayerCost {
  layerId: string
  kind: CostKind
  basis: CostBasis
  /** A decimal of at most four digits behind the point. */
  amount: string
  currency: string
  /** Day of the document (yyyy-mm-dd): its month's rate, and the month in which it counts. */
  day: string
  cause: Cause
  remark?: string | null
  /** In the company's currency, where that is known already; otherwise by the rate. */
  base?: string | null
}

interface Layer { id: string; sku: string; day: string }

/** Writes lines; batches are revalued by whoever calls. */
export async function addLines(posting: Posting, books: Books, costs: readonly LayerCost[]): Promise<void> {
  if (costs.length === 0) return
  const { tx, asker, now } = posting
  const layers = await layersOf(posting, costs.map(({ layerId }) => layerId))
  const rates = await ratesOf(posting, books, costs)
  const rows = costs.map((cost) => {
    const layer = layers.get(cost.layerId)!
    const rate = cost.currency === books.currency ? '1' : rates.get(`${cost.currency} ${monthOf(cost.day)}`) ?? null
    const day = [cost.day, layer.day, books.open].reduce((latest, each) => (each > latest ? each : latest))
    return {
      layer_id: layer.id, sku_id: layer.sku, kind: cost.kind, basis: cost.basis, amount: cost.amount, doc_currency: cost.currency, rate,
      rate_month: monthOf(cost.day),
      base_amount: cost.base ?? (rate === null ? null : roundText(timesText(cost.amount, rate), books.digits)), month: monthOf(day), line_day: day,
      doc_kind: cost.cause.kind, doc_id: cost.cause.id, doc_line: cost.cause.line ?? null, doc_no: cost.cause.no, remark: cost.remark ?? null,
    }
  })
  await openMonths(posting, rows.map(({ line_day: day }) => day))
  await tx.query(
    `insert into cost_line (company_id, layer_id, sku_id, kind, basis, amount, doc_currency, rate, rate_month, base_amount, currency, month, line_day,
       diff_amount, doc_kind, doc_id, doc_line, doc_no, remark, creator, create_time)
     select $1, l.layer_id, l.sku_id, l.kind, l.basis, l.amount, l.doc_currency, l.rate, l.rate_month, l.base_amount, $2, l.month, l.line_day, 0,
       l.doc_kind, l.doc_id, l.doc_line, l.doc_no, l.remark, $3, $4::timestamptz
     from jsonb_to_recordset($5::jsonb) as l (layer_id bigint, sku_id bigint, kind text, basis text, amount numeric, doc_currency text, rate numeric,
       rate_month date, base_amount numeric, month date, line_day date, doc_kind text, doc_id text, doc_line text, doc_no text, remark text)`,
    [asker.companyId, books.currency, asker.employeeId, now.toISOString(), JSON.stringify(rows)],
  )
}

/**
 * One amount over several batches: in its own currency and in the company's, each adding up to the whole.
 * @param over batches and their weights
 */
export async function spread(
  posting: Posting, books: Books, cost: Omit<LayerCost, 'layerId' | 'base'>, over: readonly { layerId: string; weight: string }[],
): Promise<LayerCost[]> {
  const weights = over.map(({ weight }) => weight)
  const rate = cost.currency === books.currency ? '1' : (await ratesOf(posting, books, [cost])).get(`${cost.currency} ${monthOf(cost.day)}`)
  const whole = rate === undefined ? undefined : roundText(timesText(cost.amount, rate), books.digits)
  const amounts = split(cost.amount, weights, 4)
  const bases = whole === undefined ? undefined : split(whole, weights, books.digits)
  return over.map(({ layerId }, at) => ({ ...cost, layerId, amount: amounts[at]!, base: bases?.[at] ?? null }))
}

/** Which lines are taken back; all that are said must hold. */
export interface Which { cause?: Pick<Cause, 'kind' | 'id'>; layerIds?: readonly string[]; kinds?: readonly CostKind[]; basis?: CostBasis }

/**
 * Takes lines back, each once, in its own month or the first that is open.
 * @returns the batches that they were of
 */
export async function reverseLines({ tx, asker, now }: Posting, books: Books, { cause, layerIds, kinds, basis }: Which): Promise<string[]> {
  const { rows } = await tx.query<{ layer: string }>(
    `insert into cost_line (company_id, layer_id, sku_id, kind, basis, amount, doc_currency, rate, rate_month, base_amount, currency, month, line_day,
       diff_amount, doc_kind, doc_id, doc_line, doc_no, reverses_id, remark, creator, create_time)
     select $1, c.layer_id, c.sku_id, c.kind, c.basis, -c.amount, c.doc_currency, c.rate, c.rate_month, -c.base_amount, c.currency,
       date_trunc('month', greatest(c.line_day, $2::date))::date, greatest(c.line_day, $2::date), 0, c.doc_kind, c.doc_id, c.doc_line, c.doc_no, c.id,
       '冲回', $3, $4::timestamptz
     from cost_line c where c.company_id = $1 and c.reverses_id is null
       and not exists (select from cost_line r where r.company_id = $1 and r.reverses_id = c.id)
       and ($5::text is null or (c.doc_kind = $5 and c.doc_id = $6)) and ($7::bigint[] is null or c.layer_id = any($7))
       and ($8::text[] is null or c.kind = any($8)) and ($9::text is null or c.basis = $9)
     order by c.id returning layer_id::text as layer`,
    [
      asker.companyId, books.open, asker.employeeId, now.toISOString(), cause?.kind ?? null, cause?.id ?? null, layerIds ?? null, kinds ?? null, basis ?? null,
    ],
  )
  return [...new Set(rows.map(({ layer }) => layer))]
}

async function layersOf({ tx, asker }: Posting, ids: readonly string[]): Promise<Map<string, Layer>> {
  const { rows } = await tx.query<Layer>(
    'select id::text, sku_id::text as sku, in_day::text as day from cost_layer where company_id = $1 and id = any($2::bigint[])', [asker.companyId, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** What one unit of a currency was worth in the month of a day, by "currency month"; nothing where no rate is known. */
async function ratesOf({ tx, asker }: Posting, books: Books, costs: readonly Pick<LayerCost, 'currency' | 'day'>[]): Promise<Map<string, string>> {
  const asked = [...new Set(costs.filter(({ currency }) => currency !== books.currency).map(({ currency, day }) => `${currency} ${monthOf(day)}`))]
  if (asked.length === 0) return new Map()
  const { rows } = await tx.query<{ key: string; rate: string }>(
    `with ${ratesAs('materialized', '$1', '$2::text')}
     select a.key, r.rate::text from unnest($3::text[]) as a (key)
     join rates r on r.currency = split_part(a.key, ' ', 1) and r.month = split_part(a.key, ' ', 2)::date`,
    [asker.companyId, books.currency, asked],
  )
  return new Map(rows.map(({ key, rate }) => [key, rate]))
}

/** What one unit of a currency was worth in the month of a day; null where no rate is known. */
export async function rateOf(posting: Posting, books: Books, currency: string, day: string): Promise<string | null> {
  return currency === books.currency ? '1' : (await ratesOf(posting, books, [{ currency, day }])).get(`${currency} ${monthOf(day)}`) ?? null
}
