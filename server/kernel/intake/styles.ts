/**
 * How one file writes numbers and days, decided over all of its values: the decimal mark of the whole file, the order of
 * day and month of each date column, the unit of each percent column.
 */
import { reportKind } from '../../../kinds/server-kinds'
import type { Detection } from './detect'
import { decideOrder, newDateEvidence } from '../value/moment'
import type { DateEvidence, DateOrder } from '../value/moment'
import { decideMark, newNumberEvidence } from '../value/number'
import type { DecimalMark, NumberEvidence } from '../value/number'

/** Plain JSON, so that a preview can be kept and the file written later in exactly the way it was shown. */
export interface Styles {
  mark: DecimalMark
  /** By column name. */
  order: Record<string, DateOrder>
  percent: Record<string, 'fraction' | 'hundredths'>
}

/** What the values of a file have said so far of its ways of writing; filled by readers, judged by `decideStyles`. Keys are column names. */
export interface Evidence {
  numbers: NumberEvidence
  dates: Record<string, DateEvidence>
  /** Of percent columns, which have a unit of their own. */
  percents: Record<string, NumberEvidence>
}

const COMMA_LANGUAGES =
  /[äöüßñóéèêîôçłśćźżąęåøığş]|(^|\s)(datum|fecha|tipo|totale|totaal|totalt|gesamt|suma|toplam|montant|versement|pedido|bestelnummer)(\s|\/|$)/i
/** Sites that write the month before the day. */
const MONTH_FIRST_SITES = new Set(['us', 'ca'])

/** What to assume of a file before its values are seen: by the language of its header, and the site. */
export function usualStyles(detection: Detection, site: string | undefined): Styles {
  const headers = detection.columns.map((one) => one.header).join(' ')
  const order: DateOrder = site === undefined || MONTH_FIRST_SITES.has(site) ? 'mdy' : 'dmy'
  const styles: Styles = { mark: COMMA_LANGUAGES.test(headers) ? ',' : '.', order: {}, percent: {} }
  for (const { column } of detection.columns) {
    const { decides } = reportKind(column.as)
    if (decides === 'order') styles.order[column.name] = order
    if (decides === 'unit') styles.percent[column.name] = 'fraction'
  }
  return styles
}

/** Empty evidence for the columns whose style is to be decided: those that `styles` names. */
export function newEvidence(styles: Styles): Evidence {
  return {
    numbers: newNumberEvidence(),
    dates: Object.fromEntries(Object.keys(styles.order).map((name) => [name, newDateEvidence()])),
    percents: Object.fromEntries(Object.keys(styles.percent).map((name) => [name, newNumberEvidence()])),
  }
}

/** What the values say. `unsure`: names of columns (or 'numbers') that could be read both ways and were taken as usual. */
export function decideStyles(evidence: Evidence, usual: Styles): { styles: Styles; unsure: string[] } {
  const unsure: string[] = []
  const { mark, certain } = decideMark(evidence.numbers, usual.mark)
  if (!certain) unsure.push('numbers')
  const order: Styles['order'] = {}
  for (const [name, dates] of Object.entries(evidence.dates)) {
    const decided = decideOrder(dates, usual.order[name]!)
    order[name] = decided.order
    if (!decided.certain) unsure.push(name)
  }
  const percent: Styles['percent'] = {}
  for (const [name, numbers] of Object.entries(evidence.percents)) percent[name] = numbers.aboveOne > 0 ? 'hundredths' : 'fraction'
  return { styles: { mark, order, percent }, unsure }
}

const same = (a: Record<string, string>, b: Record<string, string>): boolean => Object.keys(a).every((key) => a[key] === b[key])

/** Would a file be read the same way by both? Columns are those of the left. */
export function sameStyles(left: Styles, right: Styles): boolean {
  return left.mark === right.mark && same(left.order, right.order) && same(left.percent, right.percent)
}
