/** What a field says that the rows below add up to: one sum, of numbers, in one currency, found by an index. */
import { ADDINGS } from '../../../contract/formula'
import { COLUMN_KINDS, traits } from '../../../kinds/column-kinds'
import { child, items, text, texts } from '../node'
import { belowOf } from '../scope'
import type { EntityView, FieldView } from '../views'
import { comparisons } from './conditions'
import type { Rule, RuleContext } from './context'
import { eachField } from './entities'

/** SCH329–330, over "rollup" of every field. */
export const rollupsAddUp: Rule = (context) => eachField(context, (entity, field) => {
  if (!field.rollup) return
  const said = ADDINGS.filter((word) => child(field.rollup, word))
  if (child(field.node, 'formula')) {
    context.error(
      'SCH329', entity.file, field.rollup, `field "${field.name}" has a formula and a rollup.`,
      'Keep one of them; a formula may name a field that is a rollup',
    )
  } else if (said.length !== 1) {
    context.error(
      'SCH329', entity.file, field.rollup, `field "${field.name}" says ${said.length === 0 ? 'nothing' : said.join(' and ')} of the rows below.`,
      `Say one of ${ADDINGS.map((word) => `"${word}"`).join(', ')}; make a field for each`,
    )
  } else judge(context, entity, field, said[0] ?? 'count')
})

function judge(context: RuleContext, entity: EntityView, field: FieldView, adds: (typeof ADDINGS)[number]): void {
  const { world } = context
  const place = child(field.rollup, adds)
  const path = text(place) ?? ''
  const [, name] = path.split('.')
  const has = entity.has.get(belowOf(field.rollup!) ?? '')
  const other = world.entities.get(has?.entity ?? '')
  if (!has || !other || !field.kind) return
  const wrong = (message: string, hint: string): void => context.error('SCH329', entity.file, place, message, hint)
  const below = name === undefined ? undefined : other.fields.get(name)
  if (adds === 'count' || adds === 'distinct') {
    if (field.kind !== 'integer') {
      return wrong(
        `field "${field.name}" is of kind ${field.kind}, and how many ${adds === 'count' ? 'rows' : 'values'} there are is an integer.`,
        'Say "kind": "integer"',
      )
    }
  } else {
    if (!below?.kind) return
    const adding = COLUMN_KINDS[below.kind].numeric || (adds !== 'sum' && traits(below).names !== undefined)
    if (!adding) return wrong(`"${path}" is of kind ${below.kind}, of which there is no ${adds}.`, 'Name a field of numbers')
    if (below.kind !== field.kind) {
      return wrong(
        `field "${field.name}" is of kind ${field.kind}, and "${path}" of kind ${below.kind}.`,
        `Say "kind": "${below.kind}"`,
      )
    }
  }
  for (const condition of comparisons(child(field.rollup, 'where'))) {
    const moment = child(child(condition, 'value'), 'is')
    if (moment) wrong(`what is added up would be another for each day or person ({"is": "${text(moment)}"}).`, 'Compare with values of the rows alone')
  }
  // A row below that names several rows is found by none of the indexes that we make: such rows are people and the like, few by nature.
  if (has.by.some((by) => traits({ kind: other.fields.get(by)?.kind }).several)) return
  const isFound = [child(other.file.node, 'index'), child(other.file.node, 'unique')].flatMap((node) => items(node).map(texts))
    .concat([other.key])
    .some((columns) => has.by.every((by) => columns.slice(0, has.by.length).includes(by)))
  if (!isFound) {
    context.error(
      'SCH330', entity.file, place, `rows of ${other.name} are not found by ${has.by.map((by) => `"${by}"`).join(', ')} without reading all of them.`,
      `Add ${JSON.stringify(has.by)} to "index" in ${other.file.path}`,
    )
  }
}
