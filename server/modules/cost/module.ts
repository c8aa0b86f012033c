/** What a company's goods cost: batches of what came in, what each outward entry took of them, and the cost that documents say of them. */
import { reportHandlers } from './report.handlers'
import { filling } from '../../kernel/asker/slot'
import { defineModule } from '../../kernel/plug/module'
import { LEDGER_FOLLOWER } from '../stock/public'
import { adjustRule } from './adjusts'
import { batchesOfBefore } from './batches-before'
import { closeCost, monthsOver, reopenCost } from './closing'
import { postCostFee, spreadFreight } from './fees'
import { followLedger } from './follow'
import { linesOfBefore } from './lines-before'
import { openingCostRule } from './fba/opening-costs'
import { fbaCosts } from './fba/costs'
import { fbaLayers } from './fba/made'
import { costSettings } from './settings.handlers'
import { costSheets } from './sheets.handlers'
import { fixedRule, methodRule } from './methods'
import { partsOfBefore } from './parts'
import { costLock } from './period-lock'
import { rateRule } from './rates-said'
import { roomInPages } from './room'
import { soldCosts } from './sold-costs'
import { soldDiffs } from './sold-diffs'
import { placeCosts, skuCosts } from './stock-costs'

export default defineModule({
  name: 'cost',
  needs: ['settings', 'stock', 'workplace'],
  fills: [filling(LEDGER_FOLLOWER, followLedger)],
  effects: { closeCost, postCostFee, reopenCost, spreadFreight },
  rules: {
    company_setting: methodRule, cost_adjust: adjustRule, exchange_rate: rateRule, fba_cost_opening: openingCostRule, fixed_cost: fixedRule,
  },
  handlers: { inventoryReport: { ...costSettings, ...costSheets, ...reportHandlers } },
  derived: {
    fbaCosts: { run: fbaCosts, version: 1 },
    fbaLayers: { run: fbaLayers, version: 1 }, placeCosts: { run: placeCosts, version: 1 }, skuCosts: { run: skuCosts, version: 1 },
    soldCosts: { run: soldCosts, version: 2 }, soldDiffs: { run: soldDiffs, version: 1 },
  },
  gates: [monthsOver],
  locks: [costLock],
  upgrades: [roomInPages, batchesOfBefore, linesOfBefore, partsOfBefore],
})
