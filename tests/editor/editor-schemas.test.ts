/** schemas/.editor as VS Code reads it: its own JSON language service, on the real product's files and on wrong ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getNodePath, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { editorSchemaFor } from '../../codegen/emit/editor-schemas'
import type { Model } from '../../contract/model'
import { asRead } from '../../codegen/read/short/write-out'
import type { Sources } from '../../codegen/read/source'
import { openEditor, ROOT, type Editor } from './editor'
import { SHORT } from './short-forms'

let editor: Editor
let emitted: Map<string, string>
let model: Model
let sources: Sources

beforeAll(() => {
  // The real product, and beside it what is said in short forms alone.
  editor = openEditor(Object.fromEntries(Object.entries(SHORT).map(([path, value]) => [path, JSON.stringify(value)])));
  ({ emitted, model, sources } = editor)
})

const marks = (path: string, text: string) => editor.marks(path, text)
const offered = (path: string, marked: string) => editor.offered(path, marked)

function editorSchemaAt(path: string, kind: string, value: unknown): string {
  return editorSchemaFor(model, { path, kind, value })
}

const PAGE = 'schemas/pages/finance/example.json'
const HEAD = '{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example"'
const page = (rest: string): string =>
  `${HEAD}, "kind": "list", "entity": "settlement_txn", "list": "finance.shopTransactionList", ${rest}}`

describe('the right files of the product', () => {
  it('are clean in the editor, every one of them', async () => {
    const files = readdirSync(join(ROOT, 'schemas'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.parentPath.includes('.editor'))
      .map((entry) => join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(200)
    const marked: string[] = []
    for (const full of files) {
      const path = full.slice(ROOT.length + 1)
      for (const mark of await marks(path, readFileSync(full, 'utf8'))) marked.push(`${path}: ${mark.at} ${mark.message}`)
    }
    expect(marked).toEqual([])
  }, 240_000)

  it('are clean where they say everything in short forms, too', async () => {
    for (const [path, value] of Object.entries(SHORT)) expect(await marks(path, JSON.stringify(value)), path).toEqual([])
  })

  it('each name an editor schema that is there', () => {
    const lost = sources.files.flatMap((file) => {
      const named = (asRead(file).value as { $schema?: string }).$schema ?? ''
      return emitted.has(join(dirname(file.path), named)) ? [] : [`${file.path}: ${named}`]
    })
    expect(lost).toEqual([])
  })

  it('are given the editor schema of what they are about', () => {
    expect(editorSchemaAt(PAGE, 'page', { entity: 'settlement_txn' })).toBe('../../.editor/page/settlement_txn.json')
    expect(editorSchemaAt(PAGE, 'page', { tabs: [{ dataset: 'fees' }, { entity: 'shop' }] })).toBe('../../.editor/page/fees.json')
    expect(editorSchemaAt(PAGE, 'page', {})).toBe('../../.editor/page.json')
    expect(editorSchemaAt('schemas/menu.json', 'menu', {})).toBe('.editor/menu.json')
    expect(editorSchemaAt('schemas/columns/usual.json', 'columns', { entity: 'shop' })).toBe('../.editor/columns/shop.json')
  })
})

describe('a list of planned pages', () => {
  const PLANNED = 'schemas/pages/finance/planned.json'
  const listed = (entry: string): string =>
    `{"$schema": "../../.editor/planned.json", "language": 1, "planned": {"example": {"title": "例", "route": "/finance/example", ${entry}}}}`

  it('is offered kinds of pages and routes that are there, and marked where it says what only a built page says', async () => {
    expect((await offered(PLANNED, listed('"kind": "|"'))).map(({ label }) => label)).toContain('"steps"')
    expect((await offered(PLANNED, listed('"kind": "list", "replacedBy": "|"'))).map(({ label }) => label)).toContain('"/finance/profit-report"')
    expect(await marks(PLANNED, listed('"kind": "list"'))).toEqual([])
    expect((await marks(PLANNED, listed('"kind": "list", "columns": ["a"]'))).map(({ at }) => at)).toEqual(['"columns"'])
  })
})

describe('the editor schemas', () => {
  it('say once what several files say: 17 KB of its own at most for what one file is about, 6.2 KB for each entity of what all share', () => {
    // The names of rows below, which only that one file names, grow with what the product has.
    const ownBytes = (text: string): number => {
      const { $defs } = JSON.parse(text) as { $defs?: Record<string, unknown> }
      return Buffer.byteLength(text) - Buffer.byteLength(JSON.stringify($defs?.['@itemField'] ?? ''))
    }
    const sizes = [...emitted].map(([path, text]) => {
      const isShared = !path.replace(/^.*\.editor\//, '').includes('/')
      return { path, bytes: isShared ? Buffer.byteLength(text) : ownBytes(text), isShared }
    })
    expect(sizes.filter(({ bytes, isShared }) => !isShared && bytes > 17_000)).toEqual([])
    expect(sizes.filter(({ isShared }) => isShared).reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(
      6_200 * readdirSync(join(ROOT, 'schemas/entities'), { recursive: true }).filter((name) => String(name).endsWith('.json')).length,
    )
  })
})

/** A text in a committed file: the keys that lead to it, and the object it stands in. */
type Place = (keys: (string | number)[], around: Record<string, unknown>) => boolean

