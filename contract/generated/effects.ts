/**
 * 每个步骤效果得到的单据与明细。
 * Written by `npm run codegen` from schemas/entities/: edit that, not this file.
 */
import type { AdDraftRow } from './entities/ad_draft'
import type { AdDraftGroupRow } from './entities/ad_draft_group'
import type { AdDraftProductRow } from './entities/ad_draft_product'
import type { AdRequestRow } from './entities/ad_request'
import type { AdRequestItemRow } from './entities/ad_request_item'
import type { AdSuggestionRow } from './entities/ad_suggestion'
import type { AdTimedTaskRow } from './entities/ad_timed_task'
import type { AnnouncementRow } from './entities/announcement'
import type { AwdOrderRow } from './entities/awd_order'
import type { AwdOrderItemRow } from './entities/awd_order_item'
import type { CostFeeRow } from './entities/cost_fee'
import type { CostFeeItemRow } from './entities/cost_fee_item'
import type { CostPeriodRow } from './entities/cost_period'
import type { DevProductRow } from './entities/dev_product'
import type { FbmOrderRow } from './entities/fbm_order'
import type { FbmOrderItemRow } from './entities/fbm_order_item'
import type { FbmReturnRow } from './entities/fbm_return'
import type { ForecastRow } from './entities/forecast'
import type { ForecastItemRow } from './entities/forecast_item'
import type { InboundBoxRow } from './entities/inbound_box'
import type { InboundOptionRow } from './entities/inbound_option'
import type { InboundPlanRow } from './entities/inbound_plan'
import type { InboundPlanItemRow } from './entities/inbound_plan_item'
import type { InboundShareRow } from './entities/inbound_share'
import type { InboundShipmentRow } from './entities/inbound_shipment'
import type { LogisticsBillRow } from './entities/logistics_bill'
import type { LogisticsPaymentRow } from './entities/logistics_payment'
import type { LogisticsPaymentItemRow } from './entities/logistics_payment_item'
import type { MailMessageRow } from './entities/mail_message'
import type { PriceRequestRow } from './entities/price_request'
import type { PriceRequestItemRow } from './entities/price_request_item'
import type { ProcessItemRow } from './entities/process_item'
import type { ProcessOrderRow } from './entities/process_order'
import type { ProcessQcRow } from './entities/process_qc'
import type { PurchaseChangeRow } from './entities/purchase_change'
import type { PurchaseChangeItemRow } from './entities/purchase_change_item'
import type { PurchaseOrderRow } from './entities/purchase_order'
import type { PurchaseOrderItemRow } from './entities/purchase_order_item'
import type { PurchasePaymentRow } from './entities/purchase_payment'
import type { PurchaseReturnRow } from './entities/purchase_return'
import type { PurchaseReturnItemRow } from './entities/purchase_return_item'
import type { PutawayRow } from './entities/putaway'
import type { PutawayItemRow } from './entities/putaway_item'
import type { ReceiptRow } from './entities/receipt'
import type { ReceiptItemRow } from './entities/receipt_item'
import type { RemovalReceiptRow } from './entities/removal_receipt'
import type { ReplenishPlanRow } from './entities/replenish_plan'
import type { ReplenishPlanItemRow } from './entities/replenish_plan_item'
import type { ShipBatchRow } from './entities/ship_batch'
import type { ShipBatchItemRow } from './entities/ship_batch_item'
import type { ShipBoxRow } from './entities/ship_box'
import type { ShipBoxItemRow } from './entities/ship_box_item'
import type { ShopCloseRow } from './entities/shop_close'
import type { StockDiffRow } from './entities/stock_diff'
import type { StockMoveRow } from './entities/stock_move'
import type { StockMoveItemRow } from './entities/stock_move_item'
import type { StocktakeRow } from './entities/stocktake'
import type { StocktakeItemRow } from './entities/stocktake_item'
import type { SupplierBillRow } from './entities/supplier_bill'
import type { SupplierBillItemRow } from './entities/supplier_bill_item'
import type { TransferRow } from './entities/transfer'
import type { TransferItemRow } from './entities/transfer_item'
import type { VatInvoiceRow } from './entities/vat_invoice'
import type { VatInvoiceItemRow } from './entities/vat_invoice_item'

