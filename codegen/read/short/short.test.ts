/** Every short form says what its long form says, and what is wrong in one is told where it stands. */
import { describe, expect, it } from 'vitest'
import { checkSchemas } from '../../check/check'
import { META } from '../../check/language'
import { readTexts, withText } from '../read'
import type { SourceFile, Sources } from '../source'

const entity = (value: object): string => JSON.stringify({ language: 1, entity: 'note', label: '备注单', ...value })
const PATH = 'schemas/entities/sale/note.json'
const page = (value: object): string =>
  JSON.stringify({ language: 1, page: 'notes', title: '备注单', route: '/notes', kind: 'list', entity: 'note', list: 'notes.noteList', ...value })
const PAGE = 'schemas/pages/sale/notes.json'
const FAMILY = 'schemas/endpoints/notes.json'
const family = JSON.stringify({ language: 1, family: 'notes', label: '备注单', rows: { note: { entity: 'note', path: '/sale/api/v1/note' } } })

/** What the files say once they are written out, by kind and name. */
function said(texts: Record<string, string>): Record<string, Record<string, unknown>> {
  return Object.fromEntries(readTexts('', texts).files.map(({ kind, name, value }) => [`${kind} ${name}`, value as Record<string, unknown>]))
}
const fieldsOf = (value: object): unknown => said({ [PATH]: entity(value) })['entity note']!['fields']
const codes = (texts: Record<string, string>): string[] => checkSchemas(readTexts('', texts)).map(({ file, code }) => `${file} ${code}`)

describe('an entity', () => {
  it('has a key of its own where it names none, and the stamps it asks for', () => {
    const { key, fields } = said({ [PATH]: entity({ stamped: true, fields: { subject: '标题' } }) })['entity note']!
    expect(key).toEqual(['id'])
    expect(Object.keys(fields as object)).toEqual(['id', 'subject', 'creator', 'create_time', 'update_time'])
  })

  it('says a field by its label, or by its label under its kind', () => {
    expect(
      fieldsOf({
        key: ['id'],
        refs: { shop: ['name'] },
        fields: {
          subject: '标题',
          shop_id: '店铺',
          currency: { label: '币种', enum: 'currency_all' },
          fee: { money: '费用' },
          day: { date: '日期', required: true },
        },
      }),
    ).toEqual({
      subject: { label: '标题', kind: 'text', edit: true },
      shop_id: { label: '店铺', kind: 'id', edit: 'select' },
      currency: { label: '币种', enum: 'currency_all', kind: 'enum' },
      fee: { label: '费用', kind: 'money', currencyField: 'currency', total: 'sum' },
      day: { label: '日期', kind: 'date', required: true, zone: 'company' },
    })
  })

  it('lets staff write what nothing else fills, where it says so of all', () => {
    const fields = fieldsOf({
      edit: true,
      lifecycle: { field: 'state', start: 'a', transitions: {} },
      fields: {
        no: { label: '单号', number: 'BZ' },
        state: { label: '状态', enum: 'states' },
        qty: { integer: '数量' },
        sum: { integer: '合计', formula: 'qty' },
        fixed: { text: '固定', edit: false },
      },
    }) as Record<string, { edit?: unknown }>
    expect(
      Object.entries(fields)
        .filter(([, { edit }]) => edit)
        .map(([name]) => name),
    ).toEqual(['qty'])
  })

  it('holds its values and the rows below where they stand, as files of their own', () => {
    const all = said({
      [PATH]: entity({
        has: { items: { label: '明细', edit: true, fields: { sku: { text: 'SKU' } } } },
        fields: { mood: { label: '心情', values: { good: '好' } } },
      }),
    })
    expect(all['entity note']).toMatchObject({
      has: { items: { label: '明细', entity: 'note_items', by: ['note_id'] } },
      fields: { mood: { kind: 'enum', enum: 'note_mood' } },
    })
    expect(all['enum note_mood']).toMatchObject({ enum: 'note_mood', label: '心情', values: { good: '好' } })
    expect(all['entity note_items']).toMatchObject({
      label: '明细',
      fields: { note_id: { label: '备注单', kind: 'id', required: true }, sku: { label: 'SKU', kind: 'text', edit: true } },
    })
  })

  it('keeps what people say beside its rows in an entity of its own, by the fields that tell a row again', () => {
    const all = said({
      [PATH]: entity({
        key: ['id'], scope: { shop: 'shop_id' }, refs: { shop: ['name'] },
        said: { by: ['shop_id', 'no'], fields: { remark: '备注' } },
        fields: { id: { label: '编号', kind: 'id', server: true }, shop_id: { label: '店铺', kind: 'id' }, no: { label: '单号', kind: 'text' } },
      }),
    })
    expect(all['entity note']).toMatchObject({
      said: { by: ['shop_id', 'no'] }, refs: { said: { entity: 'note_said', by: ['shop_id', 'no'], shows: ['remark'] } },
      fields: { remark: { label: '备注', kind: 'text', edit: true, said: true } },
    })
    expect(all['entity note_said']).toMatchObject({
      key: ['shop_id', 'no'], scope: { shop: 'shop_id' }, refs: { shop: { entity: 'shop', by: ['shop_id'] } },
      fields: { shop_id: { kind: 'id', required: true }, no: { kind: 'text', required: true }, remark: { kind: 'text', edit: true } },
    })
    expect((all['entity note_said'] as { fields: { remark: object } }).fields.remark).not.toHaveProperty('said')
  })

  it('stays what it is where it is said in full', () => {
    const text = entity({ key: ['id'], fields: { id: { label: '编号', kind: 'id', server: true } } })
    expect(said({ [PATH]: text })['entity note']).toEqual(JSON.parse(text))
  })
})

