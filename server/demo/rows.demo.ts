/**
 * What a row of the demo company looks like before it is written, and amounts as exact text. Values are named by the
 * fields of the entity; a field left out is null.
 */
export type DemoValue = string | number | boolean | null | DemoValue[] | { [field: string]: DemoValue }

/** A row of an entity, by field. */
export type DemoRow = Record<string, DemoValue | undefined>

/** Exact decimal text of a whole number of units, `scale` digits after the point: 1234 of scale 2 is "12.34". */
export function decimalText(units: number, scale: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** "12.34" of 1234 hundredths. */
export function money(hundredths: number): string {
  return decimalText(hundredths, 2)
}
