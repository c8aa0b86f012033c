/**
 * The documents that may wait for an approval flow: by entity, which step of its life cycle hands it in, which ones the
 * flow takes when it is decided, and what an approver is told of it. A document that is not here has no flow.
 */
import { decimalText } from '../../../contract/decimal-text'
import type { Row } from '../../../contract/wire'

interface ApprovalDocument {
  /** Steps of the life cycle. `approve` is left out where an approved document stays where it is (a payment is paid later). */
  submit: string
  approve?: string
  reject: string
  withdraw: string
  /** The field of its number. */
  number: string
  /** What it is about, in one line. */
  title(row: Row): string
  /** Left out: flows by amount do not concern it. */
  amount?(row: Row): string | null
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const words = (...parts: unknown[]): string => parts.map(text).filter((part) => part !== '').join(' · ')

/** Exact: a whole number times a decimal text. */
function times(count: unknown, price: unknown): string | null {
  const each = price === null || price === undefined ? undefined : decimalText(price)
  if (each === undefined || count === null || count === undefined) return null
  const [whole = '0', fraction = ''] = each.split('.')
  const units = (BigInt(whole + fraction) * BigInt(text(count))).toString().padStart(fraction.length + 1, '0')
  return fraction === '' ? units : `${units.slice(0, -fraction.length)}.${units.slice(-fraction.length)}`
}

const STEPS = { submit: 'submit', approve: 'approve', reject: 'reject', withdraw: 'withdraw' }

/** By the name of the entity, which is also the value of the enum approval_doc. */
export const DOCUMENTS: Readonly<Record<string, ApprovalDocument>> = {
  purchase_plan: {
    ...STEPS, number: 'plan_no', title: (row) => words(row.sku, row.product_name, `${text(row.plan_qty)} 件`),
    amount: (row) => times(row.plan_qty, row.last_price),
  },
  purchase_payment: {
    submit: 'apply', reject: 'reject', withdraw: 'withdraw', number: 'request_no', title: (row) => words('采购单', row.purchase_no),
    amount: (row) => text(row.apply_amount) || null,
  },
  contract: { ...STEPS, number: 'contract_no', title: (row) => words(row.contract_name, row.purchase_no), amount: (row) => text(row.total_amount) || null },
  purchase_return: { ...STEPS, number: 'doc_no', title: (row) => words(row.sku, row.product_name, row.return_desc) },
  stocktake: { ...STEPS, number: 'doc_no', title: (row) => words(row.sku, row.product_name, `账面 ${text(row.book_qty)}，实盘 ${text(row.real_qty)}`) },
  transfer: { ...STEPS, number: 'doc_no', title: (row) => words(row.sku, row.product_name, `${text(row.quantity)} 件`) },
}

export function documentOf(entity: string): ApprovalDocument | undefined {
  return Object.hasOwn(DOCUMENTS, entity) ? DOCUMENTS[entity] : undefined
}
