/**
 * The lines of a filled-in template judged as the form would be: every mistake with its line, field and what stands there.
 * Tells of each line whether it adds a row or edits one. Writes nothing.
 */
import { traits } from '../../../../kinds/column-kinds'
import { SERVER_KINDS } from '../../../../kinds/server-kinds'
import { brokenBy, fieldsOfCheck } from '../../../../contract/checks'
import type { Field, Model } from '../../../../contract/model'
import type { Row } from '../../../../contract/wire'
import { planRows } from '../../read/plan/rows'
import { name, planning } from '../../read/statement/statement'
import { idsOf, titlesOf } from '../../read/answer/titles'
import { checksOfKept } from '../../write/checks'
import { readForm } from '../../write/write.values'
import { readTemplateCell, type Names } from './cells'
import { documentsOf, headsFilled, ofDocuments } from './documents'
import type { LineError, LineRow } from './lines'
import type { Template } from './fields'
import type { TemplateLine, TemplateRead } from './read'
import { settingDefaults } from '../../read/question/settings'
import type { Reading } from '../../read/reading'

interface TemplateCheck {
  rows: LineRow[]
  errors: LineError[]
}

/**
 * Lines that are right, as the form would send them, and all mistakes in the order of lines. Of a document with one wrong line none is right.
 * @param zone the company's clock, by which moments in cells are read
 */
export async function checkTemplate(reading: Reading, template: Template, read: TemplateRead, zone: string): Promise<TemplateCheck> {
  const { model } = reading
  const lines = headsFilled(template, read.lines)
  const names = await namesOf(reading, template.fields, lines)
  const errors: LineError[] = []
  const forms = lines.map(({ line, cells }) => ({ line, cells, values: formOf(model, template.fields, { line, cells }, names, zone, errors) }))
  const checks = checksOfKept(model, template.entity, { today: reading.asker.today, me: reading.asker.employeeId })
  const hidden = reading.asker.hidden(template.entity.name)
  const looked = [...new Set(checks.flatMap(fieldsOfCheck))].filter((field) => !hidden.has(field))
  const there = await existing(reading, template, forms.map(({ values }) => values), looked)
  const declared = Object.values(template.entity.fields).flatMap((field) => (field.default == null ? [] : [[field.name, field.default]]))
  const defaults = { ...Object.fromEntries(declared), ...(await settingDefaults(reading, template.entity)) }
  const wrongLines = new Set(errors.map(({ line }) => line))
  const seen = new Map<string, number>()
  const rows: LineRow[] = []
  for (const { line, cells, values } of forms) {
    const tell = (message: string, field?: Field): void => {
      wrongLines.add(line)
      errors.push({ line, message, ...(field ? { field: field.name, label: field.label, value: shown(cells[field.name] ?? '') } : {}) })
    }
    const identity = identityOf(template, values)
    const key = identity === undefined ? undefined : there.get(identity)?.key
    const known = identity === undefined ? undefined : seen.get(identity)
    if (known !== undefined) tell(`与第 ${known} 行的${labels(template)}相同，请只留一行`)
    else if (identity !== undefined) seen.set(identity, line)
    if (key && !template.edits) tell(`已有${labels(template)}相同的${template.entity.label}，您没有修改它的权限`)
    if (!key && identity !== undefined && !template.adds) tell(`没有这条${template.entity.label}，或不在您可见的店铺范围内`)
    const { errors: wrong } = readForm(model, template.fields, values, !key)
    for (const field of template.fields) {
      if (wrong[field.name] !== undefined && !errors.some((each) => each.line === line && each.field === field.name)) tell(wrong[field.name]!, field)
    }
    // A name that is missing or could not be read is told already, where the row must have it.
    if (identity === undefined && !template.adds && !wrongLines.has(line)) tell(`请填写${labels(template)}`)
    const stands = key ? (there.get(identity!)?.stands ?? {}) : defaults
    for (const check of wrongLines.has(line) ? [] : checks) {
      const broken = brokenBy(check, { ...stands, ...values })
      if (broken && (!key || fieldsOfCheck(check).some((field) => Object.hasOwn(values, field)))) tell(broken.says, template.entity.fields[broken.path])
    }
    if (!wrongLines.has(line)) rows.push({ line, values, ...(key ? { key } : {}) })
  }
  const found = ofDocuments(template) ? documentsOf(template, lines, rows, errors) : rows
  errors.sort((a, b) => a.line - b.line)
  return { rows: found, errors }
}

function labels({ entity, naming }: Template): string {
  return naming.map((field) => entity.fields[field]?.label ?? field).join('、')
}

