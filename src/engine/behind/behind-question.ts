/** What is asked of a number that was pressed: the list's own question as far as it says which rows and amounts are meant. Pure. */
import type { ListPlan } from '../../../contract/plan'
import type { ListRequest, Row } from '../../../contract/wire'
import type { Pressed } from './pressed'

/** @param keyFields that name a row of the list: dimensions of a report and its currency, the key of an entity */
export function behindQuestion(pressed: Pressed, plan: ListPlan, { filter, currency, rows, pivot, measures }: ListRequest, keyFields: readonly string[]): Row {
  const isConverted = 'line' in pressed && pressed.line.converted === true
  const named = 'row' in pressed ? [...new Set([...keyFields, 'currency'])].filter((field) => field in pressed.row) : []
  const told = isConverted ? 'company' : currency
  return {
    call: plan.list,
    column: pressed.column.path,
    request: {
      ...(filter ? { filter } : {}), ...(told ? { currency: told } : {}), ...(rows ? { rows } : {}), ...(pivot ? { pivot } : {}),
      ...(measures ? { measures } : {}),
    },
    ...('row' in pressed
      ? { row: Object.fromEntries(named.map((field) => [field, pressed.row[field]])) }
      : { currency: isConverted ? null : pressed.line.currency }),
  }
}
