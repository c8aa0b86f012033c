/**
 * What a model may do: find lists, read what one may be asked, ask it, make a link. All of it reads, none of it writes, and
 * all of it is the asker's own: no tool sees more than the person would on the page. Mistakes are told to the model in words.
 */
import type { Comparison } from '../../../contract/filter'
import type { CallContext } from '../../kernel/http/handler'
import { HttpRefusal, Refusal } from '../../kernel/asker/refusal'
import { askList, AskError, linkTo, MOST_ROWS, type ListAsk } from './ask-list'
import { describeList, findList, listLines } from './lists'
import type { ToolCall, ToolDefinition } from './openai'

interface ToolResult {
  /** What the model is told; JSON. */
  text: string
  /** What the person is told is being done. */
  words: string
  /** The page that was read. */
  source?: { title: string; link: string }
}

const ASK = {
  page: { type: 'string', description: '列表的名字，取自 find_lists' },
  tab: { type: 'string', description: '标签页代码，取自 find_lists' },
  filters: {
    type: 'array',
    description: '筛选，全部同时满足；未写的字段沿用列表的默认筛选',
    items: {
      type: 'object',
      properties: {
        field: { type: 'string' },
        op: { type: 'string', enum: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'] },
        value: {
          description: '比率按小数写（30% 写 0.3）；日期 yyyy-mm-dd，月份 yyyy-mm；between 写两个端点的数组；日期也可写 today、last7、last30、last90、monthStart、lastMonth、thisYear、dataMonth',
        },
      },
      required: ['field', 'op', 'value'],
    },
  },
  rows: { type: 'string', description: '统计报表按什么成行，取自 describe_list 的 rows（冒号前的名称）' },
  sort: { type: 'array', items: { type: 'string' }, description: '字段名，前面加 - 为从大到小' },
  currency: { type: 'string', enum: ['original', 'company'], description: 'company：折算为公司本位币，跨币种比较时用' },
}

/** The tools as a model is told of them (Chinese). */
export const TOOLS: ToolDefinition[] = [
  {
    name: 'find_lists',
    description: '查找提问者可以看的列表与报表：名字、标题、列。',
    parameters: { type: 'object', properties: { words: { type: 'string', description: '标题或列名里的词，空格分开，例如“利润 店铺”；留空列出全部' } } },
  },
  {
    name: 'describe_list',
    description: '一个列表可以问什么：字段（列、排序、筛选、可取的值）、成行方式、默认筛选。读取前先看。',
    parameters: { type: 'object', properties: { page: ASK.page, tab: ASK.tab }, required: ['page'] },
  },
  {
    name: 'read_list',
    description: `按筛选与排序读取一个列表，最多 ${MOST_ROWS} 行，附合计与打开同一结果的链接。`,
    parameters: {
      type: 'object',
      properties: {
        ...ASK, columns: { type: 'array', items: { type: 'string' }, description: '要哪些列，字段名' },
        page_size: { type: 'integer', description: `行数，最多 ${MOST_ROWS}` }, page_number: { type: 'integer' },
      },
      required: ['page'],
    },
  },
  {
    name: 'make_link',
    description: '只生成打开某个筛选结果的链接，不读取数据。',
    parameters: { type: 'object', properties: ASK, required: ['page'] },
  },
]

type Tool = (context: CallContext, given: Record<string, unknown>) => Promise<{ answer: unknown; words: string; source?: ToolResult['source'] }>

const RUN: Record<string, Tool> = {
  async find_lists(context, given) {
    const words = textOf(given['words'])
    const lines = listLines(context, words)
    return { answer: { lists: lines, ...(lines.length === 0 ? { note: '没有，请换个词，或留空列出全部' } : {}) }, words: words ? `查找列表：${words}` : '查找列表' }
  },
  async describe_list(context, given) {
    const found = findList(context, textOf(given['page']), textOf(given['tab']))
    if (!found) throw new AskError(`没有列表「${textOf(given['page'])}」，或提问者没有它的权限`)
    return { answer: describeList(context, found), words: `了解「${found.title}」` }
  },
  async read_list(context, given) {
    const read = await askList(context, askOf(given))
    const { title, link, columns, rows, total, totals, basis, dataUntil, zone, notes } = read
    return {
      answer: {
        title, link, total_rows: total, columns: columns.map(({ label }) => label), rows, totals, ...(basis ? { basis } : {}),
        ...(dataUntil ? { data_until: dataUntil } : {}), ...(zone ? { zone } : {}), ...(notes.length > 0 ? { notes } : {})
      },
      words: `读取「${title}」`, source: { title, link },
    }
  },
  async make_link(context, given) {
    const made = await linkTo(context, askOf(given))
    return { answer: made, words: `打开「${made.title}」的链接`, source: made }
  },
}

/** Runs one tool; never throws for what the model asked wrongly. `most`: characters of the result. */
export async function runTool(context: CallContext, call: ToolCall, most: number): Promise<ToolResult> {
  const tool = Object.hasOwn(RUN, call.name) ? RUN[call.name] : undefined
  if (!tool) return { text: told({ error: `没有工具 ${call.name.slice(0, 60)}` }, most), words: '没有这个查询' }
  try {
    const { answer, words, source } = await tool(context, readArguments(call.arguments))
    return { text: told({ data: answer }, most), words, ...(source ? { source } : {}) }
  } catch (error) {
    if (error instanceof AskError || error instanceof HttpRefusal || error instanceof Refusal) {
      return { text: told({ error: error.message }, most), words: '换一种方式查询' }
    }
    throw error
  }
}

/** Data is told as data: one JSON value, whose words are never anybody's orders. Rows at the end are left out where it is long. */
function told(answer: { data?: unknown; error?: string }, most: number): string {
  const whole = JSON.stringify(answer)
  if (whole.length <= most) return whole
  const data = answer.data as Record<string, unknown> | undefined
  for (const name of ['rows', 'lists', 'fields']) {
    const lines = data?.[name]
    if (!Array.isArray(lines)) continue
    for (let keep = Math.floor(lines.length * (most / whole.length)); keep >= 0; keep -= Math.max(1, Math.ceil(keep / 8))) {
      const text = JSON.stringify({ data: { ...data, [name]: lines.slice(0, keep), left_out: lines.length - keep } })
      if (text.length <= most) return text
      if (keep === 0) break
    }
  }
  return JSON.stringify({ error: '结果太长，请减少列或行' })
}

function readArguments(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  try {
    const given = JSON.parse(text) as unknown
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Record<string, unknown>
  } catch {
    // Told below.
  }
  throw new AskError('参数不是 JSON 对象')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
const textsOf = (value: unknown): string[] | undefined => (
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : typeof value === 'string' ? [value] : undefined
)

/** A question out of what a model wrote: whatever is no such thing is left out here and judged where it is asked. */
function askOf(given: Record<string, unknown>): ListAsk {
  const sort = textsOf(given['sort'])
  const columns = textsOf(given['columns'])
  const { filters, page_size: size, page_number: number, currency } = given
  return {
    page: textOf(given['page']),
    ...(textOf(given['tab']) ? { tab: textOf(given['tab']) } : {}),
    ...(Array.isArray(filters) ? { filters: filters.filter((one): one is Comparison => typeof one === 'object' && one !== null) } : {}),
    ...(textOf(given['rows']) ? { rows: textOf(given['rows']) } : {}),
    ...(sort ? { sort } : {}),
    ...(columns ? { columns } : {}),
    ...(typeof size === 'number' ? { page_size: size } : {}),
    ...(typeof number === 'number' ? { page_number: number } : {}),
    ...(currency === 'original' || currency === 'company' ? { currency } : {}),
  }
}
