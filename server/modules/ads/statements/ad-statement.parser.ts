/** Rows of an ads statement: an invoice's own row becomes its head, all others lines of it, which must come to its amount. */
import { ExactSum } from '../../../kernel/value/exact-sum'
import type { FieldValues, HeadRow, ParserFactory } from '../../../kernel/intake/parsers/parser'

const HEAD_FIELDS = [
  ['statement_no', 'statement_number'], ['statement_day', 'statement_date'], ['period_start', 'period_start'], ['period_end', 'period_end'],
  ['issue_day', 'issue_date'], ['country', 'country'], ['campaign_charges', 'campaign_charges'], ['adjustments', 'adjustments'],
  ['promotions', 'promotions'], ['taxes', 'taxes_and_fees'], ['amount', 'total_invoice_amount'],
] as const

/** Rows of ad_invoice_line, and heads of ad_invoice. A row without invoice or amount is refused at its column. */
export const adStatementLines: ParserFactory = ({ currency }) => {
  const invoices = new Map<string, { values: FieldValues; sum: ExactSum }>()
  return {
    row(cells, base) {
      const id = cells.get('invoice_id')
      if (id === null) return { column: 'invoice_id', refused: '不能为空' }
      if (cells.get('total_invoice_amount') !== null) {
        const values = Object.fromEntries(HEAD_FIELDS.map(([field, column]) => [field, cells.get(column)]))
        invoices.set(id, { values: { ...values, invoice_no: id, currency: base.currency ?? currency }, sum: invoices.get(id)?.sum ?? new ExactSum() })
        return []
      }
      if (base.amount == null) return { column: 'amount', refused: '不能为空' }
      invoices.get(id)?.sum.add(base.amount)
      return [base]
    },
    end: () => ({
      rows: [],
      heads: [...invoices.values()].map(({ values, sum }): HeadRow => ({
        entity: 'ad_invoice', values,
        check: { says: '各行合计应等于发票金额', stated: values.amount ?? null, found: sum.text(), of: `发票 ${values.invoice_no}` },
      })),
    }),
  }
}
