/** How wide a text is, estimated from its characters: nothing is measured. Pure. */

/** @param size of its type, px @returns px: a Chinese character is a square of that size, any other a little over half of one */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += character > '⺀' ? size : Math.ceil(size * 0.57)
  return width
}

/** px: the name of a clock that is not the reader's own, behind a time. */
export const CLOCK_WIDTH = 34

/**
 * What a heading takes with its sort arrows, its unit and the mark of its note, at 14 px type: no column begins so narrow that its name is cut.
 * @returns px, 240 at most
 */
export function headingWidth(label: string, { unit, note, sortable }: { unit?: string | undefined; note?: string | undefined; sortable: boolean }): number {
  const heading = (sortable ? 44 : 26) + textWidth(label, 14) + (unit === undefined ? 0 : 4 + textWidth(unit, 12)) + (note === undefined ? 0 : 18)
  return Math.min(heading, 240)
}
