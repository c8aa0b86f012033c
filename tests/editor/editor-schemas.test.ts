/** schemas/.editor as VS Code reads it: its own JSON language service, on the real product's files and on wrong ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getLanguageService, TextDocument, type CompletionItem, type Diagnostic, type LanguageService } from 'vscode-json-languageservice'
import { beforeAll, describe, expect, it } from 'vitest'
import { editorSchemaFor, editorSchemas } from '../../codegen/emit/editor-schemas'
import { loadModel } from '../../codegen/load-model'
import type { Model } from '../../codegen/model'
import type { Sources } from '../../codegen/read/source'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
let service: LanguageService
let emitted: Map<string, string>
let model: Model
let sources: Sources

beforeAll(() => {
  const loaded = loadModel(ROOT)
  if (!loaded.model) throw new Error('the schemas have errors; run npm run check')
  model = loaded.model
  sources = loaded.sources
  emitted = editorSchemas(model, loaded.sources)
  service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    schemaRequestService: (uri) => {
      const path = uri.startsWith(pathToFileURL(ROOT).href) ? fileURLToPath(uri).slice(ROOT.length + 1) : uri
      const text = emitted.get(path)
      return text === undefined ? Promise.reject(`no such schema: ${path}`) : Promise.resolve(text)
    },
  })
  service.configure({ validate: true, allowComments: false })
})

function open(path: string, text: string): TextDocument {
  return TextDocument.create(pathToFileURL(join(ROOT, path)).href, 'json', 1, text)
}

async function marks(path: string, text: string): Promise<{ message: string; at: string }[]> {
  const document = open(path, text)
  const found: Diagnostic[] = await service.doValidation(document, service.parseJSONDocument(document), { schemaValidation: 'error' })
  return found.map(({ message, range }) => ({ message: typeof message === 'string' ? message : message.value, at: document.getText(range) }))
}

/** What the editor offers where the text has a |. */
async function offered(path: string, marked: string): Promise<CompletionItem[]> {
  const at = marked.indexOf('|')
  const document = open(path, marked.replace('|', ''))
  const list = await service.doComplete(document, document.positionAt(at), service.parseJSONDocument(document))
  return list?.items ?? []
}

function editorSchemaAt(path: string, kind: string, value: unknown): string {
  return editorSchemaFor(model, { path, kind, value })
}

const PAGE = 'schemas/pages/finance/example.json'
const page = (rest: string): string =>
  `{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", "kind": "list", "entity": "settlement_txn", "list": "finance.shopTransactionList", ${rest}}`

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
  })

  it('each name an editor schema that is there', () => {
    const lost = sources.files.flatMap((file) => {
      const named = (file.value as { $schema?: string }).$schema ?? ''
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

describe('while an analyst types', () => {
  it('offers the fields of this entity in columns, with their labels', async () => {
    const items = await offered(PAGE, page('"columns": ["|"]'))
    const posted = items.find((item) => item.label === '"posted_at"')
    expect(JSON.stringify(posted)).toContain('入账时间')
    expect(items.map((item) => item.label)).toContain('"shop.site"')
    expect(items.map((item) => item.label)).not.toContain('"stat_month"')
  })

  it('offers them inside the long form, in filters and in conditions', async () => {
    for (const rest of ['"columns": [{"field": "|"}]', '"filters": ["|"]', '"where": {"field": "|", "op": "eq", "value": 1}', '"marks": [{"when": {"field": "|", "op": "eq"}, "tone": "info", "says": "x"}]']) {
      expect((await offered(PAGE, page(rest))).map((item) => item.label)).toContain('"total_amount"')
    }
  })

  it('offers the fields of the entity that a tab is about', async () => {
    const text = `{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "entity": "report_file", "list": "app.reportFiles", "columns": ["|"]}]}`
    const labels = (await offered(PAGE, text)).map((item) => item.label)
    expect(labels).toContain('"file_name"')
    expect(labels).not.toContain('"total_amount"')
  })

  it('offers the fields of the rows that wait, and not the board\'s, in a to-do', async () => {
    const items = await offered(PAGE, `{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", "kind": "board", "dataset": "profit", "list": "finance.msku", "cards": [{"code": "todo", "title": "待办", "todos": [{"label": "待发货", "entity": "sale_order", "list": "trade.orderList", "where": {"field": "|"}, "go": {"page": "/sale/erp/dingDanLieBiao"}}]}]}`)
    const labels = items.map(({ label }) => label)
    expect(labels).toContain('"state"')
    expect(labels).not.toContain('"unmapped_amount"')
  })

  it('offers dimensions and measures where a tab asks a dataset', async () => {
    const text = `{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "dataset": "fees", "list": "app.transactionFees", "rows": [{"label": "x", "by": ["|"]}]}]}`
    const labels = (await offered(PAGE, text)).map((item) => item.label)
    expect(labels).toContain('"fee_category"')
    expect(labels).not.toContain('"amount"')
  })

  it('offers calls, enums and kinds by name', async () => {
    expect((await offered(PAGE, page('"export": "|"'))).map((item) => item.label)).toContain('"app.exportList"')
    const entity = '{"$schema": "../../.editor/entity.json", "language": 1, "entity": "e", "label": "例", "key": ["id"], "fields": {"id": {"label": "编号", "kind": "|"}}}'
    expect((await offered('schemas/entities/finance/e.json', entity)).map((item) => item.label)).toContain('"money"')
    expect((await offered('schemas/entities/finance/e.json', entity.replace('"kind": "|"', '"kind": "enum", "enum": "|"'))).map((item) => item.label)).toContain('"site"')
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
    const text = '{"$schema": "../.editor/columns/shop.json", "language": 1, "columns": "usual", "entity": "shop", "of": ["name", "nmae"]}'
    expect((await marks('schemas/columns/usual.json', text)).map((mark) => mark.at)).toEqual(['"nmae"'])
  })

  it('a field of another entity in a tab', async () => {
    const text = `{"$schema": "../../.editor/page/settlement_txn.json", "language": 1, "page": "example", "title": "例", "route": "/finance/example", "kind": "tabs",
      "tabs": [{"code": "a", "title": "甲", "entity": "report_file", "list": "app.reportFiles", "columns": ["file_name", "total_amount"]}]}`
    expect((await marks(PAGE, text)).map((mark) => mark.at)).toEqual(['"total_amount"'])
  })

  it('a wrong field among expanded rows', async () => {
    const rest = '"columns": ["posted_at"], "expand": {"has": "fees", "list": "app.feeLines", "columns": ["amount_name", "posted_at", "nothing"]}'
    expect((await marks(PAGE, page(rest))).map((mark) => mark.at)).toContain('"nothing"')
  })
})
