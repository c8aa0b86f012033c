/** Fields that an answer lacks although the page shows them: each is said once, with page, field and call. Pure but for its memory. */
import type { ColumnPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'

type MissingFields = (page: string, call: string, columns: readonly ColumnPlan[], rows: readonly Row[]) => string[]

/** Answers the fields that are newly found missing. A pivot's columns may lack: a value that never occurs is no mistake. */
export function createMissingFields(): MissingFields {
  const said = new Set<string>()
  return (page, call, columns, rows) => {
    if (rows.length === 0) return []
    return columns
      .filter((column) => !column.pivot && rows.every((row) => !(column.path in row)))
      .map((column) => column.path)
      .filter((field) => {
        const key = `${page}\n${call}\n${field}`
        if (said.has(key)) return false
        said.add(key)
        return true
      })
  }
}
