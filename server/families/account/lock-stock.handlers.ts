/** Does the company lock stock (specification, section 3)? 1: it does. Read from the company's settings; off where nothing is said. */
import type { Handler } from '../handler'

export const companyLockStock: Handler = async ({ db, caller }) => {
  const { rows } = await db.withCompany(caller, (tx) => tx.query<{ settings: { lockStock?: unknown } }>('select settings from company where id = $1', [caller.companyId]), { readOnly: true })
  const lock = rows[0]?.settings.lockStock
  return { is_open: lock === true || lock === 1 || lock === '1' ? 1 : 0 }
}
