/** What Amazon has paid for claims: reimbursements are given to claims by case or order, else by reason, goods and day, the oldest first. Pure. */
import { addText, negatedText, ratioText, roundText, timesText } from '../../../contract/decimal-text'
import type { Candidate, ClaimType, Evidence } from './candidate'

/** A line of Amazon's reimbursements, with reversals taken off. */
export interface Reimbursement {
  id: string
  reimb_id: string
  case_id: string | null
  order_id: string | null
  reason: string | null
  pool_id: string | null
  msku: string | null
  fnsku: string | null
  /** yyyy-mm-dd */
  day: string
  /** Pieces, in cash or stock, less what was taken back. */
  quantity: number
  currency: string | null
  /** A decimal, less what was taken back. */
  amount: string
}

/** What of reimbursements was given to one claim; `amount` is a decimal, `currency` null where nothing was paid in money. */
export interface Paid {
  quantity: number
  currency: string | null
  amount: string
  evidence: Evidence[]
}

/** Reasons by which Amazon pays for a type without naming what for. */
const REASONS: Record<ClaimType, readonly string[]> = {
  lost: ['Lost_Warehouse'], damaged: ['Damaged_Warehouse'],
  return_missing: ['CustomerReturn', 'CustomerServiceIssue'], return_bad: ['CustomerReturn', 'CustomerServiceIssue'],
  inbound_short: ['Lost_Inbound', 'Damaged_Inbound'], removal_lost: ['Lost_Outbound', 'Damaged_Outbound'],
  disposal_wrong: ['General_Adjustment'],
  fee_over: ['Fee_Correction'],
  // What pays too little is paid by nothing but its own case: reasons say what for, not how much.
  reimb_low: [],
}

type Claimed = Pick<Candidate, 'type' | 'key' | 'pool_id' | 'msku' | 'fnsku' | 'order_id' | 'event_day' | 'quantity' | 'reimb_id'> & {
  case_id: string | null
}

/** @returns by the claims' keys */
export function paidFor(claims: readonly Claimed[], reimbursements: readonly Reimbursement[]): Map<string, Paid> {
  const left = new Map(reimbursements.map((one) => [one.id, one.quantity]))
  const paid = new Map<string, Paid>()
  const give = (fits: (claim: Claimed, one: Reimbursement) => boolean): void => {
    for (const claim of claims.toSorted((a, b) => (a.event_day < b.event_day ? -1 : 1))) {
      for (const one of reimbursements) {
        const open = claim.quantity - (paid.get(claim.key)?.quantity ?? 0)
        const rest = left.get(one.id) ?? 0
        if (open <= 0) break
        if (rest <= 0 || !fits(claim, one)) continue
        const taken = Math.min(open, rest)
        left.set(one.id, rest - taken)
        paid.set(claim.key, withPart(paid.get(claim.key), one, one.quantity - rest, taken))
      }
    }
  }
  give((claim, one) => claim.case_id !== null && claim.case_id === one.case_id && claim.reimb_id !== one.reimb_id)
  give((claim, one) => isReturn(claim) && one.order_id !== null && claim.order_id === one.order_id && isSame(claim, one))
  give((claim, one) => (
    !isReturn(claim) && one.order_id === null && REASONS[claim.type].includes(one.reason ?? '') && one.day >= claim.event_day &&
    claim.pool_id === one.pool_id && isSame(claim, one)
  ))
  return paid
}

/** Claims that are paid by naming the order. */
const isReturn = ({ type }: Claimed): boolean => type === 'return_missing' || type === 'return_bad'

function isSame(claim: Claimed, one: Reimbursement): boolean {
  return claim.fnsku !== null && claim.fnsku === one.fnsku || claim.msku !== null && claim.msku === one.msku
}

const DIGITS = 2

/** What the first pieces of a reimbursement are worth: parts between such bounds add up to the whole to the cent. */
function worthOf({ amount, quantity }: Reimbursement, pieces: number): string {
  return pieces === quantity ? amount : roundText(ratioText(timesText(amount, String(pieces)), String(quantity)), DIGITS) ?? '0'
}

/** @param from pieces of the reimbursement that were given away already; @param taken the next ones */
function withPart(before: Paid | undefined, one: Reimbursement, from: number, taken: number): Paid {
  const amount = addText(worthOf(one, from + taken), negatedText(worthOf(one, from))) ?? one.amount
  return {
    quantity: (before?.quantity ?? 0) + taken,
    currency: before?.currency ?? one.currency,
    amount: addText(before?.amount ?? '0', amount) ?? amount,
    evidence: [...(before?.evidence ?? []), {
      source: '赔偿', event_day: one.day, reference: one.reimb_id, quantity: taken, currency: one.currency, amount,
        note: one.case_id ? `Case ${one.case_id}` : null,
    }],
  }
}
