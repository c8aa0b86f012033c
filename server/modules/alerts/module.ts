/** Judges the rules of a company (预警规则) over any list, keeps the rows that fit and tells those who may know. Knows no business entity: rules name lists. */
import { defineModule } from '../../kernel/plug/module'
import { alertsHandlers } from './alerts.handlers'
import { checkAlerts } from './check-alerts.job'
import { foundRules, rulesForCompaniesOfBefore, rulesOfClaims, rulesOfGaps } from './presets'
import { checkAfterImport, KIND, startEachMorning } from './start'

export default defineModule({
  name: 'alerts',
  needs: ['messages'],
  handlers: { alerts: alertsHandlers },
  tasks: { [KIND]: checkAlerts },
  follows: [checkAfterImport],
  sweep: startEachMorning,
  upgrades: [rulesForCompaniesOfBefore, rulesOfClaims, rulesOfGaps],
  founds: foundRules,
})
