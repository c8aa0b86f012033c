/** What was typed by a scanner, or a person in its place, before Enter. Pure. */

const SEVERAL = /^(\d{1,5})\s*[*xX×]\s*(\S.*)$/
const NUMBER = /^\d{1,5}$/

/** A code, with "12*" before it for twelve at once. @returns undefined of nothing */
export function codeOfScan(text: string): { code: string; qty: number } | undefined {
  const said = text.trim()
  if (said === '') return undefined
  const many = SEVERAL.exec(said)
  return many ? { code: many[2]!.trim(), qty: Number(many[1]) } : { code: said, qty: 1 }
}

/** A number of up to five digits: how many the scan before it was. @returns undefined of anything else */
export function numberOfScan(text: string): number | undefined {
  const said = text.trim()
  return NUMBER.test(said) ? Number(said) : undefined
}

/** Codes are the same in any case. */
export function sameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase()
}
