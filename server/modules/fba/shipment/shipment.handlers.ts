/** The handlers of three families about shipments: batches and packing, boxes, delivery papers. */
import { batchPrinted, boxesPrinted, createBatch, declarePrinted, invoicePrinted, itemsPrinted, setNumber } from './batch.handlers'
import { chooseChannel } from '../freight/estimate'
import { setLogistics } from '../freight/told.handlers'
import { declareDraft, invoiceDraft } from './draft.handlers'
import { printDesignDraft, printFields } from './designs'
import { printTemplateDefault } from './templates.handlers'
import { clearBox, copyBox, delBox, packBox, scanPacking, unpack, uploaded } from './packing.handlers'

export const fbaShipmentHandlers = {
  createBatch, setNumber, scanPacking, unpack, packBox, uploaded, batchPrinted, itemsPrinted, boxesPrinted, chooseChannel, setLogistics, clearBox, copyBox,
}
export const shipmentHandlers = { delBox, printDesignDraft, printFields, printTemplateDefault }
export const deliveryHandlers = { declareDraft, invoiceDraft, declarePrinted, invoicePrinted }