const under = (...wanted: string[]): Place => (keys) => {
  let from = 0
  return wanted.every((key) => (from = keys.indexOf(key, from) + 1) > 0) && from >= keys.length - 1
}

/** The first text of the product's files of a kind that stands at such a place, and its file. */
function firstAt(kind: string, place: Place): { path: string; text: string; offset: number; length: number; value: string } {
  for (const file of sources.files) {
    const root = file.kind === kind ? parseTree(file.text) : undefined
    const look = (node: Node): Node | undefined => {
      if (node.type === 'string') {
        const outer = node.parent?.type === 'property' ? node.parent.parent : undefined
        const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node
        return !isKey && place(getNodePath(node), outer ? (getNodeValue(outer) as Record<string, unknown>) : {}) ? node : undefined
      }
      for (const child of node.children ?? []) {
        const found = look(child)
        if (found) return found
      }
      return undefined
    }
    const node = root && look(root)
    if (node) return { path: file.path, text: file.text, offset: node.offset, length: node.length, value: String(node.value) }
  }
  throw new Error(`no ${kind} says such a thing`)
}

describe('in the committed files, a name that leads nowhere is marked and the right ones are offered', () => {
  it.each<[string, string, Place]>([
    ['the other\'s field that a reference leads to', 'entity', under('refs', 'to')],
    ['the other\'s field that a reference shows', 'entity', under('refs', 'shows')],
    ['the other\'s field that holds this key', 'entity', under('has', 'by')],
    ['a field of the key', 'entity', under('key')],
    ['the title', 'entity', (keys) => keys.length === 1 && keys[0] === 'title'],
    ['the field of an amount\'s currency', 'entity', under('fields', 'currencyField')],
    ['a field of a formula', 'entity', under('fields', 'formula', 'sum')],
    ['the state that a transition leads to', 'entity', under('lifecycle', 'transitions', 'to')],
    ['the field of a dimension', 'dataset', under('dimensions', 'field')],
    ['the field of a measure', 'dataset', under('measures', 'field')],
    ['the day of a source', 'dataset', under('sources', 'day')],
    ['a measure of a formula', 'dataset', under('measures', 'formula', 'ratio')],
    ['the field that a report\'s column fills', 'report', under('columns', 'to')],
    ['a column that gives a report away', 'report', under('detect')],
    ['the value that a mapping\'s rule leads to', 'mapping', under('rules', 'to')],
    ['the field that goes along to another page', 'page', under('link', 'with')],
    ['the field that goes along to a call', 'page', under('actions', 'with')],
    ['the key field that fills an item', 'page', under('steps', 'fills', 'with')],
    ['the value of an enum in a condition', 'page', (keys, { field }) => keys.includes('where') && keys.at(-1) === 'value' && field === 'state'],
    ['an input of a form\'s items', 'page', (keys) => keys.includes('form') && keys.includes('items') && (keys.at(-2) === 'inputs' || keys.at(-1) === 'field')],
    ['an input of a form', 'page', (keys) => keys[0] === 'form' && keys[1] === 'inputs' && keys.at(-2) === 'inputs'],
    ['a measure of a card', 'page', under('cards', 'figures')],
    ['a column of a step', 'page', (keys) => keys[0] === 'steps' && keys[2] === 'columns' && keys.length === 4],
  ])('%s', async (_what, kind, place) => {
    const { path, text, offset, length, value } = firstAt(kind, place)
    const saying = (word: string): string => `${text.slice(0, offset)}"${word}"${text.slice(offset + length)}`
    expect((await marks(path, saying('leadsNowhere'))).map(({ at }) => at)).toContain('"leadsNowhere"')
    const items = await offered(path, saying('|'))
    expect(items.map(({ label }) => label), path).toContain(JSON.stringify(value))
  })
})

