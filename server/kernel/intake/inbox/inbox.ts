/**
 * What falls into the watched folder is imported as if a person had uploaded it: read, previewed, and written where its
 * preview asks for nobody's word; the rest waits as 待确认 in the list of imports. What became of a file is in the database,
 * so that a restart goes on where it was; the file itself is filed away once that is known.
 */
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { CODES } from '../../../../contract/wire'
import { dayIn } from '../../../../contract/zone'
import type { ImportPreview, ImportState } from '../../../../contract/imports'
import type { Model } from '../../../../contract/model'
import type { Caller, Employee } from '../../asker/person'
import { Refusal } from '../../asker/refusal'
import type { Database, Tx } from '../../store/connect'
import { notify } from '../../store/events'
import { administratorOf } from '../../tasks/by-itself'
import type { FileStore } from '../../tasks/files'
import type { NewJob } from '../../tasks/job'
import { inRounds } from '../../tasks/rounds'
import { writeAudit } from '../../write/audit'
import type { Importer } from '../importer'
import { changeFile } from '../report-file'
import { stopsOf } from '../stops'
import { registerFiles } from '../upload'
import { fileAway, hashOf, newWatch, restingFiles, type InboxFile, type Watch } from './folder'

/** What the watched folder is worked with. `model` is asked at each look; `person`: whoever files are imported for, undefined once they have left. */
export interface InboxWorld {
  /** Absolute. */
  folder: string
  db: Database
  files: FileStore
  jobs: { enqueue(tx: Tx, caller: Caller, job: NewJob): Promise<string> }
  model(): Model
  person(companyId: number, employeeId: string): Promise<{ caller: Caller; employee: Employee; company: { id: number; zone: string } } | undefined>
  now(): Date
  log(line: string, error?: unknown): void
}

/** How often the folder is looked at, and how long a file must have lain there unchanged. */
const EVERY_MS = 5000
const REST_MS = 5000

/** Looks at the folder until it is closed. */
export function startInbox(world: InboxWorld, times = { everyMs: EVERY_MS, restMs: REST_MS }): { close(): Promise<void> } {
  const watch = newWatch()
  return inRounds(times.everyMs, () => lookOnce(world, watch, times.restMs).catch((error: unknown) => world.log('查看收件文件夹时出错', error)))
}

/** One look: files at rest are taken in, what can be written is written, what is known of is filed away. */
export async function lookOnce(world: InboxWorld, watch: Watch, restMs: number): Promise<void> {
  await mkdir(world.folder, { recursive: true })
  for (const file of await restingFiles(world.folder, watch, world.now().getTime(), restMs)) {
    try {
      await takeOn(world, watch, file)
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') continue
      if (!(error instanceof Refusal)) throw error
      await fileAway(world.folder, file, false, world.now().toISOString().slice(0, 10), error.message)
    }
  }
}

interface Piece {
  id: string
  state: ImportState
  file_name: string
  shop_id: string | null
  message: string | null
  preview: ImportPreview | null
}

async function takeOn(world: InboxWorld, watch: Watch, file: InboxFile): Promise<void> {
  const { companyId, employeeId, folders } = await ownerOf(world, file)
  const person = await world.person(companyId, employeeId)
  if (!person) throw new Refusal(CODES.notFound, '公司没有在职的管理员，不能以谁的名义导入。')
  const { caller, company } = person
  const key = `${await hashOf(file, watch)} ${file.name}`
  const pieces = await world.db.withCompany(caller, async (tx) => {
    // Several processes may look at one folder: each file is taken in once.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [`inbox ${key}`, companyId])
    const known = await piecesOf(tx, companyId, key)
    if (known.length > 0) return known
    await register(tx, world, person, file, key, await shopOf(tx, companyId, folders))
    return piecesOf(tx, companyId, key)
  }, { timeoutMs: 0 })
  const outcomes: Outcome[] = []
  for (const piece of pieces) outcomes.push(await world.db.withCompany(caller, (tx) => goOn(tx, world, caller, piece)))
  if (outcomes.some(({ open }) => open)) return
  const done = outcomes.every(({ written }) => written)
  const says = outcomes.filter(({ written }) => !written).map(({ says: why }) => why).join('\r\n')
  await world.db.withCompany(caller, (tx) => tx.query(
    `update report_file set reading = reading #- '{said,inbox}' where company_id = $1 and reading -> 'said' ->> 'inbox' = $2`, [companyId, key],
  ))
  await fileAway(world.folder, file, done, dayIn(company.zone, world.now().getTime()), says)
  world.log(`收件文件夹：${file.name} ${done ? '已导入' : `未导入：${says}`}`)
}