const WHOLE = {
  [PATH]: entity({
    title: 'no',
    edit: true,
    has: { items: { label: '明细', edit: true, fields: { sku: { text: 'SKU', required: true } } } },
    fields: {
      no: { label: '单号', number: 'BZ' },
      state: { label: '状态', values: { open: '跟进中', shut: '已关闭' } },
      subject: '标题',
      why: '原因',
    },
    lifecycle: { field: 'state', start: 'open', open: ['open'], transitions: { shut: { label: '关闭', from: ['open'], to: 'shut', asks: ['why'] } } },
  }),
  [FAMILY]: family,
  [PAGE]: page({ columns: 'all', form: { items: [{ has: 'items', min: 1 }] }, actions: { row: ['steps'] } }),
}

const pageOf = (sources: Sources): SourceFile | undefined => sources.of('page').get('notes')

describe('the meta-schemas', () => {
  it('offer a label under every kind but enum, which names an enum', () => {
    const kinds = META.common.definitions!['columnKind']!.enum!.filter((kind) => kind !== 'enum')
    expect(Object.keys(META.entity.definitions!['field']!.short!.properties!).sort()).toEqual([...kinds, 'values'].sort())
  })
})

describe('a page', () => {
  const all = said(WHOLE)

  it('lists all fields, and has the steps of the life cycle as actions', () => {
    expect(all['page notes']).toMatchObject({
      columns: ['no', 'state', 'subject', 'why'],
      actions: {
        page: [{ action: 'add', go: { page: '/notes/edit' } }],
        row: [
          { action: 'change', go: { page: '/notes/edit', with: { id: 'id' } }, when: { field: 'state', op: 'in', value: ['open'] } },
          { action: 'shut', label: '关闭', transition: 'shut' },
        ],
      },
    })
    expect(all['page notes']).not.toHaveProperty('form')
  })

  it('says so in its tabs and in the forms of its steps as well', () => {
    const tabs = [{ code: 'a', title: '甲', entity: 'note', list: 'notes.noteList', columns: 'all', actions: { row: ['steps'] } }]
    const steps = [{ code: 'b', title: '乙', form: { submit: 'notes.noteAdd', items: [{ has: 'items' }] } }]
    const { 'page notes': parts } = said({ ...WHOLE, [PAGE]: page({ kind: 'tabs', tabs, steps }) })
    expect(parts).toMatchObject({
      tabs: [{ columns: ['no', 'state', 'subject', 'why'], actions: { row: [{ action: 'shut', label: '关闭', transition: 'shut' }] } }],
      steps: [{ form: { inputs: ['subject'], items: [{ has: 'items', list: 'notes.noteItems', inputs: ['sku'] }] } }],
    })
  })

  it('has its form beside it, which leaves to a step what the step asks', () => {
    expect(all['page notes_edit']).toMatchObject({
      kind: 'form',
      route: '/notes/edit',
      opensWith: '/notes',
      entity: 'note',
      form: {
        inputs: ['subject'],
        items: [{ has: 'items', min: 1, list: 'notes.noteItems', inputs: ['sku'] }],
        load: 'notes.note',
        submit: 'notes.noteAdd',
        edit: 'notes.noteEdit',
        after: { page: '/notes' },
      },
    })
  })

  it('asks calls that its family says in one word', () => {
    expect(
      Object.entries((all['endpoints notes'] as { calls: Record<string, { does: object; path: string }> }).calls).map(([name, { path, does }]) => [
        name,
        path,
        does,
      ]),
    ).toEqual([
      ['noteList', '/sale/api/v1/note/list', { list: 'note' }],
      ['note', '/sale/api/v1/note/get', { get: 'note' }],
      ['noteAdd', '/sale/api/v1/note/add', { add: 'note' }],
      ['noteEdit', '/sale/api/v1/note/edit', { edit: 'note' }],
      ['noteRemove', '/sale/api/v1/note/remove', { remove: 'note' }],
      ['noteStep', '/sale/api/v1/note/step', { transition: 'note' }],
      ['noteItems', '/sale/api/v1/note/items', { list: 'note_items' }],
    ])
  })

  const TAB = 'schemas/tabs/sale/note_lines.json'
  const shared = JSON.stringify({
    language: 1, tab: 'note_lines', title: '明细', entity: 'note', list: 'notes.noteList', columns: 'all', sort: ['no'],
    actions: { row: ['steps', { action: 'go', label: '看', go: { tab: 'two', with: { no: 'no' } } }] },
  })
  const tabs = [{ code: 'one', set: 'note_lines' }, { code: 'two', title: '单号', set: 'note_lines', columns: ['no'], sort: ['-no'] }]

  it('takes a shared tab with all that it says, but for the words of its own', () => {
    const { 'page notes': taken } = said({ ...WHOLE, [TAB]: shared, [PAGE]: page({ kind: 'tabs', tabs }) })
    const row = [{ action: 'shut', label: '关闭', transition: 'shut' }, { action: 'go', label: '看', go: { page: '/notes', tab: 'two', with: { no: 'no' } } }]
    expect(taken).toMatchObject({
      tabs: [
        { code: 'one', title: '明细', entity: 'note', list: 'notes.noteList', columns: ['no', 'state', 'subject', 'why'], sort: ['no'], actions: { row } },
        { code: 'two', title: '单号', entity: 'note', list: 'notes.noteList', columns: ['no'], sort: ['-no'], actions: { row } },
      ],
    })
  })

  it('takes a shared tab anew when that changes', () => {
    const before = readTexts('', { ...WHOLE, [TAB]: shared, [PAGE]: page({ kind: 'tabs', tabs }) })
    const after = withText(before, TAB, shared.replace('["no"]', '["-state"]'))
    expect(pageOf(after)?.value).toMatchObject({ tabs: [{ sort: ['-state'] }, { sort: ['-no'] }] })
  })

  it('takes the marks of a set where it names it, of figures by their names, and anew when the set changes', () => {
    const MARKS = 'schemas/marks/note_long.json'
    const rule = { when: { or: [{ field: 'words', op: 'gt', value: { field: 'most' } }, { field: 'no', op: 'empty', value: true }] }, tone: 'info', says: '长' }
    const counted = { figures: { read: { dataset: 'reads', by: { no: 'no' } } } }
    const texts = {
      ...WHOLE, [MARKS]: JSON.stringify({ language: 1, marks: 'note_long', of: [{ ...rule, field: 'words' }] }),
      [PATH]: JSON.stringify({ ...(JSON.parse(WHOLE[PATH]) as object), ...counted }),
      [PAGE]: page({ marks: [
        { set: 'note_long' }, { when: { field: 'no', op: 'eq', value: 1 }, tone: 'muted', says: '首' }, { set: 'note_long', figures: 'read' },
      ] }),
    }
    const before = readTexts('', texts)
    const of = (sources: typeof before) => (pageOf(sources)!.value as { marks: { says?: string; field?: string; when?: object }[] }).marks
    expect(of(before).map(({ says, field }) => [says, field])).toEqual([
      [undefined, undefined], ['长', 'words'], ['首', undefined], [undefined, undefined], ['长', 'read.words'],
    ])
    expect(of(before)[4]?.when).toEqual(
      { or: [{ field: 'read.words', op: 'gt', value: { field: 'read.most' } }, { field: 'read.no', op: 'empty', value: true }] },
    )
    const after = withText(before, MARKS, texts[MARKS].replace('长', '很长'))
    expect(of(after)[1]?.says).toBe('很长')
  })

  it('is written out anew when its entity changes, and only then', () => {
    const before = readTexts('', WHOLE)
    expect(pageOf(withText(before, 'schemas/enums/other.json', '{}'))).toBe(pageOf(before))
    const after = withText(before, PATH, WHOLE[PATH]!.replace('"why":"原因"', '"why":"原因","more":"更多"'))
    expect(pageOf(after)?.value).toMatchObject({ columns: ['no', 'state', 'subject', 'why', 'more'] })
    expect(after.files.filter(({ kind, name }) => kind === 'page' && name === 'notes_edit')).toHaveLength(1)
  })
})

