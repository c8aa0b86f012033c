/** The company's one row, and the first of several places that a value may come from. */
import { traits } from '../../../kinds/column-kinds'
import { didYouMean } from '../nearest'
import { child, entries, items, text } from '../node'
import { dimensionInfo, infoOf } from '../fields'
import type { Node } from 'jsonc-parser'
import type { SourceFile } from '../../read/source'
import type { EntityView, FieldView } from '../views'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'
import { keepsDefault } from './setting-defaults'

/** A reference finds its row by fields of the row, or it is the one row that a company has. */
export const referencesFindTheirRow: Rule = (context) => {
  const { world } = context
  for (const { file, refs } of context.entities) {
    for (const [name, ref] of refs) {
      const by = child(ref.node, 'by')
      if (!ref.one) {
        if (!by && context.lacks(file, ref.node, 'by')) context.error(
          'SCH770', file, ref.node, `reference "${name}" says by which own fields the row of ${ref.entity} is found.`,
          'Say "by": ["…_id"]; or "one": true where a company has one row of it',
        )
        continue
      }
      const other = world.entities.get(ref.entity)
      if (by && other && (ref.by.length !== 1 || !isOfShops(other))) {
        context.error(
          'SCH770', file, by, `reference "${name}": ${other.name} does not have one row for each shop.`,
          'Let its key be the shop that its "scope" names; or keep "one", or the fields that find the row',
        )
        continue
      }
      const more = ['to', 'any'].map((word) => child(ref.node, word)).find(Boolean)
      if (more) context.error(
        'SCH770', file, more, `reference "${name}" is the one row ${by ? 'of its shop' : 'of the company'}; nothing else finds it.`,
        'Keep "one", or the fields that find the row',
      )
      else if (by) continue
      else if (other && (other.shared || child(other.file.node, 'scope') || numbered(context, other))) context.error(
        'SCH770', file, child(ref.node, 'entity'), `reference "${name}": a company has any number of rows of ${other.name}.`,
        'Refer to an entity of settings, which has one row a company, or say "by"',
      )
    }
  }
}

/** A kept filter tree is structured data over an entity or figures, and nothing but its own input writes it. */
export const conditionsAreKept: Rule = (context) => eachField(context, (entity, field) => {
  const { file } = entity
  const of = child(field.node, 'conditions')
  const edit = child(field.node, 'edit')
  if (of && field.kind && !traits(field).structured) context.error(
    'SCH773', file, of, `field "${field.name}" is of kind ${field.kind}, and a filter tree is kept as json.`, 'Say "kind": "json"',
  )
  else if (of?.type === 'object' && !judges(context, entity, of)) return undefined
  else if (!of && text(edit) === 'conditions') context.error(
    'SCH773', file, edit, `field "${field.name}" is written with "conditions", and nothing says over which entity.`,
    'Add "conditions": the entity whose rows it is for, or the figures of a dataset',
  )
  else if (of && edit?.value === true) context.error(
    'SCH773', file, edit, `field "${field.name}" is a filter tree, which has an input of its own.`, 'Say "edit": "conditions"',
  )
})

/** Says what is wrong with what a filter tree is over: one thing, or one for each value of another field; true: nothing. */
function judges(context: RuleContext, entity: EntityView, of: Node): boolean {
  const by = child(of, 'by')
  if (!by) return judgesFigures(context, entity.file, of)
  const { world } = context
  const chooser = entity.fields.get(text(by) ?? '')
  const values = world.enums.get(chooser?.enum ?? '')
  if (chooser && !values) {
    context.error('SCH773', entity.file, by, `what a filter tree is over hangs on "${text(by)}", which is no enum.`, 'Name a field of kind enum')
    return false
  }
  return entries(child(of, 'of')).every(({ key, keyNode, value }) => {
    if (values && !values.values.has(key)) {
      context.error(
        'SCH773', entity.file, keyNode, `"${key}" is no value of "${text(by)}".${didYouMean(key, [...values.values.keys()].map((name) => ({ name })))}`,
        `Its values are: ${[...values.values.keys()].join(', ')}`,
      )
      return false
    }
    return value?.type !== 'object' || judgesFigures(context, entity.file, value)
  })
}

