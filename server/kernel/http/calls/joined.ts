/**
 * A Database whose companies' work joins one transaction that runs already: all that a handler writes is kept together
 * with its audit lines and the stored answer of its idempotency key, or not at all.
 */
import type { Database, Tx } from '../../store/connect'
import type { Caller } from '../../asker/person'

/** Work for another company, and the owner's work, keep to transactions of their own. */
export function joinedDatabase(db: Database, caller: Caller, tx: Tx): Database {
  return {
    asOwner: db.asOwner.bind(db),
    listen: db.listen.bind(db),
    close: db.close.bind(db),
    async withCompany(other, work, options) {
      if (other.companyId !== caller.companyId || other.employeeId !== caller.employeeId) return db.withCompany(other, work, options)
      if (options?.timeoutMs !== undefined) await tx.query(`set local statement_timeout = ${Math.max(0, Math.round(options.timeoutMs))}`)
      return work(tx)
    },
  }
}
