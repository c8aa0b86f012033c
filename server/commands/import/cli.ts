/**
 * npm run import -- FILES… : reads report files and writes them, against the database that the server uses (DATABASE_URL,
 * or the embedded one of DATA_DIR, started or joined). What a careful person would look at first stops a file unless it is
 * accepted by name. Prints a table or JSON; how it ends is exitCodeOf's to say.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { loadModel } from '../../../codegen/load-model'
import { formatProblem } from '../../../codegen/check/problem'
import type { Model } from '../../../contract/model'
import { CODES } from '../../../contract/wire'
import type { ImportPreview, ImportState } from '../../../contract/imports'
import { readConfig } from '../../config'
import type { Database } from '../../kernel/store/connect'
import { sentenceOf, withBlocked } from '../../kernel/store/migrate/blocked'
import { migrate } from '../../kernel/kept/migrate'
import { Refusal } from '../../kernel/asker/refusal'
import { createFileStore } from '../../kernel/tasks/files'
import { writeAudit } from '../../kernel/write/audit'
import { createSessions, type Person } from '../../kernel/http/sessions/sessions'
import { commitImport } from '../../kernel/intake/commit-import'
import type { Importer } from '../../kernel/intake/importer'
import { readImport } from '../../kernel/intake/read-import'
import { changeFile, findFile } from '../../kernel/intake/report-file'
import type { Said } from '../../kernel/intake/report-file'
import { findShop } from '../../kernel/intake/shop'
import { registerFiles } from '../../kernel/intake/upload'
import { withDatabase } from '../command'
import { optionsOf, periodOf, USAGE } from './cli.options'
import type { Options } from './cli.options'
import { stopsOf } from '../../kernel/intake/stops'
import type { Stop } from '../../kernel/intake/stops'

/** What is printed of a file. */
interface Result {
  file: string
  state: ImportState | 'missing'
  ok: boolean
  message: string
  /** Why it waits for a person; []: nothing does. */
  stopped: Stop[]
  preview: ImportPreview | null
  id: string | null
}

/** In whose name: an administrator of the company. @throws Error where it is not clear which company is meant */
async function personOf(db: Database, options: Options): Promise<Person> {
  const companyId = await db.asOwner(async (tx) => {
    if (options.company !== undefined) return Number(options.company)
    if (options.shop !== undefined) {
      const { rows } = await tx.query<{ company_id: number }>('select company_id from shop where id = $1::bigint', [options.shop])
      if (!rows[0]) throw new Error(`没有编号为 ${options.shop} 的店铺。`)
      return rows[0].company_id
    }
    const { rows } = await tx.query<{ id: number; name: string }>('select id, name from company order by id')
    if (rows.length === 0) throw new Error('数据库里还没有公司，请先运行 npm start。')
    if (rows.length > 1) throw new Error(`数据库里有 ${rows.length} 个公司，请用 --company 或 --shop 说明是哪一个：${rows.map((row) => `${row.id} ${row.name}`).join('、')}`)
    return rows[0]!.id
  })
  const { rows } = await db.asOwner((tx) =>
    tx.query<{ id: number }>(
      `select e.id from employee e where e.company_id = $1 and e.state = 'on' and exists (select 1 from role r where r.company_id = $1
        and r.everything and coalesce(r.state, 'on') = 'on' and r.name = any(e.roles)) order by e.id limit 1`, [companyId]))
  const person = rows[0] && (await createSessions(db).person(companyId, String(rows[0].id)))
  if (!person) throw new Error(`公司 ${companyId} 没有在职的管理员，不能导入。`)
  return person
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Imports the files one after the other; a file that fails does not keep the next from being tried. */
export async function importFiles(
  db: Database, model: Model, filesFolder: string, person: Person, options: Options, say: (line: string) => void,
): Promise<Result[]> {
  const { caller, employee, company } = person
  const importer: Importer = {
    model, db, caller, employee, companyZone: company.zone,
    files: createFileStore(filesFolder),
    now: () => new Date(),
    audit: (tx, entries) => writeAudit(tx, model, { caller, employee, call: { family: 'app', name: 'importUpload' }, address: 'npm run import' }, entries),
  }
  if (options.shop !== undefined) await db.withCompany(caller, (tx) => findShop(tx, caller, options.shop!), { readOnly: true })
  const results: Result[] = []
  const said: Said = { ...(options.date === undefined ? {} : periodOf(options.date)), ...(options.accept.has('dates') ? { dates: true } : {}) }
  for (const name of options.files.flatMap(filesOf)) {
    const path = resolve(name)
    if (!existsSync(path) || !statSync(path).isFile()) {
      results.push({ file: name, state: 'missing', ok: false, message: '没有这个文件', stopped: [], preview: null, id: null })
      continue
    }
    try {
      const file = { name: basename(path), path, size: statSync(path).size, sha256: await hashOf(path) }
      const registered = await db.withCompany(
        caller, (tx) => registerFiles(tx, importer, [file], { shopId: options.shop, format: options.format, said }, false), { timeoutMs: 0 },
      )
      for (const { id, name: piece } of registered) {
        say(`读取 ${piece} …`)
        results.push(await importOne(importer, id, piece, options).catch((error: unknown) => failed(piece, id, error)))
      }
    } catch (error) {
      results.push(failed(name, null, error))
    }
  }
  return results
}

/** Of a folder every file in it, however deep, by name; what systems leave behind is none. */
function filesOf(name: string): string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name]
  return readdirSync(name, { withFileTypes: true }).filter((entry) => !/^([.~]|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => (entry.isSymbolicLink() ? [] : filesOf(join(name, entry.name))))
}

