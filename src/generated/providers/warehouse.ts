/**
 * 仓库：75 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/warehouse.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ProcessStatsFigures } from '../../../contract/generated/datasets/process_stats'
import type { StockFlowFigures } from '../../../contract/generated/datasets/stock_flow'
import type { PlaceLayerRow } from '../../../contract/generated/entities/place_layer'
import type { PlaceStockRow } from '../../../contract/generated/entities/place_stock'
import type { ProcessItemRow } from '../../../contract/generated/entities/process_item'
import type { ProcessOrderAdd, ProcessOrderEdit, ProcessOrderKey, ProcessOrderRow } from '../../../contract/generated/entities/process_order'
import type { ProcessPlanAdd, ProcessPlanEdit, ProcessPlanKey, ProcessPlanRow } from '../../../contract/generated/entities/process_plan'
import type { ProcessQcAdd, ProcessQcEdit, ProcessQcKey, ProcessQcRow } from '../../../contract/generated/entities/process_qc'
import type { PutawayKey, PutawayRow } from '../../../contract/generated/entities/putaway'
import type { PutawayItemRow } from '../../../contract/generated/entities/putaway_item'
import type { SkuRow } from '../../../contract/generated/entities/sku'
import type { SkuBinAdd, SkuBinEdit, SkuBinKey, SkuBinRow } from '../../../contract/generated/entities/sku_bin'
import type { StockBalanceEdit, StockBalanceRow } from '../../../contract/generated/entities/stock_balance'
import type { StockDiffAdd, StockDiffEdit, StockDiffKey, StockDiffRow } from '../../../contract/generated/entities/stock_diff'
import type { StockEntryRow } from '../../../contract/generated/entities/stock_entry'
import type { StockHoldRow } from '../../../contract/generated/entities/stock_hold'
import type { StockMoveAdd, StockMoveEdit, StockMoveKey, StockMoveRow } from '../../../contract/generated/entities/stock_move'
import type { StockMoveItemRow } from '../../../contract/generated/entities/stock_move_item'
import type { StockOpeningAdd, StockOpeningKey, StockOpeningRow } from '../../../contract/generated/entities/stock_opening'
import type { StocktakeAdd, StocktakeEdit, StocktakeKey, StocktakeRow } from '../../../contract/generated/entities/stocktake'
import type { StocktakeItemRow } from '../../../contract/generated/entities/stocktake_item'
import type { TransferAdd, TransferEdit, TransferKey, TransferRow } from '../../../contract/generated/entities/transfer'
import type { TransferItemRow } from '../../../contract/generated/entities/transfer_item'
import type { WarehouseAdd, WarehouseEdit, WarehouseKey, WarehouseRow } from '../../../contract/generated/entities/warehouse'
import type { WarehouseBinAdd, WarehouseBinEdit, WarehouseBinKey, WarehouseBinRow } from '../../../contract/generated/entities/warehouse_bin'
import type {
  DiffStepRequest, ProcessFromPlansRequest, ProcessFromPlansResponse, ProcessFromStockRequest, ProcessFromStockResponse,
  ProcessOrderStepRequest, ProcessPlanStepRequest, ProcessQcStepRequest, PutawayStepRequest, StockMoveStepRequest, StocktakeStepRequest,
  TransferStepRequest,
} from '../../../contract/generated/families/warehouse'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  putawayList: {
    family: 'warehouse', call: 'putawayList', method: 'POST', path: '/v2/warehouse/api/putaway/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  putaway: {
    family: 'warehouse', call: 'putaway', method: 'POST', path: '/v2/warehouse/api/putaway/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  putawayItems: {
    family: 'warehouse', call: 'putawayItems', method: 'POST', path: '/v2/warehouse/api/putaway/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  putawayStep: {
    family: 'warehouse', call: 'putawayStep', method: 'POST', path: '/v2/warehouse/api/putaway/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  warehouses: {
    family: 'warehouse', call: 'warehouses', method: 'POST', path: '/warehouse/api/v1/warehouse/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  warehouseAdd: {
    family: 'warehouse', call: 'warehouseAdd', method: 'POST', path: '/warehouse/api/v1/warehouse/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  warehouseEdit: {
    family: 'warehouse', call: 'warehouseEdit', method: 'POST', path: '/warehouse/api/v1/warehouse/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  warehouseRemove: {
    family: 'warehouse', call: 'warehouseRemove', method: 'POST', path: '/warehouse/api/v1/warehouse/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockMoves: {
    family: 'warehouse', call: 'stockMoves', method: 'POST', path: '/warehouse/api/v1/stockMove/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockMove: {
    family: 'warehouse', call: 'stockMove', method: 'POST', path: '/warehouse/api/v1/stockMove/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockMoveItems: {
    family: 'warehouse', call: 'stockMoveItems', method: 'POST', path: '/warehouse/api/v1/stockMove/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stockMoveAdd: {
    family: 'warehouse', call: 'stockMoveAdd', method: 'POST', path: '/warehouse/api/v1/stockMove/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockMoveEdit: {
    family: 'warehouse', call: 'stockMoveEdit', method: 'POST', path: '/warehouse/api/v1/stockMove/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockMoveRemove: {
    family: 'warehouse', call: 'stockMoveRemove', method: 'POST', path: '/warehouse/api/v1/stockMove/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stockMoveStep: {
    family: 'warehouse', call: 'stockMoveStep', method: 'POST', path: '/warehouse/api/v1/stockMove/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  transferList: {
    family: 'warehouse', call: 'transferList', method: 'POST', path: '/v2/warehouse/api/transfer/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  transferAdd: {
    family: 'warehouse', call: 'transferAdd', method: 'POST', path: '/v2/warehouse/api/transfer/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  transferEdit: {
    family: 'warehouse', call: 'transferEdit', method: 'POST', path: '/v2/warehouse/api/transfer/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  transferRemove: {
    family: 'warehouse', call: 'transferRemove', method: 'POST', path: '/v2/warehouse/api/transfer/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  transferStep: {
    family: 'warehouse', call: 'transferStep', method: 'POST', path: '/v2/warehouse/api/transfer/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  transfer: {
    family: 'warehouse', call: 'transfer', method: 'POST', path: '/v2/warehouse/api/transfer/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  transferItems: {
    family: 'warehouse', call: 'transferItems', method: 'POST', path: '/v2/warehouse/api/transfer/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stocktake: {
    family: 'warehouse', call: 'stocktake', method: 'POST', path: '/v2/warehouse/api/stocktake/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stocktakeItems: {
    family: 'warehouse', call: 'stocktakeItems', method: 'POST', path: '/v2/warehouse/api/stocktake/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  bins: {
    family: 'warehouse', call: 'bins', method: 'POST', path: '/warehouse/api/v1/bin/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  binAdd: {
    family: 'warehouse', call: 'binAdd', method: 'POST', path: '/warehouse/api/v1/bin/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  binEdit: {
    family: 'warehouse', call: 'binEdit', method: 'POST', path: '/warehouse/api/v1/bin/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  binRemove: {
    family: 'warehouse', call: 'binRemove', method: 'POST', path: '/warehouse/api/v1/bin/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  balances: {
    family: 'warehouse', call: 'balances', method: 'POST', path: '/warehouse/api/v1/stock/balances', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  balanceSay: {
    family: 'warehouse', call: 'balanceSay', method: 'POST', path: '/warehouse/api/v1/stock/balanceSay', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  placeStocks: {
    family: 'warehouse', call: 'placeStocks', method: 'POST', path: '/warehouse/api/v1/stock/places', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  placeLayers: {
    family: 'warehouse', call: 'placeLayers', method: 'POST', path: '/warehouse/api/v1/stock/layers', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  entries: {
    family: 'warehouse', call: 'entries', method: 'POST', path: '/warehouse/api/v1/stock/entries', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  stockFlow: {
    family: 'warehouse', call: 'stockFlow', method: 'POST', path: '/warehouse/api/v1/stock/flow', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  holds: {
    family: 'warehouse', call: 'holds', method: 'POST', path: '/warehouse/api/v1/stock/holds', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  openings: {
    family: 'warehouse', call: 'openings', method: 'POST', path: '/warehouse/api/v1/stock/openings', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  openingAdd: {
    family: 'warehouse', call: 'openingAdd', method: 'POST', path: '/warehouse/api/v1/stock/openingAdd', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  openingRemove: {
    family: 'warehouse', call: 'openingRemove', method: 'POST', path: '/warehouse/api/v1/stock/openingRemove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stocktakeList: {
    family: 'warehouse', call: 'stocktakeList', method: 'POST', path: '/v2/warehouse/api/stocktake/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  stocktakeAdd: {
    family: 'warehouse', call: 'stocktakeAdd', method: 'POST', path: '/v2/warehouse/api/stocktake/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stocktakeEdit: {
    family: 'warehouse', call: 'stocktakeEdit', method: 'POST', path: '/v2/warehouse/api/stocktake/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stocktakeRemove: {
    family: 'warehouse', call: 'stocktakeRemove', method: 'POST', path: '/v2/warehouse/api/stocktake/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  stocktakeStep: {
    family: 'warehouse', call: 'stocktakeStep', method: 'POST', path: '/v2/warehouse/api/stocktake/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diffList: {
    family: 'warehouse', call: 'diffList', method: 'POST', path: '/v2/warehouse/api/stock_diff/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  diffAdd: {
    family: 'warehouse', call: 'diffAdd', method: 'POST', path: '/v2/warehouse/api/stock_diff/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diffEdit: {
    family: 'warehouse', call: 'diffEdit', method: 'POST', path: '/v2/warehouse/api/stock_diff/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diffRemove: {
    family: 'warehouse', call: 'diffRemove', method: 'POST', path: '/v2/warehouse/api/stock_diff/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  diffStep: {
    family: 'warehouse', call: 'diffStep', method: 'POST', path: '/v2/warehouse/api/stock_diff/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processOrderList: {
    family: 'warehouse', call: 'processOrderList', method: 'POST', path: '/v2/warehouse/api/process_order/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processOrderAdd: {
    family: 'warehouse', call: 'processOrderAdd', method: 'POST', path: '/v2/warehouse/api/process_order/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processOrderEdit: {
    family: 'warehouse', call: 'processOrderEdit', method: 'POST', path: '/v2/warehouse/api/process_order/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processOrderRemove: {
    family: 'warehouse', call: 'processOrderRemove', method: 'POST', path: '/v2/warehouse/api/process_order/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  processOrderStep: {
    family: 'warehouse', call: 'processOrderStep', method: 'POST', path: '/v2/warehouse/api/process_order/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  processOrder: {
    family: 'warehouse', call: 'processOrder', method: 'POST', path: '/v2/warehouse/api/process_order/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processItems: {
    family: 'warehouse', call: 'processItems', method: 'POST', path: '/v2/warehouse/api/process_order/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processStats: {
    family: 'warehouse', call: 'processStats', method: 'POST', path: '/v2/warehouse/api/process_order/stats', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  makeableList: {
    family: 'warehouse', call: 'makeableList', method: 'POST', path: '/v2/warehouse/api/process_order/makeable', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processFromPlans: {
    family: 'warehouse', call: 'processFromPlans', method: 'POST', path: '/v2/warehouse/api/process_order/fromPlans', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  processFromStock: {
    family: 'warehouse', call: 'processFromStock', method: 'POST', path: '/v2/warehouse/api/process_order/fromStock', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  processPlanList: {
    family: 'warehouse', call: 'processPlanList', method: 'POST', path: '/v2/warehouse/api/process_plan/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processPlanAdd: {
    family: 'warehouse', call: 'processPlanAdd', method: 'POST', path: '/v2/warehouse/api/process_plan/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processPlanEdit: {
    family: 'warehouse', call: 'processPlanEdit', method: 'POST', path: '/v2/warehouse/api/process_plan/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processPlanRemove: {
    family: 'warehouse', call: 'processPlanRemove', method: 'POST', path: '/v2/warehouse/api/process_plan/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  processPlanStep: {
    family: 'warehouse', call: 'processPlanStep', method: 'POST', path: '/v2/warehouse/api/process_plan/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processQcList: {
    family: 'warehouse', call: 'processQcList', method: 'POST', path: '/v2/warehouse/api/process_qc/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processQc: {
    family: 'warehouse', call: 'processQc', method: 'POST', path: '/v2/warehouse/api/process_qc/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  processQcAdd: {
    family: 'warehouse', call: 'processQcAdd', method: 'POST', path: '/v2/warehouse/api/process_qc/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processQcEdit: {
    family: 'warehouse', call: 'processQcEdit', method: 'POST', path: '/v2/warehouse/api/process_qc/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processQcRemove: {
    family: 'warehouse', call: 'processQcRemove', method: 'POST', path: '/v2/warehouse/api/process_qc/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  processQcStep: {
    family: 'warehouse', call: 'processQcStep', method: 'POST', path: '/v2/warehouse/api/process_qc/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  skuBinList: {
    family: 'warehouse', call: 'skuBinList', method: 'POST', path: '/warehouse/api/v1/skuBin/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  skuBin: {
    family: 'warehouse', call: 'skuBin', method: 'POST', path: '/warehouse/api/v1/skuBin/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuBinAdd: {
    family: 'warehouse', call: 'skuBinAdd', method: 'POST', path: '/warehouse/api/v1/skuBin/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  skuBinEdit: {
    family: 'warehouse', call: 'skuBinEdit', method: 'POST', path: '/warehouse/api/v1/skuBin/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  skuBinRemove: {
    family: 'warehouse', call: 'skuBinRemove', method: 'POST', path: '/warehouse/api/v1/skuBin/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'warehouse',
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
    putawayList: {
      list: CALLS.putawayList,
      get: CALLS.putaway,
      key: ['id'],
      decimals: [],
      integers: ['sku_count', 'qty', 'done_qty', 'open_qty'],
      texts: ['id', 'warehouse_id', 'receipt_id', 'operator', 'creator'],
    },
    putawayItems: {
      list: CALLS.putawayItems,
      key: ['id'],
      decimals: [],
      integers: ['qty', 'done_qty', 'open_qty', 'now_qty'],
      texts: [
        'id', 'putaway_id', 'warehouse_id', 'sku_id', 'suggest_bin_id', 'bin_id', 'putaway.warehouse_id', 'putaway.operator', 'sku.barcode',
      ],
    },
    warehouses: {
      list: CALLS.warehouses,
      add: CALLS.warehouseAdd,
      edit: CALLS.warehouseEdit,
      remove: CALLS.warehouseRemove,
      key: ['id'],
      decimals: ['stock_value'],
      integers: ['safe_days', 'sku_count', 'config.stockWarningDays'],
      texts: ['id', 'manager', 'updater'],
    },
    stockMoves: {
      list: CALLS.stockMoves,
      get: CALLS.stockMove,
      add: CALLS.stockMoveAdd,
      edit: CALLS.stockMoveEdit,
      remove: CALLS.stockMoveRemove,
      key: ['id'],
      decimals: ['amount'],
      integers: ['sku_count', 'good_qty', 'bad_qty'],
      texts: ['id', 'warehouse_id', 'auditor', 'creator'],
    },
    stockMoveItems: {
      list: CALLS.stockMoveItems,
      key: ['id'],
      decimals: ['unit_cost', 'amount'],
      integers: ['good_qty', 'bad_qty'],
      texts: ['id', 'move_id', 'sku_id', 'bin_id', 'move.warehouse_id'],
    },
    transferList: {
      list: CALLS.transferList,
      get: CALLS.transfer,
      add: CALLS.transferAdd,
      edit: CALLS.transferEdit,
      remove: CALLS.transferRemove,
      key: ['id'],
      decimals: ['freight'],
      integers: ['sku_count', 'quantity', 'out_qty', 'in_qty', 'diff_qty'],
      texts: ['id', 'out_wh_id', 'in_wh_id', 'address_id', 'creator'],
    },
    transferItems: {
      list: CALLS.transferItems,
      key: ['id'],
      decimals: ['goods_value', 'cost.unit_cost'],
      integers: ['quantity', 'out_qty', 'now_qty', 'in_qty', 'open_qty', 'diff_qty'],
      texts: ['id', 'transfer_id', 'sku_id', 'out_bin_id', 'in_bin_id', 'transfer.out_wh_id', 'transfer.in_wh_id'],
    },
    stocktakeItems: {
      list: CALLS.stocktakeItems,
      key: ['id'],
      decimals: ['diff_value', 'cost.unit_cost'],
      integers: ['book_qty', 'frozen_qty', 'moved_qty', 'counted_qty', 'real_qty', 'diff_qty'],
      texts: ['id', 'stocktake_id', 'sku_id', 'bin_id', 'counted_by', 'stocktake.warehouse_id'],
    },
    bins: {
      list: CALLS.bins,
      add: CALLS.binAdd,
      edit: CALLS.binEdit,
      remove: CALLS.binRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'warehouse_id'],
    },
    balances: {
      list: CALLS.balances,
      edit: CALLS.balanceSay,
      key: ['id'],
      decimals: ['stock_value', 'age_avg', 'cost.unit_cost'],
      integers: [
        'qty', 'held', 'available', 'in_qty', 'out_qty', 'place.age_sum', 'place.age_qty', 'place.onway_qty', 'place.checking_qty',
      ],
      texts: ['id', 'place_id', 'warehouse_id', 'bin_id', 'sku_id', 'sku.category_id'],
    },
    placeStocks: {
      list: CALLS.placeStocks,
      key: ['sku_id', 'warehouse_id'],
      decimals: ['age_avg', 'turn_days', 'stock_value', 'cost.unit_cost'],
      integers: [
        'good_qty', 'bad_qty', 'all_qty', 'onway_qty', 'checking_qty', 'age_0_30', 'age_31_60', 'age_61_90', 'age_91_180', 'age_181_270',
        'age_271_365', 'age_366', 'age_qty', 'age_sum', 'flow30.in_qty', 'flow30.out_qty', 'flow30.purchase_in', 'flow30.return_in',
        'flow30.process_in', 'flow30.transfer_in', 'flow30.other_in', 'flow30.sale_out', 'flow30.fba_out', 'flow30.transfer_out',
        'flow30.other_out',
      ],
      texts: ['sku_id', 'warehouse_id', 'sku.category_id', 'sku.buyer'],
    },
    placeLayers: {
      list: CALLS.placeLayers,
      key: ['id'],
      decimals: [],
      integers: ['left_qty', 'age_days', 'left_age'],
      texts: ['id', 'sku_id', 'warehouse_id'],
    },
    entries: {
      list: CALLS.entries,
      key: ['id'],
      decimals: ['in_cost', 'out_cost'],
      integers: ['qty', 'from.qty', 'to.qty'],
      texts: [
        'id', 'sku_id', 'from_id', 'from_wh_id', 'from_bin_id', 'to_id', 'to_wh_id', 'to_bin_id', 'doc_id', 'doc_line', 'supplier_id',
        'reverses_id', 'creator', 'sku.category_id', 'supplier.supplier_code',
      ],
    },
    stockFlow: {
      list: CALLS.stockFlow,
      key: [],
      decimals: ['in_amount', 'out_amount', 'turnover_days'],
      integers: [
        'in_qty', 'out_qty', 'purchase_in', 'return_in', 'process_in', 'transfer_in', 'other_in', 'sale_out', 'fba_out', 'transfer_out',
        'other_out', 'in_all', 'out_all', 'closing', 'opening',
      ],
      texts: ['warehouse', 'category'],
    },
    holds: {
      list: CALLS.holds,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'balance_id', 'sku_id', 'warehouse_id', 'doc_id', 'creator'],
    },
    openings: {
      list: CALLS.openings,
      add: CALLS.openingAdd,
      remove: CALLS.openingRemove,
      key: ['id'],
      decimals: ['unit_cost'],
      integers: ['qty'],
      texts: ['id', 'warehouse_id', 'sku_id', 'bin_id', 'creator'],
    },
    stocktakeList: {
      list: CALLS.stocktakeList,
      get: CALLS.stocktake,
      add: CALLS.stocktakeAdd,
      edit: CALLS.stocktakeEdit,
      remove: CALLS.stocktakeRemove,
      key: ['id'],
      decimals: ['diff_value'],
      integers: ['cycle_count', 'sku_count', 'book_qty', 'real_qty', 'diff_qty', 'uncounted'],
      texts: ['id', 'warehouse_id', 'check_user', 'creator'],
    },
    diffList: {
      list: CALLS.diffList,
      add: CALLS.diffAdd,
      edit: CALLS.diffEdit,
      remove: CALLS.diffRemove,
      key: ['id'],
      decimals: ['diff_value', 'cost.unit_cost'],
      integers: ['erp_qty', 'third_qty', 'diff_qty'],
      texts: ['id', 'warehouse_id', 'sku_id', 'creator'],
    },
    processOrderList: {
      list: CALLS.processOrderList,
      get: CALLS.processOrder,
      add: CALLS.processOrderAdd,
      edit: CALLS.processOrderEdit,
      remove: CALLS.processOrderRemove,
      key: ['id'],
      decimals: ['work_hours', 'process_fee', 'unit_fee'],
      integers: [
        'quantity', 'part_count', 'checked_qty', 'open_qty', 'good_qty', 'bad_qty', 'done_qty', 'made_good', 'made_bad',
      ],
      texts: ['id', 'warehouse_id', 'sku_id', 'bin_id', 'plan_id', 'worker', 'creator'],
    },
    processItems: {
      list: CALLS.processItems,
      key: ['id'],
      decimals: [],
      integers: [
        'unit_qty', 'spare_qty', 'need_qty', 'taken_qty', 'left_qty', 'back_qty', 'bad_back', 'loss_qty', 'order.done_qty',
      ],
      texts: ['id', 'order_id', 'sku_id', 'bin_id', 'order.warehouse_id'],
    },
    processStats: {
      list: CALLS.processStats,
      key: [],
      decimals: ['pass_rate', 'process_fee', 'hours', 'avg_time'],
      integers: ['orders', 'good_qty', 'bad_qty', 'quantity'],
      texts: ['worker'],
    },
    makeableList: {
      list: CALLS.makeableList,
      key: ['id'],
      decimals: [
        'purchase_price', 'pkg_length', 'pkg_width', 'pkg_height', 'box_length', 'box_width', 'box_height', 'box_weight', 'declare_price',
        'stock_value', 'bundle_cost', 'daily_sales', 'fba_days', 'stock_days', 'age_avg', 'config.weight7', 'config.weight14',
        'config.weight30', 'cost.unit_cost', 'cost.amount', 'solution.pkg_length', 'solution.pkg_width', 'solution.pkg_height',
        'solution.box_length', 'solution.box_width', 'solution.box_height', 'solution.declare_price',
      ],
      integers: [
        'lead_days', 'gross_weight', 'net_weight', 'box_qty', 'msku_count', 'to_make', 'sets', 'skip_package', 'skip_box', 'skip_customs',
        'skip_basic', 'skip_price', 'skip_unpaired', 'part_count', 'good_qty', 'bad_qty', 'transit_qty', 'sent_qty', 'held_qty',
        'available_qty', 'onway_qty', 'checking_qty', 'overdue_qty', 'local_qty', 'oversea_qty', 'all_qty', 'age_0_30', 'age_31_60',
        'age_61_90', 'age_91_180', 'age_181_270', 'age_271_365', 'age_366', 'age_qty', 'age_sum', 'cost.uncosted_qty', 'solution.box_qty',
        'fba.sellable', 'fba.reserved', 'fba.unsellable', 'fba.warehouse', 'fba.inbound', 'sales7.quantity', 'sales7.orders',
        'sales7.items', 'sales14.quantity', 'sales14.orders', 'sales14.items', 'sales30.quantity', 'sales30.orders', 'sales30.items',
      ],
      texts: [
        'id', 'spu_id', 'category_id', 'brand_id', 'barcode', 'supplier_id', 'hs_code', 'sales_leader', 'developer', 'buyer', 'solution_id',
        'label_solution_id', 'creator', 'solution.brand_id', 'solution.hs_code', 'solution.sales_leader', 'solution.developer',
        'solution.buyer', 'label_solution.label_template_id',
      ],
    },
    processPlanList: {
      list: CALLS.processPlanList,
      add: CALLS.processPlanAdd,
      edit: CALLS.processPlanEdit,
      remove: CALLS.processPlanRemove,
      key: ['id'],
      decimals: [],
      integers: ['plan_qty', 'before_qty', 'ordered_qty', 'finished_qty', 'made_qty', 'left_qty', 'open_qty'],
      texts: ['id', 'sku_id', 'warehouse_id', 'closer', 'creator'],
    },
    processQcList: {
      list: CALLS.processQcList,
      get: CALLS.processQc,
      add: CALLS.processQcAdd,
      edit: CALLS.processQcEdit,
      remove: CALLS.processQcRemove,
      key: ['id'],
      decimals: ['pass_rate'],
      integers: ['quantity', 'qc_qty', 'bad_qty', 'good_qty'],
      texts: ['id', 'order_id', 'warehouse_id', 'sku_id', 'bin_id', 'qc_user', 'order.worker'],
    },
    skuBinList: {
      list: CALLS.skuBinList,
      get: CALLS.skuBin,
      add: CALLS.skuBinAdd,
      edit: CALLS.skuBinEdit,
      remove: CALLS.skuBinRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'warehouse_id', 'sku_id', 'bin_id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'c33698fdaeaa'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 仓库: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 上架单列表
 * POST /v2/warehouse/api/putaway/list · ListRequest → ListAnswer<PutawayRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function putawayList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PutawayRow>> {
  return askList<PutawayRow>(transport, FAMILY, CALLS.putawayList, FAMILY.resources['putawayList']!, body, options)
}

/**
 * 一张上架单
 * POST /v2/warehouse/api/putaway/get · PutawayKey → PutawayRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function putaway(transport: Transport, body: PutawayKey, options?: CallOptions): Promise<PutawayRow> {
  return transport.call<PutawayRow>(CALLS.putaway, body, options)
}

/**
 * 上架单的商品明细
 * POST /v2/warehouse/api/putaway/items · ListRequest → ListAnswer<PutawayItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function putawayItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PutawayItemRow>> {
  return askList<PutawayItemRow>(transport, FAMILY, CALLS.putawayItems, FAMILY.resources['putawayItems']!, body, options)
}

/**
 * 上架、按推荐上架、结束与撤销
 * POST /v2/warehouse/api/putaway/status · PutawayStepRequest → PutawayRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function putawayStep(transport: Transport, body: PutawayStepRequest, options?: CallOptions): Promise<PutawayRow> {
  return transport.call<PutawayRow>(CALLS.putawayStep, body, options)
}

/**
 * 仓库列表
 * POST /warehouse/api/v1/warehouse/list · ListRequest → ListAnswer<WarehouseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function warehouses(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<WarehouseRow>> {
  return askList<WarehouseRow>(transport, FAMILY, CALLS.warehouses, FAMILY.resources['warehouses']!, body, options)
}

/**
 * 新增仓库
 * POST /warehouse/api/v1/warehouse/add · WarehouseAdd → WarehouseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function warehouseAdd(transport: Transport, body: WarehouseAdd, options?: CallOptions): Promise<WarehouseRow> {
  return transport.call<WarehouseRow>(CALLS.warehouseAdd, body, options)
}

/**
 * 修改仓库
 * POST /warehouse/api/v1/warehouse/edit · WarehouseEdit → WarehouseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function warehouseEdit(transport: Transport, body: WarehouseEdit, options?: CallOptions): Promise<WarehouseRow> {
  return transport.call<WarehouseRow>(CALLS.warehouseEdit, body, options)
}

/**
 * 删除未使用的仓库
 * POST /warehouse/api/v1/warehouse/remove · WarehouseKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function warehouseRemove(transport: Transport, body: WarehouseKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.warehouseRemove, body, options)
}

/**
 * 手动出入库单列表
 * POST /warehouse/api/v1/stockMove/list · ListRequest → ListAnswer<StockMoveRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoves(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockMoveRow>> {
  return askList<StockMoveRow>(transport, FAMILY, CALLS.stockMoves, FAMILY.resources['stockMoves']!, body, options)
}

/**
 * 一张手动出入库单
 * POST /warehouse/api/v1/stockMove/get · StockMoveKey → StockMoveRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMove(transport: Transport, body: StockMoveKey, options?: CallOptions): Promise<StockMoveRow> {
  return transport.call<StockMoveRow>(CALLS.stockMove, body, options)
}

/**
 * 手动出入库单的商品明细
 * POST /warehouse/api/v1/stockMove/items · ListRequest → ListAnswer<StockMoveItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoveItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockMoveItemRow>> {
  return askList<StockMoveItemRow>(transport, FAMILY, CALLS.stockMoveItems, FAMILY.resources['stockMoveItems']!, body, options)
}

/**
 * 新增手动出入库单（连同商品明细）
 * POST /warehouse/api/v1/stockMove/add · StockMoveAdd → StockMoveRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoveAdd(transport: Transport, body: StockMoveAdd, options?: CallOptions): Promise<StockMoveRow> {
  return transport.call<StockMoveRow>(CALLS.stockMoveAdd, body, options)
}

/**
 * 修改手动出入库单（连同商品明细）
 * POST /warehouse/api/v1/stockMove/edit · StockMoveEdit → StockMoveRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoveEdit(transport: Transport, body: StockMoveEdit, options?: CallOptions): Promise<StockMoveRow> {
  return transport.call<StockMoveRow>(CALLS.stockMoveEdit, body, options)
}

/**
 * 删除手动出入库单
 * POST /warehouse/api/v1/stockMove/remove · StockMoveKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoveRemove(transport: Transport, body: StockMoveKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.stockMoveRemove, body, options)
}

/**
 * 手动出入库单的提交、审核、驳回、作废
 * POST /warehouse/api/v1/stockMove/step · StockMoveStepRequest → StockMoveRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockMoveStep(transport: Transport, body: StockMoveStepRequest, options?: CallOptions): Promise<StockMoveRow> {
  return transport.call<StockMoveRow>(CALLS.stockMoveStep, body, options)
}

/**
 * 调拨单列表
 * POST /v2/warehouse/api/transfer/list · ListRequest → ListAnswer<TransferRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TransferRow>> {
  return askList<TransferRow>(transport, FAMILY, CALLS.transferList, FAMILY.resources['transferList']!, body, options)
}

/**
 * 新增调拨单
 * POST /v2/warehouse/api/transfer/add · TransferAdd → TransferRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferAdd(transport: Transport, body: TransferAdd, options?: CallOptions): Promise<TransferRow> {
  return transport.call<TransferRow>(CALLS.transferAdd, body, options)
}

/**
 * 修改调拨单
 * POST /v2/warehouse/api/transfer/edit · TransferEdit → TransferRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferEdit(transport: Transport, body: TransferEdit, options?: CallOptions): Promise<TransferRow> {
  return transport.call<TransferRow>(CALLS.transferEdit, body, options)
}

/**
 * 删除调拨单
 * POST /v2/warehouse/api/transfer/remove · TransferKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferRemove(transport: Transport, body: TransferKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.transferRemove, body, options)
}

/**
 * 调拨单状态流转
 * POST /v2/warehouse/api/transfer/status · TransferStepRequest → TransferRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferStep(transport: Transport, body: TransferStepRequest, options?: CallOptions): Promise<TransferRow> {
  return transport.call<TransferRow>(CALLS.transferStep, body, options)
}

/**
 * 一张调拨单
 * POST /v2/warehouse/api/transfer/get · TransferKey → TransferRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transfer(transport: Transport, body: TransferKey, options?: CallOptions): Promise<TransferRow> {
  return transport.call<TransferRow>(CALLS.transfer, body, options)
}

/**
 * 调拨单的商品明细
 * POST /v2/warehouse/api/transfer/items · ListRequest → ListAnswer<TransferItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transferItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TransferItemRow>> {
  return askList<TransferItemRow>(transport, FAMILY, CALLS.transferItems, FAMILY.resources['transferItems']!, body, options)
}

/**
 * 一张盘点单
 * POST /v2/warehouse/api/stocktake/get · StocktakeKey → StocktakeRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktake(transport: Transport, body: StocktakeKey, options?: CallOptions): Promise<StocktakeRow> {
  return transport.call<StocktakeRow>(CALLS.stocktake, body, options)
}

/**
 * 盘点单的商品明细
 * POST /v2/warehouse/api/stocktake/items · ListRequest → ListAnswer<StocktakeItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StocktakeItemRow>> {
  return askList<StocktakeItemRow>(transport, FAMILY, CALLS.stocktakeItems, FAMILY.resources['stocktakeItems']!, body, options)
}

/**
 * 仓位列表
 * POST /warehouse/api/v1/bin/list · ListRequest → ListAnswer<WarehouseBinRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function bins(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<WarehouseBinRow>> {
  return askList<WarehouseBinRow>(transport, FAMILY, CALLS.bins, FAMILY.resources['bins']!, body, options)
}

/**
 * 新增仓位
 * POST /warehouse/api/v1/bin/add · WarehouseBinAdd → WarehouseBinRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function binAdd(transport: Transport, body: WarehouseBinAdd, options?: CallOptions): Promise<WarehouseBinRow> {
  return transport.call<WarehouseBinRow>(CALLS.binAdd, body, options)
}

/**
 * 修改仓位
 * POST /warehouse/api/v1/bin/edit · WarehouseBinEdit → WarehouseBinRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function binEdit(transport: Transport, body: WarehouseBinEdit, options?: CallOptions): Promise<WarehouseBinRow> {
  return transport.call<WarehouseBinRow>(CALLS.binEdit, body, options)
}

/**
 * 删除没有用过的仓位
 * POST /warehouse/api/v1/bin/remove · WarehouseBinKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function binRemove(transport: Transport, body: WarehouseBinKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.binRemove, body, options)
}

/**
 * 各仓库、仓位、批次的库存
 * POST /warehouse/api/v1/stock/balances · ListRequest → ListAnswer<StockBalanceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function balances(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockBalanceRow>> {
  return askList<StockBalanceRow>(transport, FAMILY, CALLS.balances, FAMILY.resources['balances']!, body, options)
}

/**
 * 忽略一处负库存，写明原因
 * POST /warehouse/api/v1/stock/balanceSay · StockBalanceEdit → StockBalanceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function balanceSay(transport: Transport, body: StockBalanceEdit, options?: CallOptions): Promise<StockBalanceRow> {
  return transport.call<StockBalanceRow>(CALLS.balanceSay, body, options)
}

/**
 * 商品在各仓库的库存与库龄
 * POST /warehouse/api/v1/stock/places · ListRequest → ListAnswer<PlaceStockRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placeStocks(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PlaceStockRow>> {
  return askList<PlaceStockRow>(transport, FAMILY, CALLS.placeStocks, FAMILY.resources['placeStocks']!, body, options)
}

/**
 * 各仓库在库批次的到仓日期
 * POST /warehouse/api/v1/stock/layers · ListRequest → ListAnswer<PlaceLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function placeLayers(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PlaceLayerRow>> {
  return askList<PlaceLayerRow>(transport, FAMILY, CALLS.placeLayers, FAMILY.resources['placeLayers']!, body, options)
}

/**
 * 出入库流水
 * POST /warehouse/api/v1/stock/entries · ListRequest → ListAnswer<StockEntryRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function entries(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockEntryRow>> {
  return askList<StockEntryRow>(transport, FAMILY, CALLS.entries, FAMILY.resources['entries']!, body, options)
}

/**
 * 收发存：期初、入库、出库与结存
 * POST /warehouse/api/v1/stock/flow · ListRequest → ListAnswer<StockFlowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stockFlow(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockFlowFigures>> {
  return askList<StockFlowFigures>(transport, FAMILY, CALLS.stockFlow, FAMILY.resources['stockFlow']!, body, options)
}

/**
 * 库存锁定
 * POST /warehouse/api/v1/stock/holds · ListRequest → ListAnswer<StockHoldRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function holds(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockHoldRow>> {
  return askList<StockHoldRow>(transport, FAMILY, CALLS.holds, FAMILY.resources['holds']!, body, options)
}

/**
 * 期初库存列表
 * POST /warehouse/api/v1/stock/openings · ListRequest → ListAnswer<StockOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function openings(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockOpeningRow>> {
  return askList<StockOpeningRow>(transport, FAMILY, CALLS.openings, FAMILY.resources['openings']!, body, options)
}

/**
 * 录入期初库存
 * POST /warehouse/api/v1/stock/openingAdd · StockOpeningAdd → StockOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function openingAdd(transport: Transport, body: StockOpeningAdd, options?: CallOptions): Promise<StockOpeningRow> {
  return transport.call<StockOpeningRow>(CALLS.openingAdd, body, options)
}

/**
 * 删除期初库存，冲回它记的流水
 * POST /warehouse/api/v1/stock/openingRemove · StockOpeningKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function openingRemove(transport: Transport, body: StockOpeningKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.openingRemove, body, options)
}

/**
 * 盘点单列表
 * POST /v2/warehouse/api/stocktake/list · ListRequest → ListAnswer<StocktakeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StocktakeRow>> {
  return askList<StocktakeRow>(transport, FAMILY, CALLS.stocktakeList, FAMILY.resources['stocktakeList']!, body, options)
}

/**
 * 新增盘点单
 * POST /v2/warehouse/api/stocktake/add · StocktakeAdd → StocktakeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeAdd(transport: Transport, body: StocktakeAdd, options?: CallOptions): Promise<StocktakeRow> {
  return transport.call<StocktakeRow>(CALLS.stocktakeAdd, body, options)
}

/**
 * 修改盘点单
 * POST /v2/warehouse/api/stocktake/edit · StocktakeEdit → StocktakeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeEdit(transport: Transport, body: StocktakeEdit, options?: CallOptions): Promise<StocktakeRow> {
  return transport.call<StocktakeRow>(CALLS.stocktakeEdit, body, options)
}

/**
 * 删除盘点单
 * POST /v2/warehouse/api/stocktake/remove · StocktakeKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeRemove(transport: Transport, body: StocktakeKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.stocktakeRemove, body, options)
}

/**
 * 盘点单状态流转
 * POST /v2/warehouse/api/stocktake/status · StocktakeStepRequest → StocktakeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function stocktakeStep(transport: Transport, body: StocktakeStepRequest, options?: CallOptions): Promise<StocktakeRow> {
  return transport.call<StocktakeRow>(CALLS.stocktakeStep, body, options)
}

/**
 * 库存差异列表
 * POST /v2/warehouse/api/stock_diff/list · ListRequest → ListAnswer<StockDiffRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diffList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockDiffRow>> {
  return askList<StockDiffRow>(transport, FAMILY, CALLS.diffList, FAMILY.resources['diffList']!, body, options)
}

/**
 * 录入第三方库存数量
 * POST /v2/warehouse/api/stock_diff/add · StockDiffAdd → StockDiffRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diffAdd(transport: Transport, body: StockDiffAdd, options?: CallOptions): Promise<StockDiffRow> {
  return transport.call<StockDiffRow>(CALLS.diffAdd, body, options)
}

/**
 * 修改第三方库存数量
 * POST /v2/warehouse/api/stock_diff/edit · StockDiffEdit → StockDiffRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diffEdit(transport: Transport, body: StockDiffEdit, options?: CallOptions): Promise<StockDiffRow> {
  return transport.call<StockDiffRow>(CALLS.diffEdit, body, options)
}

/**
 * 删除库存差异
 * POST /v2/warehouse/api/stock_diff/remove · StockDiffKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diffRemove(transport: Transport, body: StockDiffKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.diffRemove, body, options)
}

/**
 * 库存差异的比对与处理
 * POST /v2/warehouse/api/stock_diff/status · DiffStepRequest → StockDiffRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function diffStep(transport: Transport, body: DiffStepRequest, options?: CallOptions): Promise<StockDiffRow> {
  return transport.call<StockDiffRow>(CALLS.diffStep, body, options)
}

/**
 * 加工单列表
 * POST /v2/warehouse/api/process_order/list · ListRequest → ListAnswer<ProcessOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessOrderRow>> {
  return askList<ProcessOrderRow>(transport, FAMILY, CALLS.processOrderList, FAMILY.resources['processOrderList']!, body, options)
}

/**
 * 新增加工单
 * POST /v2/warehouse/api/process_order/add · ProcessOrderAdd → ProcessOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrderAdd(transport: Transport, body: ProcessOrderAdd, options?: CallOptions): Promise<ProcessOrderRow> {
  return transport.call<ProcessOrderRow>(CALLS.processOrderAdd, body, options)
}

/**
 * 修改加工单
 * POST /v2/warehouse/api/process_order/edit · ProcessOrderEdit → ProcessOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrderEdit(transport: Transport, body: ProcessOrderEdit, options?: CallOptions): Promise<ProcessOrderRow> {
  return transport.call<ProcessOrderRow>(CALLS.processOrderEdit, body, options)
}

/**
 * 删除加工单
 * POST /v2/warehouse/api/process_order/remove · ProcessOrderKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrderRemove(transport: Transport, body: ProcessOrderKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.processOrderRemove, body, options)
}

/**
 * 加工单状态流转
 * POST /v2/warehouse/api/process_order/status · ProcessOrderStepRequest → ProcessOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrderStep(transport: Transport, body: ProcessOrderStepRequest, options?: CallOptions): Promise<ProcessOrderRow> {
  return transport.call<ProcessOrderRow>(CALLS.processOrderStep, body, options)
}

/**
 * 一张加工单
 * POST /v2/warehouse/api/process_order/get · ProcessOrderKey → ProcessOrderRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processOrder(transport: Transport, body: ProcessOrderKey, options?: CallOptions): Promise<ProcessOrderRow> {
  return transport.call<ProcessOrderRow>(CALLS.processOrder, body, options)
}

/**
 * 加工单的料件
 * POST /v2/warehouse/api/process_order/items · ListRequest → ListAnswer<ProcessItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessItemRow>> {
  return askList<ProcessItemRow>(transport, FAMILY, CALLS.processItems, FAMILY.resources['processItems']!, body, options)
}

/**
 * 加工统计：产量、合格率、费用与用时
 * POST /v2/warehouse/api/process_order/stats · ListRequest → ListAnswer<ProcessStatsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processStats(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessStatsFigures>> {
  return askList<ProcessStatsFigures>(transport, FAMILY, CALLS.processStats, FAMILY.resources['processStats']!, body, options)
}

/**
 * 有用料清单的商品与需求
 * POST /v2/warehouse/api/process_order/makeable · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function makeableList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.makeableList, FAMILY.resources['makeableList']!, body, options)
}

/**
 * 按加工计划预览可加工套数与缺料，确认后生成加工单
 * POST /v2/warehouse/api/process_order/fromPlans · ProcessFromPlansRequest → ProcessFromPlansResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processFromPlans(transport: Transport, body: ProcessFromPlansRequest, options?: CallOptions): Promise<ProcessFromPlansResponse> {
  return transport.call<ProcessFromPlansResponse>(CALLS.processFromPlans, body, options)
}

/**
 * 按商品预览可加工套数与缺料，确认后生成加工单
 * POST /v2/warehouse/api/process_order/fromStock · ProcessFromStockRequest → ProcessFromStockResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processFromStock(transport: Transport, body: ProcessFromStockRequest, options?: CallOptions): Promise<ProcessFromStockResponse> {
  return transport.call<ProcessFromStockResponse>(CALLS.processFromStock, body, options)
}

/**
 * 加工计划列表
 * POST /v2/warehouse/api/process_plan/list · ListRequest → ListAnswer<ProcessPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processPlanList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessPlanRow>> {
  return askList<ProcessPlanRow>(transport, FAMILY, CALLS.processPlanList, FAMILY.resources['processPlanList']!, body, options)
}

/**
 * 新增加工计划
 * POST /v2/warehouse/api/process_plan/add · ProcessPlanAdd → ProcessPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processPlanAdd(transport: Transport, body: ProcessPlanAdd, options?: CallOptions): Promise<ProcessPlanRow> {
  return transport.call<ProcessPlanRow>(CALLS.processPlanAdd, body, options)
}

/**
 * 修改加工计划
 * POST /v2/warehouse/api/process_plan/edit · ProcessPlanEdit → ProcessPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processPlanEdit(transport: Transport, body: ProcessPlanEdit, options?: CallOptions): Promise<ProcessPlanRow> {
  return transport.call<ProcessPlanRow>(CALLS.processPlanEdit, body, options)
}

/**
 * 删除加工计划
 * POST /v2/warehouse/api/process_plan/remove · ProcessPlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processPlanRemove(transport: Transport, body: ProcessPlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.processPlanRemove, body, options)
}

/**
 * 加工计划状态流转
 * POST /v2/warehouse/api/process_plan/status · ProcessPlanStepRequest → ProcessPlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processPlanStep(transport: Transport, body: ProcessPlanStepRequest, options?: CallOptions): Promise<ProcessPlanRow> {
  return transport.call<ProcessPlanRow>(CALLS.processPlanStep, body, options)
}

/**
 * 加工质检列表
 * POST /v2/warehouse/api/process_qc/list · ListRequest → ListAnswer<ProcessQcRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQcList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessQcRow>> {
  return askList<ProcessQcRow>(transport, FAMILY, CALLS.processQcList, FAMILY.resources['processQcList']!, body, options)
}

/**
 * 一张加工质检单
 * POST /v2/warehouse/api/process_qc/get · ProcessQcKey → ProcessQcRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQc(transport: Transport, body: ProcessQcKey, options?: CallOptions): Promise<ProcessQcRow> {
  return transport.call<ProcessQcRow>(CALLS.processQc, body, options)
}

/**
 * 新增加工质检
 * POST /v2/warehouse/api/process_qc/add · ProcessQcAdd → ProcessQcRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQcAdd(transport: Transport, body: ProcessQcAdd, options?: CallOptions): Promise<ProcessQcRow> {
  return transport.call<ProcessQcRow>(CALLS.processQcAdd, body, options)
}

/**
 * 修改加工质检
 * POST /v2/warehouse/api/process_qc/edit · ProcessQcEdit → ProcessQcRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQcEdit(transport: Transport, body: ProcessQcEdit, options?: CallOptions): Promise<ProcessQcRow> {
  return transport.call<ProcessQcRow>(CALLS.processQcEdit, body, options)
}

/**
 * 删除加工质检
 * POST /v2/warehouse/api/process_qc/remove · ProcessQcKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQcRemove(transport: Transport, body: ProcessQcKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.processQcRemove, body, options)
}

/**
 * 加工质检状态流转
 * POST /v2/warehouse/api/process_qc/status · ProcessQcStepRequest → ProcessQcRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function processQcStep(transport: Transport, body: ProcessQcStepRequest, options?: CallOptions): Promise<ProcessQcRow> {
  return transport.call<ProcessQcRow>(CALLS.processQcStep, body, options)
}

/**
 * 列出固定仓位
 * POST /warehouse/api/v1/skuBin/list · ListRequest → ListAnswer<SkuBinRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuBinList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuBinRow>> {
  return askList<SkuBinRow>(transport, FAMILY, CALLS.skuBinList, FAMILY.resources['skuBinList']!, body, options)
}

/**
 * 读取一张固定仓位
 * POST /warehouse/api/v1/skuBin/get · SkuBinKey → SkuBinRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuBin(transport: Transport, body: SkuBinKey, options?: CallOptions): Promise<SkuBinRow> {
  return transport.call<SkuBinRow>(CALLS.skuBin, body, options)
}

/**
 * 新增固定仓位
 * POST /warehouse/api/v1/skuBin/add · SkuBinAdd → SkuBinRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuBinAdd(transport: Transport, body: SkuBinAdd, options?: CallOptions): Promise<SkuBinRow> {
  return transport.call<SkuBinRow>(CALLS.skuBinAdd, body, options)
}

/**
 * 修改固定仓位
 * POST /warehouse/api/v1/skuBin/edit · SkuBinEdit → SkuBinRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuBinEdit(transport: Transport, body: SkuBinEdit, options?: CallOptions): Promise<SkuBinRow> {
  return transport.call<SkuBinRow>(CALLS.skuBinEdit, body, options)
}

/**
 * 删除固定仓位
 * POST /warehouse/api/v1/skuBin/remove · SkuBinKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuBinRemove(transport: Transport, body: SkuBinKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.skuBinRemove, body, options)
}
