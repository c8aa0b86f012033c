/** Labels that came out of the printer: orders that waited for them wait to be sent. */
import { answers } from '../../kernel/http/answers'
import { takeStep } from '../../kernel/write/step'
import { writingTogether } from '../../kernel/write/together'
import { lockRow } from '../../kernel/write/write.row'

/** @returns how many were marked: those that did not wait for their label stay as they are */
export const orderPrinted = answers('fbm.orderPrinted', (context, { ids }) => writingTogether(context, async (writing, written) => {
  const entity = writing.model.entities['fbm_order']!
  let marked = 0
  for (const id of [...new Set(ids)].sort((one, other) => Number(one) - Number(other))) {
    const before = await lockRow(writing, entity, { id })
    if (String(before['fbm_status']) !== '3') continue
    await takeStep(writing, entity, 'print', before, { fbm_status: '4', print_time: writing.now.toISOString() }, written)
    marked += 1
  }
  return { marked }
}))
