/** What a company's goods cost: batches of what came in, what each outward entry took of them, and the cost that documents say of them. */
import { filling } from '../../kernel/asker/slot'
import { defineModule } from '../../kernel/plug/module'
import { LEDGER_FOLLOWER } from '../stock/public'
import { adjustRule } from './adjusts'
import { batchesOfBefore } from './batches-before'
import { closeCost, reopenCost } from './closing'
import { postCostFee } from './fees'
import { followLedger } from './follow'
import { linesOfBefore } from './lines-before'
import { costLock } from './period-lock'
import { rateRule } from './rates-said'
import { soldCosts } from './sold-costs'
import { placeCosts, skuCosts } from './stock-costs'

export default defineModule({
  name: 'cost',
  needs: ['stock'],
  fills: [filling(LEDGER_FOLLOWER, followLedger)],
  effects: { closeCost, postCostFee, reopenCost },
  rules: { cost_adjust: adjustRule, exchange_rate: rateRule },
  derived: { placeCosts: { run: placeCosts, version: 1 }, skuCosts: { run: skuCosts, version: 1 }, soldCosts: { run: soldCosts, version: 1 } },
  locks: [costLock],
  upgrades: [batchesOfBefore, linesOfBefore],
})
