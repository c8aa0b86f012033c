/** 立即核对: a run of all identities is put into the queue, in the asker's name. */
import { answers } from '../../kernel/http/answers'
import { startChecking } from './start'

const run = answers('identities.run', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startChecking(tx, { companyId: caller.companyId, employeeId: employee.id, title: '数据核对' })),
}))

export const identitiesHandlers = { run }
