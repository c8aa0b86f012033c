/**
 * Writes a previewed file, the fourth step of an import: replaced rows, new rows, fee lines, what follows them, coverage,
 * rollups, audit and the file's own state in one transaction. All or nothing; done again after a crash it finds nothing half
 * written.
 */
import { CODES } from '../../../contract/wire'
import { dayIn } from '../../../contract/zone'
import { Refusal } from '../asker/refusal'
import { PENDING } from '../read/statement/pending'
import { name } from '../read/statement/statement'
import type { Tx } from '../store/connect'
import { raiseDataVersions } from '../store/data-version'
import { requireReady } from '../store/migrate/blocked'
import { untilUndisturbed } from '../store/undisturbed'
import { inOrderOfNaming } from '../write/pending-new'
import { refreshKept } from '../kept/rollup'
import { settlePending } from '../write/pending-settled'
import { refreshCoverage } from './coverage'
import { writeFacts } from './facts'
import type { FactsWritten } from './facts'
import { FOLLOWERS } from './followers'
import { remakeGaps } from './gaps'
import type { Consequence } from './followers'
import type { Importer } from './importer'
import { recogniseAgain } from './recognise-run'
import { refreshAll } from './refresh'
import { changeFile, findFile, requireState } from './report-file'
import { runText } from './run'
import type { CommittedRun, RecognisedRun, ScannedRun } from './run'
import { scanRun } from './scan-run'
import { turnOf } from './scope'

/** A run that is to be written belongs to a shop. */
type WithShop<Run extends RecognisedRun | ScannedRun> = Run & { shop: NonNullable<Run['shop']> }

/**
 * Writes the file `id`, which must be in the state committing.
 * @throws Refusal where it cannot be written; nothing is then changed
 */
export async function commitImport(importer: Importer, id: string): Promise<CommittedRun> {
  const { db, caller } = importer
  const file = await db.withCompany(caller, async (tx) => {
    const found = await findFile(tx, caller, id)
    requireState(found, ['committing'], '写入')
    if (found.shop_id === null) throw new Refusal(CODES.importState, `文件「${found.file_name}」还没有选择店铺。`)
    return found
  }, { readOnly: true })
  return untilUndisturbed(async () => {
    // Recognised once more each time: what a run has gathered on its way belongs to one transaction.
    const run = await recogniseAgain(importer, file)
    try {
      importer.entered?.(runText(run))
      const committed = await db.withCompany(caller, (tx) => commitRun(tx, run as WithShop<RecognisedRun>), { timeoutMs: 0 })
      importer.entered?.(runText(committed))
      return committed
    } finally {
      run.close()
    }
  }, importer.signal)
}

async function commitRun(tx: Tx, run: WithShop<RecognisedRun>): Promise<CommittedRun> {
  const { importer, model, companyId, file, format, entity, shop } = run
  await takeTurn(tx, run)
  const scanned = await scanRun(
    run, tx, file.id, importer.progress ? { progress: (share) => importer.progress!(share * 45, '读取') } : {},
  ) as WithShop<ScannedRun>
  importer.entered?.(runText(scanned))
  if (scanned.scan.accepted === 0) throw new Refusal(CODES.importState, `文件「${file.file_name}」没有可以写入的行，请看预检里的原因。`)

  const following = FOLLOWERS.get().map((follow) => follow({ model, companyId, shop, format, entity }))
  const told: string[] = []
  const facts = await writeFacts(tx, scanned, async () => {
    for (const each of following) told.push(...[await each.beforeFacts(tx)].flatMap((words) => words ?? []))
  })
  await importer.progress?.(75, '费用明细')
  await run.fees?.write(tx, file.id)
  const consequences: Consequence[] = []
  for (const each of following) consequences.push(...(await each.afterFacts(tx)))

  await importer.progress?.(88, '汇总')
  await keepTrue(tx, scanned, facts, consequences)
  await finish(tx, scanned, facts, told)
  await remakeGaps(tx, model, companyId, dayIn(importer.companyZone, importer.now().getTime()))
  return { state: 'committed', importer, model, companyId, file, format, entity, written: facts.written, replaced: facts.replaced }
}

