/** Makes alerts out of the rows that a rule's condition fits: which row it is, whose, and the numbers that the condition looks at. Pure. */
import { roundText } from '../../../contract/decimal-text'
import { fieldsOfCondition, isConditionTree } from '../../../contract/filter'
import type { Model } from '../../../contract/model'
import type { ConditionsPlan, FieldPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { traits } from '../../../kinds/column-kinds'
import { comparisonText } from '../../../kinds/shared/condition-words.kind'

/** One alert as it is kept: a row that a condition fits. */
export interface Hit {
  /** What tells the row from all others of its list. */
  row_key: string
  row_title: string
  /** By what its list finds it. */
  finds: string
  /** The shops it belongs to; null: none, and those who see every shop see it. */
  shop_ids: string[] | null
  detail: string
}

/** Where the rows of a subject carry their shop and what they are called by. */
interface Shape {
  key: string[]
  names: string[]
  shop: string | undefined
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)])

/** The fields that rows are to be asked for, so that `hitsOf` can tell them. */
export function fieldsAsked(model: Model, of: ConditionsPlan, tree: unknown): string[] {
  const { key, names, shop } = shapeOf(model, of)
  const judged = judgedBy(of, tree)
  const currencies = judged.flatMap(({ currencyField }) => currencyField ?? [])
  return [...new Set([...key, ...names, ...(shop === undefined ? [] : [shop]), ...judged.map(({ path }) => path), ...currencies])]
}

/** @param rows as asked for by `fieldsAsked`; rows that nothing tells apart are no alerts */
export function hitsOf(model: Model, of: ConditionsPlan, tree: unknown, rows: readonly Row[]): Hit[] {
  const { key, names, shop } = shapeOf(model, of)
  const judged = judgedBy(of, tree)
  const hits = new Map<string, Hit>()
  for (const row of rows) {
    const shops = shop === undefined ? [] : texts(row[shop])
    const called = names.flatMap((name) => texts(row[name]).filter((text) => text !== ''))
    const rowKey = JSON.stringify([...key, ...('dataset' in of ? ['currency'] : [])].map((name) => row[name] ?? null))
    hits.set(rowKey, {
      row_key: rowKey, row_title: called.join(' · ') || '（没有名称的行）', finds: called.at(-1) ?? '',
      shop_ids: shops.length > 0 ? shops : null,
      detail: judged.map((field) => numberOf(model, field, row)).join('；'),
    })
  }
  return [...hits.values()]
}

function shapeOf(model: Model, of: ConditionsPlan): Shape {
  if ('dataset' in of) {
    const shop = of.rows.find((name) => model.datasets[of.dataset]?.dimensions[name]?.options?.entity === 'shop')
    return { key: of.rows, names: of.rows.filter((name) => name !== shop), shop }
  }
  const entity = model.entities[of.entity]
  if (!entity) return { key: [], names: [], shop: undefined }
  const told = (name: string): boolean => !traits(entity.fields[name]).numeric && entity.fields[name]?.options === undefined && name !== 'id'
  const names = entity.title === undefined ? (entity.unique?.[0] ?? entity.key).filter(told) : [entity.title]
  return { key: entity.key, names, shop: entity.scope.shop }
}

/** The fields that a tree names, but for those that only tell rows apart. */
function judgedBy(of: ConditionsPlan, tree: unknown): FieldPlan[] {
  if (!isConditionTree(tree)) return []
  const named = new Set(fieldsOfCondition(tree))
  return of.fields.filter(({ path }) => named.has(path))
}

/** "可售天数 3.2", "退款率 12.5%": as a condition would say it. */
function numberOf(model: Model, field: FieldPlan, row: Row): string {
  const value = row[field.path]
  const said = typeof value === 'string' && traits(field).numeric ? roundText(value, traits(field).points ? 4 : (field.scale ?? 2)) : value
  const plain = said === undefined || typeof said === 'object' ? null : (said as string | number | boolean)
  const words = comparisonText({ field: field.path, op: 'eq', value: plain }, { field }, { enums: model.enums, nameOf: () => undefined })
  const currency = field.currencyField === undefined ? '' : String(row[field.currencyField] ?? '')
  return `${words.replace(' = ', ' ')}${currency && plain !== null ? ` ${currency}` : ''}`
}
