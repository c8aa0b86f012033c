/**
 * Text that goes to a spreadsheet as characters (CSV, the clipboard) and must stay text there: what would be run as a formula
 * gets a leading apostrophe (OWASP, "CSV Injection"; full-width signs count as the plain ones where people write Chinese),
 * which is taken away again where such text comes back. Pure; it knows no file and no cell.
 */

/** What a spreadsheet takes a formula by: signs, and white space that it skips or that splits a cell. */
const BEGINS_FORMULA = /^[\s\uFEFF]*[=@＝＠]|^[\t\r\n]/
const BEGINS_SIGNED = /^[\s\uFEFF]*[+\-＋－]/
/** A signed figure as it is shown, with its currency, thousands, per cent or unit: nothing in it can be computed or called. */
const FIGURE = /^[+-] ?(?:[A-Z]{0,3}\p{Sc})? ?[\d,]*\.?\d+ ?%?(?: ?[A-Z]{3}| ?\p{Script=Han}{1,6})?$/u
/** A dash that stands for nothing. */
const DASHES = /^-{1,2}$/

/** Whether a spreadsheet would run it. */
function runs(text: string): boolean {
  return BEGINS_FORMULA.test(text) || (BEGINS_SIGNED.test(text) && !FIGURE.test(text) && !DASHES.test(text))
}

/**
 * The text as a spreadsheet may have it: unchanged, or behind an apostrophe where it would be run. Text that has apostrophes of its
 * own before what would be run gets one more, so that `textOfHarmless` knows which of them is ours.
 */
export function harmlessText(text: string): string {
  return runs(text.replace(/^'+/, '')) ? `'${text}` : text
}

/** The text that `harmlessText` was given: exactly its apostrophe is taken away, and no other. */
export function textOfHarmless(text: string): string {
  return text.startsWith("'") && runs(text.replace(/^'+/, '')) ? text.slice(1) : text
}
