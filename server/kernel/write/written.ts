/** One row as a write left it. Types alone. */
import type { Entity } from '../../../contract/model'
import type { Row } from '../../../contract/wire'

export interface Written {
  entity: Entity
  action: string
  before?: Row
  after?: Row
}
