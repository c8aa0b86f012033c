/**
 * What it costs to send a batch to Amazon: the channels that take its boxes with their prices, the one that was chosen, and the estimate by its quote,
 * made anew when the batch is sent, for its boxes may have changed since.
 */
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { raiseDataVersions } from '../../../kernel/store/data-version'
import type { Writing } from '../../../kernel/write/write.row'
import { linesOfOffers, offersOf, partsOf, type Box, type Offer } from '../../logistics/public'
import { change, inBatch, lockBatch } from '../shipment/batch.rows'
import { shareHead } from './shares'

type Reading = Pick<Writing, 'tx' | 'asker' | 'model'>

interface Sent { id: string; site: string; center: string | null; day: string | null }

/** The boxes of a batch, those that are alike together. */
async function boxesOf({ tx, asker }: Reading, batchId: string): Promise<Box[]> {
  const { rows } = await tx.query<Required<Box>>(
    `select length::text, width::text, height::text, weight::text, count(*)::int as count from ship_box where company_id = $1 and batch_id = $2::bigint
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`, [asker.companyId, batchId],
  )
  return rows
}

/** What the channels take for it; of one alone where it is named. @throws Refusal where nothing is packed yet */
async function offersFor(reading: Reading, batchId: string, channelId: string | null = null): Promise<Offer[]> {
  const { tx, asker } = reading
  const { rows: [sent] } = await tx.query<Sent>(
    `select b.id::text, s.site, b.destination_fc as center, b.ship_day::text as day from ship_batch b join shop s on s.company_id = $1 and s.id = b.shop_id
     where b.company_id = $1 and b.id = $2::bigint`, [asker.companyId, batchId],
  )
  const boxes = await boxesOf(reading, batchId)
  if (!sent || boxes.length === 0) throw new Refusal(CODES.invalid, '这个批次还没有装箱，没有箱子可以计费；请先装箱，并填写箱子的尺寸与毛重')
  return offersOf(reading, { country: sent.site, zone: sent.center, day: sent.day ?? asker.today, boxes }, channelId)
}

/** What a batch keeps of the offer that was chosen. */
function keptOf({ channelId, quoteId, mode, currency, freight }: Offer): Row {
  if (!('charge' in freight)) throw new Error('an offer without a charge is not chosen')
  return {
    channel_id: channelId, quote_id: quoteId, transport_mode: mode, currency: currency, charge_weight: freight.charge.charged,
    est_fee: freight.charge.total, est_parts: partsOf(freight.charge).slice(0, 500),
  }
}

/** Offers line by line, then the one that is taken. @throws Refusal of several batches, of one that is signed or billed, and of an offer that is gone */
export const chooseChannel = answers('fbaShipment.chooseChannel', (context, { rows: chosen, mode, preview, lines }) => inBatch(context, async (work) => {
  const [one, ...others] = chosen
  if (!one || others.length > 0) throw new Refusal(CODES.invalid, '一次给一个批次选择渠道')
  const batch = await lockBatch(work, one.id)
  if (!['1', '2'].includes(String(batch['fba_ship_status']))) throw new Refusal(CODES.transition, `批次 ${String(batch['batch_no'])} 已签收或已删除，不能再选择渠道`)
  if (batch['bill_fee'] !== null) throw new Refusal(CODES.transition, `批次 ${String(batch['batch_no'])} 的物流账单已经对账，不能再选择渠道`)
  const offers = (await offersFor(work.writing, one.id)).filter((offer) => !mode || offer.mode === mode)
  if (preview) return linesOfOffers(work.writing.model, offers)
  const taken = offers.find(({ line }) => line === lines?.[0])
  if (!taken || !('charge' in taken.freight)) throw new Refusal(CODES.invalid, '选择的渠道现在不能用，请重新选择')
  const { writing } = work
  const { rows: [channel] } = await writing.tx.query<{ provider: string }>(
    'select provider_id::text as provider from logistics_channel where company_id = $1 and id = $2::bigint', [writing.asker.companyId, taken.channelId],
  )
  await change(work, 'ship_batch', batch, { ...keptOf(taken), provider_id: channel!.provider }, 'channel')
  await shareHead(writing, one.id)
  return linesOfOffers(writing.model, [taken])
}))

/** Once it is sent: the estimate by the boxes as they are now, of the chosen channel and quote's day; when it should arrive, where nobody has said so. */
export async function estimateSent(writing: Writing, batchId: string): Promise<void> {
  const { tx, asker } = writing
  const { rows: [chosen] } = await tx.query<{ channel: string | null; days: number | null }>(
    `select b.channel_id::text as channel, c.transit_days as days from ship_batch b left join logistics_channel c on c.company_id = $1 and c.id = b.channel_id
     where b.company_id = $1 and b.id = $2::bigint`, [asker.companyId, batchId],
  )
  if (!chosen?.channel) return
  const offer = (await offersFor(writing, batchId, chosen.channel)).find(({ freight }) => 'charge' in freight)
  const kept = offer && keptOf(offer)
  await tx.query(
    `update ship_batch set eta = coalesce(eta, $3::date + $4::int),
       charge_weight = coalesce($5::numeric, charge_weight), est_fee = coalesce($6::numeric, est_fee), est_parts = coalesce($7, est_parts),
       quote_id = coalesce($8::bigint, quote_id)
     where company_id = $1 and id = $2::bigint`,
    [asker.companyId, batchId, asker.today, chosen.days, ...['charge_weight', 'est_fee', 'est_parts', 'quote_id'].map((name) => kept?.[name] ?? null)],
  )
  await raiseDataVersions(tx, asker.companyId, ['ship_batch'])
  await shareHead(writing, batchId)
}
