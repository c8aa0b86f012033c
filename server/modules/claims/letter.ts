/** A claim as a letter to Amazon's seller support. Pure. */
import type { Row } from '../../../contract/wire'

const SUBJECTS: Record<string, string> = {
  lost: 'Reimbursement request: inventory lost in the fulfillment center',
  damaged: 'Reimbursement request: inventory damaged in the fulfillment center',
  return_missing: 'Reimbursement request: customer refunded, item not returned',
  return_bad: 'Reimbursement request: customer return short or damaged by Amazon',
  disposal_wrong: 'Reimbursement request: inventory disposed of without our request',
  reimb_low: 'Reimbursement review request: amount below the manufacturing cost',
  inbound_short: 'Reimbursement request: units missing from a received shipment',
  removal_lost: 'Reimbursement request: removal units not delivered',
  fee_over: 'Fee review request: fulfillment fee above the expected fee',
}

const ASKS: Record<string, string> = {
  lost: 'Our inventory ledger shows the units below as lost by Amazon. They have neither been found nor reimbursed in full.',
  damaged: 'Our inventory ledger shows the units below as damaged by Amazon. They have not been reimbursed in full.',
  return_missing: 'The customer of the order below was refunded. The units have not been returned to our inventory and have not been reimbursed in full.',
  return_bad: 'The customer of the order below was refunded. The units came back short, or were damaged in Amazon\'s care, and were not paid in full.',
  disposal_wrong: 'The units below were disposed of. We asked for their return, or asked for no disposal, and they have not been reimbursed in full.',
  reimb_low: 'The reimbursement below pays less for each unit than our cost of sourcing it. We ask for a review by our purchase invoices.',
  inbound_short: 'The shipment below is closed. Fewer units were received than we sent, and the difference has not been reimbursed in full.',
  removal_lost: 'The removal order below was shipped, and fewer units than were sent have been delivered to us.',
  fee_over: 'The fulfillment fees charged for the item below are above the fee of the fee preview. Please re-measure the item and correct the fees.',
}

/** How letters end that ask for no piece. */
const CLOSES: Record<string, string> = {
  fee_over: 'Please review the fees and refund the difference.',
  reimb_low: 'Please review the valuation and pay the difference.',
}

/** @param evidence rows of claim_evidence */
export function letterOf(claim: Row, evidence: readonly Row[]): string {
  const type = String(claim['claim_type'])
  const open = Number(claim['claimable_qty']) - Number(claim['reimbursed_qty'])
  const facts: [string, unknown][] = [
    ['Order ID', claim['order_id']], ['Reimbursement ID', claim['reimb_id']], ['Shipment ID', claim['shipment_id']],
    ['MSKU', claim['msku']], ['FNSKU', claim['fnsku']], ['ASIN', claim['asin']],
    ['Fulfillment center', claim['fulfillment_center']], ['Date of the event', claim['event_day']], ['Units affected', claim['claimable_qty']],
    ['Units reimbursed so far', claim['reimbursed_qty']], ['Units claimed', open],
  ]
  const told = facts.flatMap(([name, value]) => (value === null || value === undefined || value === '' ? [] : [`${name}: ${String(value)}`]))
  const lines = evidence.map((row) => {
    const amount = row['amount'] === null || row['amount'] === undefined ? '' : `, ${String(row['amount'])} ${String(row['currency'] ?? '')}`
    const units = row['quantity'] === null ? '' : `${String(row['quantity'])} units`
    return `- ${String(row['event_day'] ?? '')} ${String(row['reference'] ?? '')}: ${units}${amount}`.trimEnd()
  })
  return [
    `Subject: ${SUBJECTS[type] ?? 'Reimbursement request'}`, '', 'Dear Seller Support,', '', ASKS[type] ?? '', '', ...told,
    ...(lines.length > 0 ? ['', 'Records:', ...lines] : []), '',
    CLOSES[type] ?? `Please investigate and reimburse the ${open} unit${open === 1 ? '' : 's'}.`,
    'We can send invoices of the manufacturing cost on request.', '', 'Thank you.',
  ].join('\n')
}
