/**
 * 移除、退货、仓储费与报告任务：39 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/reports.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { LongStorageFigures } from '../../../contract/generated/datasets/long_storage'
import type { LongStorageCheckFigures } from '../../../contract/generated/datasets/long_storage_check'
import type { RemovalShipmentsFigures } from '../../../contract/generated/datasets/removal_shipments'
import type { RemovalsFigures } from '../../../contract/generated/datasets/removals'
import type { ReturnRatesFigures } from '../../../contract/generated/datasets/return_rates'
import type { ReturnReasonsFigures } from '../../../contract/generated/datasets/return_reasons'
import type { StockAgesFigures } from '../../../contract/generated/datasets/stock_ages'
import type { AfnStockRow } from '../../../contract/generated/entities/afn_stock'
import type { CountryStockRow } from '../../../contract/generated/entities/country_stock'
import type { FbaReplacementRow } from '../../../contract/generated/entities/fba_replacement'
import type { FbaReturnEdit, FbaReturnRow } from '../../../contract/generated/entities/fba_return'
import type { FbmReturnAdd, FbmReturnEdit, FbmReturnKey, FbmReturnRow } from '../../../contract/generated/entities/fbm_return'
import type { FbmReturnRequestEdit, FbmReturnRequestRow } from '../../../contract/generated/entities/fbm_return_request'
import type { InboundDefectRow } from '../../../contract/generated/entities/inbound_defect'
import type { LongStorageFeeRow } from '../../../contract/generated/entities/long_storage_fee'
import type { OverageFeeRow } from '../../../contract/generated/entities/overage_fee'
import type { RemovalAdviceRow } from '../../../contract/generated/entities/removal_advice'
import type { RemovalOrderEdit, RemovalOrderRow } from '../../../contract/generated/entities/removal_order'
import type { RemovalReceiptAdd, RemovalReceiptEdit, RemovalReceiptKey, RemovalReceiptRow } from '../../../contract/generated/entities/removal_receipt'
import type { RemovalShipmentRow } from '../../../contract/generated/entities/removal_shipment'
import type { ReportFileRow } from '../../../contract/generated/entities/report_file'
import type { RestockAdviceRow } from '../../../contract/generated/entities/restock_advice'
import type { ShopRow } from '../../../contract/generated/entities/shop'
import type { StockAgeEdit, StockAgeRow } from '../../../contract/generated/entities/stock_age'
import type { StorageFeeRow } from '../../../contract/generated/entities/storage_fee'
import type { StrandedStockRow } from '../../../contract/generated/entities/stranded_stock'
import type { FbmOrderReturnStepRequest, RemovalReceiptStepRequest } from '../../../contract/generated/families/reports'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  amzRemovalOrderReportList: {
    family: 'reports', call: 'amzRemovalOrderReportList', method: 'POST', path: '/fba/api/v1/amzRemovalOrderReport/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  amzReturnReportEdit: {
    family: 'reports', call: 'amzReturnReportEdit', method: 'POST', path: '/fba/api/v1/amzReturnReport/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  amzReturnReportList: {
    family: 'reports', call: 'amzReturnReportList', method: 'POST', path: '/fba/api/v1/amzReturnReport/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  amzRemovalReportList: {
    family: 'reports', call: 'amzRemovalReportList', method: 'POST', path: '/fba/api/v1/amzRemovalReport/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbmOrderReturnAdd: {
    family: 'reports', call: 'fbmOrderReturnAdd', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmOrderReturnEdit: {
    family: 'reports', call: 'fbmOrderReturnEdit', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmOrderReturnRemove: {
    family: 'reports', call: 'fbmOrderReturnRemove', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmOrderReturnStep: {
    family: 'reports', call: 'fbmOrderReturnStep', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmReturnRequestList: {
    family: 'reports', call: 'fbmReturnRequestList', method: 'POST', path: '/fba/api/v1/fbmReturnRequest/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbmReturnRequestEdit: {
    family: 'reports', call: 'fbmReturnRequestEdit', method: 'POST', path: '/fba/api/v1/fbmReturnRequest/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbmOrderReturnList: {
    family: 'reports', call: 'fbmOrderReturnList', method: 'POST', path: '/fba/api/v1/fbmOrderReturn/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  storageFee: {
    family: 'reports', call: 'storageFee', method: 'POST', path: '/fba/api/v1/report/storageFee', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  longStorageFee: {
    family: 'reports', call: 'longStorageFee', method: 'POST', path: '/fba/api/v1/report/logStorageFee', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  removalShipmentStatement: {
    family: 'reports', call: 'removalShipmentStatement', method: 'POST', path: '/fba/api/v1/statistics/removalShipmentStatement',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaReportTask: {
    family: 'reports', call: 'fbaReportTask', method: 'POST', path: '/fba/api/v1/fbaReport/task', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  fbaReportShopList: {
    family: 'reports', call: 'fbaReportShopList', method: 'POST', path: '/fba/api/v1/fbaReport/shopList', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockAgeEdit: {
    family: 'reports', call: 'stockAgeEdit', method: 'POST', path: '/fba/api/v1/report/stockAgeEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockAge: {
    family: 'reports', call: 'stockAge', method: 'POST', path: '/fba/api/v1/report/stockAge', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  stockAgeReport: {
    family: 'reports', call: 'stockAgeReport', method: 'POST', path: '/fba/api/v1/report/stockAgeReport', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  longStorageReport: {
    family: 'reports', call: 'longStorageReport', method: 'POST', path: '/fba/api/v1/report/longStorageReport', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  longStorageCheck: {
    family: 'reports', call: 'longStorageCheck', method: 'POST', path: '/fba/api/v1/report/longStorageCheck', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  overageFee: {
    family: 'reports', call: 'overageFee', method: 'POST', path: '/fba/api/v1/report/overageFee', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  removalReport: {
    family: 'reports', call: 'removalReport', method: 'POST', path: '/fba/api/v1/report/removalReport', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  removalShipmentReport: {
    family: 'reports', call: 'removalShipmentReport', method: 'POST', path: '/fba/api/v1/report/removalShipmentReport', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  strandedStock: {
    family: 'reports', call: 'strandedStock', method: 'POST', path: '/fba/api/v1/report/strandedStock', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  restockAdvice: {
    family: 'reports', call: 'restockAdvice', method: 'POST', path: '/fba/api/v1/report/restockAdvice', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  afnStock: {
    family: 'reports', call: 'afnStock', method: 'POST', path: '/fba/api/v1/report/afnStock', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  inboundDefects: {
    family: 'reports', call: 'inboundDefects', method: 'POST', path: '/fba/api/v1/report/inboundDefects', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  removalAdvice: {
    family: 'reports', call: 'removalAdvice', method: 'POST', path: '/fba/api/v1/report/removalAdvice', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  countryStock: {
    family: 'reports', call: 'countryStock', method: 'POST', path: '/fba/api/v1/report/countryStock', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  removalReceiptList: {
    family: 'reports', call: 'removalReceiptList', method: 'POST', path: '/fba/api/v1/removalReceipt/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  removalOrderEdit: {
    family: 'reports', call: 'removalOrderEdit', method: 'POST', path: '/fba/api/v1/statistics/removalShipmentCheck', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  removalReceiptStep: {
    family: 'reports', call: 'removalReceiptStep', method: 'POST', path: '/fba/api/v1/removalReceipt/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  removalReceiptAdd: {
    family: 'reports', call: 'removalReceiptAdd', method: 'POST', path: '/fba/api/v1/removalReceipt/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  removalReceiptEdit: {
    family: 'reports', call: 'removalReceiptEdit', method: 'POST', path: '/fba/api/v1/removalReceipt/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  removalReceiptRemove: {
    family: 'reports', call: 'removalReceiptRemove', method: 'POST', path: '/fba/api/v1/removalReceipt/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  returnRates: {
    family: 'reports', call: 'returnRates', method: 'POST', path: '/fba/api/v1/report/returnRates', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  returnReasons: {
    family: 'reports', call: 'returnReasons', method: 'POST', path: '/fba/api/v1/report/returnReasons', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  replacements: {
    family: 'reports', call: 'replacements', method: 'POST', path: '/fba/api/v1/report/replacements', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'reports',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    amzRemovalOrderReportList: {
      list: CALLS.amzRemovalOrderReportList,
      edit: CALLS.removalOrderEdit,
      key: ['id'],
      decimals: ['gap_value', 'fee', 'claim.est_amount', 'claim.actual_amount', 'cost.unit_cost'],
      integers: [
        'line_no', 'occurrence', 'requested_qty', 'cancelled_qty', 'disposed_qty', 'shipped_qty', 'in_process_qty', 'open_gap', 'ship_gap',
        'receive_gap', 'claim.reimbursed_qty', 'parcels.shipped', 'parcels.parcels', 'parcels.orders', 'parcels.rows', 'receipts.received',
        'receipts.good', 'receipts.bad', 'receipts.rows',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'fnsku', 'shop.pool_id', 'product.asin', 'product.parent_asin',
      ],
    },
    amzReturnReportList: {
      list: CALLS.amzReturnReportList,
      edit: CALLS.amzReturnReportEdit,
      key: ['id'],
      decimals: [
        'claim.est_amount', 'claim.actual_amount', 'back.returned_cost', 'order.item_price', 'order.refund_posted',
      ],
      integers: ['line_no', 'quantity', 'claim.reimbursed_qty', 'back.quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'asin', 'fnsku', 'lpn', 'shop.pool_id', 'shop.owner', 'order.order_id', 'product.asin',
        'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id',
        'product.brand_id', 'product.spu_id',
      ],
    },
    amzRemovalReportList: {
      list: CALLS.amzRemovalReportList,
      key: ['id'],
      decimals: [],
      integers: ['line_no', 'occurrence', 'shipped_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'fnsku', 'tracking_no', 'shop.pool_id', 'product.asin', 'product.parent_asin',
      ],
    },
    fbmReturnRequestList: {
      list: CALLS.fbmReturnRequestList,
      edit: CALLS.fbmReturnRequestEdit,
      key: ['id'],
      decimals: ['label_cost', 'order_amount', 'refunded_amount', 'safet_amount'],
      integers: ['line_no', 'occurrence', 'quantity', 'order_quantity', 'made.good_qty', 'made.bad_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'order_item_id', 'rma_id', 'merchant_rma_id', 'asin', 'tracking_no', 'invoice_no',
        'safet_id', 'product.asin',
      ],
    },
    fbmOrderReturnList: {
      list: CALLS.fbmOrderReturnList,
      add: CALLS.fbmOrderReturnAdd,
      edit: CALLS.fbmOrderReturnEdit,
      remove: CALLS.fbmOrderReturnRemove,
      key: ['id'],
      decimals: ['request.label_cost', 'request.refunded_amount'],
      integers: ['good_qty', 'bad_qty', 'return_qty', 'item.quantity'],
      texts: [
        'id', 'item_id', 'shop_id', 'order_id', 'rma_id', 'warehouse_id', 'bin_id', 'tracking_no', 'creator', 'item.order_id',
        'item.fbm_id', 'item.shop_id', 'product.asin', 'request.rma_id', 'bin.warehouse_id',
      ],
    },
    storageFee: {
      list: CALLS.storageFee,
      key: ['id'],
      decimals: [
        'longest_side', 'median_side', 'shortest_side', 'weight', 'item_volume', 'avg_qty', 'pending_removal', 'total_volume',
        'utilization', 'base_rate', 'surcharge_rate', 'surcharge_qty', 'surcharge_volume', 'est_base', 'est_sus', 'incentive', 'est_fee',
        'customer_order_qty',
      ],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'asin', 'fnsku'],
    },
    longStorageFee: {
      list: CALLS.longStorageFee,
      key: ['id'],
      decimals: ['item_volume', 'rate', 'fee', 'fee_12', 'fee_6', 'fee_total'],
      integers: ['line_no', 'qty_charged', 'qty_12', 'qty_6', 'qty_total'],
      texts: [
        'id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'shop.owner', 'product.asin', 'product.parent_asin',
        'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    removalShipmentStatement: {
      list: CALLS.removalShipmentStatement,
      edit: CALLS.removalOrderEdit,
      key: ['id'],
      decimals: ['gap_value', 'fee', 'claim.est_amount', 'claim.actual_amount', 'cost.unit_cost'],
      integers: [
        'line_no', 'occurrence', 'requested_qty', 'cancelled_qty', 'disposed_qty', 'shipped_qty', 'in_process_qty', 'open_gap', 'ship_gap',
        'receive_gap', 'claim.reimbursed_qty', 'parcels.shipped', 'parcels.parcels', 'parcels.orders', 'parcels.rows', 'receipts.received',
        'receipts.good', 'receipts.bad', 'receipts.rows',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'fnsku', 'shop.pool_id', 'product.asin', 'product.parent_asin',
      ],
    },
    fbaReportTask: {
      list: CALLS.fbaReportTask,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    fbaReportShopList: {
      list: CALLS.fbaReportShopList,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
    stockAge: {
      list: CALLS.stockAge,
      edit: CALLS.stockAgeEdit,
      key: ['id'],
      decimals: [
        'stock_value', 'old_value', 'sales_7', 'sales_30', 'sales_60', 'sales_90', 'price', 'sale_price', 'lowest_price',
        'lowest_used_price', 'offer_price', 'recommended_price', 'action_saving', 'sell_through', 'item_volume', 'storage_volume',
        'weeks_30', 'weeks_90', 'storage_next', 'ais_fee_181_210', 'ais_fee_211_240', 'ais_fee_241_270', 'ais_fee_271_300',
        'ais_fee_301_330', 'ais_fee_331_365', 'ais_fee_366_455', 'ais_fee_456_plus', 'ais_fee', 'history_supply_days', 'short_supply_days',
        'long_supply_days', 'total_supply_days', 'cost.unit_cost',
      ],
      integers: [
        'line_no', 'sellable_qty', 'fc_transfer_qty', 'pending_removal', 'age_0_90', 'age_91_180', 'age_181_270', 'age_271_365',
        'age_366_455', 'age_456_plus', 'age_365_plus', 'age_0_30', 'age_31_60', 'age_61_90', 'age_181_330', 'age_331_365', 'age_over_365',
        'age_over_180', 'age_total', 'shipped_7', 'shipped_30', 'shipped_60', 'shipped_90', 'recommended_days', 'recommended_removal',
        'sales_rank', 'supply_days', 'excess_qty', 'inbound_qty', 'inbound_working', 'inbound_shipped', 'inbound_received', 'reserved_qty',
        'unsellable_qty', 'ais_qty_181_210', 'ais_qty_211_240', 'ais_qty_241_270', 'ais_qty_271_300', 'ais_qty_301_330', 'ais_qty_331_365',
        'ais_qty_366_455', 'ais_qty_456_plus', 'ais_qty', 'min_level', 'ship_in_qty', 'fba_supply', 'reserved_processing', 'reserved_order',
        'reserved_staging',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'shop.owner', 'product.asin', 'product.parent_asin',
        'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    stockAgeReport: {
      list: CALLS.stockAgeReport,
      key: [],
      decimals: ['over_180_share', 'storage_next', 'stock_value', 'old_value', 'ais_fee'],
      integers: [
        'age_0_90', 'age_91_180', 'age_181_270', 'age_271_365', 'age_366_455', 'age_456_plus', 'age_365_plus', 'over_365', 'over_180',
        'age_total', 'sellable', 'pending_removal', 'unsellable', 'excess', 'ais_qty', 'shipped_7', 'shipped_30', 'shipped_90', 'rows',
      ],
      texts: [
        'shop', 'pool', 'asin', 'fnsku', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    longStorageReport: {
      list: CALLS.longStorageReport,
      key: [],
      decimals: ['fee', 'fee_per_unit'],
      integers: ['qty', 'rows'],
      texts: [
        'shop', 'asin', 'fnsku', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    longStorageCheck: {
      list: CALLS.longStorageCheck,
      key: [],
      decimals: ['fee', 'rounded_fee', 'charged', 'charged_fee', 'difference'],
      integers: ['report_rows', 'charge_rows'],
      texts: ['shop'],
    },
    overageFee: {
      list: CALLS.overageFee,
      key: ['id'],
      decimals: ['rate', 'used_volume', 'limit_volume', 'over_volume', 'fee'],
      integers: ['line_no'],
      texts: ['id', 'import_id', 'shop_id', 'shop.pool_id'],
    },
    removalReport: {
      list: CALLS.removalReport,
      key: [],
      decimals: ['fee', 'fee_per_unit'],
      integers: ['requested', 'cancelled', 'disposed', 'shipped', 'in_process', 'orders', 'rows'],
      texts: ['shop', 'fnsku', 'parent_asin', 'asin', 'order'],
    },
    removalShipmentReport: {
      list: CALLS.removalShipmentReport,
      key: [],
      decimals: [],
      integers: ['shipped', 'parcels', 'orders', 'rows'],
      texts: ['shop', 'fnsku', 'parent_asin', 'asin', 'order'],
    },
    strandedStock: {
      list: CALLS.strandedStock,
      key: ['id'],
      decimals: ['price'],
      integers: ['line_no', 'sellable_qty', 'unsellable_qty', 'reserved_qty', 'inbound_shipped'],
      texts: [
        'id', 'import_id', 'shop_id', 'asin', 'fnsku', 'shop.pool_id', 'product.asin', 'product.parent_asin', 'product.leader',
        'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    restockAdvice: {
      list: CALLS.restockAdvice,
      key: ['id'],
      decimals: ['price', 'sales_30', 'total_supply_days', 'fba_supply_days'],
      integers: [
        'line_no', 'sold_30', 'total_qty', 'inbound_qty', 'sellable_qty', 'fc_transfer_qty', 'fc_processing_qty', 'order_qty',
        'unsellable_qty', 'inbound_working', 'inbound_shipped', 'inbound_receiving', 'advised_qty',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'product.asin', 'product.parent_asin', 'product.leader',
        'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
      ],
    },
    afnStock: {
      list: CALLS.afnStock,
      key: ['id'],
      decimals: [],
      integers: ['line_no', 'available_qty'],
      texts: ['id', 'import_id', 'shop_id', 'fnsku', 'asin', 'product.asin', 'product.parent_asin'],
    },
    inboundDefects: {
      list: CALLS.inboundDefects,
      key: ['id'],
      decimals: ['fee_total'],
      integers: ['line_no', 'problem_qty', 'expected_qty', 'received_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'shipment_id', 'carton_id', 'fnsku', 'asin', 'product.asin', 'product.parent_asin',
      ],
    },
    removalAdvice: {
      list: CALLS.removalAdvice,
      key: ['id'],
      decimals: [],
      integers: [
        'line_no', 'sellable_qty', 'age_121_180', 'age_181_270', 'age_271_365', 'age_365_plus', 'sellable_removal_qty', 'unsellable_qty',
        'unsellable_0_7', 'unsellable_8_60', 'unsellable_61_90',
      ],
      texts: ['id', 'import_id', 'shop_id', 'fnsku', 'asin', 'product.asin', 'product.parent_asin'],
    },
    countryStock: {
      list: CALLS.countryStock,
      key: ['id'],
      decimals: [],
      integers: ['line_no', 'local_qty'],
      texts: ['id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'product.asin', 'product.parent_asin'],
    },
    removalReceiptList: {
      list: CALLS.removalReceiptList,
      add: CALLS.removalReceiptAdd,
      edit: CALLS.removalReceiptEdit,
      remove: CALLS.removalReceiptRemove,
      key: ['id'],
      decimals: [],
      integers: ['good_qty', 'bad_qty', 'received_qty', 'order.requested_qty', 'order.shipped_qty'],
      texts: ['id', 'shop_id', 'order_id', 'tracking_no', 'warehouse_id', 'bin_id', 'creator', 'bin.warehouse_id'],
    },
    returnRates: {
      list: CALLS.returnRates,
      key: [],
      decimals: ['amount', 'return_rate', 'sellable_share', 'refund_amount', 'refund_rate'],
      integers: [
        'quantity', 'returned', 'return_orders', 'sellable_returned', 'unsellable_returned', 'paid_returned', 'refund_quantity',
        'not_returned',
      ],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    returnReasons: {
      list: CALLS.returnReasons,
      key: [],
      decimals: [],
      integers: ['returned', 'orders', 'rows'],
      texts: [
        'shop', 'asin', 'parent_asin', 'specialist', 'leader', 'assistant', 'developer', 'category', 'brand', 'shop_owner',
      ],
    },
    replacements: {
      list: CALLS.replacements,
      key: ['id'],
      decimals: ['order.item_price'],
      integers: ['line_no', 'quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'asin', 'replacement_order_id', 'original_order_id', 'shop.pool_id', 'order.order_id', 'product.asin',
        'product.parent_asin',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '2355865f8653'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 移除、退货、仓储费与报告任务: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 移除订单
 * POST /fba/api/v1/amzRemovalOrderReport/list · ListRequest → ListAnswer<RemovalOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzRemovalOrderReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalOrderRow>> {
  return askList<RemovalOrderRow>(transport, FAMILY, CALLS.amzRemovalOrderReportList, FAMILY.resources['amzRemovalOrderReportList']!, body, options)
}

/**
 * 给退货备注
 * POST /fba/api/v1/amzReturnReport/edit · FbaReturnEdit → FbaReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzReturnReportEdit(transport: Transport, body: FbaReturnEdit, options?: CallOptions): Promise<FbaReturnRow> {
  return transport.call<FbaReturnRow>(CALLS.amzReturnReportEdit, body, options)
}

/**
 * FBA退货
 * POST /fba/api/v1/amzReturnReport/list · ListRequest → ListAnswer<FbaReturnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzReturnReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaReturnRow>> {
  return askList<FbaReturnRow>(transport, FAMILY, CALLS.amzReturnReportList, FAMILY.resources['amzReturnReportList']!, body, options)
}

/**
 * 移除货件
 * POST /fba/api/v1/amzRemovalReport/list · ListRequest → ListAnswer<RemovalShipmentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function amzRemovalReportList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalShipmentRow>> {
  return askList<RemovalShipmentRow>(transport, FAMILY, CALLS.amzRemovalReportList, FAMILY.resources['amzRemovalReportList']!, body, options)
}

/**
 * 登记自发货退货
 * POST /fba/api/v1/fbmOrderReturn/add · FbmReturnAdd → FbmReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmOrderReturnAdd(transport: Transport, body: FbmReturnAdd, options?: CallOptions): Promise<FbmReturnRow> {
  return transport.call<FbmReturnRow>(CALLS.fbmOrderReturnAdd, body, options)
}

/**
 * 修改自发货退货
 * POST /fba/api/v1/fbmOrderReturn/edit · FbmReturnEdit → FbmReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmOrderReturnEdit(transport: Transport, body: FbmReturnEdit, options?: CallOptions): Promise<FbmReturnRow> {
  return transport.call<FbmReturnRow>(CALLS.fbmOrderReturnEdit, body, options)
}

/**
 * 删除自发货退货
 * POST /fba/api/v1/fbmOrderReturn/remove · FbmReturnKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmOrderReturnRemove(transport: Transport, body: FbmReturnKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbmOrderReturnRemove, body, options)
}

/**
 * 自发货退货入库与撤销
 * POST /fba/api/v1/fbmOrderReturn/status · FbmOrderReturnStepRequest → FbmReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmOrderReturnStep(transport: Transport, body: FbmOrderReturnStepRequest, options?: CallOptions): Promise<FbmReturnRow> {
  return transport.call<FbmReturnRow>(CALLS.fbmOrderReturnStep, body, options)
}

/**
 * 自发货退货申请
 * POST /fba/api/v1/fbmReturnRequest/list · ListRequest → ListAnswer<FbmReturnRequestRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmReturnRequestList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmReturnRequestRow>> {
  return askList<FbmReturnRequestRow>(transport, FAMILY, CALLS.fbmReturnRequestList, FAMILY.resources['fbmReturnRequestList']!, body, options)
}

/**
 * 给自发货退货申请备注
 * POST /fba/api/v1/fbmReturnRequest/edit · FbmReturnRequestEdit → FbmReturnRequestRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmReturnRequestEdit(transport: Transport, body: FbmReturnRequestEdit, options?: CallOptions): Promise<FbmReturnRequestRow> {
  return transport.call<FbmReturnRequestRow>(CALLS.fbmReturnRequestEdit, body, options)
}

/**
 * 自发货退货
 * POST /fba/api/v1/fbmOrderReturn/list · ListRequest → ListAnswer<FbmReturnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbmOrderReturnList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbmReturnRow>> {
  return askList<FbmReturnRow>(transport, FAMILY, CALLS.fbmOrderReturnList, FAMILY.resources['fbmOrderReturnList']!, body, options)
}

/**
 * 月度仓储费
 * POST /fba/api/v1/report/storageFee · ListRequest → ListAnswer<StorageFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storageFee(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StorageFeeRow>> {
  return askList<StorageFeeRow>(transport, FAMILY, CALLS.storageFee, FAMILY.resources['storageFee']!, body, options)
}

/**
 * 长期仓储费
 * POST /fba/api/v1/report/logStorageFee · ListRequest → ListAnswer<LongStorageFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function longStorageFee(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LongStorageFeeRow>> {
  return askList<LongStorageFeeRow>(transport, FAMILY, CALLS.longStorageFee, FAMILY.resources['longStorageFee']!, body, options)
}

/**
 * 移除货件对账
 * POST /fba/api/v1/statistics/removalShipmentStatement · ListRequest → ListAnswer<RemovalOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalShipmentStatement(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalOrderRow>> {
  return askList<RemovalOrderRow>(transport, FAMILY, CALLS.removalShipmentStatement, FAMILY.resources['removalShipmentStatement']!, body, options)
}

/**
 * 报告任务：导入过的文件与状态
 * POST /fba/api/v1/fbaReport/task · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaReportTask(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.fbaReportTask, FAMILY.resources['fbaReportTask']!, body, options)
}

/**
 * 可导入店铺
 * POST /fba/api/v1/fbaReport/shopList · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaReportShopList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.fbaReportShopList, FAMILY.resources['fbaReportShopList']!, body, options)
}

/**
 * 给库龄里的商品备注
 * POST /fba/api/v1/report/stockAgeEdit · StockAgeEdit → StockAgeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockAgeEdit(transport: Transport, body: StockAgeEdit, options?: CallOptions): Promise<StockAgeRow> {
  return transport.call<StockAgeRow>(CALLS.stockAgeEdit, body, options)
}

/**
 * 库龄快照
 * POST /fba/api/v1/report/stockAge · ListRequest → ListAnswer<StockAgeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockAge(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockAgeRow>> {
  return askList<StockAgeRow>(transport, FAMILY, CALLS.stockAge, FAMILY.resources['stockAge']!, body, options)
}

/**
 * 库龄统计
 * POST /fba/api/v1/report/stockAgeReport · ListRequest → ListAnswer<StockAgesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockAgeReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockAgesFigures>> {
  return askList<StockAgesFigures>(transport, FAMILY, CALLS.stockAgeReport, FAMILY.resources['stockAgeReport']!, body, options)
}

/**
 * 长期仓储费汇总
 * POST /fba/api/v1/report/longStorageReport · ListRequest → ListAnswer<LongStorageFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function longStorageReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LongStorageFigures>> {
  return askList<LongStorageFigures>(transport, FAMILY, CALLS.longStorageReport, FAMILY.resources['longStorageReport']!, body, options)
}

/**
 * 长期仓储费核对：报告与当月的扣费
 * POST /fba/api/v1/report/longStorageCheck · ListRequest → ListAnswer<LongStorageCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function longStorageCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<LongStorageCheckFigures>> {
  return askList<LongStorageCheckFigures>(transport, FAMILY, CALLS.longStorageCheck, FAMILY.resources['longStorageCheck']!, body, options)
}

/**
 * 仓储超量费
 * POST /fba/api/v1/report/overageFee · ListRequest → ListAnswer<OverageFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function overageFee(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OverageFeeRow>> {
  return askList<OverageFeeRow>(transport, FAMILY, CALLS.overageFee, FAMILY.resources['overageFee']!, body, options)
}

/**
 * 移除订单汇总
 * POST /fba/api/v1/report/removalReport · ListRequest → ListAnswer<RemovalsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalsFigures>> {
  return askList<RemovalsFigures>(transport, FAMILY, CALLS.removalReport, FAMILY.resources['removalReport']!, body, options)
}

/**
 * 移除货件汇总
 * POST /fba/api/v1/report/removalShipmentReport · ListRequest → ListAnswer<RemovalShipmentsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalShipmentReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalShipmentsFigures>> {
  return askList<RemovalShipmentsFigures>(transport, FAMILY, CALLS.removalShipmentReport, FAMILY.resources['removalShipmentReport']!, body, options)
}

/**
 * 无在售信息的库存
 * POST /fba/api/v1/report/strandedStock · ListRequest → ListAnswer<StrandedStockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function strandedStock(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StrandedStockRow>> {
  return askList<StrandedStockRow>(transport, FAMILY, CALLS.strandedStock, FAMILY.resources['strandedStock']!, body, options)
}

/**
 * 亚马逊补货建议
 * POST /fba/api/v1/report/restockAdvice · ListRequest → ListAnswer<RestockAdviceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function restockAdvice(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RestockAdviceRow>> {
  return askList<RestockAdviceRow>(transport, FAMILY, CALLS.restockAdvice, FAMILY.resources['restockAdvice']!, body, options)
}

/**
 * 亚马逊库存
 * POST /fba/api/v1/report/afnStock · ListRequest → ListAnswer<AfnStockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function afnStock(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AfnStockRow>> {
  return askList<AfnStockRow>(transport, FAMILY, CALLS.afnStock, FAMILY.resources['afnStock']!, body, options)
}

/**
 * 入库问题
 * POST /fba/api/v1/report/inboundDefects · ListRequest → ListAnswer<InboundDefectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function inboundDefects(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<InboundDefectRow>> {
  return askList<InboundDefectRow>(transport, FAMILY, CALLS.inboundDefects, FAMILY.resources['inboundDefects']!, body, options)
}

/**
 * 亚马逊建议移除
 * POST /fba/api/v1/report/removalAdvice · ListRequest → ListAnswer<RemovalAdviceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalAdvice(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalAdviceRow>> {
  return askList<RemovalAdviceRow>(transport, FAMILY, CALLS.removalAdvice, FAMILY.resources['removalAdvice']!, body, options)
}

/**
 * 各国FBA库存
 * POST /fba/api/v1/report/countryStock · ListRequest → ListAnswer<CountryStockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function countryStock(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CountryStockRow>> {
  return askList<CountryStockRow>(transport, FAMILY, CALLS.countryStock, FAMILY.resources['countryStock']!, body, options)
}

/**
 * 移除收货登记
 * POST /fba/api/v1/removalReceipt/list · ListRequest → ListAnswer<RemovalReceiptRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReceiptList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RemovalReceiptRow>> {
  return askList<RemovalReceiptRow>(transport, FAMILY, CALLS.removalReceiptList, FAMILY.resources['removalReceiptList']!, body, options)
}

/**
 * 登记移除对账的核对状态
 * POST /fba/api/v1/statistics/removalShipmentCheck · RemovalOrderEdit → RemovalOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalOrderEdit(transport: Transport, body: RemovalOrderEdit, options?: CallOptions): Promise<RemovalOrderRow> {
  return transport.call<RemovalOrderRow>(CALLS.removalOrderEdit, body, options)
}

/**
 * 移除收货入库、撤销入库
 * POST /fba/api/v1/removalReceipt/step · RemovalReceiptStepRequest → RemovalReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReceiptStep(transport: Transport, body: RemovalReceiptStepRequest, options?: CallOptions): Promise<RemovalReceiptRow> {
  return transport.call<RemovalReceiptRow>(CALLS.removalReceiptStep, body, options)
}

/**
 * 登记移除收货
 * POST /fba/api/v1/removalReceipt/add · RemovalReceiptAdd → RemovalReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReceiptAdd(transport: Transport, body: RemovalReceiptAdd, options?: CallOptions): Promise<RemovalReceiptRow> {
  return transport.call<RemovalReceiptRow>(CALLS.removalReceiptAdd, body, options)
}

/**
 * 修改移除收货
 * POST /fba/api/v1/removalReceipt/edit · RemovalReceiptEdit → RemovalReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReceiptEdit(transport: Transport, body: RemovalReceiptEdit, options?: CallOptions): Promise<RemovalReceiptRow> {
  return transport.call<RemovalReceiptRow>(CALLS.removalReceiptEdit, body, options)
}

/**
 * 删除移除收货
 * POST /fba/api/v1/removalReceipt/remove · RemovalReceiptKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function removalReceiptRemove(transport: Transport, body: RemovalReceiptKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.removalReceiptRemove, body, options)
}

/**
 * 退货率
 * POST /fba/api/v1/report/returnRates · ListRequest → ListAnswer<ReturnRatesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnRates(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnRatesFigures>> {
  return askList<ReturnRatesFigures>(transport, FAMILY, CALLS.returnRates, FAMILY.resources['returnRates']!, body, options)
}

/**
 * 退货原因
 * POST /fba/api/v1/report/returnReasons · ListRequest → ListAnswer<ReturnReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function returnReasons(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReturnReasonsFigures>> {
  return askList<ReturnReasonsFigures>(transport, FAMILY, CALLS.returnReasons, FAMILY.resources['returnReasons']!, body, options)
}

/**
 * FBA换货
 * POST /fba/api/v1/report/replacements · ListRequest → ListAnswer<FbaReplacementRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function replacements(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaReplacementRow>> {
  return askList<FbaReplacementRow>(transport, FAMILY, CALLS.replacements, FAMILY.resources['replacements']!, body, options)
}
