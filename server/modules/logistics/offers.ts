/** What each channel would take for some boxes, or why it does not: the quotes of the company on a day, by the tariff (tariff.ts). */
import { compareText } from '../../../contract/decimal-text'
import type { LinesAnswer } from '../../../contract/lines'
import type { EnumModel, Model } from '../../../contract/model'
import type { Asker } from '../../kernel/asker/asker'
import type { Tx } from '../../kernel/store/connect'
import { freightOf, type Box, type Freight, type Surcharge, type Tariff } from './tariff'

type Reading = { tx: Tx; asker: Pick<Asker, 'companyId'>; model: Model }

/** Boxes that go somewhere. */
interface Parcel {
  /** A marketplace's site or its country's name. */
  country: string
  /** A fulfilment centre or a zone of postal codes; quotes that name others are not for it. */
  zone?: string | null
  /** yyyy-mm-dd, by which quotes are valid. */
  day: string
  boxes: readonly Box[]
}

/** One way to send the boxes, with its price or with why it is none. */
export interface Offer {
  /** Of the quote, else of the channel: a line's name. */
  line: string
  quoteId: string | null
  channelId: string
  channel: string
  provider: string
  mode: string
  days: number | null
  way: string
  currency: string | null
  freight: Freight
}

interface Channel { id: string; name: string; provider: string; mode: string; days: number | null; divisor: number; side: string | null; weight: string | null }

interface Quote {
  id: string
  channel: string
  country: string
  zone: string | null
  way: Tariff['way']
  currency: string
  from: string
  to: string | null
  first_weight: string | null
  first_price: string | null
  next_weight: string | null
  next_price: string | null
  lift: boolean | null
  weigh_each: boolean | null
  charge_unit: string | null
  least_charge: string | null
  box_least: string | null
  min_fee: string | null
  fuel_rate: string | null
  operate_fee: string | null
  steps: { from: string; price: string; whole: boolean }[]
  surcharges: Surcharge[]
}

const CHANNELS = `select c.id::text, c.logistics_channel as name, p.logistics_provider as provider, c.transport_mode as mode, c.transit_days as days,
    coalesce(c.volume_divisor, 6000) as divisor, c.max_side::text as side, c.max_weight::text as weight
  from logistics_channel c join logistics_provider p on p.company_id = $1 and p.id = c.provider_id
  where c.company_id = $1 and c.is_enable is distinct from false and p.is_enable is distinct from false and ($2::bigint is null or c.id = $2::bigint)
  order by c.logistics_channel, c.id`

const QUOTES = `select q.id::text, q.channel_id::text as channel, q.country, q.zone, q.bill_way as way, q.currency,
    q.valid_from::text as from, q.valid_to::text as to, q.first_weight::text, q.first_price::text, q.next_weight::text,
    q.next_price::text, q.lift, q.weigh_each, q.charge_unit::text, q.least_charge::text,
    q.box_least::text, q.min_fee::text, q.fuel_rate::text, q.operate_fee::text,
    coalesce((select jsonb_agg(jsonb_build_object('from', s.from_qty::text, 'price', s.unit_price::text, 'whole', coalesce(s.whole, false)) order by s.from_qty)
      from freight_step s where s.company_id = $1 and s.quote_id = q.id), '[]') as steps,
    coalesce((select jsonb_agg(jsonb_build_object('name', s.fee_name, 'per', s.per, 'amount', coalesce(
      case when s.per = 'share' then s.fee_rate else s.fee_amount end, 0)::text, 'overSide', s.over_side::text, 'overWeight',
      s.over_weight::text) order by s.id)
      from freight_surcharge s where s.company_id = $1 and s.quote_id = q.id), '[]') as surcharges
  from freight_quote q where q.company_id = $1 and ($2::bigint is null or q.channel_id = $2::bigint) order by q.valid_from desc, q.id`

/** A line for each quote that is for the parcel, and for each channel without one; what can be used first, the cheapest of a currency before the others. */
export async function offersOf({ tx, asker, model }: Reading, parcel: Parcel, channelId: string | null = null): Promise<Offer[]> {
  const { rows: channels } = await tx.query<Channel>(CHANNELS, [asker.companyId, channelId])
  const { rows: quotes } = await tx.query<Quote>(QUOTES, [asker.companyId, channelId])
  const countries = countriesOf(model.enums['site'])
  const country = countries(parcel.country)
  const here = quotes.filter((quote) => countries(quote.country) === country)
  return channels.flatMap((channel) => ofChannel(channel, here.filter((quote) => quote.channel === channel.id), parcel)).sort(inOrder)
}

/** A site's code, its country's name and its alias are one country. */
export function countriesOf(sites: EnumModel | undefined): (said: string) => string {
  const names = new Map<string, string>()
  for (const { value, label } of sites?.values ?? []) {
    const code = names.get(label.toLowerCase()) ?? value
    for (const name of [value, label]) names.set(name.toLowerCase(), code)
  }
  return (said) => names.get(said.trim().toLowerCase()) ?? said.trim().toLowerCase()
}

const WHOLE_COUNTRY = ['', '全境', '全国']

