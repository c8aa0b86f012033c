/** Invoices of the demo company's advertising: one for every charge of its account, made of what each campaign spent since the one before. */
import { ids } from './ad-structure.demo'
import type { DemoAds, DemoCampaign } from './ads.demo'
import { addDays, addMonths, lastDayOf, monthOf } from './calendar.demo'
import type { Context } from './facts.demo'
import { randomOf } from './random.demo'
import { money, type DemoRow } from './rows.demo'
import { DEMO_SHOPS } from './shops.demo'
import type { DemoTransaction } from './transactions.demo'
import { WORDS } from './words.demo'

/** Statements of so many months are there, the running one not among them: it is made when the month is over. */
const MONTHS = 6

interface InvoiceRows {
  invoices: DemoRow[]
  /** Without ids. */
  lines: DemoRow[]
}

/** Invoices of the last whole months and their lines, without ids. An invoice is of one charge among the transactions, so that the two agree. */
export function adInvoiceRows(context: Context, ads: DemoAds, transactions: DemoTransaction[]): InvoiceRows {
  const running = monthOf(context.clock.today)
  const made: InvoiceRows = { invoices: [], lines: [] }
  for (const shop of DEMO_SHOPS) {
    const days = ads.days.filter(({ campaign }) => campaign.shop === shop)
    const charges = transactions.filter((one) => one.shop === shop && one.description === WORDS[shop.language].advertising)
    const random = randomOf(`ad invoices ${shop.site}`)
    let since = context.clock.start
    for (const charge of charges) {
      const invoice = `${random.text(8, '0123456789')}DPA${charge.day.slice(2, 4)}`
      const month = monthOf(charge.day)
      const told = month >= addMonths(running, -MONTHS) && month < running
      if (told) {
        const spent = spentBy(days.filter(({ day }) => day >= since && day <= charge.day))
        const shared: DemoRow = {
          shop_id: context.shopIds[shop.at], invoice_no: invoice, issue_day: charge.day,
          statement_no: `monthly_statement_${addMonths(month, 1).replace('-', '_')}_${shop.site}`, period_start: `${month}-01`, period_end: lastDayOf(month),
          country: shop.country, currency: shop.currency,
        }
        for (const [campaign, hundredths] of spent) {
          made.lines.push({
            ...context.files.place('ad_invoice_line', shop, month, charge.day), ...shared, line_kind: 'campaign', campaign_name: campaign.name,
            campaign_id: ids(campaign).campaignId, ad_type: 'SP', amount: money(hundredths),
          })
        }
        const { import_id: importId } = made.lines.at(-1)!
        made.invoices.push({
          ...shared, import_id: importId, statement_day: addDays(lastDayOf(month), 12), campaign_charges: money(-charge.total), adjustments: '0.00',
          promotions: '0.00', taxes: '0.00', amount: money(-charge.total),
        })
      }
      since = addDays(charge.day, 1)
    }
  }
  return made
}

/** Hundredths by campaign, those that spent nothing left out. */
function spentBy(days: DemoAds['days']): Map<DemoCampaign, number> {
  const spent = new Map<DemoCampaign, number>()
  for (const { campaign, figures } of days) if (figures.spend > 0) spent.set(campaign, (spent.get(campaign) ?? 0) + figures.spend)
  return spent
}
