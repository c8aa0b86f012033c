/** Dialog fields -> input plans, and the dialogs that need not be written because the entity's fields say enough. Pure. */
import type { Check } from '../../contract/checks'
import { askedBy } from '../../contract/form-words'
import { COLUMN_KINDS } from '../../kinds/column-kinds'
import { INPUT_KINDS } from '../../src/controls/inputs/input-kinds'
import type { CallRef, DialogPlan, InputKind, InputPlan } from '../../contract/plan'
import type { DialogBody, FieldInputSource, InputSource, ParamInputSource } from '../language/page-files'
import type { Entity, Field } from '../../contract/model'
import { checksOfForm } from './checks'
import { defaultOfSetting, homeOf, isSetting } from './entities'
import { writableFields } from './row-schemas'
import { refOf, type PageContext } from './page-context'
import { plain } from './plain'
import { followingFields, withFormulas } from './shown-formulas'

const NARROW = 400
const WIDE = 640
/** More fields than this and the dialog is made wide. */
const NARROW_FIELDS = 6

/** The dialog's plan. @param entity whose fields its inputs are; undefined: all of them are values of the call */
export function resolveDialog(context: PageContext, body: DialogBody, entity: Entity | undefined): DialogPlan {
  return plain({
    title: body.title,
    width: body.width ?? NARROW,
    fields: withFormulas(body.fields.flatMap((field) => resolveInput(context, field, entity) ?? []), entity),
    submit: refOf(body.submit),
    edits: isEdit(context, body.submit),
    takesBefore: takesBefore(context, body.submit),
    checks: writes(context, body.submit, entity) ? checksOfRow(entity, context.entities) : undefined,
    preview: body.preview === false ? undefined : body.preview,
  })
}

/** Does this call edit a row, as the server itself does it? */
export function isEdit(context: PageContext, call: string): true | undefined {
  const { family, call: name } = refOf(call)
  return context.families[family]?.calls[name]?.does?.type === 'edit' ? true : undefined
}

/** Does the call's own request say `before`? Edits of the server take it always. */
function takesBefore(context: PageContext, call: string): true | undefined {
  const { family, call: name } = refOf(call)
  const said = context.families[family]?.calls[name]
  const properties = said?.does?.type === 'handler' ? (said.request as { properties?: object } | undefined)?.properties : undefined
  return properties && Object.hasOwn(properties, 'before') ? true : undefined
}

/** The dialog of add or edit where the page gives none: every field that staff may write. */
export function madeDialog(context: PageContext, entity: Entity, type: 'add' | 'edit', submit: CallRef): DialogPlan {
  const fields = writableFields(entity).map((field) => ({
    ...fieldInput({ field: field.name }, field),
    readOnly: type === 'edit' && (entity.key.includes(field.name) || field.fixed === true),
  }))
  const shown = followingFields(fields, entity).map((field) => ({ ...fieldInput({ field: field.name, readOnly: true }, field) }))
  return plain({
    title: `${type === 'add' ? '新增' : '编辑'}${entity.label}`,
    width: fields.length > NARROW_FIELDS ? WIDE : NARROW,
    fields: withFormulas([...fields, ...shown], entity),
    submit,
    edits: type === 'edit' ? (true as const) : undefined,
    checks: checksOfRow(entity, context.entities),
  })
}

/** Of a dialog: it has no rows below. */
function checksOfRow(entity: Entity | undefined, entities: PageContext['entities']): Check[] | undefined {
  const own = checksOfForm(entity, entities)?.filter((check) => 'must' in check)
  return own && own.length > 0 ? own : undefined
}

/** Does this call add or edit a row of the entity, as the server itself does it? */
function writes(context: PageContext, call: string, entity: Entity | undefined): boolean {
  const { family, call: name } = refOf(call)
  const does = context.families[family]?.calls[name]?.does
  return (does?.type === 'add' || does?.type === 'edit') && does.entity === entity?.name
}

/** An edit dialog that the page gives: what is fixed once the row is there is shown, and not changed. */
export function withFixedShown(dialog: DialogPlan, entity: Entity): DialogPlan {
  return { ...dialog, fields: dialog.fields.map((input) => (entity.fields[input.name]?.fixed ? { ...input, readOnly: true } : input)) }
}

/** undefined where the entity has no such field. */
export function resolveInput(context: PageContext, source: InputSource, entity: Entity | undefined): InputPlan | undefined {
  if (typeof source !== 'string' && 'param' in source) return paramInput(context, source)
  const said = typeof source === 'string' ? { field: source } : source
  const field = entity?.fields[said.field]
  if (!field) return undefined
  // What one form begins with is nearer than what every new row does.
  return isSetting(said.default) ? { ...fieldInput(said, field), ...defaultOfSetting(context.entities, entity, said.default.field) } : fieldInput(said, field)
}

/** The input of a field that staff may write. */
export function fieldInput(said: FieldInputSource, field: Field): InputPlan {
  // What is only shown is shown as its kind is, whether or not staff may write it anywhere.
  const shown = said.readOnly ? COLUMN_KINDS[field.kind].input : undefined
  const input = said.choices ? 'select' : (said.input ?? (field.input as InputKind | undefined) ?? shown ?? 'text')
  return plain({
    name: field.name,
    label: said.label ?? field.label,
    input,
    required: said.required ?? field.required,
    readOnly: said.readOnly ?? false,
    multiple: input === 'multiselect' || input === 'tags',
    default: isSetting(said.default) ? undefined : (said.default ?? field.begins ?? field.default),
    defaultFrom: said.default === undefined ? field.defaultFrom : undefined,
    fill: field.fill && { entity: field.entity, ways: field.fill.map(askedBy) },
    help: said.help ?? field.note,
    enum: field.enum,
    options: field.options,
    home: field.home,
    scale: field.scale,
    min: field.min,
    max: field.max,
    maxLength: field.maxLength,
    offers: field.offers,
    unit: field.unit,
    writer: field.writer,
    when: said.when,
    conditions: field.conditions,
    picture: input === 'upload' ? (true as const) : undefined,
    choices: said.choices && plain({ call: refOf(said.choices.call), by: said.choices.by, open: said.choices.open ? (true as const) : undefined }),
  })
}

function paramInput(context: PageContext, said: ParamInputSource): InputPlan {
  const options = said.options === undefined ? undefined : context.entities[said.options]
  return plain({
    name: said.param,
    label: said.label,
    input: said.input,
    required: said.required ?? false,
    readOnly: false,
    multiple: said.multiple ?? INPUT_KINDS[said.input].valueSchema['type'] === 'array',
    default: said.default,
    help: said.help,
    enum: said.enum,
    options: options && { entity: options.name, title: options.title },
    home: homeOf(options),
    offered: said.offered === true ? (true as const) : undefined,
    apart: said.apart === true || said.default !== undefined ? (true as const) : undefined,
  })
}
