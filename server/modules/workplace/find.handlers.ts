/**
 * What the command palette finds beside pages: rows of every entity that says what it is found by, and one's own tasks. Rows come
 * through the planner, so that company, shops and hidden fields fence them as in any list; and only where the person may open the
 * page where the entity is at home.
 */
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { enumLabel } from '../../../contract/enum-value'
import { searchAddress } from '../../../contract/list-address'
import type { Condition } from '../../../contract/filter'
import { plainly } from '../../../contract/plainly'
import type { Entity } from '../../../contract/model'
import type { ListPlan } from '../../../contract/plan'
import { askerOf } from '../../kernel/asker/asker-of'
import type { Tx } from '../../kernel/store/connect'
import { own } from '../../kernel/read/statement/fields'
import { tellingOf } from '../../kernel/read/answer/options.told'
import { MOST_NAMES, soundsLike, soundsLikePinyin } from '../../kernel/read/statement/pinyin'
import { planRows } from '../../kernel/read/plan/rows'
import { planning } from '../../kernel/read/statement/statement'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'
import { HttpRefusal } from '../../kernel/asker/refusal'

interface Found {
  /** The entity's name; `task` for a task of one's own. */
  kind: string
  /** What staff call such rows. */
  group: string
  id: string
  label: string
  note: string
  route: string
  /** What stands behind the route: "q=msku~A-1&row=7". */
  query: string
}

const MOST = 6
const MAX_WORD = 100
/** Letters and digits that a number needs to be found without its hyphens. */
const LEAST_PLAIN = 4
const TASKS = '/system/download-center'
/** Digits of the three parts of an Amazon order number: 112-0375688-8636869. */
const ORDER_NUMBER = /^(\d{3})(\d{1,7})(\d{0,7})$/
/** Only Chinese has a sound besides its letters. */
const HAN = /\p{Script=Han}/u

/** Nothing for an empty word. @throws HttpRefusal of a word longer than MAX_WORD */
export const find = answers('app.find', async (context, body) => {
  const word = body.word.trim()
  if (word.length > MAX_WORD) throw new HttpRefusal(400, `搜索的文字最多 ${MAX_WORD} 个字`, { word: '太长' })
  if (word === '') return { found: [] }
  const { db, caller, model } = context
  return db.withCompany(
    caller,
    async (tx) => {
      const found: Found[] = []
      for (const entity of Object.values(model.entities)) if (entity.home?.find) found.push(...(await rowsOf(tx, context, entity, word)))
      return { found: [...found, ...(await tasksOf(tx, context, word))] }
    },
    { readOnly: true },
  )
})