describe('a short form that is wrong', () => {
  it.each([
    ['a kind that is none', { fields: { fee: { mony: '费用' } } }, 'SCH108'],
    ['a label that is no text', { fields: { fee: { money: 5 } } }, 'SCH107'],
    ['a kind said twice', { fields: { fee: { money: '费用', kind: 'money', label: '费用' } } }, 'SCH114'],
    ['words kept by what is none of its fields', { said: { by: ['nothing'], fields: { remark: '备注' } }, fields: { subject: '标题' } }, 'SCH204'],
    ['words kept by words', { said: { by: ['remark'], fields: { remark: '备注' } }, fields: { subject: '标题' } }, 'SCH387'],
    ['a stamp that is no yes or no', { stamped: 'yes', fields: { subject: '标题' } }, 'SCH107'],
    ['a reference to what is not there', { refs: { shop: ['name'] }, fields: { shop_id: '店铺' } }, 'SCH201'],
  ])('is told in its own file: %s', (_what, value, code) => {
    expect(codes({ [PATH]: entity(value) })).toContain(`${PATH} ${code}`)
  })

  it('of a page names the page', () => {
    expect(codes({ ...WHOLE, [PAGE]: page({ columns: 'al' }) })).toContain(`${PAGE} SCH107`)
    expect(codes({ ...WHOLE, [PAGE]: page({ columns: 'all', actions: { row: [{ transition: 'shot' }] } }) })).toContain(`${PAGE} SCH224`)
  })
})
