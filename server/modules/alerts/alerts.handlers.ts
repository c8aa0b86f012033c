/** 立即检查: a check of all rules is put into the queue, in the asker's name. */
import { answers } from '../../kernel/http/answers'
import { startCheck } from './start'

const check = answers('alerts.check', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startCheck(tx, { companyId: caller.companyId, employeeId: employee.id, title: '检查预警' })),
}))

/** What this file answers of the family `alerts`, by call; the module plugs it in. */
export const alertsHandlers = { check }
