/** What an entity file must say of its fields, keys, references and life cycle so that tables and pages can follow from it. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../src/kinds/columns/column-kinds'
import { infoOf } from '../fields'
import { oneOf } from '../nearest'
import { at, child, entries, items, text, texts } from '../node'
import type { EntityView, FieldView } from '../views'
import type { Rule, RuleContext } from './context'
import { misfit } from './values'

const ENUM_KINDS = ['enum', 'tags', 'switch']
/** Columns that every table has without being said. */
const IMPLIED = ['company_id']

function eachField(context: RuleContext, visit: (entity: EntityView, field: FieldView) => void): void {
  for (const entity of context.world.entities.values()) for (const field of entity.fields.values()) visit(entity, field)
}

export const enumOfField: Rule = (context) => eachField(context, ({ file }, field) => {
  if (field.kind === 'enum' && context.lacks(file, field.node, 'enum')) {
    context.error('SCH301', file, field.keyNode, `field "${field.name}" is of kind enum and names no enum.`, 'Add "enum": the name of a file in schemas/enums/')
  }
  if (field.enum !== undefined && field.kind && !ENUM_KINDS.includes(field.kind)) {
    context.error('SCH302', file, child(field.node, 'enum'), `field "${field.name}" is of kind ${field.kind}; an enum goes with ${oneOf(ENUM_KINDS)}.`, 'Change the kind to enum, or take the enum away')
  }
})

export const currencyOfField: Rule = (context) => eachField(context, (entity, field) => {
  const { file } = entity
  if (field.kind === 'money' && context.lacks(file, field.node, 'currencyField')) {
    const currencies = [...entity.fields.values()].filter(({ enum: name, kind }) => kind === 'enum' && name?.startsWith('currency'))
    const near = currencies[0] ? `"currencyField": "${currencies[0].name}"` : '"currencyField": the field that holds the currency'
    context.error('SCH303', file, field.keyNode, `field "${field.name}" is money and does not say in which currency.`, `Add ${near}`)
  }
  const said = child(field.node, 'currencyField')
  if (!said || !field.kind) return
  if (field.kind !== 'money') {
    context.error('SCH304', file, said, `field "${field.name}" is of kind ${field.kind}; only money has a currency.`, 'Change the kind to money, or take "currencyField" away')
    return
  }
  const currency = entity.fields.get(field.currencyField ?? '')
  if (currency?.kind && currency.kind !== 'enum' && currency.kind !== 'text') {
    context.error('SCH304', file, said, `"${currency.name}" is of kind ${currency.kind} and cannot hold a currency.`, 'A currency is kept in a field of kind enum or text')
  }
})

export const zoneOfField: Rule = (context) => eachField(context, ({ file }, field) => {
  if ((field.kind === 'date' || field.kind === 'datetime') && context.lacks(file, field.node, 'zone')) {
    context.error('SCH320', file, field.keyNode, `field "${field.name}" is a ${field.kind} and does not say by which clock.`, 'Add "zone": marketplace, utc, source or company')
  }
})

/** Every text and number of a formula, with what it stands in. */
function operands(formula: Node | undefined): Node[] {
  if (!formula) return []
  if (formula.type === 'string') return [formula]
  if (formula.type === 'array') return items(formula).flatMap(operands)
  return entries(formula).flatMap(({ key, value }) => (['zero', 'min', 'max', 'scale'].includes(key) ? [] : operands(value)))
}

export function hasRatio(formula: Node | undefined): boolean {
  if (!formula) return false
  if (child(formula, 'ratio')) return true
  return formula.type === 'array' ? items(formula).some(hasRatio) : entries(formula).some(({ value }) => hasRatio(value))
}

export const formulaOperands: Rule = (context) => {
  const { world } = context
  eachField(context, (entity, field) => {
    for (const operand of operands(field.formula)) {
      const info = infoOf(world, { type: 'entity', entity }, String(operand.value))
      if (info?.kind && !COLUMN_KINDS[info.kind].numeric) {
        context.error('SCH306', entity.file, operand, `formula "${operand.value}": a field of kind ${info.kind} cannot be calculated with.`, 'Formulas take numbers: money, integer, decimal, percent')
      }
    }
  })
  for (const dataset of world.datasets.values()) {
    for (const measure of dataset.measures.values()) {
      for (const operand of operands(measure.formula)) {
        const info = infoOf(world, { type: 'measures', dataset }, String(operand.value))
        if (info?.kind && !COLUMN_KINDS[info.kind].numeric) {
          context.error('SCH306', dataset.file, operand, `formula "${operand.value}": a measure of kind ${info.kind} cannot be calculated with.`, 'Formulas take numbers: money, integer, decimal, percent')
        }
      }
    }
  }
}

