/** A report asked as the server asks it, for a company whose shops are all seen. */
import type { Model } from '../../contract/model'
import type { Database } from '../../server/kernel/store/connect'
import type { Asker } from '../../server/kernel/asker/asker'
import { answerReport } from '../../server/kernel/read/answer/reports'
import type { ListAnswer, ListRequest } from '../../contract/wire'

export interface Asking {
  db: Database
  model: Model
  companyId: number
  currency?: string
}

export function askerOf({ companyId, currency = 'CNY' }: Asking): Asker {
  return { companyId, employeeId: null, shopIds: null, everything: true, hidden: () => new Set(), currency, zone: 'Asia/Shanghai', today: '2026-11-20' }
}

export function askReport(asking: Asking, dataset: string, request: Partial<ListRequest>): Promise<ListAnswer> {
  const found = asking.model.datasets[dataset]
  if (!found) throw new Error(`no dataset ${dataset}`)
  return asking.db.asOwner((tx) => answerReport({ tx, model: asking.model, asker: askerOf(asking) }, found, { page: 1, pageSize: 1000, ...request }))
}