async function rowsOf(tx: Tx, context: CallContext, entity: Entity, word: string): Promise<Found[]> {
  const { model, access } = context
  const home = homeOf(context, entity)
  if (!home) return []
  const hidden = access.hidden(entity.name)
  const seen = (fields: readonly string[]): string[] => fields.filter((field) => entity.fields[field] && !hidden.has(field))
  const by = seen(entity.home?.find ?? [])
  const [shows] = seen([entity.title])
  if (shows === undefined || by.length === 0) return []
  const telling = tellingOf(model, entity, access.hidden)
  const places = isOfOneShop(entity) ? ['shop.name'] : seen(['site'])
  const ask = async (filter: Condition | undefined, limit: number): Promise<Record<string, unknown>[]> => {
    const fields = [...new Set([shows, ...by, ...telling.fields, ...places, ...entity.key])]
    const planned = planRows(planning({ model, asker: askerOf(context) }), entity, { fields, ...(filter ? { filter } : {}), limit })
    const { rows } = await tx.query<Record<string, unknown>>(planned.text, planned.values)
    return rows.map((row) => planned.read(row))
  }
  const number = orderNumberOf(word)
  const begins = number === undefined ? [] : by.filter((field) => COLUMN_KINDS[entity.fields[field]!.kind].operators.includes('starts'))
  // One question for both: the fields are gone through once, and an order needs no second look.
  const written: Condition = {
    or: [...by.map((field) => ({ field, op: 'contains' as const, value: word })), ...begins.map((field) => ({ field, op: 'starts' as const, value: number! }))],
  }
  let rows = await ask(written, MOST)
  const listens = soundsLikePinyin(word)
  if (rows.length < MOST && !entity.key.includes(shows) && (listens || plainly(word).length >= LEAST_PLAIN)) {
    const keyOf = (row: Record<string, unknown>): string => entity.key.map((part) => String(row[part])).join(':')
    const known = new Set(rows.map(keyOf))
    const sounds = (name: string): boolean => listens && HAN.test(name) && soundsLike(name, word)
    const heard = (await ask(undefined, MOST_NAMES)).filter((row) => !known.has(keyOf(row)) && (
      sounds(String(row[shows] ?? '')) || by.some((field) => plainly(String(row[field] ?? '')).includes(plainly(word)))
    ))
    rows = [...rows, ...heard].slice(0, MOST)
  }
  return rows.map((row) => {
    // The field that holds the word is the one that the page is asked by.
    const field = by.find((one) => plainly(String(row[one] ?? '')).includes(plainly(word))) ?? shows
    const note = telling.tell(row).note ?? ''
    const place = places.map((one) => words(context, entity, one, row[one])).filter((text) => text !== '' && !note.split(' · ').includes(text))
    return {
      kind: entity.name,
      group: entity.label,
      id: entity.key.map((part) => String(row[part] ?? '')).join(':'),
      label: String(row[shows] ?? ''),
      note: [note, ...place].filter((text) => text !== '').join(' · '),
      route: home.route,
      query: queryOf(home, field, row),
    }
  })
}

/** Digits as the beginning of an Amazon order number, hyphens where they belong; undefined where they are none, too many or written so already. */
function orderNumberOf(word: string): string | undefined {
  const parts = ORDER_NUMBER.exec(word.replace(/[\s-]/g, ''))?.slice(1)
  const number = parts?.filter((part) => part !== '').join('-')
  return number === word ? undefined : number
}

function isOfOneShop({ refs, fields }: Entity): boolean {
  const field = fields[refs['shop']?.by[0] ?? '']
  return field !== undefined && !traits(field).several
}

/** A value as people read it: an enum's label in place of its code. */
function words({ model }: CallContext, entity: Entity, field: string, value: unknown): string {
  const about = own(entity.fields, field)
  return value === null || value === undefined ? '' : enumLabel(model.enums, about?.enum ?? about?.known, value)
}

interface Home { route: string; tab?: string; list: ListPlan }

/** The list where its rows are at home, if the person may open it. */
function homeOf({ model, access }: CallContext, { home }: Entity): Home | undefined {
  const page = model.pages.find(({ route }) => route === home?.page)
  const lists = page && page.state === 'built' && access.mayOpen(page.page) ? (model.plans[page.page]?.lists ?? []) : []
  const list = home?.tab === undefined ? lists[0] : lists.find(({ code }) => code === home.tab)
  return list && { route: page!.route, ...(lists.length > 1 ? { tab: list.code } : {}), list }
}

/** Looked for there in the field by which it was found, and opened. */
function queryOf({ tab, list }: Home, field: string, row: Record<string, unknown>): string {
  const looksIn = list.filters.flatMap((filter) => (filter.type === 'search' ? filter.fields.map(({ path }) => path) : []))
  const keys = list.rowKey.map((part) => String(row[part] ?? ''))
  return [
    ...(tab === undefined ? [] : [new URLSearchParams({ tab }).toString()]),
    ...(looksIn.includes(field) ? [searchAddress(field, String(row[field] ?? ''))] : []),
    new URLSearchParams({ row: keys.length === 1 ? keys[0]! : JSON.stringify(list.rowKey.map((part) => row[part] ?? null)) }).toString(),
  ].join('&')
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
  return rows.map(({ id, title, message }) => ({ kind: 'task', group: '任务', id, label: title, note: message, route: page.route, query: '' }))
}
