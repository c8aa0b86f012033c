/** Names pasted one a line, or a column of a sheet. Pure. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\r\n\t]+/).map((name) => name.trim()).filter(Boolean))]
}

/** What became of pasted names. */
export interface PasteReport {
  found: number
  missing: string[]
}
