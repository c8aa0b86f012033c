/** What self-shipped parcels come to by a company's own freight templates. */
import type { Model } from '../../../contract/model'
import { answers } from '../../kernel/http/answers'
import { countriesOf, OFFER_COLUMNS, partsOf, pricesOf } from './offers'
import { freightOf, type Tariff } from './tariff'
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
}

/** Of the chosen templates, else of all that are switched on; of one country where it is said. */
export const templateTrial = answers('logistics.templateTrial', (context, { rows: chosen, country, ...sizes }) =>
  context.db.withCompany(context.caller, async (tx) => {
    const ids = chosen.flatMap(({ id }) => (id === undefined ? [] : [id]))
    const boxes = boxesEntered(sizes)
    const { rows } = await tx.query<Template>(
      `select id::text, template_name as name, logistics_channel as channel, country, zone, bill_way as way, currency, first_weight::text, first_price::text,
         next_weight::text, next_price::text, fuel_rate::text, operate_fee::text, discount::text, charge_unit::text as unit, min_fee::text as minimum,
         coalesce(volume_divisor, 6000) as divisor
       from freight_template where company_id = $1 and case when $2::bigint[] = '{}' then is_enable is distinct from false else id = any($2::bigint[]) end
       order by template_name, country, zone nulls first, id`, [context.caller.companyId, ids],
    )
    const countries = countriesOf(context.model.enums['site'])
    const lines = rows.filter((one) => !country || countries(one.country) === countries(country)).map((one) => {
      const freight = freightOf({
        ...pricesOf(one), way: one.way, divisor: String(one.divisor), each: false, unit: one.unit, minimum: one.minimum,
        discount: one.discount, fuel: one.fuel_rate, handling: one.operate_fee,
      }, boxes)
      return {
        line: one.id,
        cells: {
          template: one.name, channel: one.channel, country: one.country, zone: one.zone ?? '', way: wayOf(context.model, one.way),
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
