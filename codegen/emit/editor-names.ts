/**
 * What each kind of name in the meta-schemas may be, as JSON Schema for editors: an enum with a label for every value.
 * Names of the whole product stand once, in schemas/.editor/names.json; names of one entity or dataset in its own files. Pure.
 */
import { OPERATORS } from '../../contract/filter'
import type { Call, Dataset, Entity, JsonSchema, Model } from '../../contract/model'

/** A name and what it is called. */
export type Choice = readonly [value: string, label: string]

/** A choice with a label each. Editors offer the values, show the labels, and mark anything else. */
export function choice(values: Iterable<readonly [value: string, label: string]>, says?: string): JsonSchema {
  const all = [...new Map(values)]
  if (all.length === 0) return { type: 'string', ...(says ? { description: says } : {}) }
  return { type: 'string', ...(says ? { description: says } : {}), enum: all.map(([value]) => value), enumDescriptions: all.map(([, label]) => label) }
}

/** JSON Schema's own if, then and else. */
export function whenever(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody awaits a schema
  return { if: condition, then: consequence }
}

/** Names without labels: those that stand for something only by their spelling, or for what is not there yet. */
function bare(values: readonly string[]): JsonSchema {
  return { type: 'string', enum: [...values] }
}

function labels(record: Record<string, { label: string }>): (readonly [string, string])[] {
  return Object.entries(record).map(([name, { label }]) => [name, label] as const)
}

/** Kind of name -> schema, for names that mean the same in every file. */
export function productNames(model: Model): Record<string, JsonSchema> {
  const calls = Object.values(model.families).flatMap((family) => Object.values(family.calls))
  const named = ({ family, name }: Call): string => `${family}.${name}`
  const [built, planned] = [calls.filter(({ state }) => state === 'built'), calls.filter(({ state }) => state !== 'built')]
  const menu = model.menu.flatMap((top) => [top, ...top.children.flatMap((group) => [group, ...group.children])])
  const enums = labels(model.enums)
  const entities = labels(model.entities)
  const types = [
    ['text', '文本'], ['integer', '整数'], ['decimal', '精确小数'], ['boolean', '是否'], ['date', '日期'], ['month', '月份'], ['datetime', '时刻'],
    ['id', '编号'], ['json', '任意结构'], ['file', '文件'], ['filter', '筛选条件'],
  ] as const
  const typesNamed = [...enums.map(([name]) => `enum:${name}`), ...entities.map(([name]) => `entity:${name}`)]
  return {
    entity: choice(entities),
    dataset: choice(labels(model.datasets)),
    entityOrDataset: { anyOf: [{ $ref: '#/definitions/entity' }, { $ref: '#/definitions/dataset' }] },
    enum: choice(enums),
    wire: choice(Object.keys(model.wires).map((name) => [name, name] as const)),
    format: choice(labels(model.reports)),
    mapping: choice(Object.values(model.mappings).map(({ name, to }) => [name, `→ ${to}`] as const)),
    call: { anyOf: [choice(built.map((call) => [named(call), call.what] as const)), bare(planned.map(named))] },
    route: choice(model.pages.map((page) => [page.route, `${page.state === 'built' ? '' : '（待建）'}${page.title}`] as const)),
    menuKey: choice(menu.map(({ key, label }) => [key, label] as const)),
    permission: choice(Object.entries(model.permissions)),
    operator: choice(OPERATORS.map((op) => [op, op] as const)),
    shapeType: {
      anyOf: [
        choice(types.flatMap(([name, label]) => {
          const forms = [[name, label], [`${name}[]`, `${label}的列表`]] as const
          return forms.flatMap(([form, says]) => [[form, says] as const, [`${form}|null`, `${says}，可为空`] as const])
        })),
        bare(typesNamed),
        { type: 'string', pattern: `^(${typesNamed.join('|')})(\\[\\])?(\\|null)?$` },
        { type: 'string', pattern: '^contract:[a-z-]+\\.[A-Z][A-Za-z0-9]*(\\[\\])?(\\|null)?$' },
      ],
    },
  }
}

/** Kind of name -> schema, for names of the rows or figures that a file is about. */
export type SubjectNames = Record<string, JsonSchema>

/** Names that depend on the entity, for the file of its own and for lists of its rows. */
export function entityNames(model: Model, entity: Entity): SubjectNames {
  const own = ownFields(entity)
  const beyond = fieldsBeyond(model, entity)
  const states = model.enums[entity.fields[entity.lifecycle?.field ?? '']?.enum ?? '']
  const ownField = choice(own, `${entity.label}自己的字段`)
  const field = beyond.length ? { anyOf: [{ $ref: '#/definitions/names.ownField' }, choice(beyond)] } : { $ref: '#/definitions/names.ownField' }
  return {
    ownField,
    field,
    sortField: { anyOf: [{ $ref: '#/definitions/names.field' }, descending([...own, ...beyond])] },
    ...some({
      figures: Object.entries(entity.figures ?? {}).map(([name, { dataset }]) => [name, model.datasets[dataset]?.label ?? dataset]),
      has: Object.entries(entity.has).map(([name, { label }]) => [name, label]),
      itemField: fieldsBelow(model, entity),
      transition: Object.entries(entity.lifecycle?.transitions ?? {}).map(([name, { label }]) => [name, label]),
      lifecycleState: states?.values.map(({ value, label }) => [value, label]) ?? [],
    }),
  }
}