describe('while an analyst types', () => {
  it('offers the fields of this entity in columns, with their labels', async () => {
    const items = await offered(PAGE, page('"columns": ["|"]'))
    const posted = items.find((item) => item.label === '"posted_at"')
    expect(JSON.stringify(posted)).toContain('入账时间')
    expect(items.map((item) => item.label)).toContain('"shop.site"')
    expect(items.map((item) => item.label)).not.toContain('"stat_month"')
  })

  it('offers them inside the long form, in filters and in conditions', async () => {
    for (const rest of [
      '"columns": [{"field": "|"}]', '"filters": ["|"]', '"where": {"field": "|", "op": "eq", "value": 1}',
      '"marks": [{"when": {"field": "|", "op": "eq"}, "tone": "info", "says": "x"}]',
    ]) {
      expect((await offered(PAGE, page(rest))).map((item) => item.label)).toContain('"total_amount"')
    }
  })

  it('offers the fields of the entity that a tab is about', async () => {
    const text = `${HEAD}, "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "entity": "report_file", "list": "app.reportFiles", "columns": ["|"]}]}`
    const labels = (await offered(PAGE, text)).map((item) => item.label)
    expect(labels).toContain('"file_name"')
    expect(labels).not.toContain('"total_amount"')
  })

  it('offers the fields of the rows that wait, and not the board\'s, in a to-do', async () => {
    const items =
      await offered(
        PAGE,
        `${HEAD}, "kind": "board", "dataset": "profit", "list": "finance.msku",
          "cards": [{"code": "todo", "title": "待办",
          "todos": [{"label": "待发货", "entity": "sale_order", "list": "trade.orderList",
            "where": {"field": "|"}, "go": {"page": "/sale/erp/dingDanLieBiao"}}]}]}`,
      )
    const labels = items.map(({ label }) => label)
    expect(labels).toContain('"state"')
    expect(labels).not.toContain('"unmapped_amount"')
  })

  it('offers dimensions and measures where a tab asks a dataset', async () => {
    const text = `${HEAD}, "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "dataset": "fees", "list": "app.transactionFees", "rows": [{"label": "x", "by": ["|"]}]}]}`
    const labels = (await offered(PAGE, text)).map((item) => item.label)
    expect(labels).toContain('"fee_category"')
    expect(labels).not.toContain('"amount"')
  })

  it('offers calls, enums and kinds by name', async () => {
    expect((await offered(PAGE, page('"export": "|"'))).map((item) => item.label)).toContain('"app.exportList"')
    const entity =
      '{"$schema": "../../.editor/entity.json", "language": 1, "entity": "e", "label": "例", "key": ["id"], "fields": {"id": {"label": "编号", "kind": "|"}}}'
    expect((await offered('schemas/entities/finance/e.json', entity)).map((item) => item.label)).toContain('"money"')
    expect((await offered('schemas/entities/finance/e.json', entity.replace('"kind": "|"', '"kind": "enum", "enum": "|"'))).map((item) =>
      item.label)).toContain('"site"')
  })
})

