/** Does the company lock stock (specification, section 3)? 1: it does. Read from the company's settings; off where nothing is said. */
import type { Tx } from '../../kernel/store/connect'
import { answers } from '../../kernel/http/answers'

/** What a company's settings say. */
export function isLockOn({ lockStock: lock }: { lockStock?: unknown }): boolean {
  return lock === true || lock === 1 || lock === '1'
}

/** Says whether stock may be locked, inside of a transaction. */
export async function locksStock(tx: Pick<Tx, 'query'>, companyId: number): Promise<boolean> {
  const { rows } = await tx.query<{ settings: { lockStock?: unknown } }>('select settings from company where id = $1', [companyId])
  return isLockOn(rows[0]?.settings ?? {})
}

/** 1 or 0. */
export const companyLockStock = answers('account.companyLockStock', async ({ db, caller }) => {
  const open = await db.withCompany(caller, (tx) => locksStock(tx, caller.companyId), { readOnly: true })
  return { is_open: open ? 1 : 0 }
})