/** Two files of one report and shop, or of shops that may share a pool, are written one after the other, and one file only once. */
async function takeTurn(tx: Tx, { importer, model, companyId, file, format, entity, shop }: WithShop<RecognisedRun>): Promise<void> {
  requireReady(model, entity.name)
  // Joins and sums over all rows of a file are worth more memory than a page's question, and no compiling.
  await tx.query(`set local work_mem = '128MB'; set local jit = off`)
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [turnOf(companyId, format, entity, shop.id)])
  requireState(await findFile(tx, importer.caller, file.id), ['committing'], '写入')
}

/** Whatever is kept over the rows that changed is brought after them; pages are told. */
async function keepTrue(tx: Tx, run: ScannedRun, facts: FactsWritten, consequences: Consequence[]): Promise<void> {
  const { importer, model, companyId, file, format, scan, scope } = run
  const { rows: [last] } = await tx.query<{ turn: number }>(
    `select coalesce(max((reading ->> 'turn')::int), 0) as turn from report_file where company_id = $1 and state = 'committed'`, [companyId],
  )
  const reading = { ...file.reading, sourceZone: scan.sourceZone, ...(scope ? { scope } : {}), turn: last!.turn + 1 }
  await changeFile(tx, companyId, file.id, { report: format.name, reading })
  await refreshCoverage(tx, model, companyId, [...new Set([file.id, ...facts.importIds])])
  const heads = scan.heads.map((head) => head.entity)
  const changed = await refreshAll(tx, run, { days: facts.days, keys: facts.keys, shopId: run.shop!.id, fees: format.fees?.into, heads, consequences })
  if (await settleAll(tx, importer, changed)) changed.push(PENDING)
  await raiseDataVersions(tx, companyId, changed)
  await importer.publish?.(tx, { type: 'data', companyId, data: { entities: changed } })
}

/** What waited to be taken to Amazon and has come back by this file is done; answers whether any was. */
async function settleAll(tx: Tx, { model, caller, now, audit }: Importer, entities: string[]): Promise<boolean> {
  const entries = []
  for (const each of inOrderOfNaming(model, entities)) {
    const entity = model.entities[each]
    if (entity) entries.push(...(await settlePending(tx, model, caller.companyId, entity, now())))
  }
  await audit(tx, entries)
  if (entries.length === 0) return false
  // Whatever is made out of the changes follows them.
  const { rows } = await tx.query<{ id: string; shop_id: string }>(
    `select id::text as id, shop_id::text as shop_id from ${name(PENDING)} where company_id = $1 and id = any($2::bigint[])`,
    [caller.companyId, entries.map(({ key }) => key['id'])],
  )
  await refreshKept(tx, model, [{ entity: PENDING, touched: { companyId: caller.companyId, days: 'all', rows } }])
  return true
}

async function finish(
  tx: Tx, { importer, companyId, file, scan, older }: ScannedRun, { written, replaced, same }: FactsWritten, told: string[],
): Promise<void> {
  const words = [`已写入 ${written} 行`]
  if (replaced > 0) words.push(`覆盖原有 ${replaced} 行${same > 0 ? `（其中 ${same} 行与原有相同，未改动）` : ''}`)
  if (older > 0) words.push(`${older} 行比已有的旧，没有写入`)
  if (scan.refusedCount > 0) words.push(`拒绝 ${scan.refusedCount} 行`)
  if (scan.unmatched.length > 0) words.push(`有 ${scan.unmatched.length} 种费用未匹配`)
  const message = `${[...words, ...told].join('，')}。`
  const done = await changeFile(tx, companyId, file.id, {
    state: 'committed', progress: 100, success_count: written, replaced_count: replaced, fail_count: scan.refusedCount, message,
    finish_time: importer.now().toISOString(),
  }, ['committing'])
  if (!done) throw new Refusal(CODES.importState, `文件「${file.file_name}」的状态在写入时变了，没有写入任何数据。`)
  await importer.audit(tx, [{
    entity: 'report_file', key: { id: file.id }, action: 'commit', before: { state: 'preview' },
    after: { state: 'committed', shop_id: file.shop_id, file_name: file.file_name, success_count: written, replaced_count: replaced },
  }])
}
