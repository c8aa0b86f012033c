/** What a scanner reads and fills in. Types alone. */

/** What of an entity's rows is read: fields of their own, and of other rows that name them by `by`; `each`: pieces of one scan, `until`: its last day. */
export interface RowCodes {
  own: string[]
  others: { entity: string; by: string; codes: string[]; each?: string; until?: string }[]
}

/** How a step's questions about the rows below are filled in: fields of those rows, and of the document that places are alike to. */
export interface StepScan {
  adds: string
  finds: string
  within?: { field: string; alike: string[] }
}

/** The same for the browser: whose step it is and the document's key, by which its codes are asked. */
export interface ScanPlan {
  entity: string
  step: string
  key: string
  adds: string
  finds: string
  within?: string
}
