/** The goods and boxes of one batch, asked for anew when somebody packs; and the calls that pack. */
import { useMemo } from 'react'
import { usePort } from '../../engine/port'
import type { ListRequest, Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import type { Box, Goods, InBox } from './packing-rules'

const PAGE = 'packing'
const MOST = 1000

const call = (name: string) => ({ family: 'fbaShipment', call: name })
const ITEMS = call('batchItems')
const BOXES = call('box')
const INSIDE = call('boxItems')

function question(batchId: string, sort: string, fields: string[]): ListRequest {
  return {
    page: 1, pageSize: MOST, filter: { field: 'batch_id', op: 'eq', value: batchId }, sort: [{ field: sort, order: 'asc' }], fields: ['id', ...fields],
    source: PAGE,
  }
}

interface ScanAnswer {
  box_no: number
  msku: string
  product_name: string
  packed_qty: number
  plan_qty: number
  left_qty: number
  packing_type: string
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** At most 1,000 lines, boxes and contents. Every write carries a key of its own and asks all three anew; @throws CallError where it is refused */
export function usePacking(batchId: string) {
  const port = usePort()
  const questions = useMemo(() => ({
    items: question(batchId, 'id', ['msku', 'fnsku', 'sku', 'product_name', 'plan_qty', 'packed_qty', 'box_qty']),
    boxes: question(batchId, 'box_no', ['box_no', 'box_code', 'qty', 'length', 'width', 'height', 'weight', 'print_status']),
    inside: question(batchId, 'id', ['box_id', 'item_id', 'qty', 'scan_time']),
  }), [batchId])
  const items = port.useList(ITEMS, questions.items, { entity: 'ship_batch_item' })
  const boxes = port.useList(BOXES, questions.boxes, { entity: 'ship_box' })
  const inside = port.useList(INSIDE, questions.inside, { entity: 'ship_box_item' })
  const write = async <T,>(family: string, name: string, values: Row): Promise<T> => {
    const answer = await port.call<T>({ family, call: name }, values, { idempotencyKey: newWriteKey() })
    for (const list of [items, boxes, inside]) list.refetch()
    return answer
  }
  return {
    isReady: Boolean(items.answer && boxes.answer && inside.answer),
    error: items.error ?? boxes.error ?? inside.error,
    goods: (items.answer?.list ?? []).map(
      (row): Goods => ({
        id: text(row['id']), msku: text(row['msku']), fnsku: text(row['fnsku']), sku: text(row['sku']), product_name: text(row['product_name']),
        plan_qty: Number(row['plan_qty'] ?? 0), packed_qty: Number(row['packed_qty'] ?? 0),
        box_qty: row['box_qty'] === null ? null : Number(row['box_qty']),
      }),
    ),
    boxes: (boxes.answer?.list ?? []).map(
      (row): Box => ({
        id: text(row['id']), box_no: Number(row['box_no']), box_code: text(row['box_code']), qty: Number(row['qty'] ?? 0),
        length: textOrNull(row['length']), width: textOrNull(row['width']), height: textOrNull(row['height']), weight: textOrNull(row['weight']),
        print_status: text(row['print_status']),
      }),
    ),
    inside: (inside.answer?.list ?? []).map(
      (row): InBox => ({ box_id: text(row['box_id']), item_id: text(row['item_id']), qty: Number(row['qty'] ?? 0), scan_time: textOrNull(row['scan_time']) }),
    ),
    scan: (boxNo: number, code: string, qty: number) => write<ScanAnswer>('fbaShipment', 'scanPacking', { batch_id: batchId, box_no: boxNo, code, qty }),
    unpack: (boxNo: number, itemId: string, qty: number) =>
      write<ScanAnswer>('fbaShipment', 'unpack', { batch_id: batchId, box_no: boxNo, item_id: itemId, qty }),
    measure: (sizes: Row[]) => write<{ packing_type: string }>('fbaShipment', 'packBox', { batch_id: batchId, boxes: sizes }),
    remove: (boxId: string) => write<{ packing_type: string }>('shipment', 'delBox', { box_id: boxId }),
    clear: (boxNo: number) => write<{ packing_type: string }>('fbaShipment', 'clearBox', { batch_id: batchId, box_no: boxNo }),
    copy: (boxNo: number, times: number) =>
      write<{ first: number; last: number }>('fbaShipment', 'copyBox', { batch_id: batchId, box_no: boxNo, times }),
    markUploaded: () => write<{ packing_type: string }>('fbaShipment', 'uploaded', { batch_id: batchId }),
  }
}

/** What usePacking gives: the batch as it stands, and what may be done with it. */
export type Packing = ReturnType<typeof usePacking>