/** The kinds that have a name at all: nothing is laid over the places of the others. */
function some(kinds: Record<string, Choice[]>): SubjectNames {
  return Object.fromEntries(Object.entries(kinds).flatMap(([kind, names]) => (names.length > 0 ? [[kind, choice(names)] as const] : [])))
}

function ownFields(entity: Entity): Choice[] {
  return Object.values(entity.fields).filter((field) => !field.secret).map((field) => [field.name, fieldWords(field)] as const)
}

/** Fields of the rows below, as checks name them: items.weight. */
export function fieldsBelow(model: Model, entity: Entity): Choice[] {
  return Object.entries(entity.has).flatMap(([list, { entity: other }]) =>
    ownFields(model.entities[other] ?? entity).map(([name, says]): Choice => [`${list}.${name}`, says]))
}

/** Fields of references and figures beside the rows. */
function fieldsBeyond(model: Model, entity: Entity): Choice[] {
  const others = Object.values(entity.refs).flatMap((ref) => {
    const other = model.entities[ref.entity]
    return ref.shows.flatMap((shown) => {
      const field = other?.fields[shown]
      return field ? [[`${ref.name}.${shown}`, `${other?.label ?? ref.entity} · ${fieldWords(field)}`] as const] : []
    })
  })
  const figures = Object.values(entity.figures ?? {}).flatMap((each) => {
    const days = each.day ? [each.day.field] : []
    return [...days, ...Object.values(each.fields)].map((field): Choice => [
      field.name,
      `${model.datasets[each.dataset]?.label ?? each.dataset} · ${fieldWords(field)}`,
    ])
  })
  return [...others, ...figures]
}

/** Every field that rows of these entities may be told by. */
export function fieldsOfAny(model: Model, entities: Entity[]): Choice[] {
  return entities.flatMap((entity) => [...ownFields(entity), ...fieldsBeyond(model, entity)])
}

/** Fields that each of several entities has under the same name. */
export function fieldsOfEvery(model: Model, entities: Entity[]): Choice[] {
  const [first, ...rest] = entities.map((entity) => [...ownFields(entity), ...fieldsBeyond(model, entity)])
  return (first ?? []).filter(([name]) => rest.every((fields) => fields.some(([other]) => other === name)))
}

/** enum -> the fields of the rows that hold one of its values. */
export function valuesIn(model: Model, about: Entity | Dataset): Record<string, string[]> {
  const result: Record<string, string[]> = {}
  const add = (name: string, field: { kind: string; enum?: string | undefined } | undefined): void => {
    if (field?.enum !== undefined && field.kind === 'enum') (result[field.enum] ??= []).push(name)
  }
  if ('dimensions' in about) for (const each of Object.values(about.dimensions)) add(each.name, each)
  else {
    for (const field of Object.values(about.fields)) add(field.name, field)
    for (const ref of Object.values(about.refs)) for (const shown of ref.shows) add(`${ref.name}.${shown}`, model.entities[ref.entity]?.fields[shown])
  }
  return result
}

/** Names that depend on the dataset; measures with @value and comparisons go by a pattern. */
export function datasetNames(model: Model, dataset: Dataset): SubjectNames {
  const dimensions = Object.values(dataset.dimensions).map((each) => [each.name, `维度 · ${fieldWords(each)}`] as const)
  const measures = Object.values(dataset.measures).map((each) => [each.name, `指标 · ${fieldWords(each)}`] as const)
  const names = Object.keys(dataset.measures).join('|')
  const beside = `^-?(${names})(@[A-Za-z0-9_#]+)?(\\.(prev|delta|rate|lastYear|lastYearDelta|lastYearRate))?$`
  const groups = Object.values(dataset.dimensions).flatMap((each) => Object.entries(model.enums[each.enum ?? '']?.groups ?? {}))
  return {
    dimension: choice(dimensions),
    measure: choice(measures),
    field: { anyOf: [{ $ref: '#/definitions/names.dimension' }, { $ref: '#/definitions/names.measure' }, { type: 'string', pattern: beside }] },
    sortField: { anyOf: [{ $ref: '#/definitions/names.field' }, descending([...dimensions, ...measures])] },
    ...(groups.length ? { enumGroup: choice(groups) } : {}),
  }
}

function fieldWords(field: { label: string; kind: string; note?: string; unit?: string }): string {
  return [field.label, field.unit && `（${field.unit}）`, ` · ${field.kind}`, field.note && ` · ${field.note}`].filter(Boolean).join('')
}

/** The names for a falling order; what each is called stands beside it without the sign. */
function descending(fields: readonly Choice[]): JsonSchema {
  return bare([...new Set(fields.map(([name]) => `-${name}`))])
}
