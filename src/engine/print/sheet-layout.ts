/** How things stand on paper: millimetres and points, by the size of the sheet. Pure. */

/** The measures that a paper's size gives to all that stands on it. */
export interface SheetLayout {
  /** A label: values without their names, one under another, barcodes across. */
  isLabel: boolean
  /** Room between the sheet's edge and what is on it, mm. */
  padding: number
  /** Type size, pt. */
  type: number
  /** Height of a linear barcode, mm. */
  barcode: number
  /** Side of a QR code, mm. */
  qr: number
  /** Lines that one value may take. */
  lines: number
}

interface Paper {
  width: number
  height: number
}

/** Sheets with no side beyond this are labels. */
const LARGEST_LABEL = 160

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)
const tenths = (value: number): number => Math.round(value * 10) / 10

/** Measures grow with a label, within bounds; every paper with a side beyond 160 mm has the same ones. */
export function sheetLayout(paper: Paper): SheetLayout {
  const short = Math.min(paper.width, paper.height)
  if (Math.max(paper.width, paper.height) > LARGEST_LABEL) return { isLabel: false, padding: 12, type: 10, barcode: 15, qr: 26, lines: 3 }
  return {
    isLabel: true,
    padding: tenths(between(1, short * 0.06, 5)),
    type: tenths(between(5, short * 0.25, 12)),
    barcode: tenths(between(5, paper.height * 0.38, 32)),
    qr: tenths(between(8, short * 0.55, 50)),
    lines: 2,
  }
}

/** The rule by which the browser cuts pages. A label has no margin of the page: its own padding is enough. */
export function pageRule(paper: Paper): string {
  const { isLabel, padding } = sheetLayout(paper)
  return `@page { size: ${paper.width}mm ${paper.height}mm; margin: ${isLabel ? 0 : padding}mm; }`
}

/** Least width of a bar that scanners read, mm. */
export const LEAST_MODULE = 0.19

/** Modules of a Code 128 of this text in its plain set, quiet zones of ten on both sides included. */
export function modulesOf(text: string): number {
  // Start, one a sign, check: 11 each; stop: 13. Pairs of digits would only be shorter.
  return 11 * (text.length + 2) + 13 + 20
}

/** False where a Code 128 of this text would be too dense for the paper. */
export function fits(text: string, paper: Paper): boolean {
  return (paper.width - 2 * sheetLayout(paper).padding) / modulesOf(text) >= LEAST_MODULE
}

const PX_PER_MM = 96 / 25.4

/** Pages that one sheet of this height (CSS pixels) takes: a label one, a flowing sheet as many as its content fills. */
export function pagesOf(heightPx: number, paper: Paper): number {
  const { isLabel, padding } = sheetLayout(paper)
  if (isLabel) return 1
  const content = heightPx / PX_PER_MM - 2 * padding
  return Math.max(1, Math.ceil((content - 1) / (paper.height - 2 * padding)))
}
