/** What a company sells as its own goods: SKU, their parts and prices, and which MSKU of a shop is sent from which SKU. */
import { defineModule } from '../../kernel/plug/module'
import type { WriteRule } from '../../kernel/write/write.rules'
import { commodityHandlers, synchroHandlers } from './catalogue.handlers'
import { categoryRule } from './categories'
import { logged } from './goods-log'
import { productFollow } from './follows.handlers'
import { offersRule } from './offers'
import { ownerHistoryRule, ownersBefore, ownersRule } from './owners'
import { pairingRule, skuNamesRule } from './pairings'
import { partsRule } from './parts'
import { askedLogRule, logOfListing, productLogRule } from './product-log'
import { RISK_SCAN, riskScan, riskScans, titleRule } from './risk-words'
import { pairingSuggestions } from './suggestions'
import { sweepDays } from './new-day'
import { solutionsRule, takeSolutions } from './template-solutions'
import { skusOfTexts } from './texts-before'

/** What solutions fill stands before listings are told and the log is written, so that both know it. */
const skuRule: WriteRule = async (writing, written) => {
  const filled = await takeSolutions(writing, written)
  return [...filled, ...((await logged(skuNamesRule)(writing, [...written, ...filled])) ?? [])]
}

/** A listing whose title changed is looked at for words of others; who looked after it and what was done to it are kept. */
const listingRule: WriteRule = async (writing, written) => {
  await titleRule(writing, written)
  return [...await ownersRule(writing, written) ?? [], ...await productLogRule(writing, written) ?? []]
}

export default defineModule({
  name: 'catalogue',
  handlers: { commodity: { ...commodityHandlers, riskScan }, fbaSynchro: synchroHandlers, salesStatistics: { productFollow } },
  rules: {
    category: categoryRule, sku: skuRule, template_solution: solutionsRule,
    sku_part: logged(partsRule), sku_price: logged(offersRule),
    pairing: logged(pairingRule), product: listingRule, product_owner: ownerHistoryRule, product_log: logOfListing,
    pending_change: askedLogRule,
  },
  derived: { pairingSuggestions: { run: pairingSuggestions, version: 1 } },
  tasks: { [RISK_SCAN]: riskScans.job },
  follows: [riskScans.afterImport],
  upgrades: [skusOfTexts, ownersBefore],
  async sweep(db) {
    await sweepDays(db)
    await riskScans.eachNight(db)
  },
})
