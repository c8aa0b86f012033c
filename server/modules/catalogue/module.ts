/** What a company sells as its own goods: SKU, their parts and prices, and which MSKU of a shop is sent from which SKU. */
import { defineModule } from '../../kernel/plug/module'
import { commodityHandlers, synchroHandlers } from './catalogue.handlers'
import { categoryRule } from './categories'
import { logged } from './goods-log'
import { offersRule } from './offers'
import { pairingRule, skuNamesRule } from './pairings'
import { partsRule } from './parts'
import { RISK_SCAN, riskScan, riskScans, titleRule } from './risk-words'
import { pairingSuggestions } from './suggestions'
import { sweepDays } from './new-day'
import { skusOfTexts } from './texts-before'

export default defineModule({
  name: 'catalogue',
  handlers: { commodity: { ...commodityHandlers, riskScan }, fbaSynchro: synchroHandlers },
  rules: {
    category: categoryRule, sku: logged(skuNamesRule), sku_part: logged(partsRule), sku_price: logged(offersRule), pairing: logged(pairingRule),
    product: titleRule,
  },
  derived: { pairingSuggestions: { run: pairingSuggestions, version: 1 } },
  tasks: { [RISK_SCAN]: riskScans.job },
  follows: [riskScans.afterImport],
  upgrades: [skusOfTexts],
  async sweep(db) {
    await sweepDays(db)
    await riskScans.eachNight(db)
  },
})
