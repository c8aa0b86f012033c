/** A row of items before anything is entered in it. Pure. */
import { beginningOf } from '../../../kinds/shared/input-rules'
import type { ItemsPlan } from '../../../contract/page-plan'
import type { Row } from '../../../contract/wire'

/** A new row of items: what its inputs begin with. */
export function newItem(items: Pick<ItemsPlan, 'inputs'>): Row {
  return Object.fromEntries(items.inputs.map((input) => [input.name, beginningOf(input)]).filter(([, value]) => value !== undefined && value !== null))
}
