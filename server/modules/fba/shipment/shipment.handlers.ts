/** The handlers of three families about shipments: batches and packing, boxes, delivery papers. */
import { batchPrinted, boxesPrinted, createBatch, declarePrinted, invoicePrinted, itemsPrinted, setNumber } from './batch.handlers'
import { chooseChannel } from '../freight/estimate'
import { doFbaConfig, setLogistics } from '../freight/told.handlers'
import { declareDraft, invoiceDraft } from './draft.handlers'
import {
  editBox, getBox, logisticsItem, operator, payAccount, payCurrency, payMethod, payOrder, print, remark, setOver, shippBatchDeliverySave,
  shippDeliverySave, syncShipmentSku,
} from './documents.handlers'
import { printDesignDraft, printFields } from './designs'
import { printTemplateDefault } from './templates.handlers'
import { importPacking, template } from './packing-sheet.handlers'
import { clearBox, copyBox, delBox, packBox, scanPacking, unpack, uploaded } from './packing.handlers'

/** What this file answers of the family `fbaShipment`, by call; the module plugs it in. */
export const fbaShipmentHandlers = {
  createBatch, setNumber, scanPacking, unpack, packBox, uploaded, batchPrinted, itemsPrinted, boxesPrinted, chooseChannel, setLogistics, clearBox, copyBox,
  print, importPacking, template,
}
/** What this file answers of the family `shipment`, by call; the module plugs it in. */
export const shipmentHandlers = {
  delBox, printDesignDraft, printFields, printTemplateDefault, getBox, editBox, operator, remark, setOver, shippBatchDeliverySave, shippDeliverySave,
}
/** What this file answers of the family `delivery`, by call; the module plugs it in. */
export const deliveryHandlers = {
  declareDraft, invoiceDraft, declarePrinted, invoicePrinted, payOrder, payAccount, payCurrency, payMethod, logisticsItem, syncShipmentSku, doFbaConfig,
}
