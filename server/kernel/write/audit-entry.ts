/** What the log keeps of one write. Types alone. */
import type { Row } from '../../../contract/wire'

/** One line of the audit log: what one write did to one row. `before` is absent for a new row, `after` for a removed one. */
export interface AuditEntry {
  entity: string
  /** The row's key fields, as the entity names them. */
  key: Row
  /** add, edit, remove, or the name of the transition or call. */
  action: string
  before?: Row
  after?: Row
}
