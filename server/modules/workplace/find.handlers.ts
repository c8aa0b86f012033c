/**
 * What the command palette finds beside pages: shops, products by their codes, one's own tasks. Rows through the planner, so that
 * company, shops and hidden fields fence them as in any list; and only where a page that the person may open shows them.
 */
import { enumLabel } from '../../../contract/enum-value'
import { searchAddress } from '../../../contract/list-address'
import type { Condition } from '../../../contract/filter'
import type { PageEntry } from '../../../contract/page-plan'
import { askerOf } from '../../kernel/asker/asker-of'
import type { Tx } from '../../kernel/store/connect'
import { own } from '../../kernel/read/statement/fields'
import { soundsLike, soundsLikePinyin, MOST_NAMES } from '../../kernel/read/statement/pinyin'
import { planRows } from '../../kernel/read/plan/rows'
import { planning } from '../../kernel/read/statement/statement'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { HttpRefusal } from '../../kernel/asker/refusal'

interface Found {
  kind: 'shop' | 'product' | 'task'
  id: string
  label: string
  note: string
  route: string
  /** What stands behind the route: "q=msku~A-1". */
  query: string
}

const MOST = 6
const MAX_WORD = 100
const TASKS = '/system/download-center'

/** Where rows of an entity are shown, in the order of preference; what is found leads to the first that the person may open. */
const SEARCHED = [
  { kind: 'shop', entity: 'shop', by: ['name', 'account_name'], shows: 'name', note: ['account_name', 'site'] },
  { kind: 'product', entity: 'product', by: ['asin', 'msku', 'fnsku'], shows: 'msku', note: ['asin', 'title'] },
] as const

export const find = answers('app.find', async (context, body) => {
  const word = body.word.trim()
  if (word.length > MAX_WORD) throw new HttpRefusal(400, `搜索的文字最多 ${MAX_WORD} 个字`, { word: '太长' })
  if (word === '') return { found: [] }
  const { db, caller } = context
  return db.withCompany(
    caller,
    async (tx) => {
      const found: Found[] = []
      for (const searched of SEARCHED) found.push(...(await rowsOf(tx, context, searched, word)))
      return { found: [...found, ...(await tasksOf(tx, context, word))] }
    },
    { readOnly: true },
  )
})

async function rowsOf(tx: Tx, context: CallContext, { kind, entity: name, by, shows, note }: (typeof SEARCHED)[number], word: string): Promise<Found[]> {
  const { model, access } = context
  const entity = own(model.entities, name)
  const target = entity && pageOf(context, name, by)
  if (!entity || !target) return []
  const hidden = access.hidden(name)
  const seen = (fields: readonly string[]): string[] => fields.filter((field) => entity.fields[field] && !hidden.has(field))
  const fields = seen([shows, ...note, ...by])
  if (!fields.includes(shows)) return []
  const ask = async (filter: Condition | undefined, limit: number): Promise<Record<string, unknown>[]> => {
    const planned = planRows(planning({ model, asker: askerOf(context) }), entity, { fields, ...(filter ? { filter } : {}), limit })
    const { rows } = await tx.query<Record<string, unknown>>(planned.text, planned.values)
    return rows.map((row) => planned.read(row))
  }
  const letters: Condition = { or: seen(by).map((field) => ({ field, op: 'contains' as const, value: word })) }
  let rows = await ask(letters, MOST)
  if (rows.length < MOST && kind === 'shop' && soundsLikePinyin(word)) {
    const known = new Set(rows.map((row) => row[shows]))
    const heard = (await ask(undefined, MOST_NAMES)).filter((row) => !known.has(row[shows]) && soundsLike(String(row[shows] ?? ''), word))
    rows = [...rows, ...heard].slice(0, MOST)
  }
  return rows.map((row) => {
    // The field that holds the word is the one that the page is asked by.
    const field = seen(by).find((one) => String(row[one] ?? '').toLowerCase().includes(word.toLowerCase())) ?? shows
    const at = target.fields.includes(field) ? field : (target.fields[0] ?? shows)
    return {
      kind,
      id: entity.key.map((part) => String(row[part] ?? '')).join(':'),
      label: String(row[shows] ?? ''),
      note: seen(note).map((one) => words(context, name, one, row[one])).filter((text) => text !== '').join(' · '),
      route: target.page.route,
      query: target.fields.length > 0 ? searchAddress(at, String(row[at] ?? '')) : '',
    }
  })
}

/** A value as people read it: an enum's label in place of its code. */
function words({ model }: CallContext, entity: string, field: string, value: unknown): string {
  return enumLabel(model.enums, own(model.entities, entity)?.fields[field]?.enum, value)
}

/** The first built list of this entity's rows that the person may open; `fields`: what its search box looks in. */
function pageOf({ model, access }: CallContext, entity: string, by: readonly string[]): { page: PageEntry; fields: string[] } | undefined {
  const pages = model.pages.flatMap((page) => {
    if (page.state !== 'built' || page.kind !== 'list' || !access.mayOpen(page.page)) return []
    const list = model.plans[page.page]?.lists[0]
    if (list?.source.entity !== entity) return []
    const search = list.filters.find((filter) => filter.type === 'search')
    const fields = search?.type === 'search' ? search.fields.map(({ path }) => path).filter((path) => by.includes(path)) : []
    return [{ page, fields }]
  })
  return pages.toSorted((a, b) => b.fields.length - a.fields.length)[0]
}

/** One's own tasks by their title, newest first. */
async function tasksOf(tx: Tx, { model, access, caller }: CallContext, word: string): Promise<Found[]> {
  const page = model.pages.find(({ route }) => route === TASKS)
  if (!page || !access.mayOpen(page.page)) return []
  const { rows } = await tx.query<{ id: string; title: string; message: string }>(
    `select id::text as id, title, message from job where company_id = $1 and employee_id = $2::bigint and position(lower($3) in lower(title)) > 0
      order by id desc limit ${MOST}`,
    [caller.companyId, caller.employeeId, word],
  )
  return rows.map(({ id, title, message }) => ({ kind: 'task' as const, id, label: title, note: message, route: page.route, query: '' }))
}
