/** Objects of drafts and templates become changes that wait, those first that the others stand in. */
import { own } from '../../../kernel/asker/own'
import type { Entity } from '../../../../contract/model'
import { askForRows, lockNew } from '../../../kernel/write/pending-new'
import type { Writing } from '../../../kernel/write/write.row'
import type { Written } from '../../../kernel/write/written'
import type { Wish } from './draft'

/** Their entities, in the order in which they name each other, as the wishes come. */
function entitiesOf({ model }: Writing, wishes: readonly Wish[]): Entity[] {
  return [...new Set(wishes.map(({ entity }) => entity))].map((name) => {
    const entity = own(model.entities, name)
    if (!entity) throw new Error(`there is no entity ${name}`)
    return entity
  })
}

/** Nobody else asks for the like until the transaction ends; asked before they are judged. */
export async function lockWishes(writing: Writing, wishes: readonly Wish[]): Promise<void> {
  for (const entity of entitiesOf(writing, wishes)) await lockNew(writing, entity)
}

/** @param wishes in whose way nothing stands */
export async function askForWishes(writing: Writing, wishes: readonly Wish[], how: string, written: Written[]): Promise<void> {
  for (const entity of entitiesOf(writing, wishes)) {
    await askForRows(writing, entity, wishes.filter((wish) => wish.entity === entity.name).map(({ wanted }) => ({ ...wanted, how })), written)
  }
}
