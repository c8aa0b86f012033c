/** One row as a write left it. Types alone. */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'

/** `before` is missing for a new row, `after` for one that was removed; both as stored. `action`: add, edit, remove or a step's name. */
export interface Written {
  entity: Entity
  action: string
  before?: Row
  after?: Row
}
