/** How the demo company's goods travel to Amazon: what forwarders quote, which channel a batch takes, what was estimated and billed of it, and its tracks. */
import { freightOf, partsOf, type Box, type Tariff } from '../modules/logistics/public'
import { split } from '../modules/cost/public'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import { CHANNELS } from './records.demo'
import type { DemoRow } from './rows.demo'

/** Countries that each channel goes to, in the order of the channels. */
const REACH = [['美国', '加拿大'], ['美国', '加拿大'], ['德国', '英国'], ['美国', '加拿大'], ['日本'], ['德国', '英国'], ['美国', '加拿大', '德国', '英国', '日本']]
const SITES: Record<string, string> = { us: '美国', ca: '加拿大', de: '德国', gb: '英国', jp: '日本' }
const STARTS = ['21', '51', '101', '501']

/** Prices of a kilogram from each start on, by channel, in CNY. */
const PRICES = [
  ['9.50', '8.80', '7.90', '7.20'], ['13.50', '12.60', '11.80', '11.00'], ['11.00', '10.20', '9.40', '8.80'], ['46.00', '44.00', '42.00', '40.00'],
  ['30.00', '28.00', '26.50', '25.00'], ['22.00', '20.50', '19.00', '18.00'], ['58.00', '54.00', '50.00', '47.00'],
]
const OPERATE = '50'
const isExpress = (channel: number): boolean => CHANNELS[channel]![3] === 'express'

/** A row for each country that a channel goes to. */
export function quoteRows(channels: readonly number[], from: string): DemoRow[] {
  return CHANNELS.flatMap((_channel, at) => REACH[at]!.map((country): DemoRow => ({
    channel_id: channels[at], country, bill_way: 'weight', currency: 'CNY', charge_unit: '1', least_charge: '21', lift: true, weigh_each: isExpress(at),
    box_least: isExpress(at) ? '12' : null, fuel_rate: isExpress(at) ? '0.18' : null, operate_fee: OPERATE, valid_from: from,
  })))
}

/** The steps of those quotes, and a surcharge for long boxes. @param quotes ids of `quoteRows` in their order */
export function priceRows(quotes: readonly number[]): { steps: DemoRow[]; surcharges: DemoRow[] } {
  const of = CHANNELS.flatMap((_channel, at) => REACH[at]!.map(() => at))
  return {
    steps: quotes.flatMap((id, nth) => STARTS.map((start, step): DemoRow => (
      { quote_id: id, from_qty: start, unit_price: PRICES[of[nth]!]![step], whole: false }
    ))),
    surcharges: quotes.map((id): DemoRow => ({ quote_id: id, fee_name: '超长附加', per: 'box', fee_amount: '120', over_side: '120' })),
  }
}

function tariffOf(channel: number): Tariff {
  return {
    way: 'weight', divisor: isExpress(channel) ? '5000' : '6000', each: isExpress(channel), unit: '1', least: '21', boxLeast: isExpress(channel) ? '12' : null,
    steps: STARTS.map((from, at) => ({ from, price: PRICES[channel]![at]!, whole: false })), lift: true,
    fuel: isExpress(channel) ? '0.18' : null, handling: OPERATE,
  }
}

/** The channel that goes to a site in this way, else the express. */
export function channelFor(site: string, mode: string): number {
  const found = CHANNELS.findIndex(([, , , way], at) => way === mode && REACH[at]!.includes(SITES[site] ?? ''))
  return found < 0 ? CHANNELS.length - 1 : found
}

const EVENTS = { transit: '离开起运港', pickup: '到达目的港，待提柜', delivered: '已送达亚马逊仓库' } as const

/** What one batch's way to Amazon comes to: fields for its row, and the rows that stand beside it. */
export interface Travel {
  /** Of the batch. */
  row: DemoRow
  /** Parts of its freight, by the weights that were given. */
  shares: string[]
  tracking?: DemoRow
  bill?: DemoRow
}

/**
 * What a batch keeps of how it travels.
 * @param weights of its goods, by which the freight is shared
 */
export function travelOf(
  { at, channel, day, shipDay, signDay, today, number, boxes, weights, ids }: {
    at: number; channel: number; day: string; shipDay: string | null; signDay: string | null; today: string; number: string; boxes: readonly Box[]
    weights: readonly string[]; ids: { channels: readonly number[]; providers: readonly number[] }
  },
): Travel {
  const [provider, name, , mode, days] = CHANNELS[channel]!
  const freight = freightOf(tariffOf(channel), boxes)
  const row: DemoRow = {
    channel_id: ids.channels[channel], provider_id: ids.providers[provider], transport_mode: mode, apportion_method: '1', currency: 'CNY',
  }
  if (!('charge' in freight)) return { row, shares: [] }
  const { charge } = freight
  Object.assign(row, { charge_weight: charge.charged, est_fee: charge.total, est_parts: partsOf(charge) })
  if (shipDay === null) return { row, shares: split(charge.total, weights, 2) }
  const tracking = `${['YYD', 'YT', 'ZO', 'HQ'][provider]}${day.replaceAll('-', '')}${String(at).padStart(2, '0')}`
  const eta = addDays(shipDay, days)
  const state = signDay !== null ? 'delivered' : eta <= today ? 'pickup' : 'transit'
  const event = { track_state: state, latest_event: EVENTS[state], eta }
  // Of every third signed batch the forwarder has billed a twelfth more than was estimated.
  const fee = signDay === null || at % 5 === 4 ? null : at % 3 === 0 ? (Number(charge.total) * 13 / 12).toFixed(2) : charge.total
  return {
    row: { ...row, ...event, tracking_no: tracking, etd: addDays(shipDay, 1), bill_fee: fee },
    shares: split(fee ?? charge.total, weights, 2),
    tracking: {
      ...event, tracking_no: tracking, provider_id: ids.providers[provider], logistics_channel: name, transport_mode: mode, ref_no: number, ship_date: shipDay,
      event_time: momentOf(signDay ?? (eta < today ? eta : today), 9 * 3600, COMPANY_ZONE), arrive_day: signDay, is_alert: false,
    },
    ...(fee === null ? {} : { bill: {
      bill_no: `ZD-${tracking}`, provider_id: ids.providers[provider], logistics_channel: name, ref_no: number, tracking_no: tracking, ship_date: shipDay,
      charge_weight: charge.charged, currency: 'CNY', est_fee: charge.total, bill_fee: fee, bill_status: '2', pay_status: '0',
      ...(at % 3 === 0 ? { abnormal_type: 'overprice', handle_status: '2', handle_result: '旺季附加费，已与物流商核对' } : {}),
    } }),
  }
}
