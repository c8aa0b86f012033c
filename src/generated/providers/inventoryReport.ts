/**
 * 库存成本报表：65 个接口已建成，2 个待建。
 * Written by `npm run codegen` from schemas/endpoints/inventoryReport.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { CostFlowFigures } from '../../../contract/generated/datasets/cost_flow'
import type { FbaCostFlowFigures } from '../../../contract/generated/datasets/fba_cost_flow'
import type { FbaFlowFigures } from '../../../contract/generated/datasets/fba_flow'
import type { FbaLedgerCheckFigures } from '../../../contract/generated/datasets/fba_ledger_check'
import type { FbaLossesFigures } from '../../../contract/generated/datasets/fba_losses'
import type { FbaMonthsFigures } from '../../../contract/generated/datasets/fba_months'
import type { FbaOpeningCheckFigures } from '../../../contract/generated/datasets/fba_opening_check'
import type { CostAdjustAdd, CostAdjustKey, CostAdjustRow } from '../../../contract/generated/entities/cost_adjust'
import type { CostFeeAdd, CostFeeEdit, CostFeeKey, CostFeeRow } from '../../../contract/generated/entities/cost_fee'
import type { CostFeeItemRow } from '../../../contract/generated/entities/cost_fee_item'
import type { CostLayerEdit, CostLayerRow } from '../../../contract/generated/entities/cost_layer'
import type { CostLineEdit, CostLineRow } from '../../../contract/generated/entities/cost_line'
import type { CostUseEdit, CostUseRow } from '../../../contract/generated/entities/cost_use'
import type { FbaCostOpeningAdd, FbaCostOpeningEdit, FbaCostOpeningKey, FbaCostOpeningRow } from '../../../contract/generated/entities/fba_cost_opening'
import type { FbaInventoryRow } from '../../../contract/generated/entities/fba_inventory'
import type { FbaLayerEdit, FbaLayerRow } from '../../../contract/generated/entities/fba_layer'
import type { FbaLedgerRow } from '../../../contract/generated/entities/fba_ledger'
import type { FbaLedgerMonthEdit, FbaLedgerMonthRow } from '../../../contract/generated/entities/fba_ledger_month'
import type { FbaLedgerOpeningRow } from '../../../contract/generated/entities/fba_ledger_opening'
import type { FbaLossEdit, FbaLossRow } from '../../../contract/generated/entities/fba_loss'
import type { FbaReservedRow } from '../../../contract/generated/entities/fba_reserved'
import type { FbaUseRow } from '../../../contract/generated/entities/fba_use'
import type { FixedCostAdd, FixedCostEdit, FixedCostKey, FixedCostRow } from '../../../contract/generated/entities/fixed_cost'
import type { ReportFileRow } from '../../../contract/generated/entities/report_file'
import type { SkuFbaRow } from '../../../contract/generated/entities/sku_fba'
import type {
  FeeStepRequest, GetFIFOStartDateRequest, GetFIFOStartDateResponse, GetFIFOStartDateV2Request, GetFIFOStartDateV2Response,
  GetMonthsOfHasDatasRequest, GetMonthsOfHasDatasResponse, GetMonthsOfHasDatasV2Request, GetMonthsOfHasDatasV2Response,
  GetReportTypeRequest, GetReportTypeResponse, GetReportTypeV2Request, GetReportTypeV2Response, GetTemplateRequest, GetTemplateV2Request,
  ImportInventoryCostRequest, ImportInventoryCostResponse, ImportInventoryCostV2Request, ImportInventoryCostV2Response,
  ImportToQueueRequest, ImportToQueueResponse, ImportToQueueV2Request, ImportToQueueV2Response, OpenBatchCostRequest, OpenBatchCostResponse,
  OpenBatchCostV2Request, OpenBatchCostV2Response,
} from '../../../contract/generated/families/inventoryReport'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  list: {
    family: 'inventoryReport', call: 'list', method: 'POST', path: '/fba/api/v1/inventory_report/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ledgerCheck: {
    family: 'inventoryReport', call: 'ledgerCheck', method: 'POST', path: '/fba/api/v1/inventory_report/check', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reserved: {
    family: 'inventoryReport', call: 'reserved', method: 'POST', path: '/fba/api/v1/inventory_report/reserved', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  snapshots: {
    family: 'inventoryReport', call: 'snapshots', method: 'POST', path: '/fba/api/v1/inventory_report/snapshots', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  ledger: {
    family: 'inventoryReport', call: 'ledger', method: 'POST', path: '/fba/api/v1/inventory_report/ledger', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ledgerMonths: {
    family: 'inventoryReport', call: 'ledgerMonths', method: 'POST', path: '/fba/api/v1/inventory_report/months', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  ledgerMonthEdit: {
    family: 'inventoryReport', call: 'ledgerMonthEdit', method: 'POST', path: '/fba/api/v1/inventory_report/monthEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  ledgerFlow: {
    family: 'inventoryReport', call: 'ledgerFlow', method: 'POST', path: '/fba/api/v1/inventory_report/flow', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ledgerOpenings: {
    family: 'inventoryReport', call: 'ledgerOpenings', method: 'POST', path: '/fba/api/v1/inventory_report/openings', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  lossReport: {
    family: 'inventoryReport', call: 'lossReport', method: 'POST', path: '/fba/api/v1/inventory_report/lossReport', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  lossEdit: {
    family: 'inventoryReport', call: 'lossEdit', method: 'POST', path: '/fba/api/v1/inventory_report/lossEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  losses: {
    family: 'inventoryReport', call: 'losses', method: 'POST', path: '/fba/api/v1/inventory_report/losses', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  ini: {
    family: 'inventoryReport', call: 'ini', method: 'POST', path: '/fba/api/v1/inventory_report/ini', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  iniEdit: {
    family: 'inventoryReport', call: 'iniEdit', method: 'POST', path: '/fba/api/v1/inventory_report/iniEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diagnose: {
    family: 'inventoryReport', call: 'diagnose', method: 'POST', path: '/fba/api/v1/inventory_report/diagnose', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  importQueue: {
    family: 'inventoryReport', call: 'importQueue', method: 'POST', path: '/fba/api/v1/inventory_report/importQueue', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  getTemplate: {
    family: 'inventoryReport', call: 'getTemplate', method: 'POST', path: '/fba/api/v1/inventory_report/getTemplate', client: 'erp',
    wire: 'erp', body: 'json', answer: 'binary', writes: false,
  },
  getReportType: {
    family: 'inventoryReport', call: 'getReportType', method: 'POST', path: '/fba/api/v1/inventory_report/getReportType', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  getFIFOStartDate: {
    family: 'inventoryReport', call: 'getFIFOStartDate', method: 'POST', path: '/fba/api/v1/inventory_report/getFIFOStartDate',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  openBatchCost: {
    family: 'inventoryReport', call: 'openBatchCost', method: 'POST', path: '/fba/api/v1/inventory_report/openBatchCost', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getMonthsOfHasDatas: {
    family: 'inventoryReport', call: 'getMonthsOfHasDatas', method: 'POST', path: '/fba/api/v1/inventory_report/getMonthsOfHasDatas',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  importInventoryCost: {
    family: 'inventoryReport', call: 'importInventoryCost', method: 'POST', path: '/fba/api/v1/inventory_report/importInventoryCost',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  importToQueue: {
    family: 'inventoryReport', call: 'importToQueue', method: 'POST', path: '/fba/api/v1/inventory_report/import2Queue', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  listV2: {
    family: 'inventoryReport', call: 'listV2', method: 'POST', path: '/fba/api/v2/inventory_report/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  iniV2: {
    family: 'inventoryReport', call: 'iniV2', method: 'POST', path: '/fba/api/v2/inventory_report/ini', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  iniEditV2: {
    family: 'inventoryReport', call: 'iniEditV2', method: 'POST', path: '/fba/api/v2/inventory_report/iniEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diagnoseV2: {
    family: 'inventoryReport', call: 'diagnoseV2', method: 'POST', path: '/fba/api/v2/inventory_report/diagnose', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  importQueueV2: {
    family: 'inventoryReport', call: 'importQueueV2', method: 'POST', path: '/fba/api/v2/inventory_report/importQueue', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  getTemplateV2: {
    family: 'inventoryReport', call: 'getTemplateV2', method: 'POST', path: '/fba/api/v2/inventory_report/getTemplate', client: 'erp',
    wire: 'erp', body: 'json', answer: 'binary', writes: false,
  },
  getReportTypeV2: {
    family: 'inventoryReport', call: 'getReportTypeV2', method: 'POST', path: '/fba/api/v2/inventory_report/getReportType', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  getFIFOStartDateV2: {
    family: 'inventoryReport', call: 'getFIFOStartDateV2', method: 'POST', path: '/fba/api/v2/inventory_report/getFIFOStartDate',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  openBatchCostV2: {
    family: 'inventoryReport', call: 'openBatchCostV2', method: 'POST', path: '/fba/api/v2/inventory_report/openBatchCost', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  getMonthsOfHasDatasV2: {
    family: 'inventoryReport', call: 'getMonthsOfHasDatasV2', method: 'POST', path: '/fba/api/v2/inventory_report/getMonthsOfHasDatas',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  importInventoryCostV2: {
    family: 'inventoryReport', call: 'importInventoryCostV2', method: 'POST', path: '/fba/api/v2/inventory_report/importInventoryCost',
    client: 'erp', wire: 'erp', body: 'multipart', answer: 'json', writes: true,
  },
  importToQueueV2: {
    family: 'inventoryReport', call: 'importToQueueV2', method: 'POST', path: '/fba/api/v2/inventory_report/import2Queue', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaBatches: {
    family: 'inventoryReport', call: 'fbaBatches', method: 'POST', path: '/fba/api/v1/inventory_report/fbaBatches', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaUses: {
    family: 'inventoryReport', call: 'fbaUses', method: 'POST', path: '/fba/api/v1/inventory_report/fbaUses', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fbaCostFlow: {
    family: 'inventoryReport', call: 'fbaCostFlow', method: 'POST', path: '/fba/api/v1/inventory_report/fbaCostFlow', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  batchSay: {
    family: 'inventoryReport', call: 'batchSay', method: 'POST', path: '/fba/api/v1/inventory_report/batchSay', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaBatchSay: {
    family: 'inventoryReport', call: 'fbaBatchSay', method: 'POST', path: '/fba/api/v1/inventory_report/fbaBatchSay', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaOpeningCheck: {
    family: 'inventoryReport', call: 'fbaOpeningCheck', method: 'POST', path: '/fba/api/v1/inventory_report/fbaOpeningCheck', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  skuFba: {
    family: 'inventoryReport', call: 'skuFba', method: 'POST', path: '/fba/api/v1/inventory_report/skuFba', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  useSay: {
    family: 'inventoryReport', call: 'useSay', method: 'POST', path: '/fba/api/v1/inventory_report/useSay', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  lineSay: {
    family: 'inventoryReport', call: 'lineSay', method: 'POST', path: '/fba/api/v1/inventory_report/lineSay', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  fbaOpeningList: {
    family: 'inventoryReport', call: 'fbaOpeningList', method: 'POST', path: '/fba/api/v1/inventory_report/fbaOpeningList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fbaOpeningAdd: {
    family: 'inventoryReport', call: 'fbaOpeningAdd', method: 'POST', path: '/fba/api/v1/inventory_report/fbaOpeningAdd', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaOpeningEdit: {
    family: 'inventoryReport', call: 'fbaOpeningEdit', method: 'POST', path: '/fba/api/v1/inventory_report/fbaOpeningEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fbaOpeningRemove: {
    family: 'inventoryReport', call: 'fbaOpeningRemove', method: 'POST', path: '/fba/api/v1/inventory_report/fbaOpeningRemove',
    client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fixedCostList: {
    family: 'inventoryReport', call: 'fixedCostList', method: 'POST', path: '/fba/api/v1/inventory_report/fixedCostList', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  fixedCostAdd: {
    family: 'inventoryReport', call: 'fixedCostAdd', method: 'POST', path: '/fba/api/v1/inventory_report/fixedCostAdd', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fixedCostEdit: {
    family: 'inventoryReport', call: 'fixedCostEdit', method: 'POST', path: '/fba/api/v1/inventory_report/fixedCostEdit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fixedCostRemove: {
    family: 'inventoryReport', call: 'fixedCostRemove', method: 'POST', path: '/fba/api/v1/inventory_report/fixedCostRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  batches: {
    family: 'inventoryReport', call: 'batches', method: 'POST', path: '/fba/api/v1/inventory_report/batches', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  batchLines: {
    family: 'inventoryReport', call: 'batchLines', method: 'POST', path: '/fba/api/v1/inventory_report/batchLines', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adjusts: {
    family: 'inventoryReport', call: 'adjusts', method: 'POST', path: '/fba/api/v1/inventory_report/adjusts', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adjustAdd: {
    family: 'inventoryReport', call: 'adjustAdd', method: 'POST', path: '/fba/api/v1/inventory_report/adjustAdd', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  adjustRemove: {
    family: 'inventoryReport', call: 'adjustRemove', method: 'POST', path: '/fba/api/v1/inventory_report/adjustRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  fees: {
    family: 'inventoryReport', call: 'fees', method: 'POST', path: '/fba/api/v1/inventory_report/fees', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  fee: {
    family: 'inventoryReport', call: 'fee', method: 'POST', path: '/fba/api/v1/inventory_report/fee', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeItems: {
    family: 'inventoryReport', call: 'feeItems', method: 'POST', path: '/fba/api/v1/inventory_report/feeItems', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  feeAdd: {
    family: 'inventoryReport', call: 'feeAdd', method: 'POST', path: '/fba/api/v1/inventory_report/feeAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feeEdit: {
    family: 'inventoryReport', call: 'feeEdit', method: 'POST', path: '/fba/api/v1/inventory_report/feeEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  feeRemove: {
    family: 'inventoryReport', call: 'feeRemove', method: 'POST', path: '/fba/api/v1/inventory_report/feeRemove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  feeStep: {
    family: 'inventoryReport', call: 'feeStep', method: 'POST', path: '/fba/api/v1/inventory_report/feeStep', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  batchUses: {
    family: 'inventoryReport', call: 'batchUses', method: 'POST', path: '/fba/api/v1/inventory_report/batchUses', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'inventoryReport',
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
    list: {
      list: CALLS.list,
      key: [],
      decimals: ['ending_value', 'mean_qty', 'stock_days', 'turnover_rate', 'turnover_day'],
      integers: [
        'ending_warehouse_balance', 'in_transit_between', 'receipts', 'customer_shipments', 'customer_returns', 'vendor_returns',
        'warehouse_transfer', 'found', 'lost', 'damaged', 'disposed', 'other_events', 'unknown_events', 'difference',
        'starting_warehouse_balance', 'sold',
      ],
      texts: ['pool', 'shop', 'fnsku', 'asin'],
    },
    ledgerCheck: {
      list: CALLS.ledgerCheck,
      key: [],
      decimals: [],
      integers: [
        'starting', 'ending', 'unexplained', 'expected', 'moved', 'detail_qty', 'detail_gap', 'next_starting', 'carried_gap',
      ],
      texts: ['shop', 'pool'],
    },
    reserved: {
      list: CALLS.reserved,
      key: ['id'],
      decimals: [],
      integers: ['line_no', 'reserved_qty', 'customer_orders', 'fc_transfers', 'fc_processing', 'staging'],
      texts: ['id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'product.asin', 'product.parent_asin'],
    },
    snapshots: {
      list: CALLS.snapshots,
      key: ['id'],
      decimals: ['price', 'stock_value', 'unit_volume', 'cost.unit_cost'],
      integers: [
        'line_no', 'mfn_qty', 'warehouse_qty', 'sellable_qty', 'unsellable_qty', 'reserved_qty', 'total_qty', 'inbound_working',
        'inbound_shipped', 'inbound_receiving', 'researching_qty', 'future_supply', 'future_buyable', 'sellable_local', 'sellable_remote',
        'fc_transfer_qty', 'onhand_buyable',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'fnsku', 'asin', 'shop.pool_id', 'shop.owner', 'product.asin', 'product.parent_asin',
        'product.leader', 'product.specialist', 'product.assistant', 'product.developer', 'product.category_id', 'product.brand_id',
        'product.spu_id',
      ],
    },
    ledger: {
      list: CALLS.ledger,
      key: ['id'],
      decimals: [],
      integers: ['line_no', 'quantity', 'reconciled_qty', 'unreconciled_qty'],
      texts: [
        'id', 'import_id', 'shop_id', 'pool_id', 'fnsku', 'asin', 'product.id', 'product.asin', 'product.parent_asin',
      ],
    },
    ledgerMonths: {
      list: CALLS.ledgerMonths,
      edit: CALLS.ledgerMonthEdit,
      key: ['id'],
      decimals: ['ending_value', 'mean_qty', 'stock_days', 'cost.unit_cost'],
      integers: [
        'line_no', 'starting_qty', 'in_transit_qty', 'receipts', 'customer_shipments', 'customer_returns', 'vendor_returns',
        'warehouse_transfer', 'found', 'lost', 'damaged', 'disposed', 'other_events', 'unknown_events', 'ending_qty', 'difference',
      ],
      texts: [
        'id', 'import_id', 'shop_id', 'pool_id', 'fnsku', 'asin', 'shop.owner', 'product.id', 'product.asin', 'product.parent_asin',
        'product.category_id', 'then.leader', 'then.specialist', 'then.assistant', 'then.developer',
      ],
    },
    ledgerFlow: {
      list: CALLS.ledgerFlow,
      key: [],
      decimals: [],
      integers: [
        'opening_qty', 'quantity', 'receipts', 'customer_shipments', 'customer_returns', 'vendor_returns', 'warehouse_transfer', 'found',
        'lost', 'damaged', 'disposed', 'other_events', 'opening_all', 'moved_all', 'closing', 'starting',
      ],
      texts: ['pool', 'shop', 'fnsku', 'asin'],
    },
    ledgerOpenings: {
      list: CALLS.ledgerOpenings,
      key: ['id'],
      decimals: [],
      integers: ['quantity'],
      texts: ['id', 'shop_id', 'pool_id', 'fnsku', 'asin'],
    },
    lossReport: {
      list: CALLS.lossReport,
      key: [],
      decimals: ['found_rate'],
      integers: ['lost_qty', 'found_qty', 'open_qty', 'events'],
      texts: ['pool', 'shop', 'fnsku'],
    },
    losses: {
      list: CALLS.losses,
      edit: CALLS.lossEdit,
      key: ['id'],
      decimals: ['claim.est_amount', 'claim.actual_amount', 'product.price'],
      integers: ['lost_qty', 'found_qty', 'open_qty', 'days_left', 'claim.reimbursed_qty'],
      texts: ['id', 'shop_id', 'pool_id', 'fnsku', 'asin'],
    },
    ini: {
      list: CALLS.ini,
      key: ['id'],
      decimals: [],
      integers: ['quantity'],
      texts: ['id', 'shop_id', 'pool_id', 'fnsku', 'asin'],
    },
    diagnose: {
      list: CALLS.diagnose,
      edit: CALLS.batchSay,
      key: ['id'],
      decimals: [
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'cost', 'estimate_cost', 'used_cost', 'diff_cost', 'left_cost',
        'unit_purchase', 'unit_head', 'unit_package', 'unit_other', 'unit_cost',
      ],
      integers: [
        'in_qty', 'cut_qty', 'cum', 'used_qty', 'missing_qty', 'left_qty', 'line_count', 'left_age', 'age_days',
      ],
      texts: ['id', 'sku_id', 'pool_id', 'warehouse_id', 'entry_id', 'doc_id', 'doc_line', 'sku.category_id'],
    },
    importQueue: {
      list: CALLS.importQueue,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    listV2: {
      list: CALLS.listV2,
      key: [],
      decimals: [
        'in_amount', 'diff_amount', 'out_amount', 'out_purchase', 'out_head', 'out_package', 'out_other', 'in_all', 'out_all', 'diff_all',
        'end_amount', 'begin_amount', 'turnover_days', 'unit_in', 'unit_out', 'unit_end',
      ],
      integers: [
        'in_qty', 'out_qty', 'missing_qty', 'purchase_in', 'return_in', 'process_in', 'other_in', 'sale_out', 'fba_out', 'other_out',
        'in_qty_all', 'out_qty_all', 'end_qty', 'begin_qty',
      ],
      texts: ['category'],
    },
    iniV2: {
      list: CALLS.iniV2,
      add: CALLS.fbaOpeningAdd,
      edit: CALLS.iniEdit,
      remove: CALLS.fbaOpeningRemove,
      key: ['id'],
      decimals: ['purchase_cost', 'head_cost', 'package_cost', 'other_cost'],
      integers: [],
      texts: ['id', 'shop_id', 'shop.pool_id', 'product.asin'],
    },
    diagnoseV2: {
      list: CALLS.diagnoseV2,
      edit: CALLS.batchSay,
      key: ['id'],
      decimals: [
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'cost', 'estimate_cost', 'used_cost', 'diff_cost', 'left_cost',
        'unit_purchase', 'unit_head', 'unit_package', 'unit_other', 'unit_cost',
      ],
      integers: [
        'in_qty', 'cut_qty', 'cum', 'used_qty', 'missing_qty', 'left_qty', 'line_count', 'left_age', 'age_days',
      ],
      texts: ['id', 'sku_id', 'pool_id', 'warehouse_id', 'entry_id', 'doc_id', 'doc_line', 'sku.category_id'],
    },
    importQueueV2: {
      list: CALLS.importQueueV2,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    fbaBatches: {
      list: CALLS.fbaBatches,
      edit: CALLS.fbaBatchSay,
      key: ['id'],
      decimals: [
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'cost', 'used_cost', 'left_cost', 'unit_purchase', 'unit_head',
        'unit_cost',
      ],
      integers: ['in_qty', 'used_qty', 'left_qty'],
      texts: ['id', 'pool_id', 'shop_id', 'batch_id', 'product.id', 'product.asin', 'product.specialist'],
    },
    fbaUses: {
      list: CALLS.fbaUses,
      key: ['id'],
      decimals: ['purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'amount'],
      integers: ['qty', 'missing_qty'],
      texts: ['id', 'layer_id', 'pool_id', 'shop_id', 'product.id', 'product.asin'],
    },
    fbaCostFlow: {
      list: CALLS.fbaCostFlow,
      key: [],
      decimals: [
        'in_purchase', 'in_head', 'in_package', 'in_other', 'in_amount', 'out_purchase', 'out_head', 'out_package', 'out_other',
        'out_amount', 'unit_out', 'diff_amount',
      ],
      integers: ['in_qty', 'out_qty', 'missing_qty'],
      texts: ['shop', 'pool'],
    },
    fbaOpeningCheck: {
      list: CALLS.fbaOpeningCheck,
      key: [],
      decimals: [],
      integers: ['batch_qty', 'ledger_qty', 'difference'],
      texts: ['shop', 'pool'],
    },
    skuFba: {
      list: CALLS.skuFba,
      key: ['id'],
      decimals: [],
      integers: [
        'sellable_qty', 'reserved_qty', 'unsellable_qty', 'warehouse_qty', 'inbound_qty', 'sku.good_qty', 'sku.held_qty', 'sku.transit_qty',
        'sku.sent_qty', 'sku.onway_qty',
      ],
      texts: ['id', 'sku_id', 'pool_id'],
    },
    fbaOpeningList: {
      list: CALLS.fbaOpeningList,
      add: CALLS.fbaOpeningAdd,
      edit: CALLS.iniEdit,
      remove: CALLS.fbaOpeningRemove,
      key: ['id'],
      decimals: ['purchase_cost', 'head_cost', 'package_cost', 'other_cost'],
      integers: [],
      texts: ['id', 'shop_id', 'shop.pool_id', 'product.asin'],
    },
    fixedCostList: {
      list: CALLS.fixedCostList,
      add: CALLS.fixedCostAdd,
      edit: CALLS.fixedCostEdit,
      remove: CALLS.fixedCostRemove,
      key: ['id'],
      decimals: ['unit_cost'],
      integers: [],
      texts: ['id', 'sku_id'],
    },
    batches: {
      list: CALLS.batches,
      edit: CALLS.batchSay,
      key: ['id'],
      decimals: [
        'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'cost', 'estimate_cost', 'used_cost', 'diff_cost', 'left_cost',
        'unit_purchase', 'unit_head', 'unit_package', 'unit_other', 'unit_cost',
      ],
      integers: [
        'in_qty', 'cut_qty', 'cum', 'used_qty', 'missing_qty', 'left_qty', 'line_count', 'left_age', 'age_days',
      ],
      texts: ['id', 'sku_id', 'pool_id', 'warehouse_id', 'entry_id', 'doc_id', 'doc_line', 'sku.category_id'],
    },
    batchLines: {
      list: CALLS.batchLines,
      edit: CALLS.lineSay,
      key: ['id'],
      decimals: ['amount', 'rate', 'base_amount', 'diff_amount'],
      integers: ['layer.in_qty'],
      texts: ['id', 'layer_id', 'sku_id', 'doc_id', 'doc_line', 'reverses_id', 'creator', 'sku.category_id'],
    },
    adjusts: {
      list: CALLS.adjusts,
      add: CALLS.adjustAdd,
      remove: CALLS.adjustRemove,
      key: ['id'],
      decimals: ['unit_cost'],
      integers: ['layer.in_qty'],
      texts: ['id', 'layer_id', 'sku_id', 'creator'],
    },
    fees: {
      list: CALLS.fees,
      get: CALLS.fee,
      add: CALLS.feeAdd,
      edit: CALLS.feeEdit,
      remove: CALLS.feeRemove,
      key: ['id'],
      decimals: ['amount'],
      integers: ['layer_count', 'qty'],
      texts: ['id', 'creator'],
    },
    feeItems: {
      list: CALLS.feeItems,
      key: ['id'],
      decimals: ['share'],
      integers: ['layer_qty', 'layer.in_qty'],
      texts: ['id', 'fee_id', 'layer_id', 'sku_id'],
    },
    batchUses: {
      list: CALLS.batchUses,
      edit: CALLS.useSay,
      key: ['id'],
      decimals: ['amount', 'parted_amount', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'unit_cost'],
      integers: ['qty', 'pos', 'before_qty', 'missing_qty'],
      texts: [
        'id', 'layer_id', 'entry_id', 'sku_id', 'pool_id', 'warehouse_id', 'doc_id', 'doc_line', 'sku.category_id',
      ],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4db7cea92471'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [
  'recount',
  'recountV2',
] as const

/** 库存成本报表: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 亚马逊月度库存：期初、变动、期末、差异与周转
 * POST /fba/api/v1/inventory_report/list · ListRequest → ListAnswer<FbaMonthsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function list(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaMonthsFigures>> {
  return askList<FbaMonthsFigures>(transport, FAMILY, CALLS.list, FAMILY.resources['list']!, body, options)
}

/**
 * 亚马逊库存核对：汇总、明细与结转
 * POST /fba/api/v1/inventory_report/check · ListRequest → ListAnswer<FbaLedgerCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLedgerCheckFigures>> {
  return askList<FbaLedgerCheckFigures>(transport, FAMILY, CALLS.ledgerCheck, FAMILY.resources['ledgerCheck']!, body, options)
}

/**
 * FBA预留库存的每日快照
 * POST /fba/api/v1/inventory_report/reserved · ListRequest → ListAnswer<FbaReservedRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reserved(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaReservedRow>> {
  return askList<FbaReservedRow>(transport, FAMILY, CALLS.reserved, FAMILY.resources['reserved']!, body, options)
}

/**
 * FBA库存的每日快照
 * POST /fba/api/v1/inventory_report/snapshots · ListRequest → ListAnswer<FbaInventoryRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function snapshots(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaInventoryRow>> {
  return askList<FbaInventoryRow>(transport, FAMILY, CALLS.snapshots, FAMILY.resources['snapshots']!, body, options)
}

/**
 * 亚马逊库存流水
 * POST /fba/api/v1/inventory_report/ledger · ListRequest → ListAnswer<FbaLedgerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledger(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLedgerRow>> {
  return askList<FbaLedgerRow>(transport, FAMILY, CALLS.ledger, FAMILY.resources['ledger']!, body, options)
}

/**
 * 亚马逊月度库存的报告行
 * POST /fba/api/v1/inventory_report/months · ListRequest → ListAnswer<FbaLedgerMonthRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerMonths(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLedgerMonthRow>> {
  return askList<FbaLedgerMonthRow>(transport, FAMILY, CALLS.ledgerMonths, FAMILY.resources['ledgerMonths']!, body, options)
}

/**
 * 给月度库存的行备注
 * POST /fba/api/v1/inventory_report/monthEdit · FbaLedgerMonthEdit → FbaLedgerMonthRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerMonthEdit(transport: Transport, body: FbaLedgerMonthEdit, options?: CallOptions): Promise<FbaLedgerMonthRow> {
  return transport.call<FbaLedgerMonthRow>(CALLS.ledgerMonthEdit, body, options)
}

/**
 * 亚马逊库存逐日收发与结存
 * POST /fba/api/v1/inventory_report/flow · ListRequest → ListAnswer<FbaFlowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerFlow(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaFlowFigures>> {
  return askList<FbaFlowFigures>(transport, FAMILY, CALLS.ledgerFlow, FAMILY.resources['ledgerFlow']!, body, options)
}

/**
 * 亚马逊库存期初
 * POST /fba/api/v1/inventory_report/openings · ListRequest → ListAnswer<FbaLedgerOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ledgerOpenings(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLedgerOpeningRow>> {
  return askList<FbaLedgerOpeningRow>(transport, FAMILY, CALLS.ledgerOpenings, FAMILY.resources['ledgerOpenings']!, body, options)
}

/**
 * 亚马逊丢失与损坏的汇总
 * POST /fba/api/v1/inventory_report/lossReport · ListRequest → ListAnswer<FbaLossesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function lossReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLossesFigures>> {
  return askList<FbaLossesFigures>(transport, FAMILY, CALLS.lossReport, FAMILY.resources['lossReport']!, body, options)
}

/**
 * 给丢失与损坏备注
 * POST /fba/api/v1/inventory_report/lossEdit · FbaLossEdit → FbaLossRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function lossEdit(transport: Transport, body: FbaLossEdit, options?: CallOptions): Promise<FbaLossRow> {
  return transport.call<FbaLossRow>(CALLS.lossEdit, body, options)
}

/**
 * 亚马逊丢失与损坏，和之后找到的
 * POST /fba/api/v1/inventory_report/losses · ListRequest → ListAnswer<FbaLossRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function losses(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLossRow>> {
  return askList<FbaLossRow>(transport, FAMILY, CALLS.losses, FAMILY.resources['losses']!, body, options)
}

/**
 * 期初数据
 * POST /fba/api/v1/inventory_report/ini · ListRequest → ListAnswer<FbaLedgerOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ini(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLedgerOpeningRow>> {
  return askList<FbaLedgerOpeningRow>(transport, FAMILY, CALLS.ini, FAMILY.resources['ini']!, body, options)
}

/**
 * 编辑期初
 * POST /fba/api/v1/inventory_report/iniEdit · FbaCostOpeningEdit → FbaCostOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function iniEdit(transport: Transport, body: FbaCostOpeningEdit, options?: CallOptions): Promise<FbaCostOpeningRow> {
  return transport.call<FbaCostOpeningRow>(CALLS.iniEdit, body, options)
}

/**
 * 成本诊断
 * POST /fba/api/v1/inventory_report/diagnose · ListRequest → ListAnswer<CostLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diagnose(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostLayerRow>> {
  return askList<CostLayerRow>(transport, FAMILY, CALLS.diagnose, FAMILY.resources['diagnose']!, body, options)
}

/**
 * 导入队列
 * POST /fba/api/v1/inventory_report/importQueue · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importQueue(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.importQueue, FAMILY.resources['importQueue']!, body, options)
}

/**
 * 期初成本的导入模板
 * POST /fba/api/v1/inventory_report/getTemplate · GetTemplateRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getTemplate(transport: Transport, body: GetTemplateRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.getTemplate, body, options)
}

/**
 * 报表类型
 * POST /fba/api/v1/inventory_report/getReportType · GetReportTypeRequest → GetReportTypeResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getReportType(transport: Transport, body: GetReportTypeRequest = {}, options?: CallOptions): Promise<GetReportTypeResponse> {
  return transport.call<GetReportTypeResponse>(CALLS.getReportType, body, options)
}

/**
 * 成本计价设置
 * POST /fba/api/v1/inventory_report/getFIFOStartDate · GetFIFOStartDateRequest → GetFIFOStartDateResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getFIFOStartDate(transport: Transport, body: GetFIFOStartDateRequest = {}, options?: CallOptions): Promise<GetFIFOStartDateResponse> {
  return transport.call<GetFIFOStartDateResponse>(CALLS.getFIFOStartDate, body, options)
}

/**
 * 保存成本计价设置
 * POST /fba/api/v1/inventory_report/openBatchCost · OpenBatchCostRequest → OpenBatchCostResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function openBatchCost(transport: Transport, body: OpenBatchCostRequest, options?: CallOptions): Promise<OpenBatchCostResponse> {
  return transport.call<OpenBatchCostResponse>(CALLS.openBatchCost, body, options)
}

/**
 * 有数据月份
 * POST /fba/api/v1/inventory_report/getMonthsOfHasDatas · GetMonthsOfHasDatasRequest → GetMonthsOfHasDatasResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getMonthsOfHasDatas(transport: Transport, body: GetMonthsOfHasDatasRequest = {}, options?: CallOptions): Promise<GetMonthsOfHasDatasResponse> {
  return transport.call<GetMonthsOfHasDatasResponse>(CALLS.getMonthsOfHasDatas, body, options)
}

/**
 * 上传填好的期初成本表，逐行检查，不写入
 * POST /fba/api/v1/inventory_report/importInventoryCost (multipart) · ImportInventoryCostRequest → ImportInventoryCostResponse.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importInventoryCost(transport: Transport, body: ImportInventoryCostRequest, options?: CallOptions): Promise<ImportInventoryCostResponse> {
  return transport.call<ImportInventoryCostResponse>(CALLS.importInventoryCost, body, options)
}

/**
 * 写入检查过的期初成本，行数多时成为任务
 * POST /fba/api/v1/inventory_report/import2Queue · ImportToQueueRequest → ImportToQueueResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importToQueue(transport: Transport, body: ImportToQueueRequest, options?: CallOptions): Promise<ImportToQueueResponse> {
  return transport.call<ImportToQueueResponse>(CALLS.importToQueue, body, options)
}

/**
 * 库存/成本报表(v2)
 * POST /fba/api/v2/inventory_report/list · ListRequest → ListAnswer<CostFlowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function listV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostFlowFigures>> {
  return askList<CostFlowFigures>(transport, FAMILY, CALLS.listV2, FAMILY.resources['listV2']!, body, options)
}

/**
 * 期初数据(v2)
 * POST /fba/api/v2/inventory_report/ini · ListRequest → ListAnswer<FbaCostOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function iniV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaCostOpeningRow>> {
  return askList<FbaCostOpeningRow>(transport, FAMILY, CALLS.iniV2, FAMILY.resources['iniV2']!, body, options)
}

/**
 * 编辑期初(v2)
 * POST /fba/api/v2/inventory_report/iniEdit · FbaCostOpeningEdit → FbaCostOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function iniEditV2(transport: Transport, body: FbaCostOpeningEdit, options?: CallOptions): Promise<FbaCostOpeningRow> {
  return transport.call<FbaCostOpeningRow>(CALLS.iniEditV2, body, options)
}

/**
 * 成本诊断(v2)
 * POST /fba/api/v2/inventory_report/diagnose · ListRequest → ListAnswer<CostLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diagnoseV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostLayerRow>> {
  return askList<CostLayerRow>(transport, FAMILY, CALLS.diagnoseV2, FAMILY.resources['diagnoseV2']!, body, options)
}

/**
 * 导入队列(v2)
 * POST /fba/api/v2/inventory_report/importQueue · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importQueueV2(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.importQueueV2, FAMILY.resources['importQueueV2']!, body, options)
}

/**
 * 期初成本的导入模板（v2）
 * POST /fba/api/v2/inventory_report/getTemplate · GetTemplateV2Request → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getTemplateV2(transport: Transport, body: GetTemplateV2Request, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.getTemplateV2, body, options)
}

/**
 * 报表类型(v2)
 * POST /fba/api/v2/inventory_report/getReportType · GetReportTypeV2Request → GetReportTypeV2Response.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getReportTypeV2(transport: Transport, body: GetReportTypeV2Request = {}, options?: CallOptions): Promise<GetReportTypeV2Response> {
  return transport.call<GetReportTypeV2Response>(CALLS.getReportTypeV2, body, options)
}

/**
 * FIFO起始(v2)
 * POST /fba/api/v2/inventory_report/getFIFOStartDate · GetFIFOStartDateV2Request → GetFIFOStartDateV2Response.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getFIFOStartDateV2(transport: Transport, body: GetFIFOStartDateV2Request = {}, options?: CallOptions): Promise<GetFIFOStartDateV2Response> {
  return transport.call<GetFIFOStartDateV2Response>(CALLS.getFIFOStartDateV2, body, options)
}

/**
 * 开启批次成本(v2)
 * POST /fba/api/v2/inventory_report/openBatchCost · OpenBatchCostV2Request → OpenBatchCostV2Response. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function openBatchCostV2(transport: Transport, body: OpenBatchCostV2Request, options?: CallOptions): Promise<OpenBatchCostV2Response> {
  return transport.call<OpenBatchCostV2Response>(CALLS.openBatchCostV2, body, options)
}

/**
 * 有数据月份(v2)
 * POST /fba/api/v2/inventory_report/getMonthsOfHasDatas · GetMonthsOfHasDatasV2Request → GetMonthsOfHasDatasV2Response.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function getMonthsOfHasDatasV2(
  transport: Transport, body: GetMonthsOfHasDatasV2Request = {}, options?: CallOptions,
): Promise<GetMonthsOfHasDatasV2Response> {
  return transport.call<GetMonthsOfHasDatasV2Response>(CALLS.getMonthsOfHasDatasV2, body, options)
}

/**
 * 上传填好的期初成本表，逐行检查，不写入（v2）
 * POST /fba/api/v2/inventory_report/importInventoryCost (multipart) · ImportInventoryCostV2Request → ImportInventoryCostV2Response.
 * Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importInventoryCostV2(transport: Transport, body: ImportInventoryCostV2Request, options?: CallOptions): Promise<ImportInventoryCostV2Response> {
  return transport.call<ImportInventoryCostV2Response>(CALLS.importInventoryCostV2, body, options)
}

/**
 * 写入检查过的期初成本，行数多时成为任务（v2）
 * POST /fba/api/v2/inventory_report/import2Queue · ImportToQueueV2Request → ImportToQueueV2Response. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importToQueueV2(transport: Transport, body: ImportToQueueV2Request, options?: CallOptions): Promise<ImportToQueueV2Response> {
  return transport.call<ImportToQueueV2Response>(CALLS.importToQueueV2, body, options)
}

/**
 * FBA批次
 * POST /fba/api/v1/inventory_report/fbaBatches · ListRequest → ListAnswer<FbaLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaBatches(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaLayerRow>> {
  return askList<FbaLayerRow>(transport, FAMILY, CALLS.fbaBatches, FAMILY.resources['fbaBatches']!, body, options)
}

/**
 * FBA批次的消耗明细
 * POST /fba/api/v1/inventory_report/fbaUses · ListRequest → ListAnswer<FbaUseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaUses(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaUseRow>> {
  return askList<FbaUseRow>(transport, FAMILY, CALLS.fbaUses, FAMILY.resources['fbaUses']!, body, options)
}

/**
 * FBA成本收发存：MSKU 逐月的入池、出池与结存
 * POST /fba/api/v1/inventory_report/fbaCostFlow · ListRequest → ListAnswer<FbaCostFlowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaCostFlow(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaCostFlowFigures>> {
  return askList<FbaCostFlowFigures>(transport, FAMILY, CALLS.fbaCostFlow, FAMILY.resources['fbaCostFlow']!, body, options)
}

/**
 * 忽略一个成本批次的诊断，写明原因
 * POST /fba/api/v1/inventory_report/batchSay · CostLayerEdit → CostLayerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchSay(transport: Transport, body: CostLayerEdit, options?: CallOptions): Promise<CostLayerRow> {
  return transport.call<CostLayerRow>(CALLS.batchSay, body, options)
}

/**
 * 忽略一个 FBA 批次的诊断，写明原因
 * POST /fba/api/v1/inventory_report/fbaBatchSay · FbaLayerEdit → FbaLayerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaBatchSay(transport: Transport, body: FbaLayerEdit, options?: CallOptions): Promise<FbaLayerRow> {
  return transport.call<FbaLayerRow>(CALLS.fbaBatchSay, body, options)
}

/**
 * FBA期初与亚马逊分类账核对
 * POST /fba/api/v1/inventory_report/fbaOpeningCheck · ListRequest → ListAnswer<FbaOpeningCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaOpeningCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaOpeningCheckFigures>> {
  return askList<FbaOpeningCheckFigures>(transport, FAMILY, CALLS.fbaOpeningCheck, FAMILY.resources['fbaOpeningCheck']!, body, options)
}

/**
 * 商品在各库存池的 FBA 库存
 * POST /fba/api/v1/inventory_report/skuFba · ListRequest → ListAnswer<SkuFbaRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuFba(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuFbaRow>> {
  return askList<SkuFbaRow>(transport, FAMILY, CALLS.skuFba, FAMILY.resources['skuFba']!, body, options)
}

/**
 * 忽略一笔没有批次的出库，写明原因
 * POST /fba/api/v1/inventory_report/useSay · CostUseEdit → CostUseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function useSay(transport: Transport, body: CostUseEdit, options?: CallOptions): Promise<CostUseRow> {
  return transport.call<CostUseRow>(CALLS.useSay, body, options)
}

/**
 * 忽略一笔缺汇率的成本，写明原因
 * POST /fba/api/v1/inventory_report/lineSay · CostLineEdit → CostLineRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function lineSay(transport: Transport, body: CostLineEdit, options?: CallOptions): Promise<CostLineRow> {
  return transport.call<CostLineRow>(CALLS.lineSay, body, options)
}

/**
 * FBA期初成本列表
 * POST /fba/api/v1/inventory_report/fbaOpeningList · ListRequest → ListAnswer<FbaCostOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaOpeningList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FbaCostOpeningRow>> {
  return askList<FbaCostOpeningRow>(transport, FAMILY, CALLS.fbaOpeningList, FAMILY.resources['fbaOpeningList']!, body, options)
}

/**
 * 新增FBA期初成本
 * POST /fba/api/v1/inventory_report/fbaOpeningAdd · FbaCostOpeningAdd → FbaCostOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaOpeningAdd(transport: Transport, body: FbaCostOpeningAdd, options?: CallOptions): Promise<FbaCostOpeningRow> {
  return transport.call<FbaCostOpeningRow>(CALLS.fbaOpeningAdd, body, options)
}

/**
 * 修改FBA期初成本
 * POST /fba/api/v1/inventory_report/fbaOpeningEdit · FbaCostOpeningEdit → FbaCostOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaOpeningEdit(transport: Transport, body: FbaCostOpeningEdit, options?: CallOptions): Promise<FbaCostOpeningRow> {
  return transport.call<FbaCostOpeningRow>(CALLS.fbaOpeningEdit, body, options)
}

/**
 * 删除FBA期初成本
 * POST /fba/api/v1/inventory_report/fbaOpeningRemove · FbaCostOpeningKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fbaOpeningRemove(transport: Transport, body: FbaCostOpeningKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fbaOpeningRemove, body, options)
}

/**
 * 固定成本列表
 * POST /fba/api/v1/inventory_report/fixedCostList · ListRequest → ListAnswer<FixedCostRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fixedCostList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FixedCostRow>> {
  return askList<FixedCostRow>(transport, FAMILY, CALLS.fixedCostList, FAMILY.resources['fixedCostList']!, body, options)
}

/**
 * 新增固定成本
 * POST /fba/api/v1/inventory_report/fixedCostAdd · FixedCostAdd → FixedCostRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fixedCostAdd(transport: Transport, body: FixedCostAdd, options?: CallOptions): Promise<FixedCostRow> {
  return transport.call<FixedCostRow>(CALLS.fixedCostAdd, body, options)
}

/**
 * 修改固定成本
 * POST /fba/api/v1/inventory_report/fixedCostEdit · FixedCostEdit → FixedCostRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fixedCostEdit(transport: Transport, body: FixedCostEdit, options?: CallOptions): Promise<FixedCostRow> {
  return transport.call<FixedCostRow>(CALLS.fixedCostEdit, body, options)
}

/**
 * 删除固定成本
 * POST /fba/api/v1/inventory_report/fixedCostRemove · FixedCostKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fixedCostRemove(transport: Transport, body: FixedCostKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.fixedCostRemove, body, options)
}

/**
 * 成本批次
 * POST /fba/api/v1/inventory_report/batches · ListRequest → ListAnswer<CostLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batches(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostLayerRow>> {
  return askList<CostLayerRow>(transport, FAMILY, CALLS.batches, FAMILY.resources['batches']!, body, options)
}

/**
 * 批次的成本明细
 * POST /fba/api/v1/inventory_report/batchLines · ListRequest → ListAnswer<CostLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchLines(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostLineRow>> {
  return askList<CostLineRow>(transport, FAMILY, CALLS.batchLines, FAMILY.resources['batchLines']!, body, options)
}

/**
 * 成本调整单列表
 * POST /fba/api/v1/inventory_report/adjusts · ListRequest → ListAnswer<CostAdjustRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adjusts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostAdjustRow>> {
  return askList<CostAdjustRow>(transport, FAMILY, CALLS.adjusts, FAMILY.resources['adjusts']!, body, options)
}

/**
 * 调整批次成本
 * POST /fba/api/v1/inventory_report/adjustAdd · CostAdjustAdd → CostAdjustRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adjustAdd(transport: Transport, body: CostAdjustAdd, options?: CallOptions): Promise<CostAdjustRow> {
  return transport.call<CostAdjustRow>(CALLS.adjustAdd, body, options)
}

/**
 * 删除成本调整单，冲回它的差额
 * POST /fba/api/v1/inventory_report/adjustRemove · CostAdjustKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adjustRemove(transport: Transport, body: CostAdjustKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.adjustRemove, body, options)
}

/**
 * 费用分摊单列表
 * POST /fba/api/v1/inventory_report/fees · ListRequest → ListAnswer<CostFeeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fees(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostFeeRow>> {
  return askList<CostFeeRow>(transport, FAMILY, CALLS.fees, FAMILY.resources['fees']!, body, options)
}

/**
 * 一张费用分摊单
 * POST /fba/api/v1/inventory_report/fee · CostFeeKey → CostFeeRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fee(transport: Transport, body: CostFeeKey, options?: CallOptions): Promise<CostFeeRow> {
  return transport.call<CostFeeRow>(CALLS.fee, body, options)
}

/**
 * 费用分摊到的批次
 * POST /fba/api/v1/inventory_report/feeItems · ListRequest → ListAnswer<CostFeeItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostFeeItemRow>> {
  return askList<CostFeeItemRow>(transport, FAMILY, CALLS.feeItems, FAMILY.resources['feeItems']!, body, options)
}

/**
 * 新增费用分摊单
 * POST /fba/api/v1/inventory_report/feeAdd · CostFeeAdd → CostFeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeAdd(transport: Transport, body: CostFeeAdd, options?: CallOptions): Promise<CostFeeRow> {
  return transport.call<CostFeeRow>(CALLS.feeAdd, body, options)
}

/**
 * 修改费用分摊单
 * POST /fba/api/v1/inventory_report/feeEdit · CostFeeEdit → CostFeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeEdit(transport: Transport, body: CostFeeEdit, options?: CallOptions): Promise<CostFeeRow> {
  return transport.call<CostFeeRow>(CALLS.feeEdit, body, options)
}

/**
 * 删除费用分摊单
 * POST /fba/api/v1/inventory_report/feeRemove · CostFeeKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeRemove(transport: Transport, body: CostFeeKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.feeRemove, body, options)
}

/**
 * 费用分摊单的记账、撤销、作废
 * POST /fba/api/v1/inventory_report/feeStep · FeeStepRequest → CostFeeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeStep(transport: Transport, body: FeeStepRequest, options?: CallOptions): Promise<CostFeeRow> {
  return transport.call<CostFeeRow>(CALLS.feeStep, body, options)
}

/**
 * 批次的消耗明细
 * POST /fba/api/v1/inventory_report/batchUses · ListRequest → ListAnswer<CostUseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function batchUses(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostUseRow>> {
  return askList<CostUseRow>(transport, FAMILY, CALLS.batchUses, FAMILY.resources['batchUses']!, body, options)
}

/** How a call that is not built yet is sent: what the family's file says of it, else the usual. */
const planned = (call: string, path: string, how: Partial<CallMeta> = {}): CallMeta => ({
  family: 'inventoryReport', client: 'erp', wire: 'erp', method: 'POST', body: 'json', answer: 'json', writes: false, call, path, ...how,
})

/**
 * 重算
 * POST /fba/api/v1/inventory_report/recount（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{month,shops}
 * 返回（草案）：{task_id}
 */
export function recount(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('recount', '/fba/api/v1/inventory_report/recount', { writes: true }), body, options)
}

/**
 * 重算(v2)
 * POST /fba/api/v2/inventory_report/recount（路径由我们拟定） · 尚未开放：本系统一律拒绝，企业自有 ERP 可以应答。
 * 请求（草案）：{month,shops}
 * 返回（草案）：{task_id}
 */
export function recountV2(transport: Transport, body?: Record<string, unknown>, options?: CallOptions): Promise<unknown> {
  return transport.call(planned('recountV2', '/fba/api/v2/inventory_report/recount', { writes: true }), body, options)
}