/** Whatever happens to one file, the next is tried. */
function failed(file: string, id: string | null, error: unknown): Result {
  const message = error instanceof Refusal ? error.message : `出错：${error instanceof Error ? error.message : String(error)}`
  return { file, state: 'fail', ok: false, message, stopped: [], preview: null, id }
}

async function importOne(importer: Importer, id: string, file: string, { accept, check }: Options): Promise<Result> {
  const { db, caller } = importer
  const change = (state: ImportState, from: ImportState, message?: string): Promise<boolean> =>
    db.withCompany(caller, (tx) => changeFile(tx, caller.companyId, id, { state, ...(message === undefined ? {} : { message }) }, [from]))
  const preview = await readImport(importer, id).catch(async (error: unknown) => {
    await change('fail', 'parsing', `读取失败：${error instanceof Error ? error.message : String(error)}`)
    throw error
  })
  const stop = (message: string, state: ImportState, stopped: Stop[] = []): Result => ({ file, state, ok: false, message, stopped, preview, id })
  if (!preview || preview.state === 'refused') return stop(preview?.message ?? '没有读取', 'refused')
  if (preview.needsDays) return stop('文件没有写明是哪几天的数据，请用 --date 写明，例如 --date 2025-05-01..2025-05-31', 'preview')
  if (preview.needsShop) return stop('不能确定属于哪个店铺，请用 --shop 写明店铺编号', 'preview')
  const stops = stopsOf(preview, accept)
  if (preview.accepted === 0 && !stops.some(({ kind }) => kind === 'dates')) {
    return stop(`没有可以写入的行${preview.refused[0] ? `；第 ${preview.refused[0].line} 行“${preview.refused[0].column}”：${preview.refused[0].reason}` : ''}`, 'preview')
  }
  if (stops.length > 0) {
    const kinds = [...new Set(stops.map(({ kind }) => kind))]
    const day = kinds.includes('undated') ? '，或用 --date 写明日期' : ''
    return stop(`${stops.map(({ says }) => says.replace(/。$/, '')).join('；')}。确认无误后加 --accept ${kinds.join(',')}${day}，再运行一次`, 'preview', stops)
  }
  if (check) return { file, state: 'preview', ok: true, message: preview.message ?? '', stopped: [], preview, id }
  if (!(await change('committing', 'preview'))) throw new Refusal(CODES.importState, '文件的状态变了，没有写入')
  try {
    await commitImport(importer, id)
  } catch (error) {
    await change('preview', 'committing', `写入失败：${error instanceof Error ? error.message : String(error)}`)
    throw error
  }
  const row = await db.withCompany(caller, (tx) => findFile(tx, caller, id), { readOnly: true })
  return { file, state: row.state, ok: true, message: row.message ?? '', stopped: [], preview, id }
}

