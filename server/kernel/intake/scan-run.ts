/**
 * The second step of an import: every row is read. In a transaction they are staged on the way, with equal keys numbered and
 * rows older than what is there taken out; without one they are looked at alone.
 */
import type { Tx } from '../store/connect'
import type { RecognisedRun, ScannedRun } from './run'
import { scanTable } from './scan'
import type { ScanOptions } from './scan'
import { scopeOf } from './scope'
import { openStage } from './stage'
import { dropOlder, numberOccurrences } from './stage-rows'

/**
 * @param tx where the rows are staged; left out, or for a file that is nobody's yet: nowhere
 * @param importId the file that staged rows are of; '0' while they are only compared
 */
export async function scanRun(run: RecognisedRun, tx?: Tx, importId = '0', also: Partial<ScanOptions> = {}): Promise<ScannedRun> {
  const { recognised: { table, detection }, format, entity, companyId, moment } = run
  const options = { ...run.options, ...also }
  const { replace } = format
  const stage = tx && run.shop && await openStage(
    tx, entity, { shopId: run.shop.id, poolId: run.shop.pool_id, importId, occurrence: replace.by === 'row' ? replace.occurrence : undefined }, run.fees,
  )
  const scan = await scanTable(table, detection, { ...options, ...(stage ? { each: stage.put, anew: stage.anew } : {}) })
  await stage?.end()
  let older = 0
  if (tx && stage) {
    await numberOccurrences(tx, format)
    older = await dropOlder(tx, companyId, format, entity)
  }
  const { sourceZone, firstReach: first, lastReach: last, groups, oddDays } = scan
  return { ...run, state: 'scanned', scan, older, scope: scopeOf({ format, entity, moment, sourceZone, first, last, groups, odd: [...oddDays.keys()].sort() }) }
}
