/** When claims are looked for: at once where somebody asks, each day, and after an import of what the rules read. Looks for none itself. */
import type { Database, Tx } from '../../kernel/store/connect'
import { startAfterImport } from '../../kernel/intake/after-import'
import { startDaily, startOnce } from '../../kernel/tasks/by-itself'

/** The kind of job, as schemas/enums/job_kind.json lists it. */
export const KIND = 'claimScan'
/** Before alerts are checked, of which one is about deadlines of claims. */
const EARLY = [4, 6] as const
const READ = ['fba_loss', 'settlement_txn', 'fba_return', 'ship_arrival', 'removal_order', 'removal_shipment', 'removal_receipt', 'fee_preview',
  'reimbursement']

/** Puts a scan into the queue in an employee's name; one that waits already is taken instead. @returns the job's id */
export function startScan(tx: Tx, started: { companyId: number; employeeId: string; title: string }): Promise<string> {
  return startOnce(tx, { ...started, kind: KIND })
}

/** The module's sweep, once an hour: starts the job of each company whose clock is at EARLY and that had none today. */
export function scanDaily(db: Database): Promise<void> {
  return startDaily(db, { kind: KIND, title: '扫描索赔（每天）', hours: EARLY })
}

/** Starts the job after an import of what the rules read. */
export const scanAfterImport = startAfterImport({ kind: KIND, title: '扫描索赔', reads: READ })
