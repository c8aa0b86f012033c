/** What a rule of claims finds: one thing that Amazon owes, before it is known what was paid for it and what it is worth. Types alone. */

/** A row that a claim rests on, as the letter to Amazon and the page of the claim tell it. */
export interface Evidence {
  /** The list that the row stands in, as staff call it. */
  source: string
  /** yyyy-mm-dd */
  event_day: string | null
  reference: string | null
  quantity: number | null
  currency: string | null
  /** A decimal. */
  amount: string | null
  note: string | null
}

/** Values of schemas/enums/claim_type.json that rules find. */
export type ClaimType = 'lost' | 'damaged' | 'return_missing' | 'return_bad' | 'inbound_short' | 'removal_lost' | 'disposal_wrong' | 'fee_over' | 'reimb_low'

/** What one rule found. Quantities are pieces; null: the rows do not say it. */
export interface Candidate {
  type: ClaimType
  /** Tells it from all others of the company, and stays what it is while its rows are imported anew. */
  key: string
  /** What staff and letters call it. */
  title: string
  shop_id: string
  pool_id: string | null
  msku: string | null
  fnsku: string | null
  asin: string | null
  order_id: string | null
  shipment_id: string | null
  fulfillment_center: string | null
  /** The reimbursement that pays too little. */
  reimb_id: string | null
  /** The line of the shipment batch that was taken in short. */
  item_id: string | null
  /** yyyy-mm-dd: windows and what was paid are counted from it. */
  event_day: string
  quantity: number
  /** What one piece was sold for, or charged too much, where the rows say so; a decimal. */
  unit: string | null
  currency: string | null
  evidence: Evidence[]
}
