/** What a scan means at the packing table: a box's code, or goods; how much a person typed before it. Pure. */
import { codeOfScan, sameCode } from '../../controls/scan/scan-text'

/** A line of the batch, in pieces; `box_qty`: pieces that a full box holds, null: not told. */
export interface Goods {
  id: string
  msku: string
  fnsku: string
  sku: string
  product_name: string
  plan_qty: number
  packed_qty: number
  box_qty: number | null
}

/** A box of the batch; sizes are decimal texts in cm, the weight in kg, null: not measured. `print_status` 1: its label was printed. */
export interface Box {
  id: string
  box_no: number
  box_code: string
  qty: number
  length: string | null
  width: string | null
  height: string | null
  weight: string | null
  print_status: string
}

/** Pieces of one line in one box; `scan_time` is ISO 8601, null: not scanned. */
export interface InBox {
  box_id: string
  item_id: string
  qty: number
  scan_time: string | null
}

type Scanned = { is: 'box'; boxNo: number } | { is: 'goods'; code: string; qty: number } | { is: 'nothing' }

/**
 * A scanner types and presses Enter. "箱3", "BOX-3" and a label's own code mean a box; anything else is goods, with "12*" before
 * it for twelve at once.
 */
export function scannedOf(text: string, boxes: readonly Pick<Box, 'box_no' | 'box_code'>[]): Scanned {
  const said = text.trim()
  if (said === '') return { is: 'nothing' }
  const labelled = boxes.find(({ box_code: code }) => sameCode(code, said))
  if (labelled) return { is: 'box', boxNo: labelled.box_no }
  const named = /^(?:箱|第|BOX[-\s]?)\s*(\d{1,3})\s*箱?$/i.exec(said)
  if (named) return { is: 'box', boxNo: Number(named[1]) }
  return { is: 'goods', ...codeOfScan(said)! }
}

/** Sums that stand above the table. */
export function progressOf(goods: readonly Goods[]): { plan: number; packed: number; left: number } {
  const plan = goods.reduce((sum, one) => sum + one.plan_qty, 0)
  const packed = goods.reduce((sum, one) => sum + one.packed_qty, 0)
  return { plan, packed, left: plan - packed }
}

/** Boxes that a label still has to be printed for, or all where none lacks one. */
export function toPrint(boxes: readonly Box[]): string[] {
  const bare = boxes.filter((box) => box.print_status !== '1' && box.qty > 0)
  return (bare.length > 0 ? bare : boxes).map(({ id }) => id)
}