/** What stands in a cell, as far as anybody reads it beside a mistake. */
function shown(cell: string): string {
  return cell.length > 200 ? `${cell.slice(0, 200)}…` : cell
}

/** A cell left empty is left as it is in a row that is there; columns that the file lacks are not written at all. */
function formOf(model: Model, fields: Field[], { line, cells }: TemplateLine, names: Names, zone: string, errors: LineError[]): Row {
  const values: Row = {}
  const shopFirst = [...fields].sort((a, b) => Number(isShop(b)) - Number(isShop(a)))
  const shop = shopFirst[0] && isShop(shopFirst[0]) ? shopFirst[0].name : ''
  for (const field of shopFirst) {
    const cell = cells[field.name]
    if (cell === undefined || cell.trim() === '') continue
    const read = readTemplateCell(model, field, cell, names, zone, values[shop])
    if ('wrong' in read) errors.push({ line, field: field.name, label: field.label, message: read.wrong, value: shown(cell) })
    else values[field.name] = read.value
  }
  return values
}

const isShop = (field: Field): boolean => field.options?.entity === 'shop'

/** Whose the rows are that share a title with others. */
async function shopsOf({ tx, model, asker }: Reading, entity: string, ids: readonly string[]): Promise<Map<string, string>> {
  const of = model.entities[entity]
  const shop = of?.scope.shop
  if (!of || ids.length === 0 || shop === undefined || shop.includes('.') || traits(of.fields[shop]).several || of.key.length !== 1) return new Map()
  const { rows } = await tx.query<{ id: string; shop: string | null }>(
    `select ${name(of.key[0]!)}::text as id, ${name(shop)}::text as shop from ${name(of.table)} where company_id = $1 and ${name(of.key[0]!)}::text = any($2)`,
    [asker.companyId, ids],
  )
  return new Map(rows.flatMap(({ id, shop: of }) => (of === null ? [] : [[id, of] as const])))
}

async function namesOf(reading: Reading, fields: Field[], lines: TemplateLine[]): Promise<Names> {
  const names: Names = new Map()
  for (const field of fields) {
    const entity = field.options?.entity
    if (entity === undefined) continue
    const words = lines.flatMap(({ cells }) => (cells[field.name] ?? '').trim()).flatMap(
      (cell) => SERVER_KINDS[field.kind].template.words(cell),
    ).filter(Boolean)
    const known = names.get(entity) ?? { ids: new Map<string, string[]>(), known: new Set<string>(), shops: new Map<string, string>() }
    names.set(entity, known)
    for (const [title, ids] of await idsOf(reading, entity, words)) known.ids.set(title, ids)
    const shared = [...known.ids.values()].filter((ids) => ids.length > 1).flat()
    for (const [id, shop] of await shopsOf(reading, entity, shared)) known.shops.set(id, shop)
    for (const id of (await titlesOf(reading, entity, words)).keys()) known.known.add(id)
  }
  return names
}

/** The naming fields' values as one text; undefined where one is missing. */
function identityOf({ naming }: Template, values: Row): string | undefined {
  if (naming.length === 0 || naming.some((field) => values[field] === null || values[field] === undefined)) return undefined
  return JSON.stringify(naming.map((field) => String(values[field])))
}

/** Identity -> key of the rows that are there, within the asker's fence, and what stands in the fields that checks look at. */
async function existing(reading: Reading, template: Template, forms: Row[], looked: string[]): Promise<Map<string, { key: Row; stands: Row }>> {
  const { tx } = reading
  const { entity, naming } = template
  const found = new Map<string, { key: Row; stands: Row }>()
  const named = forms.filter((values) => identityOf(template, values) !== undefined)
  if (naming.length === 0 || named.length === 0) return found
  const plan = planning(reading)
  const planned = planRows(plan, entity, {
    fields: [...new Set([...naming, ...looked])],
    where: () => {
      const lists = naming.map(
        (field) => plan.statement.value(
          named.map((values) => (traits(entity.fields[field]).names === 'month' ? `${String(values[field])}-01` : String(values[field]))), 'text[]',
        ),
      )
      const parts = naming.map((_field, at) => `k${at}`)
      return [`(${naming.map((field) => `t.${name(field)}::text`).join(', ')}) in (select ${parts.join(', ')}
        from unnest(${lists.join(', ')}) as k(${parts.join(', ')}))`]
    },
  })
  for (const row of (await tx.query<Row>(planned.text, planned.values)).rows) {
    const read = planned.read(row)
    const key = Object.fromEntries(entity.key.map((part) => [part, read[part]]))
    found.set(JSON.stringify(naming.map((field) => String(read[field]))), { key, stands: Object.fromEntries(looked.map((field) => [field, read[field]])) })
  }
  return found
}
