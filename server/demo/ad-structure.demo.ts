/**
 * The demo company's present advertising structure as rows of the bulk sheets of its shops: what the campaigns of
 * ads.demo.ts are made of, negatives and raises for placements besides, and a few changes that wait to be taken to Amazon.
 */
import type { DemoAds, DemoCampaign } from './ads.demo'
import { addDays, COMPANY_ZONE, momentOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf, type Random } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { toStep } from './shops.demo'

const COLUMNS = [
  'entity_kind', 'campaign_id', 'ad_group_id', 'portfolio_id', 'ad_id', 'keyword_id', 'target_id', 'campaign_name', 'ad_group_name', 'portfolio_name',
  'start_date', 'targeting_type', 'state',
  'daily_budget', 'msku', 'asin', 'eligibility', 'ineligible_reason', 'default_bid', 'bid', 'keyword_text', 'match_type', 'bid_strategy', 'placement',
  'placement_percent', 'target_expression',
] as const

type Line = Partial<Record<(typeof COLUMNS)[number], string | null>>

const PLACEMENTS = ['Placement Top', 'Placement Rest Of Search', 'Placement Product Page']
/** Words that no buyer of these goods types. */
const UNWANTED: Record<string, string[]> = { en: ['free', 'used', 'diy'], de: ['gebraucht', 'kostenlos', 'anleitung'], ja: ['中古', '無料', '自作'] }

/** Rows of ad_bulk_row of Sponsored Products, as a sheet of today tells them. @param firstId id of the first row; bulkCount says how many there are */
export function* bulkRows(context: Context, firstId: number, ads: DemoAds): Iterable<DemoRow> {
  let id = firstId
  for (const campaign of campaignsOf(ads)) {
    for (const line of linesOf(campaign, context.clock.today)) {
      const row: DemoRow = {
        id: id++,
        ...context.files.place('ad_bulk_row', campaign.shop, context.clock.today, context.clock.today, 'ads_bulk_sp'),
        shop_id: context.shopIds[campaign.shop.at],
        product: 'Sponsored Products',
      }
      for (const column of COLUMNS) row[column] = line[column] ?? null
      yield row
    }
  }
}

/** How many rows bulkRows makes, whatever the day: so many ids are reserved first. */
export function bulkCount(ads: DemoAds): number {
  return campaignsOf(ads).reduce((sum, campaign) => sum + linesOf(campaign, '2025-01-01').length, 0)
}

/** Each campaign once, in the order in which its first day comes. */
export function campaignsOf(ads: DemoAds): DemoCampaign[] {
  return [...new Set(ads.days.map(({ campaign }) => campaign))]
}

/** Amazon's numbers of a campaign: the same in sheets and on invoices. */
export function ids(campaign: DemoCampaign): { random: Random; campaignId: string; groupId: string; portfolioId: string } {
  const random = randomOf(`structure ${campaign.name}`)
  const id = (head: string): string => head + random.text(13, '0123456789')
  return {
    random, campaignId: id('44'), groupId: id('33'),
    portfolioId: '77' + randomOf(`portfolio ${campaign.shop.site} ${campaign.portfolio}`).text(13, '0123456789'),
  }
}

function linesOf(campaign: DemoCampaign, today: string): Line[] {
  const { random, campaignId, groupId, portfolioId } = ids(campaign)
  const id = (head: string): string => head + random.text(13, '0123456789')
  const state = (paused: number): string => (random.chance(0.02) ? 'archived' : random.chance(paused) ? 'paused' : 'enabled')
  const { shop } = campaign
  const inCampaign = { campaign_id: campaignId }
  const inGroup = { ...inCampaign, ad_group_id: groupId }
  const bid = (factor: number): string => money(toStep(shop, Math.max(30, factor * shop.priceFactor * 100)))
  const lines: Line[] = [
    {
      entity_kind: 'Campaign', ...inCampaign, campaign_name: campaign.name, portfolio_id: portfolioId, portfolio_name: campaign.portfolio, start_date: addDays(
        today, -random.whole(420, 700),
      ),
      targeting_type: campaign.automatic ? 'auto' : 'manual', state: state(0.05), daily_budget: money(campaign.budget),
      bid_strategy: campaign.automatic ? 'Dynamic bids - down only' : 'Dynamic bids - up and down',
    },
    ...PLACEMENTS.map(
      (placement, at): Line => (
        { entity_kind: 'Bidding Adjustment', ...inCampaign, placement, placement_percent: ([0.1, 0, 0.05][at]! * random.whole(0, 6)).toFixed(2) }
      ),
    ),
    { entity_kind: 'Ad Group', ...inGroup, ad_group_name: campaign.group, state: 'enabled', default_bid: bid(campaign.automatic ? 0.72 : 1.02) },
  ]
  for (const product of campaign.products) {
    const fits = !random.chance(0.06)
    lines.push(
      {
        entity_kind: 'Product Ad', ...inGroup, ad_id: id('22'), state: state(0.06), msku: product.msku, asin: product.asin,
        eligibility: fits ? 'Eligible' : 'Ineligible', ineligible_reason: fits ? null : '商品缺货',
      },
    )
  }
  for (const target of campaign.targets) {
    const at = { ...inGroup, state: state(0.08), bid: bid(random.between(0.5, 1.3)) }
    lines.push(
      campaign.automatic
        ? { entity_kind: 'Product Targeting', ...at, target_id: id('66'), target_expression: target.targeting }
        : { entity_kind: 'Keyword', ...at, keyword_id: id('11'), keyword_text: target.targeting, match_type: target.match.toLowerCase() },
    )
  }
  const unwanted = UNWANTED[shop.language] ?? []
  for (const word of campaign.automatic ? unwanted : unwanted.slice(0, 1)) {
    lines.push({ entity_kind: 'Negative Keyword', ...inGroup, keyword_id: id('15'), state: 'enabled', keyword_text: word, match_type: 'negativePhrase' })
  }
  // What the manual campaign bids on is kept out of the automatic one.
  const wasted = campaign.targets.at(-1)?.terms.at(-1)
  if (campaign.automatic && wasted) {
    lines.push(
      { entity_kind: 'Campaign Negative Keyword', ...inCampaign, keyword_id: id('16'), state: 'enabled', keyword_text: wasted, match_type: 'negativeExact' },
    )
  }
  if (campaign.automatic) {
    lines.push(
      {
        entity_kind: 'Negative Product Targeting', ...inGroup, target_id: id('68'), state: 'enabled',
        target_expression: `asin="B0${random.text(8, '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ')}"`,
      },
    )
  }
  return lines
}

