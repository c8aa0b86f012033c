/** Who fills a field: staff or the server and never both, and whatever must be filled is asked for wherever a row is added. */
import type { Node } from 'jsonc-parser'
import { columnBelow } from '../../../contract/template-below'
import type { SourceFile } from '../../read/source'
import { unlike } from '../alike'
import { child, entries, items, text, truth } from '../node'
import type { EntityView, FieldView } from '../views'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'
import { statedLists } from './lists'
import { keepsDefault } from './setting-defaults'

/** What fills a field without anybody's doing; undefined: staff, or nobody. */
export function filledBy(field: FieldView): string | undefined {
  if (field.formula) return 'formula'
  return field.server ? 'server' : ['derive', 'compute', 'number'].find((key) => child(field.node, key))
}

/** A field that the server fills is not written by staff as well: what they write would be dropped in silence. */
export const oneHandWrites: Rule = (context) => eachField(context, ({ file }, field) => {
  const edit = child(field.node, 'edit')
  const by = field.formula ? undefined : filledBy(field)
  if ((by === 'server' || by === 'derive') && edit && edit.value !== false) context.error(
    'SCH348', file, edit,
    `field "${field.name}" is filled by the server ("${by}") and said to be written by staff.`,
    `Take "edit" away, or "${by}"`,
  )
})

const STATE = 'the state itself: "to" says what it becomes'

/** A step of the life cycle asks for what staff may write, and leaves its own field to "to". */
export const stepsAskForWhatIsWritten: Rule = (context) => {
  for (const { file, fields, key, lifecycle } of context.entities) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      for (const named of items(child(node, 'asks'))) {
        const field = fields.get(text(named) ?? '')
        const by = field && !field.formula ? filledBy(field) : undefined
        if (!field) continue
        if (by) context.error(
          'SCH348', file, named,
          `transition "${name}" asks for "${field.name}", which the server fills ("${by}").`,
          'Ask for a field that staff write; what a step fills by itself stands under "writes"',
        )
        else if (field.name === lifecycle?.field || key.includes(field.name)) context.error(
          'SCH327', file, named,
          `transition "${name}" asks for "${field.name}", which is ${key.includes(field.name) ? 'the key and never changes' : STATE}.`,
          'Ask for another field, or take it out',
        )
      }
      for (const property of child(node, 'writes')?.children ?? []) {
        const keyNode = property.children?.[0]
        const field = fields.get(String(keyNode?.value))
        if (!field || !keyNode) continue
        const why = field.name === lifecycle?.field ? STATE
          : key.includes(field.name) ? 'the key and never changes'
          : truth(child(field.node, 'fixed')) ? 'fixed: it never changes after the row is added'
          : field.formula ? 'a formula and follows from other fields' : undefined
        if (why) context.error('SCH327', file, keyNode, `transition "${name}" writes "${field.name}", which is ${why}.`, 'Write another field, or take it out')
      }
    }
  }
}

/** New rows begin where the life cycle begins. */
export const rowsBeginAtTheStart: Rule = (context) => {
  for (const { file, fields, lifecycle } of context.entities) {
    const given = child(fields.get(lifecycle?.field ?? '')?.node, 'default')
    if (!given || lifecycle?.start === undefined || String(given.value) === lifecycle.start) continue
    const states = context.world.enums.get(fields.get(lifecycle.field ?? '')?.enum ?? '')
    if (states && !states.values.has(String(given.value))) continue
    context.error(
      'SCH349', file, given,
      `the default of "${lifecycle.field}" is "${given.value}", and its life cycle starts with "${lifecycle.start}".`,
      `Take the default away: rows start with "${lifecycle.start}"`,
    )
  }
}

/** Fields that a new row cannot do without and that nothing but a person fills. */
function mustBeGiven(entity: EntityView, besides: readonly string[] = []): FieldView[] {
  const own = [entity.lifecycle?.field, ...besides]
  return [...entity.fields.values()].filter((field) => field.required && !filledBy(field) && !keepsDefault(field.node) && !own.includes(field.name))
}

/** Names that inputs ask for; those shown only are not sent. */
function asked(list: Node | undefined): string[] {
  return items(list).flatMap((input) => {
    if (child(input, 'section')) return asked(child(input, 'inputs'))
    return child(input, 'readOnly')?.value === true ? [] : (text(input) ?? text(child(input, 'field')) ?? text(child(input, 'param')) ?? [])
  })
}

function missing(fields: FieldView[], given: readonly string[]): string | undefined {
  const left = fields.filter(({ name }) => !given.includes(name))
  return left.length > 0 ? left.map(({ name, label }) => `"${name}" (${label})`).join(', ') : undefined
}

function addedBy(context: RuleContext, node: Node | undefined): EntityView | undefined {
  const does = context.world.calls.get(text(node) ?? '')?.does
  return does?.verb === 'add' ? context.world.entities.get(does.target) : undefined
}

