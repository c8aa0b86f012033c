/** What a step asks about the rows below its document: of one list of its own, fields that staff write, of one document at a time. */
import type { Node } from 'jsonc-parser'
import { child, holder, items, text, truth } from '../node'
import type { EntityView } from '../views'
import { eachAction } from './actions'
import type { Rule, RuleContext } from './context'
import { filledBy } from './filled'

/** "items.qty" or { "field": "items.qty", "starts": "items.open_qty" } */
function askedOf(node: Node): { at: Node | undefined; list: string; field: string; starts?: Node } {
  const said = node.type === 'object' ? child(node, 'field') : node
  const [list = '', field = ''] = (text(said) ?? '').split('.')
  const starts = node.type === 'object' ? child(node, 'starts') : undefined
  return { at: said, list, field, ...(starts ? { starts } : {}) }
}

/** SCH726, over "asksItems" of every transition. */
export const stepsAskOfTheirRows: Rule = (context) => {
  for (const entity of context.entities) {
    for (const [name, { node }] of entity.lifecycle?.transitions ?? []) {
      const said = child(node, 'asksItems')
      const asked = items(said).map(askedOf)
      const has = entity.has.get(asked[0]?.list ?? '')
      const below = context.world.entities.get(has?.entity ?? '')
      if (!said || !has || !below) continue
      const wrong = (at: Node | undefined, message: string, hint: string): void => {
        context.error('SCH726', entity.file, at, `transition "${name}" ${message}`, hint)
      }
      const list = asked[0]?.list ?? ''
      const apart = asked.flatMap((each) => [each.at, each.starts]).map(text).find((path) => path !== undefined && path.split('.')[0] !== list)
      if (apart !== undefined) {
        wrong(said, `asks about rows of several lists ("${list}" and "${apart.split('.')[0]}").`, 'A step asks about one list below')
      } else if (has.others) {
        const hint = 'Ask about rows that belong to this one; theirs are written by their own documents'
        wrong(asked[0]?.at, `asks about "${list}", which are rows of other documents.`, hint)
      } else if (!isListed(context, below.name)) {
        const hint = `Give ${below.name} a call with "does": { "list": "${below.name}" } in a family`
        wrong(said, `asks about rows of ${below.name}, and no built call lists them.`, hint)
      } else for (const one of asked) wrongField(below, has, one, wrong)
    }
  }
}

/** What is asked is written by staff; what is proposed for it is of its kind. */
function wrongField(
  below: EntityView, has: { by: string[] }, { at, field, starts }: ReturnType<typeof askedOf>,
  wrong: (at: Node | undefined, message: string, hint: string) => void,
): void {
  const why = unasked(below, has, field)
  const [wanted, proposed] = [below.fields.get(field), below.fields.get((text(starts) ?? '').split('.')[1] ?? '')]
  if (why) wrong(at, `asks for "${text(at)}", which ${why}.`, 'Ask for a field of the rows that staff write')
  else if (wanted?.kind && proposed?.kind && (wanted.kind !== proposed.kind || wanted.enum !== proposed.enum)) {
    const message = `proposes "${text(starts)}" (${proposed.kind}) for "${text(at)}" (${wanted.kind}).`
    wrong(starts, message, 'Propose a field of the same kind, or leave "starts" out')
  }
}

function isListed(context: RuleContext, entity: string): boolean {
  return [...context.world.families.values()].some(({ calls }) =>
    [...calls.values()].some(({ state, does }) => state === 'built' && does?.verb === 'list' && does.target === entity))
}

/** Why nobody can be asked for the field; undefined: they can. */
function unasked(entity: EntityView, has: { by: string[] }, name: string): string | undefined {
  const field = entity.fields.get(name)
  if (!field) return undefined
  if (field.formula) return 'is a formula'
  const by = filledBy(field)
  if (by) return `the server fills ("${by}")`
  if (entity.key.includes(name) || has.by.includes(name)) return 'is a key and never changes'
  if (truth(child(field.node, 'fixed'))) return 'is fixed: it never changes after the row is added'
  return field.editable ? undefined : 'staff do not write'
}

/** A grid is of one document: nobody fills in the lines of several at once. */
export const askedRowsAreOfOne: Rule = (context) => eachAction(context, ({ list, place, node }) => {
  const step = child(node, 'transition')
  const said = child(context.world.entities.get(list.entity ?? '')?.lifecycle?.transitions.get(text(step) ?? '')?.node, 'asksItems')
  if (place !== 'bulk' || !step || !said) return
  const message = `"${text(step)}" asks about the rows below one document and stands under "bulk".`
  context.error('SCH726', list.page.file, holder(step) ?? step, message, 'Move the action to "row"')
})