/** By the names that transitions say under "effects". */
export interface EffectShapes {
  'askForCampaign': { row: AdDraftRow; items: { 'products': readonly AdDraftProductRow[]; 'groups': readonly AdDraftGroupRow[] } }
  'releaseAds': { row: AdRequestRow; items: { 'items': readonly AdRequestItemRow[] } }
  'dropAds': { row: AdRequestRow; items: { 'items': readonly AdRequestItemRow[] } }
  'takeAdvice': { row: AdSuggestionRow; items: {  } }
  'stopTiming': { row: AdTimedTaskRow; items: {  } }
  'startTiming': { row: AdTimedTaskRow; items: {  } }
  'tellPeople': { row: AnnouncementRow; items: {  } }
  'shipAwd': { row: AwdOrderRow; items: { 'items': readonly AwdOrderItemRow[] } }
  'receiveAwd': { row: AwdOrderRow; items: { 'items': readonly AwdOrderItemRow[] } }
  'closeAwd': { row: AwdOrderRow; items: { 'items': readonly AwdOrderItemRow[] } }
  'postCostFee': { row: CostFeeRow; items: { 'items': readonly CostFeeItemRow[] } }
  'closeCost': { row: CostPeriodRow; items: {  } }
  'reopenCost': { row: CostPeriodRow; items: {  } }
  'makeSku': { row: DevProductRow; items: {  } }
  'auditFbm': { row: FbmOrderRow; items: { 'items': readonly FbmOrderItemRow[] } }
  'holdFbm': { row: FbmOrderRow; items: { 'items': readonly FbmOrderItemRow[] } }
  'shipFbm': { row: FbmOrderRow; items: { 'items': readonly FbmOrderItemRow[] } }
  'postFbmReturn': { row: FbmReturnRow; items: {  } }
  'trackForecast': { row: ForecastRow; items: { 'items': readonly ForecastItemRow[] } }
  'makeShipments': {
    row: InboundPlanRow
    items: {
      'items': readonly InboundPlanItemRow[]
      'boxes': readonly InboundBoxRow[]
      'options': readonly InboundOptionRow[]
      'shipments': readonly InboundShipmentRow[]
      'shares': readonly InboundShareRow[]
    }
  }
  'agreeFreight': { row: LogisticsBillRow; items: {  } }
  'checkFreightPayment': { row: LogisticsPaymentRow; items: { 'items': readonly LogisticsPaymentItemRow[] } }
  'mailSent': { row: MailMessageRow; items: {  } }
  'releasePrices': { row: PriceRequestRow; items: { 'items': readonly PriceRequestItemRow[] } }
  'dropPrices': { row: PriceRequestRow; items: { 'items': readonly PriceRequestItemRow[] } }
  'holdParts': { row: ProcessOrderRow; items: { 'items': readonly ProcessItemRow[] } }
  'takeParts': { row: ProcessOrderRow; items: { 'items': readonly ProcessItemRow[] } }
  'finishProcess': { row: ProcessOrderRow; items: { 'items': readonly ProcessItemRow[] } }
  'reopenProcess': { row: ProcessOrderRow; items: { 'items': readonly ProcessItemRow[] } }
  'storeMade': { row: ProcessQcRow; items: {  } }
  'checkChange': { row: PurchaseChangeRow; items: { 'items': readonly PurchaseChangeItemRow[] } }
  'applyChange': { row: PurchaseChangeRow; items: { 'items': readonly PurchaseChangeItemRow[] } }
  'checkOrder': { row: PurchaseOrderRow; items: { 'items': readonly PurchaseOrderItemRow[] } }
  'placeOrder': { row: PurchaseOrderRow; items: { 'items': readonly PurchaseOrderItemRow[] } }
  'checkPayment': { row: PurchasePaymentRow; items: {  } }
  'checkPaid': { row: PurchasePaymentRow; items: {  } }
  'payOut': { row: PurchasePaymentRow; items: {  } }
  'takeBackPaid': { row: PurchasePaymentRow; items: {  } }
  'checkReturn': { row: PurchaseReturnRow; items: { 'items': readonly PurchaseReturnItemRow[] } }
  'postReturn': { row: PurchaseReturnRow; items: { 'items': readonly PurchaseReturnItemRow[] } }
  'putAway': { row: PutawayRow; items: { 'items': readonly PutawayItemRow[] } }
  'putSuggested': { row: PutawayRow; items: { 'items': readonly PutawayItemRow[] } }
  'endPutaway': { row: PutawayRow; items: { 'items': readonly PutawayItemRow[] } }
  'signReceipt': { row: ReceiptRow; items: { 'items': readonly ReceiptItemRow[] } }
  'checkReceipt': { row: ReceiptRow; items: { 'items': readonly ReceiptItemRow[] } }
  'postReceipt': { row: ReceiptRow; items: { 'items': readonly ReceiptItemRow[] } }
  'receiveAtOnce': { row: ReceiptRow; items: { 'items': readonly ReceiptItemRow[] } }
  'postRemoval': { row: RemovalReceiptRow; items: {  } }
  'agreeReplenish': { row: ReplenishPlanRow; items: { 'items': readonly ReplenishPlanItemRow[] } }
  'shipBatch': {
    row: ShipBatchRow
    items: {
      'items': readonly ShipBatchItemRow[]
      'boxes': readonly ShipBoxRow[]
      'box_items': readonly ShipBoxItemRow[]
    }
  }
  'signBatch': {
    row: ShipBatchRow
    items: {
      'items': readonly ShipBatchItemRow[]
      'boxes': readonly ShipBoxRow[]
      'box_items': readonly ShipBoxItemRow[]
    }
  }
  'finishBatch': {
    row: ShipBatchRow
    items: {
      'items': readonly ShipBatchItemRow[]
      'boxes': readonly ShipBoxRow[]
      'box_items': readonly ShipBoxItemRow[]
    }
  }
  'closeShop': { row: ShopCloseRow; items: {  } }
  'reopenShop': { row: ShopCloseRow; items: {  } }
  'compareStock': { row: StockDiffRow; items: {  } }
  'postHandMove': { row: StockMoveRow; items: { 'items': readonly StockMoveItemRow[] } }
  'freezeBook': { row: StocktakeRow; items: { 'items': readonly StocktakeItemRow[] } }
  'keepCounted': { row: StocktakeRow; items: { 'items': readonly StocktakeItemRow[] } }
  'needCounts': { row: StocktakeRow; items: { 'items': readonly StocktakeItemRow[] } }
  'postStocktake': { row: StocktakeRow; items: { 'items': readonly StocktakeItemRow[] } }
  'hideBook': { row: StocktakeRow; items: { 'items': readonly StocktakeItemRow[] } }
  'confirmBill': { row: SupplierBillRow; items: { 'items': readonly SupplierBillItemRow[] } }
  'holdTransfer': { row: TransferRow; items: { 'items': readonly TransferItemRow[] } }
  'shipTransfer': { row: TransferRow; items: { 'items': readonly TransferItemRow[] } }
  'receiveTransfer': { row: TransferRow; items: { 'items': readonly TransferItemRow[] } }
  'spreadFreight': { row: TransferRow; items: { 'items': readonly TransferItemRow[] } }
  'issueInvoice': { row: VatInvoiceRow; items: { 'items': readonly VatInvoiceItemRow[] } }
}