/** Says what is wrong with the figures that a filter tree is over; true: nothing. */
function judgesFigures(context: RuleContext, file: SourceFile, of: Node): boolean {
  const { world } = context
  const dataset = world.datasets.get(text(child(of, 'dataset')) ?? '')
  if (!dataset) return true
  const unfit = (name: string): string | undefined => {
    if (dataset.dimensions.get(name)?.by !== undefined) return 'is a time, and all of the last days are added up'
    return traits(dimensionInfo(world, dataset, name)).several ? 'may be several in one row' : undefined
  }
  for (const row of items(child(of, 'rows'))) {
    const why = unfit(text(row) ?? '')
    if (why === undefined) continue
    const others = [...dataset.dimensions.keys()].filter((name) => unfit(name) === undefined)
    context.error('SCH774', file, row, `"${text(row)}" ${why}.`, `What tells rows apart here: ${others.join(', ')}`)
    return false
  }
  const times = [child(of, 'days'), child(of, 'month')]
  if (times.filter(Boolean).length !== 1) {
    context.error(
      'SCH774', file, of, 'figures are of the last "days" of each shop, or of a "month": one of the two.', 'Say "days": 30, or "month": "dataMonth"',
    )
    return false
  }
  const step = times[0] ? 'day' : 'month'
  if ([...dataset.dimensions.values()].some(({ by, field }) => by === step && field === undefined)) return true
  context.error(
    'SCH774', file, child(of, 'dataset'), `the dataset ${dataset.name} has no single ${step}s, of which the last could be taken.`,
    `Add a dimension {"by": "${step}"} in ${dataset.file.path}, or keep a tree over the rows of an entity`,
  )
  return false
}

/** Is a row of it the settings of a shop? */
function isOfShops({ file, key }: EntityView): boolean {
  return key.length === 1 && text(child(child(file.node, 'scope'), 'shop')) === key[0]
}

function numbered({ world }: RuleContext, { name, key }: EntityView): boolean {
  return key.length === 1 && world.stored(name, key[0] ?? '') === 'bigint'
}

/** Of several places the last alone may be one that always has a value. */
export const firstOfSeveral: Rule = (context) => eachField(context, (entity, field) => {
  const parts = items(child(field.formula, 'first'))
  for (const part of parts.slice(0, -1)) {
    if (!alwaysThere(context, entity, part)) continue
    context.error(
      'SCH771', entity.file, part,
      `formula: ${part.type === 'string' ? `"${part.value}"` : part.value} is always there, and what stands after it is never taken.`,
      'Name the most special place first, and what is always there last',
    )
  }
  if (field.origin) judgeOrigin(context, entity, field)
})

function alwaysThere({ world }: RuleContext, entity: EntityView, part: { type: string; value?: unknown }): boolean {
  if (part.type !== 'string') return part.type === 'number'
  const path = String(part.value)
  const info = infoOf(world, { type: 'entity', entity }, path)
  const ref = entity.refs.get(path.split('.')[0] ?? '')
  if (!info?.field || info.field.formula) return false
  return path.includes('.') ? ref?.one === true && keepsDefault(info.field.node) : info.field.required
}

function judgeOrigin(context: RuleContext, entity: EntityView, field: FieldView): void {
  const { world } = context
  const of = entity.fields.get(text(field.origin) ?? '')
  const wrong = (message: string, hint: string): void => context.error('SCH772', entity.file, field.origin, message, hint)
  if (!of) return
  const parts = items(child(of.formula, 'first'))
  const labels = parts.map((part) => (part.type === 'string' ? labelOf(String(part.value)) : undefined))
  function labelOf(path: string): string {
    const ref = path.includes('.') ? entity.refs.get(path.split('.')[0] ?? '') : undefined
    return world.entities.get(ref?.entity ?? entity.name)?.label ?? path
  }
  const others = entries(field.node).find(({ key }) => key === 'formula' || key === 'rollup')
  if (others) wrong(`field "${field.name}" has an origin and a ${others.key}.`, 'Keep one of them')
  else if (field.kind && field.kind !== 'text') {
    wrong(`field "${field.name}" is of kind ${field.kind}, and where a value came from is told in words.`, 'Say "kind": "text"')
  }
  else if (parts.length === 0) wrong(`"${of.name}" does not come from the first of several places.`, 'Name a field whose formula is {"first": […]}')
  else if (labels.includes(undefined)) wrong(`"${of.name}" is worked out in a part of its "first", which has no name to tell.`, 'Let each part name a field')
  else if (new Set(labels).size < labels.length) {
    const twice = labels.find((label, at) => labels.indexOf(label) !== at)
    wrong(`two places of "${of.name}" are both called ${twice}.`, 'Name fields of different entities, so that their labels tell where the value came from')
  }
}
