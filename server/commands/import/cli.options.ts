/** What `npm run import` is told: its options, and the usage that every wrong one is answered with. */
import { parseArgs } from 'node:util'
import { isRowId } from '../../kernel/store/row-id'
import { requirePeriod } from '../../kernel/intake/snapshot-day'
import { STOP_KINDS } from '../../kernel/intake/stops'

/** The help text (Chinese): shown by --help, and after every wrong option. */
export const USAGE = `用法：npm run import -- 文件、文件夹或 ZIP… [--shop 店铺编号] [--format 报告类型] [--company 公司编号] [--date 日期] [--accept 种类] [--check] [--json]
  --shop     写入哪个店铺；不写则按文件里的站点、国家、币种推断，正好有一个店铺符合时才写入
  --format   报告类型（例如 date_range_transactions）；不写则自动识别
  --company  哪个公司；不写则为店铺所属的公司，或唯一的公司
  --date     没有日期的报告记为哪一天（yyyy-mm-dd），业务报告为哪几天（2025-05-01..2025-05-31）；不写则取文件名里的日期，都没有就停下
  --accept   接受哪种提醒，可以写几次或用逗号分开；没有接受的提醒会停下，不写入
  --check    只预检，不写入
  --json     输出 JSON，便于程序读取
  --help     显示这些说明

会停下的提醒（--accept 后面的种类）：
${Object.entries(STOP_KINDS).map(([name, what]) => `  ${name.padEnd(20)}${what}`).join('\n')}

退出码：0 全部写入；1 有文件失败（无法识别、没有店铺、没有可写的行等），其余文件照常处理；2 没有失败，但有文件因提醒停下。`

/** What was typed after `npm run import --`, checked; what was left out is undefined, or false for a switch. */
export interface Options {
  files: string[]
  shop?: string
  format?: string
  company?: string
  /** yyyy-mm-dd, or the first and the last day: yyyy-mm-dd..yyyy-mm-dd. */
  date?: string
  accept: ReadonlySet<string>
  check: boolean
  json: boolean
  help: boolean
}

const TEXTS = ['shop', 'format', 'company', 'date'] as const
const FLAGS = ['check', 'json', 'help'] as const

/** The first and the last day of `--date`; one day is both. */
export function periodOf(date: string): { day: string; to: string } {
  const [day = '', to = day] = date.split('..')
  return { day, to }
}

/** @throws Error (Chinese, with the usage) */
export function optionsOf(args: string[], now = new Date()): Options {
  const wrong = (says: string): never => {
    throw new Error(`${says}\n${USAGE}`)
  }
  const { values, positionals } = parseArgs({
    args, allowPositionals: true, strict: false,
    options: {
      ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' as const }])), accept: { type: 'string', multiple: true },
    },
  })
  const unknown = Object.keys(values).find((name) => ![...TEXTS, ...FLAGS, 'accept'].includes(name))
  if (unknown !== undefined) wrong(`没有选项 --${unknown}`)
  // An option without its value is read as a flag.
  const empty = [...TEXTS, 'accept'].find((name) => [values[name]].flat().some((value) => value === true || value === ''))
  if (empty !== undefined) wrong(`--${empty} 后面要写值`)
  if (positionals.length === 0 && values['help'] !== true) wrong('请写明要导入的文件。')
  for (const name of ['shop', 'company'] as const) {
    const value = values[name]
    if (value !== undefined && !isRowId(String(value))) wrong(`--${name} 应为编号（数字），现在是 ${String(value)}`)
  }
  const accept = [values['accept'] ?? []].flat().flatMap((value) => String(value).split(',')).map((kind) => kind.trim()).filter(Boolean)
  const stranger = accept.find((kind) => !Object.hasOwn(STOP_KINDS, kind))
  if (stranger !== undefined) wrong(`--accept 没有“${stranger}”这种提醒`)
  if (values['date'] !== undefined) {
    try {
      const { day, to } = periodOf(String(values['date']))
      requirePeriod(day, to, now)
    } catch (error) {
      wrong(`--date：${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const texts = Object.fromEntries(TEXTS.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])))
  return {
    files: positionals.map(String), ...texts, accept: new Set(accept), check: values['check'] === true, json: values['json'] === true,
    help: values['help'] === true,
  }
}
