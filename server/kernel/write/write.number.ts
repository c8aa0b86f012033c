/**
 * The numbers of new documents: letters, the day by the company's clock, a count of that day (CG202611210001). The count is taken in the row's own
 * transaction: two people who add at once wait for each other, and a row that is refused gives its number back.
 */
import type { Entity } from '../../../contract/model'
import { dayIn } from '../../../contract/days'
import type { Row } from '../../../contract/wire'
import type { Writing } from './write.row'

const DIGITS = 4

/** Field -> number, for every field of a new row that is numbered. */
export async function numbersOf({ tx, asker, now }: Writing, entity: Entity): Promise<Row> {
  const numbers: Row = {}
  for (const field of Object.values(entity.fields)) {
    if (field.number === undefined) continue
    const day = dayIn(asker.zone, now)
    const { rows } = await tx.query<{ last: number }>(
      `insert into document_number as n (company_id, letters, day, last) values ($1, $2, $3, 1)
        on conflict (company_id, letters, day) do update set last = n.last + 1 returning last`,
      [asker.companyId, field.number, day],
    )
    numbers[field.name] = `${field.number}${day.replaceAll('-', '')}${String(rows[0]?.last ?? 0).padStart(DIGITS, '0')}`
  }
  return numbers
}
