/**
 * The first tasks of the demo company's task centre: real exports of its lists, which the queue does as any other, so that
 * every file can be fetched. One was started by somebody who may not see the list: it fails as it would for anybody.
 * Not part of the seed: it needs a queue that runs. They are queued once the company is whole.
 */
import type { Model } from '../../contract/model'
import type { Database } from '../kernel/store/connect'
import { readColumns } from '../kernel/tasks/export/columns'
import type { ExportPayload } from '../kernel/tasks/export/export-list.job'
import type { JobQueue } from '../kernel/tasks/job'

interface DemoTask { by: string; page: string; format: ExportPayload['format'] }

const TASKS: readonly DemoTask[] = [
  { by: 'admin', page: 'system_shop', format: 'xlsx' },
  { by: 'wugang', page: 'warehouse_transfer', format: 'xlsx' },
  // Contracts are none of the warehouse's business.
  { by: 'wugang', page: 'purchase_contract', format: 'xlsx' },
  { by: 'linyue', page: 'purchase_supplier', format: 'csv' },
  { by: 'admin', page: 'purchase_contract', format: 'xlsx' },
]

/** Queues them; answers their ids. */
export async function queueDemoTasks(db: Database, model: Model, jobs: JobQueue, companyId: number): Promise<string[]> {
  const { rows: people } = await db.asOwner((tx) => tx.query<{ id: string; login_account: string }>(
    'select id::text as id, login_account from employee where company_id = $1', [companyId],
  ))
  const ids: string[] = []
  for (const { by, page, format } of TASKS) {
    const plan = model.plans[page]
    const list = plan?.lists[0]
    const person = people.find(({ login_account: account }) => account === by)
    if (!plan || !list || !person) throw new Error(`no demo task for ${by} on ${page}`)
    const payload: ExportPayload = { call: list.list, request: { source: page }, columns: readColumns(list.columns), title: plan.title, format }
    const caller = { companyId, employeeId: person.id, shopIds: null }
    ids.push(await db.withCompany(caller, (tx) => jobs.enqueue(tx, caller, { kind: 'exportList', title: `导出 ${plan.title}`, payload, params: '全部数据' })))
  }
  return ids
}