/** 0: all is done; 1: a file failed; 2: none failed, but one waits for a warning to be accepted. */
export function exitCodeOf(results: readonly Result[]): 0 | 1 | 2 {
  if (results.some(({ ok, stopped }) => !ok && stopped.length === 0)) return 1
  return results.some(({ stopped }) => stopped.length > 0) ? 2 : 0
}

/** Columns on a terminal count Chinese characters twice. */
function width(text: string): number {
  let columns = 0
  for (const char of text) columns += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(char) ? 2 : 1
  return columns
}

/**
 * The results as a table for people: a line for each file, columns as wide as their longest cell (a Chinese character counts two), then reminders:
 * unmatched fees, broken rules, warnings, and up to ten refused rows of each file.
 */
export function tableOf(results: Result[]): string {
  const rows = [['文件', '报告', '店铺', '数据', '行数', '写入', '覆盖', '拒绝', '结果'], ...results.map(({ file, ok, message, stopped, preview }) => [
    file, preview?.reportLabel ?? '-', preview?.shopName ?? '-', preview?.dataStart ? `${preview.dataStart} ~ ${preview.dataEnd}` : '-',
    String(preview?.rows ?? '-'),
    ok ? String(preview?.accepted ?? '-') : '0', ok ? String(preview?.replaced ?? '-') : '0', String(preview?.refusedCount ?? '-'),
    `${ok ? '完成' : stopped.length > 0 ? '已停下' : '未写入'}：${message}`,
  ])]
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => width(row[at]!))))
  const lines = rows.map((row) => row.map((cell, at) => (at === row.length - 1 ? cell : cell + ' '.repeat(widths[at]! - width(cell)))).join('  '))
  const notes = results.flatMap(({ file, preview }) => [
    ...(preview?.unmatched ?? []).map(({ transactionType, amountName, description, amount, currency, lines: count }) => {
      const fee = [transactionType, amountName, ...(description ? [description] : [])].join(' / ')
      return `  ${file}：未匹配费用 ${fee}：${amount} ${currency}（${count} 笔）`
    }),
    ...(preview?.broken ?? []).map((rule) => `  ${file}：${rule.says}，有 ${rule.count} 处不符${rule.examples[0]?.line ? `（例如第 ${rule.examples[0].line} 行）` : ''}`),
    ...(preview?.warnings ?? []).map((warning) => `  ${file}：${warning.says}（${warning.code}）`),
    ...(preview?.refused ?? []).slice(0, 10).map((row) => `  ${file}：第 ${row.line} 行“${row.column}”${row.reason}：${row.text}`),
  ])
  return [...lines, ...(notes.length > 0 ? ['', '提醒', ...notes] : [])].join('\n')
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2))
  if (options.help) {
    console.log(USAGE)
    return
  }
  const config = readConfig(process.env, { args: [], cwd: process.cwd() })
  const { model, problems } = loadModel(process.cwd())
  if (!model) throw new Error(`schemas/ 里有错误，不能导入：\n${problems.map(formatProblem).join('\n')}`)
  const say = (line: string): void => {
    if (!options.json) console.error(line)
  }
  await withDatabase(config, say, async (db) => {
    const { refused } = await migrate(db, model)
    for (const each of refused) console.error(sentenceOf(each))
    const results = await importFiles(db, withBlocked(model, refused), join(config.dataDir, 'files'), await personOf(db, options), options, say)
    console.log(options.json ? JSON.stringify(results, null, 2) : tableOf(results))
    process.exitCode = exitCodeOf(results)
  })
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
