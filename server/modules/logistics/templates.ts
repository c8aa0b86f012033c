/** What self-shipped parcels come to by a company's own freight templates. */
import type { Model } from '../../../contract/model'
import { answers } from '../../kernel/http/answers'
import { groupedBy } from '../../kernel/value/grouped-by'
import type { Reading } from '../../kernel/read/reading'
import { countriesOf, OFFER_COLUMNS, partsOf, pricesOf } from './offers'
import { freightOf, type Box, type Tariff } from './tariff'
import { boxesEntered } from './trial.handlers'

interface Template {
  id: string
  name: string
  channel: string
  country: string
  zone: string | null
  way: Tariff['way']
  currency: string
  first_weight: string | null
  first_price: string | null
  next_weight: string | null
  next_price: string | null
  fuel_rate: string | null
  operate_fee: string | null
  discount: string | null
  unit: string | null
  minimum: string | null
  divisor: number
  prices: { zone: string; from: string; price: string; whole: boolean }[]
}

const TEMPLATES = `select id::text, template_name as name, logistics_channel as channel, country, zone, bill_way as way, currency, first_weight::text,
    first_price::text, next_weight::text, next_price::text, fuel_rate::text, operate_fee::text, discount::text, charge_unit::text as unit,
    min_fee::text as minimum, coalesce(volume_divisor, 6000) as divisor,
    coalesce((select jsonb_agg(jsonb_build_object('zone', p.zone, 'from', p.from_qty::text, 'price', p.unit_price::text, 'whole', coalesce(p.whole, false))
      order by p.zone, p.from_qty) from freight_zone_price p where p.company_id = $1 and p.template_id = t.id), '[]') as prices
  from freight_template t`
const IN_ORDER = 'order by template_name, country, zone nulls first, id'

const tariffOf = (one: Template): Tariff => ({
  ...pricesOf(one), way: one.way, divisor: String(one.divisor), each: false, unit: one.unit, minimum: one.minimum,
  discount: one.discount, fuel: one.fuel_rate, handling: one.operate_fee,
})

/** A template for each of its zones, by the steps of that zone, where it prices zones; else as it is. */
function zonesOf(one: Template): { one: Template; zone: string | null; tariff: Tariff }[] {
  if (one.prices.length === 0) return [{ one, zone: one.zone, tariff: tariffOf(one) }]
  return [...groupedBy(one.prices, ({ zone }) => zone)].map(([zone, steps]) => ({ one, zone, tariff: { ...tariffOf(one), steps } }))
}

/** What a parcel by a channel to a country comes to; undefined where no template is for it. */
type ParcelFreight = (channel: string, country: string, box: Box) => { amount: string; currency: string; says: string } | { lacks: string } | undefined

/** By the templates that are switched on: the first by name of the channel and the country, one of no zone before those of zones. */
export async function parcelFreights({ tx, model, asker }: Reading): Promise<ParcelFreight> {
  const { rows } = await tx.query<Template>(`${TEMPLATES} where company_id = $1 and is_enable is distinct from false ${IN_ORDER}`, [asker.companyId])
  const countries = countriesOf(model.enums['site'])
  return (channel, country, box) => {
    const here = rows.filter((one) => one.channel === channel && countries(one.country) === countries(country)).flatMap(zonesOf)
    const chosen = here.find(({ zone }) => zone === null) ?? here[0]
    if (!chosen) return undefined
    const freight = freightOf(chosen.tariff, [box])
    if ('lacks' in freight) return freight
    return { amount: freight.charge.total, currency: chosen.one.currency, says: `${chosen.one.name}：${partsOf(freight.charge)}` }
  }
}

/** Of the chosen templates, else of all that are switched on; of one country where it is said. */
export const templateTrial = answers('logistics.templateTrial', (context, { rows: chosen, country, ...sizes }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const ids = chosen.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const boxes = boxesEntered(sizes)
    const { rows } = await tx.query<Template>(
      `${TEMPLATES} where company_id = $1 and case when $2::bigint[] = '{}' then is_enable is distinct from false else id = any($2::bigint[]) end
       ${IN_ORDER}`, [context.caller.companyId, ids],
    )
    const countries = countriesOf(context.model.enums['site'])
    const lines = rows.filter((one) => !country || countries(one.country) === countries(country)).flatMap(zonesOf).map(({ one, zone, tariff }) => {
      const freight = freightOf(tariff, boxes)
      return {
        line: one.prices.length === 0 ? one.id : `${one.id} ${zone ?? ''}`,
        cells: {
          template: one.name, channel: one.channel, country: one.country, zone: zone ?? '', way: wayOf(context.model, one.way),
          ...('charge' in freight ? { charged: freight.charge.charged, total: `${one.currency} ${freight.charge.total}`, parts: partsOf(freight.charge) } : {}),
        },
        ...('lacks' in freight ? { error: freight.lacks } : {}),
      }
    })
    const done = lines.filter(({ error }) => error === undefined).length
    return {
      columns: [
        { name: 'template', label: '模板' }, { name: 'channel', label: '渠道' }, { name: 'country', label: '国家', short: true },
        { name: 'zone', label: '分区', short: true },
        ...OFFER_COLUMNS.filter(({ name }) => ['way', 'charged', 'total', 'parts'].includes(name)),
      ],
      lines, done, refused: lines.length - done,
    }
  }))

const wayOf = (model: Model, way: string): string =>
  model.enums['bill_way']?.values.find(({ value }) => value === way)?.label ?? way
