/** Ids of rows as calls bring them: text that may be anything. What is no id finds no row; it never reaches a cast in SQL. */

/** True for text that a bigint key can hold: up to 18 digits. */
export function isRowId(value: string): boolean {
  return /^\d{1,18}$/.test(value)
}

/** The id, or one that no row has. */
export function rowId(value: string): string {
  return isRowId(value) ? value : '0'
}
