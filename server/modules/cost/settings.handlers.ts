/** How the company reckons what goods cost (成本计价): given and saved as part of its settings; what follows is the rule's (methods.ts). */
import type { CompanySettingRow } from '../../../contract/generated/entities/company_setting'
import { answers } from '../../kernel/http/answers'
import { companyElsewhere, giveOne, oneRow, saveOne } from '../settings/public'

const COSTING = oneRow<CompanySettingRow>()({ entity: 'company_setting', fields: ['cost_method', 'cost_by_warehouse'], elsewhere: companyElsewhere })

/** What this file answers of the family `inventoryReport`, by call; the module plugs it in. */
export const costSettings = {
  getFIFOStartDate: answers('inventoryReport.getFIFOStartDate', (context) => giveOne(context, COSTING)),
  openBatchCost: answers('inventoryReport.openBatchCost', (context, body) => saveOne(context, COSTING, body)),
}
