/**
 * The job that runs identities and keeps what they find: each in one transaction, over all shops of the company whoever started
 * it, so that what is kept does not hang on the eyes of one person. Who is told of it is news.ts's.
 */
import { addText, negatedText } from '../../../contract/decimal-text'
import type { Identity } from '../../../contract/identity'
import type { Dataset } from '../../../contract/model'
import type { Row } from '../../../contract/wire'
import { streamReport } from '../../kernel/read/answer/stream'
import { systemReadingOf, type Reading } from '../../kernel/read/reading'
import { raiseDataVersions } from '../../kernel/store/data-version'
import type { Tx } from '../../kernel/store/connect'
import { notify } from '../../kernel/store/events'
import type { JobHandler, JobRun } from '../../kernel/tasks/job'
import { judge, keyOf, type Found } from './judge'
import { tellOfRed } from './news'

/** Differing rows of a shop that are kept; the count tells of all. */
const MOST_KEPT = 500
const KEPT = ['identity_result', 'identity_difference']

/** Runs the identities that its payload names, or all, and then forgets those that the model no longer has. */
export const checkIdentities: JobHandler = async (run) => {
  const named = namesIn(run.payload)
  const all = identitiesOf(run.model).filter(({ identity }) => named === undefined || named.includes(identity.name))
  let differing = 0
  for (const [index, { dataset, identity }] of all.entries()) {
    run.signal.throwIfAborted()
    await run.progress(Math.round((index / all.length) * 100), `正在核对：${identity.label}`)
    const found = await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, (tx) => checkOne(run, tx, dataset, identity))
    differing += found.filter(({ state }) => state === 'red').length
  }
  if (named === undefined) await run.db.withCompany({ ...run.caller, shopIds: null, warehouseIds: null }, (tx) => forgetOthers(tx, run.caller.companyId, all))
  const found = differing === 0 ? '没有不一致' : `${differing} 处不一致，见「数据核对」`
  return { message: `核对了 ${all.length} 项，${found}`, quiet: true }
}

/** Every identity of the model, with its dataset. */
export function identitiesOf({ datasets }: JobRun['model']): { dataset: Dataset; identity: Identity }[] {
  return Object.values(datasets).flatMap((dataset) => Object.values(dataset.identities ?? {}).map((identity) => ({ dataset, identity })))
}

function namesIn(payload: unknown): string[] | undefined {
  const { names } = (payload ?? {}) as { names?: unknown }
  return Array.isArray(names) ? names.map(String) : undefined
}

async function checkOne(run: JobRun, tx: Tx, dataset: Dataset, identity: Identity): Promise<Found[]> {
  const { companyId } = run.caller
  // Two runs at once would each keep their own rows.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, $2))`, [`identity ${identity.name}`, companyId])
  const { rows, until } = await askBoth(systemReadingOf(run, tx), dataset, identity)
  const found = judge(run.model, dataset, identity, rows)
  const { rows: before } = await tx.query<{ key: string }>(
    `select concat(shop_id, ' ', currency) as key from identity_result where company_id = $1 and identity = $2 and state = 'red'`, [companyId, identity.name],
  )
  await keep(tx, companyId, { dataset, identity, found, until })
  const wasRed = new Set(before.map(({ key }) => key))
  const turned = found.filter((one) => one.state === 'red' && !wasRed.has(keyOf(one)))
  await tellOfRed(tx, run.model, companyId, identity, turned)
  await raiseDataVersions(tx, companyId, KEPT)
  await notify(tx, { type: 'data', companyId, data: { entities: KEPT } })
  return found
}

async function askBoth(reading: Reading, dataset: Dataset, identity: Identity): Promise<{ rows: Row[]; until: string | null }> {
  // In one reading: rows told by order are many, and each page of them would add everything up anew.
  const { rows: pieces, about } = await streamReport(
    reading, dataset.name, { rows: identity.rows, measures: [identity.left, identity.right], currency: 'original' },
  )
  const rows: Row[] = []
  for await (const piece of pieces) rows.push(...piece)
  return { rows, until: about.dataUntil ?? null }
}

async function keep(
  tx: Tx, companyId: number, { dataset, identity, found, until }: { dataset: Dataset; identity: Identity; found: Found[]; until: string | null },
): Promise<void> {
  await tx.query('delete from identity_difference where company_id = $1 and identity = $2', [companyId, identity.name])
  await tx.query('delete from identity_result where company_id = $1 and identity = $2', [companyId, identity.name])
  const sides = [dataset.measures[identity.left]?.label ?? identity.left, dataset.measures[identity.right]?.label ?? identity.right]
  // Without any data there is one line that says so, of no shop.
  const none: Found = { shop: null, currency: null, state: 'none', checked: 0, left: '0', right: '0', largest: '0', differing: [] }
  for (const one of found.length > 0 ? found : [none]) {
    const { rows: [kept] } = await tx.query<{ id: string }>(
      `insert into identity_result (company_id, identity, label, says, left_label, right_label, shop_id, currency, state, rows_checked, rows_differing,
         left_value, right_value, difference, largest, data_until, check_time)
       values ($1, $2, $3, $4, $5, $6, $7::bigint, $8, $9, $10, $11, $12::numeric, $13::numeric, $14::numeric, $15::numeric, $16::date, now())
       returning id::text`,
      [
        companyId, identity.name, identity.label, identity.says, ...sides, one.shop, one.currency, one.state, one.checked, one.differing.length,
        one.left, one.right, addText(one.left, negatedText(one.right)), one.largest, until,
      ],
    )
    const told = one.differing.slice(0, MOST_KEPT)
    await tx.query(
      `insert into identity_difference (company_id, result_id, identity, shop_id, currency, row_name, left_value, right_value, difference)
       select $1, $2::bigint, $3, $4::bigint, $5, row_name, left_value, right_value, difference
       from unnest($6::text[], $7::numeric[], $8::numeric[], $9::numeric[]) as told (row_name, left_value, right_value, difference)`,
      [
        companyId, kept?.id, identity.name, one.shop, one.currency,
        told.map(({ row }) => row), told.map(({ left }) => left), told.map(({ right }) => right), told.map(({ difference }) => difference),
      ],
    )
  }
}

/** What was found by identities that the schemas no longer have goes with them. */
async function forgetOthers(tx: Tx, companyId: number, all: { identity: Identity }[]): Promise<void> {
  const names = all.map(({ identity }) => identity.name)
  await tx.query('delete from identity_difference where company_id = $1 and identity <> all($2::text[])', [companyId, names])
  await tx.query('delete from identity_result where company_id = $1 and identity <> all($2::text[])', [companyId, names])
}
