/** Judges the rules of a company (预警规则) over any list, keeps the rows that fit and tells those who may know. Knows no business entity: rules name lists. */
import { filling } from '../../kernel/asker/slot'
import { defineModule } from '../../kernel/plug/module'
import { FOUNDERS } from '../people/public'
import { alertsHandlers } from './alerts.handlers'
import { checkAlerts } from './check-alerts.job'
import { foundRules, rulesForCompaniesOfBefore } from './presets'
import { checkAfterImport, KIND, startEachMorning } from './start'

export default defineModule({
  name: 'alerts',
  needs: ['messages', 'people'],
  handlers: { alerts: alertsHandlers },
  tasks: { [KIND]: checkAlerts },
  follows: [checkAfterImport],
  sweep: startEachMorning,
  upgrades: [rulesForCompaniesOfBefore],
  fills: [filling(FOUNDERS, foundRules)],
})
