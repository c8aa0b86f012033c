/** Which fields a template may have: those that a call's form may write, in the order asked for. */
import { traits } from '../../../../kinds/column-kinds'
import type { Call, Entity, Field, Model } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import { columnBelow, labelBelow } from '../../../../contract/template-below'
import { askerOf, type Asking } from '../../asker/asker-of'
import { own } from '../../read/statement/fields'
import { writableFields } from '../../write/write.values'
import { HttpRefusal } from '../../asker/refusal'
import { ourCall, ourCalls } from '../../asker/our-calls'

/** What a template of one call may hold for one person; `templateOf` makes it. */
export interface Template {
  call: Call
  entity: Entity
  /** Whether new rows may be added; otherwise each line must find its row. */
  adds: boolean
  /** Whether rows that are there may be edited. */
  edits: boolean
  fields: Field[]
  /** Fields that tell whether a row is there already; none: every line is a new row. */
  naming: string[]
  /** Lines are rows below a document, whose fields are called HAS.field here; every document is new. */
  below?: { has: string; entity: Entity }
}

/** @throws HttpRefusal 400 for what is no such call or field, 403 where it is not the person's */
export function templateOf(context: Asking & { model: Model }, named: CallRef, names: unknown): Template {
  const { model, access } = context
  const call = ourCall(model, named)
  const verb = call?.does?.type
  const entity = (verb === 'add' || verb === 'edit') && call?.does && 'entity' in call.does ? own(model.entities, call.does.entity ?? '') : undefined
  if (!call || call.state !== 'built' || !entity) throw new HttpRefusal(400, '请求有误：call 应是一个已开放的新增或修改接口', { call: '不是新增或修改接口' })
  if (!access.mayCall(call)) throw new HttpRefusal(403, `您没有使用「${call.what}」的权限，请联系管理员开通`)
  if (!Array.isArray(names) || names.length === 0 || names.length > 200) throw new HttpRefusal(400, '请求有误：fields 应有 1 到 200 个字段', { fields: '数量不对' })
  const writable = new Map(writableFields(entity, askerOf(context)).filter((field) => !traits(field).structured).map((field) => [field.name, field]))
  if (verb === 'edit') for (const field of findingFields(entity, context)) if (!writable.has(field.name)) writable.set(field.name, field)
  const below = verb === 'add' ? belowOf(model, entity, names) : undefined
  const heads = new Set((names as unknown[]).flatMap((each) => (typeof each === 'string' ? (own(entity.fields, each)?.label ?? []) : [])))
  if (below) for (const field of fieldsBelow(entity, below, heads, context)) writable.set(field.name, field)
  const fields = [...new Set(names as unknown[])].map((each) => {
    const field = typeof each === 'string' ? writable.get(each) : undefined
    if (!field) throw new HttpRefusal(400, `请求有误：「${String(each).slice(0, 80)}」不是「${entity.label}」可以填写的字段`, { fields: '不是可以填写的字段' })
    return field
  })
  const has = new Set(fields.map(({ name }) => name))
  const naming = below ? [] : [...entity.unique, entity.key].find((set) => set.every((field) => has.has(field))) ?? []
  const editing = ourCalls(model).some(
    (each) => each.state === 'built' && each.does?.type === 'edit' && each.does.entity === entity.name && access.mayCall(each),
  )
  const adds = verb === 'add'
  if (!adds && naming.length === 0) {
    throw new HttpRefusal(
      400, `请求有误：模板里要有能认出「${entity.label}」的字段，例如 ${(entity.unique[0] ?? entity.key).map((field) => entity.fields[field]?.label ?? field).join('、')}`,
      { fields: '认不出是哪一行' },
    )
  }
  return { call, entity, adds, edits: editing, fields, naming, ...(below ? { below } : {}) }
}

/** What names a row that is there, whether or not staff may change it: it is read to find the row, and never written. */
function findingFields(entity: Entity, context: Asking): Field[] {
  const hidden = askerOf(context).hidden(entity.name)
  return [...entity.unique, entity.key].flat().flatMap((name) => own(entity.fields, name) ?? [])
    .filter((field) => !hidden.has(field.name) && !field.formula && !traits(field).structured)
}

/** The rows below that a template names fields of: the first that it names. */
function belowOf(model: Model, entity: Entity, names: readonly unknown[]): Template['below'] {
  const has = names.flatMap((each) => (typeof each === 'string' ? (columnBelow(each)?.has ?? []) : []))[0] ?? ''
  const found = own(entity.has, has)
  const other = found && !found.others ? own(model.entities, found.entity) : undefined
  return other && { has, entity: other }
}

/** What a form may write in the rows below, called by its path; a label that a column of the head has too says whose it is. */
function fieldsBelow(
  entity: Entity, { has, entity: other }: NonNullable<Template['below']>, heads: ReadonlySet<string>, context: Asking & { model: Model },
): Field[] {
  return writableFields(other, askerOf(context)).filter((field) => !traits(field).structured && !entity.has[has]!.by.includes(field.name)).map((field) => ({
    ...field, name: `${has}.${field.name}`, label: labelBelow(heads, entity.has[has]?.label ?? other.label, field.label),
  }))
}
