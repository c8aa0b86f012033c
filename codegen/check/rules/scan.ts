/** What a scanner may fill in: a whole number that a step asks, on the line whose goods, and whose place, say their codes. */
import type { Node } from 'jsonc-parser'
import { COLUMN_KINDS } from '../../../kinds/column-kinds'
import { child, items, text } from '../node'
import type { EntityView } from '../views'
import type { Rule, RuleContext } from './context'

const list = (path: string): string => path.slice(0, Math.max(0, path.indexOf('.')))
const field = (path: string): string => path.slice(path.indexOf('.') + 1)

/** SCH747, over "scan" of every transition. */
export const scansFindTheirLines: Rule = (context) => {
  for (const entity of context.entities) {
    for (const [name, { node }] of entity.lifecycle?.transitions ?? []) {
      const said = child(node, 'scan')
      if (!said) continue
      const wrong = (at: Node | undefined, message: string, hint: string): void => {
        context.error('SCH747', entity.file, at ?? said, `transition "${name}" ${message}`, hint)
      }
      const asked = items(child(node, 'asksItems')).map((each) => text(each.type === 'object' ? child(each, 'field') : each) ?? '')
      const below = context.world.entities.get(entity.has.get(list(asked[0] ?? ''))?.entity ?? '')
      const adds = child(said, 'adds')
      if (!below) wrong(said, 'is scanned and asks nothing about its rows.', 'Say in "asksItems" what a scan adds to')
      else if (!asked.includes(text(adds) ?? '') || !isWhole(below, field(text(adds) ?? ''))) {
        wrong(adds, `adds scans to "${text(adds)}", which is no whole number that it asks.`, 'Name a field of kind integer that stands in "asksItems"')
      } else {
        const within = child(said, 'within')
        for (const at of [child(said, 'finds'), within?.type === 'object' ? child(within, 'field') : within]) {
          const target = at && targetOf(context, below, text(at) ?? '')
          if (at && !(target && child(target.file.node, 'codes'))) {
            const message = `finds "${text(at)}" by a scan, and no entity that it refers to says its codes.`
            wrong(at, message, 'Name the key of a reference to an entity with "codes"')
          }
        }
      }
    }
  }
}

function isWhole(below: EntityView, name: string): boolean {
  const kind = below.fields.get(name)?.kind
  return kind !== undefined && COLUMN_KINDS[kind].readAs?.[0] === 'integer'
}

/** The entity that the row's field refers to. */
function targetOf({ world }: RuleContext, below: EntityView, path: string): EntityView | undefined {
  const ref = [...below.refs.values()].find(({ by, one }) => !one && by.length === 1 && by[0] === field(path))
  return ref && world.entities.get(ref.entity)
}

const READ: readonly string[] = ['text', 'id']

/** Codes are texts; those of other entities may be shown by a reference of theirs. */
export const codesAreTexts: Rule = (context) => {
  for (const entity of context.entities) {
    for (const each of items(child(entity.file.node, 'codes'))) {
      const other = each.type === 'object' ? context.world.entities.get(text(child(each, 'entity')) ?? '') : entity
      if (!other) continue
      for (const at of each.type === 'object' ? items(child(each, 'codes')) : [each]) {
        const [first = '', second] = (text(at) ?? '').split('.')
        const ref = second === undefined ? undefined : other.refs.get(first)
        const found = second === undefined ? other.fields.get(first) : ref && context.world.entities.get(ref.entity)?.fields.get(second)
        if (found?.kind !== undefined && READ.includes(found.kind)) continue
        if (second === undefined && each.type !== 'object' && !found) continue
        const message = `"${text(at)}" is no code: ${found ? `it is a field of kind ${found.kind}` : `${other.name} has no such field`}.`
        context.error('SCH747', entity.file, at, message, 'Name fields of kind text or id')
      }
    }
  }
}