/** Names of zones that a quote is for; none: the whole country. */
function zonesOf({ zone }: Quote): string[] {
  const said = (zone ?? '').trim()
  return WHOLE_COUNTRY.includes(said) ? [] : said.split(/[\s,，、;；/]+/).filter(Boolean).map((each) => each.toUpperCase())
}

function ofChannel(channel: Channel, quotes: readonly Quote[], { zone, day, boxes }: Parcel): Offer[] {
  const line = { channelId: channel.id, channel: channel.name, provider: channel.provider, mode: channel.mode, days: channel.days }
  const without = (lacks: string): Offer[] => [{ ...line, line: `channel ${channel.id}`, quoteId: null, way: '', currency: null, freight: { lacks } }]
  if (quotes.length === 0) return without('没有到这个国家的报价')
  const valid = quotes.filter(({ from, to }) => from <= day && (to === null || to >= day))
  if (valid.length === 0) return without(quotes.some(({ from }) => from > day) ? `报价 ${quotes.at(-1)!.from} 才生效` : '报价已经失效')
  const here = zone?.trim().toUpperCase() ?? ''
  const special = valid.filter((quote) => here !== '' && zonesOf(quote).includes(here))
  const wide = valid.filter((quote) => zonesOf(quote).length === 0)
  if (special.length + wide.length === 0) return without(`报价只到 ${[...new Set(valid.flatMap(zonesOf))].slice(0, 5).join('、')}`)
  // Of each way to charge the newest quote, one for the very zone before one for the country.
  const newest = new Map<string, Quote>()
  for (const quote of [...special, ...wide]) if (!newest.has(quote.way)) newest.set(quote.way, quote)
  return [...newest.values()].map((quote) => ({
    ...line, line: quote.id, quoteId: quote.id, way: quote.way, currency: quote.currency, freight: freightOf(tariffOf(quote, channel), boxes),
  }))
}

function tariffOf(quote: Quote, channel: Channel): Tariff {
  return {
    way: quote.way, divisor: String(channel.divisor), each: quote.weigh_each ?? false, unit: quote.charge_unit, least: quote.least_charge,
    boxLeast: quote.box_least, ...pricesOf(quote), steps: quote.steps, lift: quote.lift ?? true, minimum: quote.min_fee, fuel: quote.fuel_rate,
    handling: quote.operate_fee, surcharges: quote.surcharges, maxSide: channel.side, maxWeight: channel.weight,
  }
}

/** First and next as quotes and templates say them; what is not said of the first weight is nothing, of the next a unit. */
export function pricesOf(said: Pick<Quote, 'first_weight' | 'first_price' | 'next_weight' | 'next_price'>): Pick<Tariff, 'first' | 'next'> {
  const isStep = compareText(said.next_weight, '0') === 1
  return {
    first: said.first_price === null ? null : { upTo: said.first_weight ?? '0', price: said.first_price },
    next: said.next_price === null ? null : { each: isStep ? said.next_weight! : '1', price: said.next_price },
  }
}

function inOrder(left: Offer, right: Offer): number {
  if (('charge' in left.freight) !== ('charge' in right.freight)) return 'charge' in left.freight ? -1 : 1
  if (!('charge' in left.freight) || !('charge' in right.freight)) return 0
  if (left.currency !== right.currency) return String(left.currency).localeCompare(String(right.currency))
  return compareText(left.freight.charge.total, right.freight.charge.total) ?? 0
}

/** Columns of a table of offers (linesOfOffers). */
export const OFFER_COLUMNS: LinesAnswer['columns'] = [
  { name: 'channel', label: '渠道' }, { name: 'provider', label: '物流商', short: true }, { name: 'mode', label: '方式', short: true },
  { name: 'days', label: '时效(天)', figure: true },
  { name: 'way', label: '计费', short: true }, { name: 'charged', label: '计费量', figure: true }, { name: 'total', label: '运费', figure: true },
  { name: 'parts', label: '怎么算的' },
]

/** Offers in the words of a dialog that tells them. */
export function linesOfOffers(model: Model, offers: readonly Offer[]): Pick<LinesAnswer, 'columns' | 'lines' | 'done' | 'refused'> {
  const labelOf = (name: string, value: string): string => model.enums[name]?.values.find((one) => one.value === value)?.label ?? value
  const lines = offers.map(({ line, channel, provider, mode, days, way, currency, freight }) => ({
    line,
    cells: {
      channel, provider, mode: labelOf('transport', mode), days: days === null ? '' : String(days), way: labelOf('bill_way', way),
      ...('charge' in freight ? {
        charged: freight.charge.charged, total: `${currency ?? ''} ${freight.charge.total}`.trim(), parts: partsOf(freight.charge),
      } : {}),
    },
    ...('lacks' in freight ? { error: freight.lacks } : {}),
  }))
  const done = lines.filter(({ error }) => error === undefined).length
  return { columns: OFFER_COLUMNS, lines, done, refused: lines.length - done }
}

/** 运费 1200.00 + 燃油 96.00 */
export function partsOf({ parts, notes }: Extract<Freight, { charge: unknown }>['charge']): string {
  return [parts.map(({ name, amount }) => `${name} ${amount}`).join(' + '), ...notes].join('；')
}
