/** What every screen needs: session and menu, views, history, search, the report centre and the task centre. */
import { defineModule } from '../../kernel/plug/module'
import { accountHandlers, getErpPage } from './account.handlers'
import { appHandlers } from './app.handlers'
import { columnsHandlers } from './columns.handlers'
import { commonHandlers } from './common.handlers'
import { helpHandlers } from './help.handlers'
import { indexBoardHandlers } from './index-board.handlers'
import { taskReportHandlers } from './reports/task-report.handlers'
import { sumHandlers } from './stock-sums.handlers'
import { COURSE_RULES } from './course.rules'
import { clientServiceHandlers } from './tasks/client-service.handlers'
import { jobPlanHandlers, jobPlanRule, runJobPlans } from './tasks/job-plans'
import { gapsOfBefore } from './reports/gaps-of-before'

export default defineModule({
  name: 'workplace',
  needs: ['ads', 'sales'],
  handlers: {
    account: accountHandlers, clientService: clientServiceHandlers, app: appHandlers, columns: columnsHandlers, common: { ...commonHandlers, ...sumHandlers },
    help: helpHandlers, indexBoard: indexBoardHandlers, systemV2: { erpPage: getErpPage }, taskReport: { ...taskReportHandlers, ...jobPlanHandlers },
  },
  rules: { ...COURSE_RULES, job_plan: jobPlanRule },
  eachMinute: runJobPlans,
  upgrades: [gapsOfBefore],
})
