/** Goods made out of parts, and taken apart: plans, orders and checks, by the stock ledger. */
import { defineModule } from '../../kernel/plug/module'
import { processingOfBefore } from './before'
import { checkRule, storeMade } from './checks'
import { madeOfBefore } from './follow-before'
import { finishProcess, holdParts, itemRule, orderRule, reopenProcess, takeParts } from './orders'
import { processFromPlans, processFromStock } from './proposals'

export default defineModule({
  name: 'processing',
  needs: ['catalogue', 'stock', 'cost'],
  handlers: { warehouse: { processFromPlans, processFromStock } },
  effects: { holdParts, takeParts, finishProcess, reopenProcess, storeMade },
  rules: { process_order: orderRule, process_item: itemRule, process_qc: checkRule },
  upgrades: [processingOfBefore, madeOfBefore],
})