/** A form that adds rows asks for everything that a row must have; so do the rows below that go along, and a template. */
export const formsAskForWhatIsRequired: Rule = (context) => {
  for (const { file, node } of context.pages) {
    const forms = [child(node, 'form'), ...items(child(node, 'steps')).map((step) => child(step, 'form'))].flatMap((form) => form ?? [])
    for (const form of forms) {
      const submit = child(form, 'submit')
      // Steps that name one call are sent as one.
      const together = forms.filter((other) => text(child(other, 'submit')) === text(submit))
        .flatMap((other) => [...asked(child(other, 'inputs')), ...entries(child(other, 'gives')).map(({ key }) => key)])
      complete(context, file, submit, form, together, child(form, 'begin') !== undefined)
    }
  }
  for (const list of statedLists(context)) {
    const entity = context.world.entities.get(list.entity ?? '')
    if (!entity || list.dataset !== undefined) continue
    for (const action of list.parts('actions').flatMap((actions) => items(child(actions, 'page')))) {
      const template = child(action, 'template')
      // What edits rows that are there asks for nothing that they have.
      const left = template && !child(action, 'finds') && missing(mustBeGiven(entity), items(template).flatMap((item) => text(item) ?? []))
      if (left) context.error(
        'SCH560', list.page.file, template,
        `the template has no ${left}, which every row of ${entity.name} needs.`,
        `Add it, or say a "default" of it in ${entity.file.path}`,
      )
      const below = items(child(action, 'below')).flatMap((item) => columnBelow(text(item) ?? '') ?? [])
      belowIsFilled(context, list.page.file, child(action, 'below'), entity, below[0]?.has, below.map(({ field }) => field))
    }
  }
}

/** Dialogs of pages and shared ones: a dialog that adds a row asks for what the row must have. */
export const dialogsAskForWhatIsRequired: Rule = (context) => {
  for (const file of context.files) {
    const dialogs = file.kind === 'dialog' ? [file.node] : context.noted(file, 'dialogs').flatMap(entries).map(({ value }) => value)
    for (const dialog of dialogs) {
      const submit = child(dialog, 'submit')
      if (dialog && submit) complete(context, file, submit, dialog, [...asked(child(dialog, 'fields')), ...givenWith(context, file)], false)
    }
  }
}

/** Values that actions hand to dialogs beside what is typed. */
function givenWith(context: RuleContext, file: SourceFile): string[] {
  return context.noted(file, 'action').flatMap((action) => entries(child(action, 'with')).map(({ key }) => key))
}

function complete(context: RuleContext, file: SourceFile, submit: Node | undefined, form: Node, given: readonly string[], begins: boolean): void {
  const entity = addedBy(context, submit)
  if (!entity) return
  const left = begins ? undefined : missing(mustBeGiven(entity), given)
  if (left) context.error(
    'SCH560', file, child(form, 'inputs') ?? child(form, 'fields'),
    `"${text(submit)}" adds rows of ${entity.name}, and nothing asks for ${left}.`,
    `Add it, or say a "default" of it in ${entity.file.path}`,
  )
  for (const below of items(child(form, 'items'))) {
    if (child(form, 'edit') && !child(below, 'list')) context.error(
      'SCH569', file, child(below, 'has'),
      `the form edits rows of ${entity.name}, and nothing lists the rows below that are there: saving it would take them away.`,
      'Say "list": a call that lists them',
    )
    belowIsFilled(context, file, child(below, 'inputs'), entity, text(child(below, 'has')), asked(child(below, 'inputs')))
  }
}

/** The rows below that a form or a template brings along have what they must have. */
function belowIsFilled(
  context: RuleContext, file: SourceFile, place: Node | undefined, entity: EntityView, list: string | undefined, given: readonly string[],
): void {
  const has = entity.has.get(list ?? '')
  const other = context.world.entities.get(has?.entity ?? '')
  const left = has && other && namesItsRow(context, entity, other, has.by) ? missing(mustBeGiven(other, has.by), given) : undefined
  if (left) context.error(
    'SCH560', file, place, `the rows below are of ${other?.name}, and nothing asks for ${left}.`,
    `Add it, or say a "default" of it in ${other?.file.path}`,
  )
}

/** Do the rows below hold the key of the row above? Where they do not, that is told (SCH346). */
function namesItsRow(context: RuleContext, entity: EntityView, other: EntityView, by: readonly string[]): boolean {
  return by.every((name, index) => {
    const [theirs, own] = [other.fields.get(name), entity.fields.get(entity.key[index] ?? '')]
    return theirs && own && !unlike(context.world, { entity: other, field: theirs }, { entity, field: own })
  })
}

/** A call that adds rows can: what a row must have, somebody may fill. */
export const addedRowsCanBeFilled: Rule = (context) => {
  const told = new Set<string>()
  const parents = [...context.world.entities.values()].flatMap(({ has }) => [...has.values()])
  for (const call of context.world.calls.values()) {
    const entity = call.does?.verb === 'add' && call.state === 'built' ? context.world.entities.get(call.does.target) : undefined
    if (!entity || told.has(entity.name)) continue
    told.add(entity.name)
    // Rows that belong to another row take what names it from there.
    const below = parents.filter((has) => has.entity === entity.name).flatMap(({ by }) => by)
    for (const field of mustBeGiven(entity, below)) {
      if (!field.editable && entity.fields.has(field.name)) context.error(
        'SCH560', entity.file, field.keyNode,
        `field "${field.name}" is required, and neither staff nor the server fill it; "${call.family}.${call.name}" can add no row.`,
        'Say "edit": true where staff write it, a "default", or "server": true',
      )
    }
  }
}
