/** Filters that lean on something besides their own field: on other filters (`within`), on a field of the rows they offer (`by`). */
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { infoOf } from '../fields'
import type { FieldInfo } from '../found'
import { didYouMean } from '../nearest'
import { child, items, text } from '../node'
import type { EntityView } from '../views'
import type { World } from '../world'
import type { Rule } from './context'
import { laidOut } from './layout'
import { statedLists, nameOf, scopeAt } from './lists'

/** The entity whose rows a field's select offers; undefined where it offers none. */
function offeredBy(world: World, info: FieldInfo): EntityView | undefined {
  const entity = info.field && world.entities.get(info.owner.split('.')[0] ?? '')
  for (const ref of entity?.refs.values() ?? []) if (!ref.one && ref.by.length === 1 && ref.by[0] === info.field?.name) return world.entities.get(ref.entity)
  const other = info.kind && COLUMN_KINDS[info.kind].refersTo
  return other === undefined ? undefined : world.entities.get(other)
}

/** SCH550: "within" names another filter of the list, by which the offered rows can be narrowed. */
export const filtersNarrow: Rule = (context) => {
  const { world } = context
  for (const list of statedLists(context)) {
    const placed = laidOut(context, list, 'filters')
    const paths = placed.flatMap(({ path }) => path ?? [])
    for (const { file, node, path } of placed) {
      const within = items(child(node, 'within'))
      const info = path === undefined || within.length === 0 ? undefined : infoOf(world, scopeAt(context, list), path)
      if (path === undefined || !info?.kind) continue
      const offered = offeredBy(world, info)
      for (const named of within) {
        const other = text(named) ?? ''
        if (other === path || !paths.includes(other)) {
          const others = paths.filter((one) => one !== path)
          context.error(
            'SCH550', file, named,
            `"${path}" is said to be within "${other}", which is no other filter of ${nameOf(list)}.${didYouMean(other, others.map((name) => ({ name })))}`,
            others.length > 0 ? `Its other filters are: ${others.join(', ')}` : 'Give the list that filter first',
          )
        } else if (!offered) {
          context.error(
            'SCH550', file, named,
            `"${path}" offers no rows that "${other}" could narrow.`,
            'Only a filter that offers rows of an entity is within others',
          )
        } else if (!infoOf(world, { type: 'entity', entity: offered }, other)) {
          context.error(
            'SCH550', file, named,
            `"${path}" offers rows of ${offered.name}, which have no field "${other}".`,
            `Its fields are in ${offered.file.path}`,
          )
        }
      }
    }
  }
}

/** SCH551: "by" is for cascaders over offered rows, and a cascader has levels. */
export const cascadersHaveLevels: Rule = (context) => {
  const { world } = context
  for (const list of statedLists(context)) {
    for (const { file, node, path } of laidOut(context, list, 'filters')) {
      const byNode = child(node, 'by')
      const by = text(byNode)
      const isCascader = text(child(node, 'control')) === 'cascader'
      const info = path === undefined || (by === undefined && !isCascader) ? undefined : infoOf(world, scopeAt(context, list), path)
      if (path === undefined || !info?.kind) continue
      const offered = offeredBy(world, info)
      if (by !== undefined && (!isCascader || !offered)) {
        context.error(
          'SCH551', file, byNode,
          isCascader ? `"${path}" offers no rows to stand "by" anything.` : `"by" is for the control cascader; "${path}" has another.`,
          isCascader ? 'Take "by" away: the values of an enum stand in its groups' : 'Say "control": "cascader", or take "by" away',
        )
      } else if (by !== undefined && offered && offered.fields.get(by)?.kind !== 'enum') {
        const enums = [...offered.fields.values()].filter(({ kind }) => kind === 'enum')
        context.error(
          'SCH551', file, byNode,
          `"${by}" is no enum field of ${offered.name}, whose rows "${path}" offers.${didYouMean(by, enums)}`,
          `Its fields are in ${offered.file.path}`,
        )
      } else if (isCascader && by === undefined && info.enum === undefined) {
        const enums = offered ? [...offered.fields.values()].filter(({ kind }) => kind === 'enum').map(({ name }) => name) : []
        context.error(
          'SCH551', file, child(node, 'control'),
          `"${path}" is shown as a cascader and does not say by what.`,
          enums.length > 0 ? `Add "by": a field of ${offered?.name}, one of ${enums.join(', ')}` : 'Use the control multiselect',
        )
      }
    }
  }
}