describe('what one place hands to another', () => {
  const LINK = (keys: string, to = '/finance/amazonSettlementDetail'): string =>
    page(`"columns": [{"field": "posted_at", "link": {"page": "${to}", "with": {${keys}}}}]`)
  const labels = async (text: string): Promise<string[]> => (await offered(PAGE, text)).map(({ label }) => label)

  it('offers what the page of a link finds its rows by, and marks anything else', async () => {
    expect(await labels(LINK('"|": "id"'))).toEqual(['id'])
    expect(await labels(LINK('"|": "id"', '/Printing'))).toEqual(['ids'])
    expect((await marks(PAGE, LINK('"id": "id", "shop": "shop_id"'))).map(({ at }) => at)).toEqual(['"shop"'])
  })

  it('offers the filters of a list that a link opens, which takes any field of its rows', async () => {
    expect(await labels(LINK('"|": "id"', '/FBA/fbaCargo'))).toContain('shop_id')
    expect(await marks(PAGE, LINK('"id": "id"', '/FBA/fbaCargo'))).toEqual([])
  })

  it('offers the values that an action\'s call takes, by its row or by its request', async () => {
    const action = (call: string, keys: string): string => page(`"actions": {"row": [{"action": "do", "label": "做", "call": "${call}", "with": {${keys}}}]}`)
    expect(await labels(action('systemV2.announcementEdit', '"|": "id"'))).toContain('title')
    expect((await marks(PAGE, action('systemV2.announcementEdit', '"id": "id", "titel": "id"'))).map(({ at }) => at)).toEqual(['"titel"'])
    expect(await labels(action('approval.approve', '"|": "id"'))).toEqual(['id', 'remark', 'seen'])
  })

  it('offers the dialogs that pages about these rows have, and those that all may open', async () => {
    const text = `{"$schema": "../../.editor/page/announcement.json", "page": "x", "actions": {"page": [{"action": "a", "label": "新增", "dialog": "|"}]}}`
    expect(await labels(text)).toEqual(expect.arrayContaining(['"announcement_edit"', '"stock_lock"']))
    expect(await marks(PAGE, page('"actions": {"page": [{"action": "a", "label": "新增", "dialog": "a_new_one"}]}'))).toEqual([])
  })

  it('offers in a dialog the fields of the rows that its call writes, wherever it stands', async () => {
    const dialog = (submit: string, field: string): string => page(`"dialogs": {"d": {"title": "公告", "fields": ["${field}"], "submit": "${submit}"}}`)
    const fields = await labels(dialog('systemV2.announcementAdd', '|'))
    expect(fields).toContain('"title"')
    expect(fields).not.toContain('"total_amount"')
    expect(await labels(dialog('', '|'))).toContain('"total_amount"')
    expect((await marks(PAGE, dialog('systemV2.announcementAdd', 'total_amount'))).map(({ at }) => at)).toEqual(['"total_amount"'])
  })

  it('offers in a set of figures what its datasets have, and marks what one of them lacks', async () => {
    const set = (of: string): string =>
      `{"$schema": "../.editor/columns.json", "language": 1, "columns": "x", "datasets": ["sp_products", "sp_terms"], "of": [${of}]}`
    const path = 'schemas/columns/x.json'
    expect((await offered(path, set('"|"'))).map(({ label }) => label)).toContain('"units_sold"')
    expect(new Set((await marks(path, set('"units_sold", "search_term", "nothing"'))).map(({ at }) => at))).toEqual(new Set(['"search_term"', '"nothing"']))
  })

  it('offers what tells the rows of figures apart that a kept filter tree is over', async () => {
    const path = 'schemas/entities/logistics/logistics_rule.json'
    const rule = (conditions: string): string =>
      `{"$schema": "../../.editor/entity/logistics_rule.json", "entity": "logistics_rule",
        "fields": {"r": {"label": "规则", "kind": "json", "conditions": ${conditions}}}}`
    const over = (row: string): string => rule(`{"dataset": "orders", "rows": ["${row}"], "days": 30}`)
    const names = (text: string) => offered(path, text).then((all) => all.map(({ label }) => label))
    expect(await names(over('|'))).toContain('"fulfillment"')
    expect(await names(rule('"|"'))).toContain('"sale_order"')
    expect(await names(rule('{"dataset": "|"}'))).toContain('"sp_terms"')
    expect((await marks(path, over('portfolio'))).map(({ at }) => at)).toContain('"portfolio"')
    expect((await marks(path, over('shop'))).map(({ at }) => at)).not.toContain('"shop"')
  })
})

describe('in short forms', () => {
  const [NOTE = '', , NOTES = ''] = Object.keys(SHORT)
  const said = (path: string, change: (text: string) => string): string => change(JSON.stringify(SHORT[path]))

  it.each([
    ['a field that a reference of its entity\'s name shows', NOTE, '"shop":["name"]', '"shop":["|"]', '"site"'],
    ['the entity of rows below', NOTE, '"logs":"editor_note_log"', '"logs":"|"', '"shop"'],
    ['a field of the rows below that stand here', NOTE, '"formula":"qty"', '"formula":"|"', '"qty"'],
    ['a value that stands in its field', NOTE, '"start":"open"', '"start":"|"', '"shut"'],
    ['all columns', NOTES, '"columns":"all"', '"columns":"|"', '"all"'],
    ['the rows below of a form', NOTES, '"has":"items"', '"has":"|"', '"items"'],
    ['the steps as actions', NOTES, '"steps"', '"|"', '"steps"'],
  ])('offers %s', async (_what, path, from, to, label) => {
    const text = said(path, (whole) => whole.replace(from, to))
    expect(text).toContain('"|"')
    expect((await offered(path, text)).map((item) => item.label)).toContain(label)
  })

  it.each([
    ['a form that is yes in a step', '"form":{"items":[{"has":"items","min":1}]}', '"steps":[{"code":"a","title":"甲","form":true}]', 'true'],
    ['all columns of expanded rows', '"sort":["-id"]', '"expand":{"has":"items","list":"notes.noteItems","columns":"all"}', '"all"'],
    ['a step of no life cycle', '"bulk":[{"transition":"shut"}]', '"bulk":[{"transition":"shot"}]', '"shot"'],
  ])('marks %s', async (_what, from, to, at) => {
    const text = said(NOTES, (whole) => whole.replace(from, to))
    expect(text).toContain(to)
    expect((await marks(NOTES, text)).map((mark) => mark.at)).toContain(at)
  })
})

