/**
 * Which actions offer a call, on which rows, and under which condition of their own: by it the server refuses what a screen would
 * not have offered. Pure; what a life cycle says is left to those who judge life cycles.
 */
import { allOf, conjunctsOf, type Condition } from '../../contract/filter'
import type { Entity } from '../../contract/model'
import type { Offer } from '../../contract/offer'
import type { PagePlan } from '../../contract/page-plan'
import type { ActionPlan, CallRef } from '../../contract/plan'
import { openRows } from './actions'
import { listsOf } from './bodies'
import { plain } from './plain'

/** Every action of a page that is a way to a call, with the call. */
export function offersOf(plan: PagePlan, entities: Record<string, Entity>): [call: CallRef, offer: Offer][] {
  const lists = [...plan.lists, ...listsOf({ ...plan, board: undefined })]
  const said: [string | undefined, ActionPlan[]][] = [
    ...lists.map((list): [string | undefined, ActionPlan[]] => [list.source.entity, list.actions]),
    [plan.detail?.entity, plan.detail?.actions ?? []],
  ]
  return said.flatMap(([name, actions]) => {
    const entity = entities[name ?? '']
    return actions.flatMap((action): [CallRef, Offer][] => {
      const way = wayOf(action, entity)
      return way ? [[way.call, offerOf(plan.page, action, entity, way)]] : []
    })
  })
}

interface Way {
  call: CallRef
  /** Parameter of the call -> path of the row. */
  rows: Record<string, string>
}

/** The call that an action sends, and how its body names the rows; undefined: it sends none by itself. */
function wayOf({ does, place }: ActionPlan, entity: Entity | undefined): Way | undefined {
  const key = Object.fromEntries((entity?.key ?? []).map((name) => [name, name]))
  const about = (given: Record<string, string>): Record<string, string> => (place === 'page' ? {} : given)
  switch (does.type) {
    case 'call':
    case 'remove':
    case 'transition':
    case 'download':
      return { call: does.call, rows: about(does.with) }
    case 'dialog':
      return { call: does.dialog.submit, rows: about(does.with) }
    case 'edit':
      return { call: does.dialog.submit, rows: about(key) }
    case 'bulkEdit':
      return { call: does.call, rows: key }
    case 'add':
      return { call: does.dialog.submit, rows: {} }
    case 'importRows':
      return { call: does.call, rows: {} }
    default:
      return undefined
  }
}

function offerOf(page: string, action: ActionPlan, entity: Entity | undefined, { rows }: Way): Offer {
  const { does } = action
  const constants = 'constants' in does ? does.constants : undefined
  return plain({
    page,
    action: action.action,
    label: action.label,
    entity: entity?.name,
    rows,
    when: entity && ownCondition(action, entity),
    transition: 'transition' in does ? does.transition : undefined,
    values: constants && Object.fromEntries(Object.entries(constants).flatMap(([name, said]) => ('value' in said ? [[name, said.value]] : []))),
  })
}

/** The action's own condition, without what its life cycle and its order say of rows: those are judged, in words of their own, anyway. */
function ownCondition({ when, does }: ActionPlan, entity: Entity): Condition | undefined {
  const { lifecycle } = entity
  const step = 'transition' in does && does.transition !== undefined ? lifecycle?.transitions[does.transition] : undefined
  const judged = [
    openRows(entity),
    step && lifecycle && ({ field: lifecycle.field, op: 'in', value: step.from } satisfies Condition),
    step?.when,
    entity.ordered === undefined ? undefined : ({ field: entity.ordered, op: 'gt', value: 1 } satisfies Condition),
  ].flatMap(conjunctsOf)
  const known = new Set(judged.map((condition) => JSON.stringify(condition)))
  return allOf(conjunctsOf(when).filter((condition) => !known.has(JSON.stringify(condition))))
}