/** Whose a file is: the only company's, or that which a folder names. @throws Refusal in words */
async function ownerOf({ db }: InboxWorld, { folders }: InboxFile): Promise<{ companyId: number; employeeId: string; folders: string[] }> {
  return db.asOwner(async (tx) => {
    const { rows } = await tx.query<{ id: number; name: string }>('select id, name from company order by id')
    const [first, ...inner] = folders
    const named = rows.find(({ id, name }) => first !== undefined && (first === name || first === String(id)))
    const found = named ?? (rows.length === 1 ? rows[0] : undefined)
    if (!found) {
      throw new Refusal(CODES.notFound, rows.length === 0 ? '系统里还没有公司。'
        : `系统里有 ${rows.length} 个公司，请把文件放进以公司编号或名称命名的文件夹：${rows.slice(0, 10).map(({ id, name }) => `${id}（${name}）`).join('、')}`)
    }
    const employeeId = await administratorOf(tx, found.id)
    if (employeeId === undefined) throw new Refusal(CODES.notFound, `公司「${found.name}」没有在职的管理员，不能以谁的名义导入。`)
    return { companyId: found.id, employeeId, folders: named ? inner : folders }
  })
}

/** The shop in use that a folder is named after, the innermost first. */
async function shopOf(tx: Tx, companyId: number, folders: readonly string[]): Promise<string | undefined> {
  if (folders.length === 0) return undefined
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select id::text as id, name from shop where company_id = $1 and name = any($2::text[]) and coalesce(state, 'on') = 'on'`, [companyId, folders],
  )
  return [...folders].reverse().map((folder) => rows.find(({ name }) => name === folder)?.id).find((id) => id !== undefined)
}

async function register(
  tx: Tx, world: InboxWorld, { caller, employee, company }: { caller: Caller; employee: Employee; company: { zone: string } }, file: InboxFile, key: string,
  shopId: string | undefined,
): Promise<void> {
  const model = world.model()
  const importer: Importer = {
    model, db: world.db, files: world.files, caller, employee, companyZone: company.zone, now: world.now,
    audit: (within, entries) => writeAudit(within, model, { caller, employee, call: { family: 'app', name: 'importUpload' }, address: '收件文件夹' }, entries),
  }
  const uploaded = { name: basename(file.name), path: file.path, size: file.size, sha256: key.split(' ')[0]! }
  const said = { inbox: key }
  for (const { id, name } of await registerFiles(tx, importer, [uploaded], { shopId, said }, false)) {
    await world.jobs.enqueue(tx, caller, { kind: 'importRead', title: `读取「${name}」（收件文件夹）`, payload: { id }, importId: id })
  }
}

async function piecesOf(tx: Tx, companyId: number, key: string): Promise<Piece[]> {
  const { rows } = await tx.query<Piece>(
    `select id::text as id, state, file_name, shop_id::text as shop_id, message, preview from report_file
     where company_id = $1 and reading -> 'said' ->> 'inbox' = $2 order by report_file.id`, [companyId, key],
  )
  return rows
}

/** `open`: still being worked on. `says`: why it is not written. */
interface Outcome {
  open: boolean
  written: boolean
  says: string
}

const OPEN: Outcome = { open: true, written: false, says: '' }

/** The next step of one file: written where nobody need be asked. */
async function goOn(tx: Tx, world: InboxWorld, caller: Caller, { id, state, file_name: name, message, preview, shop_id: shop }: Piece): Promise<Outcome> {
  const ended = (written: boolean, says: string): Outcome => ({ open: false, written, says: `${name}：${says}` })
  if (state === 'wait' || state === 'parsing' || state === 'committing') return OPEN
  if (state === 'committed') return ended(true, '')
  if (state !== 'preview' || !preview) return ended(false, message ?? '没有读取')
  const asks = questionOf(preview, shop, message)
  if (asks !== undefined) {
    const says = `待确认：${asks}`
    await changeFile(tx, caller.companyId, id, { message: says }, ['preview'])
    await notify(tx, { type: 'data', companyId: caller.companyId, data: { entities: ['report_file'] } })
    return ended(false, `${says}。请在「报告中心 → 导入记录」里处理，文件已经收下，不用再传。`)
  }
  if (await changeFile(tx, caller.companyId, id, { state: 'committing', progress: 0, message: null }, ['preview'])) {
    await world.jobs.enqueue(tx, caller, { kind: 'importCommit', title: `写入「${name}」（收件文件夹）`, payload: { id }, importId: id })
  }
  return OPEN
}

/** What a person is to say before the file can be written; undefined: nothing. */
function questionOf(preview: ImportPreview, shop: string | null, message: string | null): string | undefined {
  // Writing it was tried, and left it here with the reason.
  if (message !== null && message !== preview.message) return message
  if (shop === null || preview.needsShop) return '不能确定属于哪个店铺'
  if (preview.needsDays) return '文件没有写明是哪几天的数据'
  const stops = stopsOf(preview, new Set())
  if (stops.length > 0) return stops.map(({ says }) => says.replace(/。$/, '')).join('；')
  return preview.accepted === 0 ? '没有可以写入的行' : undefined
}