describe('a set of marks', () => {
  it('is offered by its name where a list marks, and marked where it says what no mark does', async () => {
    expect((await offered(PAGE, page('"marks": [{"set": "|"}]'))).map(({ label }) => label)).toContain('"profit_uncosted"')
    expect((await marks(PAGE, page('"marks": [{"set": "profit_uncosted"}]'))).map(({ at }) => at)).toEqual([])
    expect((await marks(PAGE, page('"marks": [{"set": "profit_uncost"}]'))).map(({ at }) => at)).toContain('"profit_uncost"')
    const path = 'schemas/marks/x.json'
    const set = (tone: string): string => `{"$schema": "../.editor/marks.json", "language": 1, "marks": "x",
      "of": [{"when": {"field": "acos", "op": "gt", "value": 1}, "tone": "${tone}", "says": "高"}]}`
    expect((await offered(path, set('|'))).map(({ label }) => label)).toContain('"danger"')
    expect((await marks(path, set('loud'))).map(({ at }) => at)).toEqual(['"loud"'])
  })
})

describe('what the editor marks', () => {
  it.each([
    ['a column that the entity does not have', '"columns": ["posted_at", "aocs"]', '"aocs"'],
    ['one in the long form', '"columns": [{"field": "aocs"}]', '"aocs"'],
    ['a filter that the entity does not have', '"filters": ["posted_dya"]', '"posted_dya"'],
    ['a condition on no field of it', '"where": {"field": "posted_dya", "op": "eq", "value": 1}', '"posted_dya"'],
    ['a sort by no field of it', '"sort": ["-posted"]', '"-posted"'],
    ['an unknown key', '"colums": ["posted_at"]', '"colums"'],
    ['a call that is not there', '"export": "app.exportLists"', '"app.exportLists"'],
  ])('%s', async (_what, rest, at) => {
    const found = await marks(PAGE, page(rest))
    expect(found.map((mark) => mark.at)).toContain(at)
  })

  it('a wrong field in a shared column set', async () => {
    // The first set of its entity reads the schema of the kind, which finds the entity's own.
    const text = '{"$schema": "../.editor/columns.json", "language": 1, "columns": "usual", "entity": "shop", "of": ["name", "nmae"]}'
    expect((await marks('schemas/columns/usual.json', text)).map((mark) => mark.at)).toEqual(['"nmae"'])
  })

  it('what the checker refuses too: all columns of a report in one word, and a form that names no call', async () => {
    const at = 'schemas/pages/finance/example.json'
    const whole = (rest: string): string =>
      `{"$schema": "../../.editor/page/fees.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", ${rest}}`
    const all = whole('"kind": "list", "dataset": "fees", "rows": [{"label": "x", "by": ["month"]}], "columns": "all"')
    expect((await marks(at, all)).map((mark) => mark.at)).toEqual(['"all"'])
    const form = (said: string): string => whole(`"kind": "form", "entity": "shop", "form": {${said}}`).replace('page/fees', 'page')
    expect(await marks(at, form(''))).not.toEqual([])
    expect(await marks(at, form('"submit": "app.shopAdd"'))).toEqual([])
  })

  it('a field of another entity in a tab', async () => {
    const text = `${HEAD}, "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "entity": "report_file", "list": "app.reportFiles", "columns": ["file_name", "total_amount"]}]}`
    expect((await marks(PAGE, text)).map((mark) => mark.at)).toEqual(['"total_amount"'])
  })

  it('a wrong field among expanded rows', async () => {
    const rest = '"columns": ["posted_at"], "expand": {"has": "fees", "list": "app.feeLines", "columns": ["amount_name", "posted_at", "nothing"]}'
    expect((await marks(PAGE, page(rest))).map((mark) => mark.at)).toContain('"nothing"')
  })
})
