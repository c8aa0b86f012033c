/** Addresses as the old calls of declarations save them: one call for new ones and for those that are there. */
import { answers } from '../../../kernel/http/answers'
import { writingTogether } from '../../../kernel/write/together'
import { addRow, editRow } from '../../../kernel/write/write.tree'

/** With `id` it is changed, without it is new. @returns its id */
export const addressSave = answers('declareLegacy.addressSave', (context, { id, ...said }) => writingTogether(context, async (writing, written) => {
  const entity = writing.model.entities['address']!
  if (id === undefined || id === null) return { id: String((await addRow(writing, entity, said, {}, written))['id']) }
  await editRow(writing, entity, { id, ...said }, {}, written)
  return { id }
}))