/** Names that depend on themselves, each loop once, as the way round: a -> b -> a. */
function loops(names: Iterable<string>, needs: (name: string) => string[]): string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (name: string, way: string[]): void => {
    const start = way.indexOf(name)
    if (start >= 0) found.push([...way.slice(start), name])
    if (start >= 0 || done.has(name)) return
    for (const next of needs(name)) visit(next, [...way, name])
    done.add(name)
  }
  for (const name of names) visit(name, [])
  return found
}

export const formulaLoops: Rule = (context) => {
  const { world } = context
  for (const { file, fields } of world.entities.values()) {
    const needs = (name: string): string[] => operands(fields.get(name)?.formula).map((operand) => String(operand.value)).filter((other) => fields.has(other))
    for (const way of loops(fields.keys(), needs)) tellLoop(context, file, fields.get(way[0] ?? '')?.formula, way)
  }
  for (const { file, measures } of world.datasets.values()) {
    const needs = (name: string): string[] => operands(measures.get(name)?.formula).map((operand) => String(operand.value)).filter((other) => measures.has(other))
    for (const way of loops(measures.keys(), needs)) tellLoop(context, file, measures.get(way[0] ?? '')?.formula, way)
  }
}

function tellLoop(context: RuleContext, file: EntityView['file'], node: Node | undefined, way: string[]): void {
  context.error('SCH305', file, node, `the formula of "${way[0]}" needs itself: ${way.join(' -> ')}.`, 'Break the loop: one of them must come from plain fields')
}

export const totalOfField: Rule = (context) => {
  const judge = (file: EntityView['file'], what: string, view: Pick<FieldView, 'kind' | 'total' | 'formula' | 'node'>): void => {
    const { kind, total, formula, node } = view
    const said = child(node, 'total')
    if (!said || !kind || total === undefined) return
    if (!COLUMN_KINDS[kind].totals.includes(total)) {
      context.error('SCH307', file, said, `${what} is of kind ${kind}, which has no total "${total}".`, `A ${kind} adds up as: ${COLUMN_KINDS[kind].totals.join(', ')}`)
    } else if (total === 'ratio' && !hasRatio(formula)) {
      context.error('SCH308', file, said, `${what} has the total "ratio" and no formula with a ratio.`, 'Say "formula": {"ratio": [above, below]}, or another total')
    } else if (hasRatio(formula) && total !== 'ratio' && total !== 'none') {
      context.error('SCH308', file, said, `${what} is a ratio; its total is the ratio of sums, never "${total}".`, 'Say "total": "ratio", or leave it out')
    }
  }
  eachField(context, ({ file }, field) => judge(file, `field "${field.name}"`, field))
  for (const { file, measures } of context.world.datasets.values()) {
    for (const [name, measure] of measures) judge(file, `measure "${name}"`, measure)
  }
}

export const keysAreFilled: Rule = (context) => {
  for (const entity of context.world.entities.values()) {
    for (const node of items(child(entity.file.node, 'key'))) {
      const field = entity.fields.get(text(node) ?? '')
      if (!field) continue
      if (field.formula) context.error('SCH309', entity.file, node, `the key field "${field.name}" is a formula; a key is kept in the row.`, 'Make it a plain field')
      else if (!field.required && !field.server) context.error('SCH309', entity.file, node, `the key field "${field.name}" may be empty.`, 'Add "required": true to the field, or "server": true where the server fills it')
    }
  }
}

export const formulasAreNotWritten: Rule = (context) => eachField(context, ({ file }, field) => {
  if (!field.formula) return
  for (const key of ['edit', 'required', 'default', 'maxLength', 'server']) {
    const said = child(field.node, key)
    if (said && said.value !== false) {
      context.error('SCH310', file, said, `field "${field.name}" is a formula; "${key}" is for fields that are kept.`, `Take "${key}" away, or the formula`)
    }
  }
})

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ')

