/** Business configuration: the keys that replenishment and purchase advice go by (section 3 of the specification), one row a company. */
import type { BusinessConfigRow } from '../../../contract/generated/entities/business_config'
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { giveOne, oneRow, saveOne } from '../settings/public'

const WEIGHTS = ['weight7', 'weight14', 'weight30'] as const

const CONFIG = oneRow<BusinessConfigRow>()({
  entity: 'business_config',
  fields: [
    'stockWarningDays', 'repFreq', 'repFbaSalesDays', 'repShippingDays', 'waiting_quantitys_msku', 'repCustomQuantity', 'purFreq', 'purFbaSalesDays',
    'purShippingDays', 'planDays',
    'purchaseDays', 'checkDays', 'requstNum', 'quantity', 'onWayQuantity', 'abroadQuantity', 'abroadOnwayQuantity', 'purCustomQuantity',
    'freightWeightPct', 'freightFeePct', 'fbmOnlineDays', 'fbmWeightPct', 'adTargetAcos', 'skip_out_days', ...WEIGHTS,
  ],
  async saved(_writing, row, changed) {
    if (!WEIGHTS.some((field) => changed.has(field))) return
    const sum = WEIGHTS.reduce((total, field) => total + Math.round(Number(row[field] ?? 0) * 100), 0)
    if (sum === 10_000) return
    const wrong = `三项销量权重合计是 ${(sum / 100).toFixed(2)}%，应为 100%`
    throw new Refusal(CODES.invalid, wrong, Object.fromEntries(WEIGHTS.filter((field) => changed.has(field)).map((field) => [field, wrong])))
  },
})

const getConfig = answers('fbaConfig.getConfig', (context, { keys }) => giveOne(context, CONFIG, keys))
const setConfig = answers('fbaConfig.setConfig', (context, body) => saveOne(context, CONFIG, body))

/** What this file answers of the family `fbaConfig`, by call: reading and saving, each by an old and a newer name. */
export const fbaConfigHandlers = { getConfig, setConfig, businessConfig: getConfig, businessConfigSave: setConfig }
