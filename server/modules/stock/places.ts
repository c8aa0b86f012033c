/** Where goods can be, and how a place is written: words of the ledger alone, no statement. */

/** Places of the company's own, where there is never less than nothing unless the company allows it. */
export const OWN = ['bin', 'transit', 'shipment'] as const
/** Where goods come from and go to; what these "hold" only says how much passed. */
const OUTSIDE = ['opening', 'other', 'production', 'scrap', 'gain_loss', 'lost', 'amazon'] as const

/**
 * `binId` left out: the default bin of the warehouse. Goods under way are on a transfer, to the warehouse where they are expected, or in a shipment
 * to Amazon, of the warehouse that sent them.
 */
export type Place =
  | { kind: 'bin'; warehouseId: string; binId?: string | null | undefined }
  | { kind: 'transit'; transferId: string; warehouseId: string }
  | { kind: 'shipment'; batchId: string; warehouseId: string }
  | { kind: 'supplier'; supplierId: string }
  | { kind: (typeof OUTSIDE)[number] }

/** The kinds of places that stock_balance and stock_entry name. */
export type PlaceKind = Place['kind']
/** Whether goods can be sold. */
export type Condition = 'good' | 'bad'

/** What the ledger is about: goods of one condition and lot. */
export interface Goods {
  skuId: string
  condition: Condition
  /** '' or left out: of no lot. */
  lot?: string | null | undefined
  /** Kept with the lot when it is first seen. */
  expiry?: string | null | undefined
}

/** A decimal as text, and what it is in; `estimate`: until a bill says it. */
export interface UnitCost { unit: string; currency: string; basis?: 'estimate' | 'bill' }

/** Goods that go from one place to another: what a document tells the ledger. */
export interface Movement extends Goods {
  from: Place
  to: Place
  /** A whole number above 0. */
  qty: number
  /** A value of in_out_type. */
  reason: string
  /** The line of the document that it makes. */
  line?: string
  /** What one of them costs, where the document says it of goods that come from outside. */
  cost?: UnitCost | null
  /** Where many documents are posted at once, its own. */
  document?: Document
}

/** The document that goods move by, by its entity, key and number. */
export interface Document {
  kind: 'stock_opening' | 'stock_move' | 'transfer' | 'stocktake' | 'receipt' | 'putaway' | 'purchase_return' | 'ship_batch' | 'awd_order'
    | 'removal_receipt' | 'process_order' | 'process_qc' | 'fbm_order' | 'fbm_return'
  id: string
  no: string | null
}

/** Whether goods there are the company's own stock, which has a value and is never below 0 unless allowed. */
export function isOwn(kind: PlaceKind): boolean {
  return OWN.some((own) => own === kind)
}