export const refsMeetKeys: Rule = (context) => {
  const { world } = context
  for (const { file, refs } of world.entities.values()) {
    for (const [name, ref] of refs) {
      const other = world.entities.get(ref.entity)
      if (!other || ref.by.length === 0) continue
      const to = ref.to ?? other.key
      if (ref.to && ![other.key, ...other.unique].some((fields) => same(fields, to)) && to.every((field) => other.fields.has(field))) {
        context.error('SCH312', file, child(ref.node, 'to'), `reference "${name}": ${quoted(to)} does not name one row of ${other.name}.`, `Its key is ${quoted(other.key)}${other.unique.length ? `; unique: ${other.unique.map((fields) => quoted(fields)).join(' or ')}` : ''}`)
      } else if (ref.by.length !== to.length) {
        context.error('SCH311', file, child(ref.node, 'by'), `reference "${name}" has ${ref.by.length} own field(s) for ${to.length}: ${quoted(to)} of ${other.name}.`, 'Give "by" one own field for each, in that order, or say "to"')
      }
    }
  }
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}

export const hasMeetsKey: Rule = (context) => {
  for (const { file, has, key } of context.world.entities.values()) {
    for (const [name, { by, node }] of has) {
      if (by.length > 0 && key.length > 0 && by.length !== key.length) {
        context.error('SCH313', file, child(node, 'by'), `"${name}" has ${by.length} field(s) for the key ${quoted(key)}.`, 'Give "by" one field of the other for each key field, in that order')
      }
    }
  }
}

export const scopeIsKept: Rule = (context) => {
  for (const entity of context.world.entities.values()) {
    const scope = child(entity.file.node, 'scope')
    for (const { key, value } of entries(scope)) {
      const field = entity.fields.get(text(value) ?? '')
      if (field?.formula) context.error('SCH314', entity.file, value, `scope.${key}: "${field.name}" is a formula; rows are fenced by a field that is kept.`)
      else if (field?.kind && !['id', 'text', 'user'].includes(field.kind)) {
        context.error('SCH314', entity.file, value, `scope.${key}: "${field.name}" is of kind ${field.kind}; rows are fenced by an id.`, 'Name the field of kind id, text or user that holds the shop or the person')
      }
    }
  }
}

export const treeParent: Rule = (context) => {
  for (const entity of context.world.entities.values()) {
    const node = at(entity.file.node, 'tree', 'parent')
    const parent = entity.fields.get(text(node) ?? '')
    if (!parent) continue
    if (entity.key.length !== 1) {
      context.error('SCH317', entity.file, node, `a tree needs a key of one field; ${entity.name} has ${quoted(entity.key)}.`)
    } else if (entity.key[0] === parent.name) {
      context.error('SCH317', entity.file, node, `"${parent.name}" is the key itself; every row would be its own parent.`, 'Name the field that holds the parent\'s key')
    }
  }
}

export const lifecycleIsWhole: Rule = (context) => {
  const { world } = context
  for (const { file, fields, lifecycle } of world.entities.values()) {
    if (!lifecycle) continue
    const field = fields.get(lifecycle.field ?? '')
    if (!field) continue
    if (field.kind && field.kind !== 'enum') {
      context.error('SCH315', file, child(lifecycle.node, 'field'), `the life cycle's field "${field.name}" is of kind ${field.kind}; its states are those of an enum.`)
      continue
    }
    const states = world.enums.get(field.enum ?? '')
    if (!states || lifecycle.start === undefined) continue
    const steps = [...lifecycle.transitions.values()].map(({ node }) => ({ from: texts(child(node, 'from')), to: text(child(node, 'to')) }))
    const named = [lifecycle.start, ...steps.flatMap(({ from, to }) => [...from, to ?? ''])]
    if (named.some((state) => !states.values.has(state))) continue
    const reached = new Set([lifecycle.start])
    for (let before = 0; before !== reached.size;) {
      before = reached.size
      for (const { from, to } of steps) if (to !== undefined && from.some((state) => reached.has(state))) reached.add(to)
    }
    const stranded = [...states.values.keys()].filter((state) => !reached.has(state))
    if (stranded.length > 0) {
      context.error('SCH316', file, child(lifecycle.node, 'transitions'), `no transition leads to ${quoted(stranded)}.`, `Add one, or take the state out of ${states.file.path}`)
    }
  }
}

