/** What the old stock page asks besides its list: its sums without its rows, and people by name. */
import type { Condition } from '../../../contract/filter'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { readingOf } from '../../kernel/read/reading'

/** As many lines as there are currencies among them; hidden fields are left out of them. */
const stockDetailsSum = answers('common.stockDetailsSum', (context, { filter, fields }) => context.db.withCompany(context.caller, async (tx) => {
  const reading = readingOf(context, tx)
  const asked = { page: 1, pageSize: 1, ...(filter ? { filter: filter as Condition } : {}), ...(fields ? { fields } : {}) }
  const { total, summary } = await answerList(reading, reading.model.entities['sku']!, asked)
  return { total, summary }
}, { readOnly: true }))

/** People at work whose name has this in it. */
const employeeSearch = answers('common.employeeSearch', (context, { keyword }) => context.db.withCompany(context.caller, async (tx) => {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `select id::text, name from employee where company_id = $1 and state = 'on' and strpos(lower(name), lower($2)) > 0 order by name limit 50`,
    [context.caller.companyId, (keyword ?? '').trim()],
  )
  return rows
}, { readOnly: true }))

/** Part of the family `common`; the module plugs it in. */
export const sumHandlers = { stockDetailsSum, employeeSearch }