/** Budgets raised, campaigns paused and bids lowered today, by the person who looks after the shop. */
export function* pendingRows(context: Context, firstId: number, ads: DemoAds, creators: number[]): Iterable<DemoRow> {
  let id = firstId
  for (const change of pendingChanges(ads)) {
    const { campaign, target, field, label, from, to, words, key } = change
    const shopId = context.shopIds[campaign.shop.at]!
    const at = momentOf(context.clock.today, 10 * 3600 + (id % 50) * 240, COMPANY_ZONE)
    yield {
      id: id++, shop_id: shopId, target, target_label: target === 'ad_campaign' ? '广告活动' : target === 'ad_group' ? '广告组' : '关键词',
      row_key: `["${shopId}", "${key}"]`,
      row_title: target === 'ad_campaign' ? campaign.name : target === 'ad_group' ? campaign.group : campaign.targets[0]?.targeting ?? campaign.group,
      field, field_label: label, old_value: from, new_value: to,
      old_text: words?.[0] ?? from, new_text: words?.[1] ?? to,
      ...taken(context, change.at), reason: change.reason, batch: `${context.clock.today} 10:00 手工修改`,
      creator: creators[campaign.shop.at], create_time: at, update_time: at,
    }
  }
}

/** The last of the changes: taken out days ago and not seen since, seen by now, revoked, and one whose object the newest sheet does not have. */
const LAST = ['exported', 'exported', 'done', 'revoked', 'unseen']
/** How many rows pendingRows makes: so many ids are reserved first. */
export const PENDING_COUNT = 12

function taken({ clock: { today } }: Context, at: number): DemoRow {
  const state = LAST[at - (PENDING_COUNT - LAST.length)] ?? 'waiting'
  const day = addDays(today, -4)
  const out = state !== 'waiting' && state !== 'revoked'
  const ended = state === 'done' || state === 'revoked'
  return {
    state: state === 'unseen' ? 'exported' : state, exported_day: out ? day : null, exported_time: out ? momentOf(day, 11 * 3600, COMPANY_ZONE) : null,
    unseen: state === 'unseen', done_time: ended ? momentOf(addDays(today, -1), 15 * 3600, COMPANY_ZONE) : null,
  }
}

function pendingChanges(ads: DemoAds) {
  // Amounts with cents, so that what waits is written as it would be by hand.
  const campaigns = campaignsOf(ads).filter(({ shop }) => shop.currency === 'USD' && shop.site === 'us').slice(0, PENDING_COUNT)
  return campaigns.map((campaign, at) => {
    const { campaignId, groupId } = ids(campaign)
    const [head, , , , group] = linesOf(campaign, '2025-01-01')
    if (at === PENDING_COUNT - 3) {
      return {
        at, reason: '预算下午就用完，提高预算', campaign, target: 'ad_campaign', key: campaignId, field: 'daily_budget', label: '每日预算',
        from: money(Math.round(campaign.budget * 0.8)), to: head!.daily_budget!,
      }
    }
    if (at === PENDING_COUNT - 1) {
      return {
        at, reason: '点击多、没有订单', campaign, target: 'ad_keyword', key: `119${groupId.slice(3)}`, field: 'bid', label: '竞价', from: '0.95',
        to: '0.60',
      }
    }
    if (at % 3 === 0) {
      return {
        at, reason: '预算下午就用完，提高预算', campaign, target: 'ad_campaign', key: campaignId, field: 'daily_budget', label: '每日预算',
        from: head!.daily_budget!,
        to: money(Math.round(campaign.budget * 1.25)),
      }
    }
    if (at % 3 === 1) {
      const paused = head!.state === 'enabled'
      return {
        at, reason: paused ? '库存不足，先暂停' : '补货已入仓，重新开启', campaign, target: 'ad_campaign', key: campaignId,
        field: 'state', label: '状态',
        from: head!.state!, to: paused ? 'paused' : 'enabled',
        words: paused ? ['启用', '暂停'] : ['暂停', '启用'],
      }
    }
    return {
      at, reason: 'ACOS 高于目标，降低竞价', campaign, target: 'ad_group', key: groupId, field: 'default_bid', label: '默认竞价',
      from: group!.default_bid!,
      to: money(Math.max(2, Math.round(Number(group!.default_bid) * 90))),
    }
  })
}