export const fieldLimits: Rule = (context) => eachField(context, (entity, field) => {
  const { file } = entity
  const { kind, node } = field
  const [min, max] = [child(node, 'min'), child(node, 'max')]
  if (typeof min?.value === 'number' && typeof max?.value === 'number' && min.value > max.value) {
    context.error('SCH321', file, min, `field "${field.name}": the least (${min.value}) is more than the most (${max.value}).`)
  }
  if (!kind) return
  const numeric = COLUMN_KINDS[kind].numeric
  for (const [limit, fits, wanted] of [[min, numeric, 'numbers'], [max, numeric, 'numbers'], [child(node, 'maxLength'), !numeric, 'text']] as const) {
    if (limit && !fits) context.error('SCH321', file, limit, `field "${field.name}" is of kind ${kind}; this limit is for ${wanted}.`)
  }
  const given = child(node, 'default')
  const bad = given && given.type !== 'null' ? misfit(context.world, { kind, enum: field.enum }, given) : undefined
  if (given && bad) context.error(bad.code, file, given, `the default of "${field.name}": ${bad.message}`, bad.hint)
  const edit = child(node, 'edit')
  const inputs: readonly string[] = COLUMN_KINDS[kind].inputs
  if (edit?.type === 'string' && !inputs.includes(String(edit.value))) {
    context.error('SCH323', file, edit, `field "${field.name}" is of kind ${kind}, which is not written with "${edit.value}".`, inputs.length ? `It is written with: ${inputs.join(', ')}` : 'A field of this kind is written by code only')
  } else if (edit?.value === true && inputs.length === 0) {
    context.error('SCH323', file, edit, `field "${field.name}" is of kind ${kind}, which staff cannot write.`, 'Take "edit" away')
  }
  const filter = child(node, 'filter')
  const known: readonly string[] = COLUMN_KINDS[kind].operators
  for (const operator of items(filter)) {
    if (!known.includes(String(operator.value))) {
      context.error('SCH318', file, operator, `field "${field.name}" is of kind ${kind}, which cannot be asked for "${operator.value}".`, `It can be asked for: ${known.join(', ')}`)
    }
  }
})

export const impliedColumns: Rule = (context) => eachField(context, ({ file }, field) => {
  if (IMPLIED.includes(field.name)) {
    context.error('SCH324', file, field.keyNode, `every table has "${field.name}" without being told.`, 'Take the field away')
  }
})

/** A list of names that says one twice: keys, indexes, columns, dimensions. */
export const namesOnce: Rule = (context) => {
  for (const { file } of context.world.entities.values()) {
    const root = file.node
    const lists = [child(root, 'key'), ...items(child(root, 'unique')), ...items(child(root, 'index'))]
    const inner = [...entries(child(root, 'refs')), ...entries(child(root, 'has'))].flatMap(({ value }) => [child(value, 'by'), child(value, 'shows'), child(value, 'to')])
    for (const list of [...lists, ...inner]) tellTwice(context, file, items(list))
  }
  for (const { file } of context.world.datasets.values()) {
    for (const rollup of items(child(file.node, 'rollups'))) {
      tellTwice(context, file, items(child(rollup, 'dimensions')))
      tellTwice(context, file, items(child(rollup, 'measures')))
    }
  }
}

function tellTwice(context: RuleContext, file: EntityView['file'], nodes: Node[]): void {
  const seen = new Set<unknown>()
  for (const node of nodes) {
    if (seen.has(node.value)) context.error('SCH322', file, node, `"${node.value}" is named twice in one list.`, 'Keep one of them')
    seen.add(node.value)
  }
}

/** A transition writes and asks for fields that are kept, and the moment it is bound to is one a server knows. */
export const transitionsWrite: Rule = (context) => {
  for (const { file, fields, lifecycle } of context.world.entities.values()) {
    for (const [name, { node }] of lifecycle?.transitions ?? []) {
      for (const { key, value } of entries(child(node, 'writes'))) {
        const field = fields.get(key)
        const bad = field?.kind && value.type !== 'null' ? misfit(context.world, { kind: field.kind, enum: field.enum }, value) : undefined
        if (bad) context.error(bad.code, file, value, `transition "${name}" writes "${key}": ${bad.message}`, bad.hint)
      }
      for (const asked of items(child(node, 'asks'))) {
        const field = fields.get(text(asked) ?? '')
        if (field?.formula) context.error('SCH310', file, asked, `transition "${name}" asks for "${field.name}", which is a formula.`, 'Ask for fields that are kept')
      }
    }
  }
}

