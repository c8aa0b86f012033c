/**
 * The recipes of CONTRIBUTING.md, followed to the letter on a copy of the product's schemas: what each step writes is
 * written, the whole passes the check, and the model has what the recipe promises. A recipe without a case here fails.
 */
import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstVersion } from '../../codegen/begin/first-version'
import { editorSchemaFor } from '../../codegen/emit/editor-schemas'
import { loadModel, loadSources } from '../../codegen/load-model'
import type { Model } from '../../contract/model'
import { readTexts } from '../../codegen/read/read'

const ROOT = new URL('../../', import.meta.url).pathname
const ofProduct = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')
const guide = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8')
const recipes = [...(/## Recipes\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '').matchAll(/^### (.+)\n([\s\S]*?)(?=^### |(?![\s\S]))/gm)].map(
  (match) => ({ title: match[1]!, text: match[2]! }),
)

const texts: Record<string, string> = {}
const change = (path: string, from: string | RegExp, to: string): void => {
  const before = texts[path]
  const after = before?.replace(from, to)
  if (after === undefined || after === before) throw new Error(`${path} does not hold ${String(from)}`)
  texts[path] = after
}
const write = (path: string, value: object): void => void (texts[path] = JSON.stringify({ language: 1, ...value }, null, 2))

const SETTLEMENTS = 'schemas/pages/finance/finance_amazon_settlement_center.json'
const NOTE_FIELDS = {
  id: { label: '编号', kind: 'id', server: true },
  shop_id: { label: '店铺', kind: 'id', required: true, edit: 'select' },
  import_id: { label: '来源文件', kind: 'id', server: true },
  line_no: { label: '文件行号', kind: 'integer', server: true, total: 'none' },
  note_day: { label: '日期', kind: 'date', zone: 'marketplace', required: true, edit: true },
  subject: { label: '标题', kind: 'text', required: true, maxLength: 80, edit: true },
  mood: { label: '心情', kind: 'enum', enum: 'recipe_mood', edit: true },
  currency: { label: '币种', kind: 'enum', enum: 'currency_all', required: true, edit: true },
  spend: { label: '花费', kind: 'money', currencyField: 'currency', total: 'sum' },
}

let begunKind: string[] = []

/** The steps of each recipe, and what must be so once all are done. */
const CASES: Record<string, { steps: () => void; then: (model: Model) => void }> = {
  'Begin a file': {
    steps: () => {
      for (const words of [
        ['entity', 'system/recipe_begun'], ['call', 'recipeBegun.remind'], ['page', 'system/recipe_begun'], ['report', 'recipe_begun', 'storage_fee'],
      ]) {
        const made = firstVersion(readTexts(ROOT, texts), words, ofProduct)
        if ('refusal' in made) throw new Error(made.refusal)
        for (const { path, text } of made.files) texts[path] = text
      }
    },
    then: ({ plans, entities, families, reports }) => {
      expect(plans['recipe_begun']!.state).toBe('planned')
      expect(Object.keys(entities['recipe_begun']!.fields)).toEqual(['id', 'subject', 'creator', 'create_time', 'update_time'])
      expect(families['recipeBegun']!.calls['remind']!.state).toBe('planned')
      expect(reports['recipe_begun']!.entity).toBe('storage_fee')
    },
  },
  'Add a column to a page': {
    steps: () => change(SETTLEMENTS, /("columns": \[\s*(?:\{[^{}]*\}|"posted_at"),)/, '$1 "order_city",'),
    then: ({ plans }) => expect(JSON.stringify(plans['finance_amazon_settlement_center'])).toContain('"order_city"'),
  },
  'Add a field to an entity': {
    steps: () => {
      change('schemas/entities/system/shop.json', '"seller_id":', '"note_text": { "label": "备注", "kind": "text", "edit": true },\n    "seller_id":')
    },
    then: ({ entities }) => expect(entities['shop']!.fields['note_text']).toMatchObject({ sqlType: 'text', input: 'text' }),
  },
  'Add a filter, a sort, a mark': {
    steps: () => undefined,
    then: ({ plans }) => {
      const [list] = plans['recipe_notes']!.lists
      expect(list!.filters.map((filter) => [filter.type === 'field' ? filter.field.path : filter.type, filter.more])).toContainEqual(['mood', true])
      expect(JSON.stringify(list)).toContain('花费很高')
    },
  },
  'Add a page': {
    steps: () => {
      write('schemas/pages/system/recipe_notes.json', {
        $schema: '../../.editor/page/recipe_note.json', page: 'recipe_notes', title: '备注', route: '/recipe/notes', kind: 'list', state: 'built',
        entity: 'recipe_note', list: 'recipe.list',
        filters: ['note_day', 'shop_id', { field: 'mood', more: true }, { search: ['subject'] }],
        columns: ['note_day', 'shop.name', { field: 'subject', edit: true }, 'mood', 'spend', { field: 'taken.spend', label: '累计花费' }],
        sort: ['-note_day'],
        marks: [{ when: { field: 'spend', op: 'gt', value: 100 }, tone: 'warning', says: '花费很高', field: 'spend' }],
        actions: {
          page: [
            'refresh', { action: 'import_rows', label: '导入', template: ['shop_id', 'note_day', 'subject', 'currency'] },
            { action: 'upload', label: '导入备注文件', import: ['recipe_file'] },
          ],
          bulk: [{ action: 'bulk_edit', label: '批量修改', fields: ['subject'] }],
        },
      })
      change(
        'schemas/menu.json', /(\n\s*)(\{ "key": "M\d{8}", "route": ")/,
        '$1{ "key": "M00199098", "route": "/recipe/notes" },$1{ "key": "M00199097", "route": "/recipe/figures" },$1$2',
      )
    },
    then: (model) => {
      expect(model.pages.some(({ page }) => page === 'recipe_notes')).toBe(true)
      expect(editorSchemaFor(model, { path: 'schemas/pages/system/recipe_notes.json', kind: 'page', value: { entity: 'recipe_note' } })).toBe(
        '../../.editor/page/recipe_note.json',
      )
    },
  },
  'Build a planned page': {
    steps: () => {
      const made = firstVersion(readTexts(ROOT, texts), ['page', 'sale/sale_publish', 'supplier'], ofProduct)
      if ('refusal' in made) throw new Error(made.refusal)
      for (const { path, text } of made.files) texts[path] = text
    },
    then: ({ plans, pages }) => {
      expect(plans['sale_publish']).toMatchObject({ state: 'built', route: '/sale/erp/chanPinKanDeng', title: '产品刊登' })
      expect(pages.filter(({ route }) => route === '/sale/erp/chanPinKanDeng')).toHaveLength(1)
    },
  },
  'Turn a planned call on': {
    steps: () => undefined,
    then: ({ families }) => expect(families['recipe']!.calls['list']).toMatchObject({ state: 'built', does: { type: 'list', entity: 'recipe_note' } }),
  },
  'Add an enum': {
    steps: () => write('schemas/enums/recipe_mood.json', { enum: 'recipe_mood', label: '心情', values: { good: { label: '好', color: 'green' }, bad: '不好' } }),
    then: ({ enums }) => expect(enums['recipe_mood']!.values.map(({ value }) => value)).toEqual(['good', 'bad']),
  },
  'Let rows be changed where they stand': {
    steps: () => undefined,
    then: ({ plans }) => {
      const plan = JSON.stringify(plans['recipe_notes'])
      expect(plan).toContain('"bulkEdit"')
      expect(plan).toContain('"importRows"')
    },
  },
  'Show figures beside rows': {
    steps: () => {
      write('schemas/entities/system/recipe_note.json', {
        entity: 'recipe_note', label: '备注', key: ['id'], title: 'subject', scope: { shop: 'shop_id' }, index: [['shop_id', 'note_day']],
        refs: {
          shop: { entity: 'shop', by: ['shop_id'], shows: ['name', 'site'] }, import: { entity: 'report_file', by: ['import_id'], shows: ['file_name'] },
        },
        figures: { taken: { dataset: 'recipe_sums', by: { shop: 'shop_id', currency: 'currency' }, days: 7 } },
        fields: NOTE_FIELDS,
      })
    },
    then: ({ entities }) => expect(entities['recipe_note']!.figures!['taken']!.fields['spend']).toBeDefined(),
  },
  'Add a page that is no list': {
    steps: () => {
      write('schemas/pages/system/recipe_note_new.json', {
        page: 'recipe_note_new', title: '新备注', route: '/recipe/note/new', kind: 'form', state: 'built', entity: 'recipe_note', opensWith: '/recipe/notes',
        form: { inputs: ['shop_id', 'note_day', 'subject', 'mood', 'currency'], submit: 'recipe.add' },
      })
    },
    then: ({ plans }) => expect(plans['recipe_note_new']!.kind).toBe('form'),
  },
  'Keep rows that are made out of facts': {
    steps: () => {
      const { id, shop_id, note_day, currency, spend } = NOTE_FIELDS
      write('schemas/entities/system/recipe_line.json', {
        entity: 'recipe_line', label: '备注合计', key: ['id'], scope: { shop: 'shop_id' },
        compute: { function: 'profitLines', of: [{ facts: 'recipe_note', day: 'note_day' }] },
        refs: { shop: { entity: 'shop', by: ['shop_id'], shows: ['name'] } },
        fields: { id, shop_id: { ...shop_id, edit: undefined }, note_day: { ...note_day, edit: undefined }, currency: { ...currency, edit: undefined }, spend },
      })
    },
    then: ({ entities }) => expect(entities['recipe_line']!.compute!.of).toEqual([{ facts: 'recipe_note', day: 'note_day' }]),
  },
  'Add a report (figures by dimension)': {
    steps: () => {
      write('schemas/datasets/system/recipe_sums.json', {
        dataset: 'recipe_sums', label: '备注统计', basis: '按备注日期', sources: { notes: { facts: 'recipe_note', day: 'note_day' } },
        dimensions: { day: { by: 'day', label: '日期' }, month: { by: 'month', label: '月份' }, shop: { field: 'shop_id' }, currency: { field: 'currency' } },
        measures: { spend: { label: '花费', field: 'spend' }, notes: { label: '备注数', count: true } },
        rollups: [{ name: 'by_day', source: 'notes', dimensions: ['day', 'shop', 'currency'], measures: ['spend', 'notes'] }],
      })
      write('schemas/pages/system/recipe_figures.json', {
        page: 'recipe_figures', title: '备注统计', route: '/recipe/figures', kind: 'list', state: 'built', dataset: 'recipe_sums', list: 'recipe.sums',
        rows: [{ label: '按店铺', by: ['shop'] }], columns: ['shop', 'spend', 'notes'], filters: ['day'],
      })
    },
    then: ({ plans }) => expect(plans['recipe_figures']!.lists).toHaveLength(1),
  },
  'Add a report format (a file from Amazon)': {
    steps: () => {
      write('schemas/reports/recipe_file.json', {
        report: 'recipe_file', label: '备注文件', files: ['csv'], entity: 'recipe_note', detect: ['day', 'subject'], zone: 'marketplace', day: 'note_day',
        replace: { range: ['shop_id'] },
        columns: {
          day: { headers: ['Recipe date'], to: 'note_day', as: 'date', required: true }, subject: { headers: ['Recipe subject'], required: true },
          spend: { headers: ['Recipe spend'], as: 'money' },
        },
      })
    },
    then: ({ plans, reports }) => {
      expect(reports['recipe_file']!.columns['day']!.to).toBe('note_day')
      // "import" with formats alone is the report centre's way.
      expect(JSON.stringify(plans['recipe_notes'])).toContain('"upload":{"family":"app","call":"importUpload"}')
    },
  },
  'Add a kind': {
    steps: () => {
      // What becomes of the tree is tried where the compiler runs: kinds/new-kind.test.ts.
      const made = firstVersion(readTexts(ROOT, texts), ['kind', 'duration'], ofProduct)
      if ('refusal' in made) throw new Error(made.refusal)
      begunKind = made.files.map(({ path }) => path)
    },
    then: () => {
      for (const path of ['kinds/duration/duration.kind.ts', 'kinds/duration/duration.cell.tsx', 'codegen/language/common.json', 'contract/plan.ts']) {
        expect(begunKind).toContain(path)
      }
    },
  },
  'Add a family': {
    steps: () => {
      const call = (
        what: string, does: object, more: object = {},
      ) => ({ path: `/fba/api/v1/recipe/${Object.keys(does)[0]!}`, what, state: 'built', does, ...more })
      write('schemas/endpoints/recipe.json', {
        family: 'recipe', label: '备注', client: 'erp', wire: 'erp',
        calls: {
          list: call('备注列表', { list: 'recipe_note' }), add: call('新增备注', { add: 'recipe_note' }, { writes: true }),
          edit: call('修改备注', { edit: 'recipe_note' }, { writes: true }), sums: call('备注统计', { report: 'recipe_sums' }),
        },
      })
    },
    then: ({ families }) => expect(Object.keys(families['recipe']!.calls)).toEqual(['list', 'add', 'edit', 'sums']),
  },
}

describe('the recipes of CONTRIBUTING.md', () => {
  let model: Model | undefined
  let problems: string[] = []

  beforeAll(() => {
    for (const { path, text } of loadModel(ROOT).sources.files) texts[path] = text
    for (const { steps } of Object.values(CASES)) steps()
    const loaded = loadSources(readTexts(ROOT, texts))
    model = loaded.model
    problems = loaded.problems.filter(({ severity }) => severity === 'error').map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)
  })

  test('have each been followed here', () => {
    expect(recipes.map(({ title }) => title)).toEqual(Object.keys(CASES))
  })

  test('leave schemas that pass the check', () => {
    expect(problems).toEqual([])
  })

  test.each(Object.keys(CASES))('%s', (title) => {
    CASES[title]!.then(model!)
  })

  test('name files and folders that are there', () => {
    const named = recipes.flatMap(({ text }) => [...text.matchAll(/`((?:schemas|server|src|codegen|tests|docs)\/[^`<…*]*)`/g)].map((match) => match[1]!))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([])
  })
})
