/** 立即核对: a run of all identities is put into the queue, in the asker's name. */
import { answers } from '../../kernel/http/answers'
import { startChecking } from './start'

const run = answers('identities.run', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startChecking(tx, { companyId: caller.companyId, employeeId: employee.id, title: '数据核对' })),
}))

/** What this file answers of the family `identities`, by call; the module plugs it in. */
export const identitiesHandlers = { run }
