/**
 * 商品资料：68 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/commodity.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BrandAdd, BrandEdit, BrandKey, BrandRow } from '../../../contract/generated/entities/brand'
import type { CategoryAdd, CategoryEdit, CategoryKey, CategoryRow } from '../../../contract/generated/entities/category'
import type { CheckSkipAdd, CheckSkipEdit, CheckSkipKey, CheckSkipRow } from '../../../contract/generated/entities/check_skip'
import type { CostLayerRow } from '../../../contract/generated/entities/cost_layer'
import type { CostUseRow } from '../../../contract/generated/entities/cost_use'
import type { GoodsLogRow } from '../../../contract/generated/entities/goods_log'
import type { PairingAdd, PairingEdit, PairingKey, PairingRow } from '../../../contract/generated/entities/pairing'
import type { PairingSuggestionRow } from '../../../contract/generated/entities/pairing_suggestion'
import type { ProcessPlanRow } from '../../../contract/generated/entities/process_plan'
import type { PurchaseOrderItemRow } from '../../../contract/generated/entities/purchase_order_item'
import type { ReceiptItemRow } from '../../../contract/generated/entities/receipt_item'
import type { RiskHitEdit, RiskHitRow } from '../../../contract/generated/entities/risk_hit'
import type { RiskWordAdd, RiskWordEdit, RiskWordKey, RiskWordRow } from '../../../contract/generated/entities/risk_word'
import type { SkuAdd, SkuEdit, SkuKey, SkuRow } from '../../../contract/generated/entities/sku'
import type { SkuPartRow } from '../../../contract/generated/entities/sku_part'
import type { SkuPriceAdd, SkuPriceEdit, SkuPriceKey, SkuPriceRow } from '../../../contract/generated/entities/sku_price'
import type { SpuAdd, SpuEdit, SpuKey, SpuRow } from '../../../contract/generated/entities/spu'
import type { SpuAttrsRow } from '../../../contract/generated/entities/spu_attrs'
import type { StockBalanceRow } from '../../../contract/generated/entities/stock_balance'
import type {
  TemplateSolutionAdd, TemplateSolutionEdit, TemplateSolutionKey, TemplateSolutionRow,
} from '../../../contract/generated/entities/template_solution'
import type {
  RiskScanRequest, RiskScanResponse, SpuGenerateRequest, SpuGenerateResponse, SuggestionAcceptRequest, SuggestionAcceptResponse,
} from '../../../contract/generated/families/commodity'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  goodsLogList: {
    family: 'commodity', call: 'goodsLogList', method: 'POST', path: '/commodity/api/v1/goodsLog/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  riskWordList: {
    family: 'commodity', call: 'riskWordList', method: 'POST', path: '/commodity/api/v1/riskWord/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  riskWordAdd: {
    family: 'commodity', call: 'riskWordAdd', method: 'POST', path: '/commodity/api/v1/riskWord/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  riskWordEdit: {
    family: 'commodity', call: 'riskWordEdit', method: 'POST', path: '/commodity/api/v1/riskWord/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  riskWordRemove: {
    family: 'commodity', call: 'riskWordRemove', method: 'POST', path: '/commodity/api/v1/riskWord/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  riskHitList: {
    family: 'commodity', call: 'riskHitList', method: 'POST', path: '/commodity/api/v1/riskHit/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  riskHitEdit: {
    family: 'commodity', call: 'riskHitEdit', method: 'POST', path: '/commodity/api/v1/riskHit/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  riskScan: {
    family: 'commodity', call: 'riskScan', method: 'POST', path: '/commodity/api/v1/riskWord/scan', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  suggestionList: {
    family: 'commodity', call: 'suggestionList', method: 'POST', path: '/commodity/api/v1/suggestion/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  suggestionAccept: {
    family: 'commodity', call: 'suggestionAccept', method: 'POST', path: '/commodity/api/v1/suggestion/accept', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  spuGenerate: {
    family: 'commodity', call: 'spuGenerate', method: 'POST', path: '/commodity/api/v1/spu/generate', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  categoryList: {
    family: 'commodity', call: 'categoryList', method: 'POST', path: '/commodity/api/v1/category/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  category: {
    family: 'commodity', call: 'category', method: 'POST', path: '/commodity/api/v1/category/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  categoryAdd: {
    family: 'commodity', call: 'categoryAdd', method: 'POST', path: '/commodity/api/v1/category/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  categoryEdit: {
    family: 'commodity', call: 'categoryEdit', method: 'POST', path: '/commodity/api/v1/category/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  categoryRemove: {
    family: 'commodity', call: 'categoryRemove', method: 'POST', path: '/commodity/api/v1/category/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  categoryGoods: {
    family: 'commodity', call: 'categoryGoods', method: 'POST', path: '/commodity/api/v1/category/goods', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  brandList: {
    family: 'commodity', call: 'brandList', method: 'POST', path: '/commodity/api/v1/brand/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  brand: {
    family: 'commodity', call: 'brand', method: 'POST', path: '/commodity/api/v1/brand/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  brandAdd: {
    family: 'commodity', call: 'brandAdd', method: 'POST', path: '/commodity/api/v1/brand/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  brandEdit: {
    family: 'commodity', call: 'brandEdit', method: 'POST', path: '/commodity/api/v1/brand/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  brandRemove: {
    family: 'commodity', call: 'brandRemove', method: 'POST', path: '/commodity/api/v1/brand/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  brandGoods: {
    family: 'commodity', call: 'brandGoods', method: 'POST', path: '/commodity/api/v1/brand/goods', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  spuList: {
    family: 'commodity', call: 'spuList', method: 'POST', path: '/commodity/api/v1/spu/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  spu: {
    family: 'commodity', call: 'spu', method: 'POST', path: '/commodity/api/v1/spu/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  spuAdd: {
    family: 'commodity', call: 'spuAdd', method: 'POST', path: '/commodity/api/v1/spu/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  spuEdit: {
    family: 'commodity', call: 'spuEdit', method: 'POST', path: '/commodity/api/v1/spu/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  spuRemove: {
    family: 'commodity', call: 'spuRemove', method: 'POST', path: '/commodity/api/v1/spu/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  spuAttrs: {
    family: 'commodity', call: 'spuAttrs', method: 'POST', path: '/commodity/api/v1/spu/attrs', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  spuSkus: {
    family: 'commodity', call: 'spuSkus', method: 'POST', path: '/commodity/api/v1/spu/skus', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuList: {
    family: 'commodity', call: 'skuList', method: 'POST', path: '/commodity/api/v1/sku/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sku: {
    family: 'commodity', call: 'sku', method: 'POST', path: '/commodity/api/v1/sku/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuAdd: {
    family: 'commodity', call: 'skuAdd', method: 'POST', path: '/commodity/api/v1/sku/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  skuEdit: {
    family: 'commodity', call: 'skuEdit', method: 'POST', path: '/commodity/api/v1/sku/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  skuRemove: {
    family: 'commodity', call: 'skuRemove', method: 'POST', path: '/commodity/api/v1/sku/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  skuSkips: {
    family: 'commodity', call: 'skuSkips', method: 'POST', path: '/commodity/api/v1/sku/skips', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuParts: {
    family: 'commodity', call: 'skuParts', method: 'POST', path: '/commodity/api/v1/sku/parts', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuPrices: {
    family: 'commodity', call: 'skuPrices', method: 'POST', path: '/commodity/api/v1/sku/prices', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuPairings: {
    family: 'commodity', call: 'skuPairings', method: 'POST', path: '/commodity/api/v1/sku/pairings', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  skuReceipts: {
    family: 'commodity', call: 'skuReceipts', method: 'POST', path: '/commodity/api/v1/sku/receipts', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  skuStock: {
    family: 'commodity', call: 'skuStock', method: 'POST', path: '/commodity/api/v1/sku/stock', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuOrders: {
    family: 'commodity', call: 'skuOrders', method: 'POST', path: '/commodity/api/v1/sku/orders', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuMakings: {
    family: 'commodity', call: 'skuMakings', method: 'POST', path: '/commodity/api/v1/sku/makings', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  skuLayers: {
    family: 'commodity', call: 'skuLayers', method: 'POST', path: '/commodity/api/v1/sku/layers', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  skuCost_uses: {
    family: 'commodity', call: 'skuCost_uses', method: 'POST', path: '/commodity/api/v1/sku/cost_uses', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  skuUsed_in: {
    family: 'commodity', call: 'skuUsed_in', method: 'POST', path: '/commodity/api/v1/sku/used_in', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  priceList: {
    family: 'commodity', call: 'priceList', method: 'POST', path: '/commodity/api/v1/price/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  price: {
    family: 'commodity', call: 'price', method: 'POST', path: '/commodity/api/v1/price/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  priceAdd: {
    family: 'commodity', call: 'priceAdd', method: 'POST', path: '/commodity/api/v1/price/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  priceEdit: {
    family: 'commodity', call: 'priceEdit', method: 'POST', path: '/commodity/api/v1/price/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  priceRemove: {
    family: 'commodity', call: 'priceRemove', method: 'POST', path: '/commodity/api/v1/price/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  solutionList: {
    family: 'commodity', call: 'solutionList', method: 'POST', path: '/commodity/api/v1/templateSolution/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  solution: {
    family: 'commodity', call: 'solution', method: 'POST', path: '/commodity/api/v1/templateSolution/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  solutionAdd: {
    family: 'commodity', call: 'solutionAdd', method: 'POST', path: '/commodity/api/v1/templateSolution/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  solutionEdit: {
    family: 'commodity', call: 'solutionEdit', method: 'POST', path: '/commodity/api/v1/templateSolution/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  solutionRemove: {
    family: 'commodity', call: 'solutionRemove', method: 'POST', path: '/commodity/api/v1/templateSolution/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  solutionGoods: {
    family: 'commodity', call: 'solutionGoods', method: 'POST', path: '/commodity/api/v1/templateSolution/goods', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  solutionLabels: {
    family: 'commodity', call: 'solutionLabels', method: 'POST', path: '/commodity/api/v1/templateSolution/labels', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  checkSkipList: {
    family: 'commodity', call: 'checkSkipList', method: 'POST', path: '/commodity/api/v1/checkSkip/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  checkSkip: {
    family: 'commodity', call: 'checkSkip', method: 'POST', path: '/commodity/api/v1/checkSkip/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  checkSkipAdd: {
    family: 'commodity', call: 'checkSkipAdd', method: 'POST', path: '/commodity/api/v1/checkSkip/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  checkSkipEdit: {
    family: 'commodity', call: 'checkSkipEdit', method: 'POST', path: '/commodity/api/v1/checkSkip/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  checkSkipRemove: {
    family: 'commodity', call: 'checkSkipRemove', method: 'POST', path: '/commodity/api/v1/checkSkip/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  pairingList: {
    family: 'commodity', call: 'pairingList', method: 'POST', path: '/commodity/api/v1/pairing/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  pairing: {
    family: 'commodity', call: 'pairing', method: 'POST', path: '/commodity/api/v1/pairing/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pairingAdd: {
    family: 'commodity', call: 'pairingAdd', method: 'POST', path: '/commodity/api/v1/pairing/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  pairingEdit: {
    family: 'commodity', call: 'pairingEdit', method: 'POST', path: '/commodity/api/v1/pairing/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  pairingRemove: {
    family: 'commodity', call: 'pairingRemove', method: 'POST', path: '/commodity/api/v1/pairing/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'commodity',
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
    goodsLogList: {
      list: CALLS.goodsLogList,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'employee_id', 'sku_id', 'sku.category_id'],
    },
    riskWordList: {
      list: CALLS.riskWordList,
      add: CALLS.riskWordAdd,
      edit: CALLS.riskWordEdit,
      remove: CALLS.riskWordRemove,
      key: ['id'],
      decimals: [],
      integers: ['hit_count', 'open_count'],
      texts: ['id', 'creator'],
    },
    riskHitList: {
      list: CALLS.riskHitList,
      edit: CALLS.riskHitEdit,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'word_id', 'product_id', 'shop_id', 'product.asin'],
    },
    suggestionList: {
      list: CALLS.suggestionList,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'shop_id', 'sku_id', 'product.asin', 'product.fnsku'],
    },
    categoryList: {
      list: CALLS.categoryList,
      get: CALLS.category,
      add: CALLS.categoryAdd,
      edit: CALLS.categoryEdit,
      remove: CALLS.categoryRemove,
      key: ['id'],
      decimals: [],
      integers: ['sku_count'],
      texts: ['id', 'parent_id'],
    },
    categoryGoods: {
      list: CALLS.categoryGoods,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    brandList: {
      list: CALLS.brandList,
      get: CALLS.brand,
      add: CALLS.brandAdd,
      edit: CALLS.brandEdit,
      remove: CALLS.brandRemove,
      key: ['id'],
      decimals: [],
      integers: ['sku_count'],
      texts: ['id'],
    },
    brandGoods: {
      list: CALLS.brandGoods,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    spuList: {
      list: CALLS.spuList,
      get: CALLS.spu,
      add: CALLS.spuAdd,
      edit: CALLS.spuEdit,
      remove: CALLS.spuRemove,
      key: ['id'],
      decimals: [],
      integers: ['attr_count', 'sku_count'],
      texts: ['id', 'category_id', 'brand_id', 'developer', 'creator'],
    },
    spuAttrs: {
      list: CALLS.spuAttrs,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'spu_id'],
    },
    spuSkus: {
      list: CALLS.spuSkus,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    skuList: {
      list: CALLS.skuList,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    skuSkips: {
      list: CALLS.skuSkips,
      get: CALLS.checkSkip,
      add: CALLS.checkSkipAdd,
      edit: CALLS.checkSkipEdit,
      remove: CALLS.checkSkipRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'sku_id', 'creator', 'sku.developer', 'sku.buyer'],
    },
    skuParts: {
      list: CALLS.skuParts,
      key: ['id'],
      decimals: ['cost_share', 'part_cost', 'part.purchase_price', 'cost.unit_cost'],
      integers: ['qty', 'sets', 'part.good_qty', 'part.held_qty'],
      texts: ['id', 'sku_id', 'part_id'],
    },
    skuPrices: {
      list: CALLS.skuPrices,
      get: CALLS.price,
      add: CALLS.priceAdd,
      edit: CALLS.priceEdit,
      remove: CALLS.priceRemove,
      key: ['id'],
      decimals: ['price', 'tax_rate'],
      integers: ['min_qty', 'lead_days'],
      texts: ['id', 'sku_id', 'supplier_id', 'creator'],
    },
    skuPairings: {
      list: CALLS.skuPairings,
      get: CALLS.pairing,
      add: CALLS.pairingAdd,
      edit: CALLS.pairingEdit,
      remove: CALLS.pairingRemove,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'shop_id', 'sku_id', 'creator', 'product.asin', 'product.fnsku'],
    },
    skuReceipts: {
      list: CALLS.skuReceipts,
      key: ['id'],
      decimals: ['price', 'amount'],
      integers: [
        'notice_qty', 'received_qty', 'short_qty', 'good_qty', 'bad_qty', 'in_qty', 'swap_qty', 'returned_qty', 'late_days', 'on_time_qty',
        'late_qty_days', 'order_item.qty',
      ],
      texts: [
        'id', 'receipt_id', 'order_item_id', 'sku_id', 'bin_id', 'bad_bin_id', 'order_id', 'supplier_id', 'warehouse_id', 'order.buyer',
        'supplier.supplier_code',
      ],
    },
    skuStock: {
      list: CALLS.skuStock,
      key: ['id'],
      decimals: ['stock_value', 'age_avg', 'cost.unit_cost'],
      integers: [
        'qty', 'held', 'available', 'in_qty', 'out_qty', 'place.age_sum', 'place.age_qty', 'place.onway_qty', 'place.checking_qty',
      ],
      texts: ['id', 'place_id', 'warehouse_id', 'bin_id', 'sku_id', 'sku.category_id'],
    },
    skuOrders: {
      list: CALLS.skuOrders,
      key: ['id'],
      decimals: [
        'price', 'tax_rate', 'amount', 'last_price', 'last_amount', 'diff_amount', 'avg_price', 'low_price', 'avg_diff_amount',
        'low_diff_amount', 'price_diff', 'wait_hours',
      ],
      integers: ['qty', 'received_qty', 'returned_qty', 'back_qty', 'open_qty', 'overdue_qty'],
      texts: [
        'id', 'order_id', 'plan_id', 'sku_id', 'supplier_id', 'warehouse_id', 'order.supplier_id', 'order.warehouse_id', 'order.buyer',
        'supplier.supplier_code',
      ],
    },
    skuMakings: {
      list: CALLS.skuMakings,
      key: ['id'],
      decimals: [],
      integers: ['plan_qty', 'before_qty', 'ordered_qty', 'finished_qty', 'made_qty', 'left_qty', 'open_qty'],
      texts: ['id', 'sku_id', 'warehouse_id', 'closer', 'creator'],
    },
    skuLayers: {
      list: CALLS.skuLayers,
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
    skuCost_uses: {
      list: CALLS.skuCost_uses,
      key: ['id'],
      decimals: ['amount', 'parted_amount', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost', 'unit_cost'],
      integers: ['qty', 'pos', 'before_qty', 'missing_qty'],
      texts: [
        'id', 'layer_id', 'entry_id', 'sku_id', 'pool_id', 'warehouse_id', 'doc_id', 'doc_line', 'sku.category_id',
      ],
    },
    skuUsed_in: {
      list: CALLS.skuUsed_in,
      key: ['id'],
      decimals: ['cost_share', 'part_cost', 'part.purchase_price', 'cost.unit_cost'],
      integers: ['qty', 'sets', 'part.good_qty', 'part.held_qty'],
      texts: ['id', 'sku_id', 'part_id'],
    },
    priceList: {
      list: CALLS.priceList,
      get: CALLS.price,
      add: CALLS.priceAdd,
      edit: CALLS.priceEdit,
      remove: CALLS.priceRemove,
      key: ['id'],
      decimals: ['price', 'tax_rate'],
      integers: ['min_qty', 'lead_days'],
      texts: ['id', 'sku_id', 'supplier_id', 'creator'],
    },
    solutionList: {
      list: CALLS.solutionList,
      get: CALLS.solution,
      add: CALLS.solutionAdd,
      edit: CALLS.solutionEdit,
      remove: CALLS.solutionRemove,
      key: ['id'],
      decimals: ['pkg_length', 'pkg_width', 'pkg_height', 'box_length', 'box_width', 'box_height', 'declare_price'],
      integers: ['apply_goods', 'apply_labels', 'apply_count', 'box_qty'],
      texts: [
        'id', 'category_id', 'goods_default_of', 'label_default_of', 'label_template_id', 'brand_id', 'hs_code', 'sales_leader',
        'developer', 'buyer', 'creator',
      ],
    },
    solutionGoods: {
      list: CALLS.solutionGoods,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    solutionLabels: {
      list: CALLS.solutionLabels,
      get: CALLS.sku,
      add: CALLS.skuAdd,
      edit: CALLS.skuEdit,
      remove: CALLS.skuRemove,
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
    checkSkipList: {
      list: CALLS.checkSkipList,
      get: CALLS.checkSkip,
      add: CALLS.checkSkipAdd,
      edit: CALLS.checkSkipEdit,
      remove: CALLS.checkSkipRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'sku_id', 'creator', 'sku.developer', 'sku.buyer'],
    },
    pairingList: {
      list: CALLS.pairingList,
      get: CALLS.pairing,
      add: CALLS.pairingAdd,
      edit: CALLS.pairingEdit,
      remove: CALLS.pairingRemove,
      key: ['id'],
      decimals: [],
      integers: ['qty'],
      texts: ['id', 'shop_id', 'sku_id', 'creator', 'product.asin', 'product.fnsku'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '9a3026e52951'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 商品资料: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 商品日志
 * POST /commodity/api/v1/goodsLog/list · ListRequest → ListAnswer<GoodsLogRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function goodsLogList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<GoodsLogRow>> {
  return askList<GoodsLogRow>(transport, FAMILY, CALLS.goodsLogList, FAMILY.resources['goodsLogList']!, body, options)
}

/**
 * 侵权词库
 * POST /commodity/api/v1/riskWord/list · ListRequest → ListAnswer<RiskWordRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskWordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RiskWordRow>> {
  return askList<RiskWordRow>(transport, FAMILY, CALLS.riskWordList, FAMILY.resources['riskWordList']!, body, options)
}

/**
 * 新增侵权词
 * POST /commodity/api/v1/riskWord/add · RiskWordAdd → RiskWordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskWordAdd(transport: Transport, body: RiskWordAdd, options?: CallOptions): Promise<RiskWordRow> {
  return transport.call<RiskWordRow>(CALLS.riskWordAdd, body, options)
}

/**
 * 修改侵权词
 * POST /commodity/api/v1/riskWord/edit · RiskWordEdit → RiskWordRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskWordEdit(transport: Transport, body: RiskWordEdit, options?: CallOptions): Promise<RiskWordRow> {
  return transport.call<RiskWordRow>(CALLS.riskWordEdit, body, options)
}

/**
 * 删除侵权词与它的命中
 * POST /commodity/api/v1/riskWord/remove · RiskWordKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskWordRemove(transport: Transport, body: RiskWordKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.riskWordRemove, body, options)
}

/**
 * 侵权扫描结果
 * POST /commodity/api/v1/riskHit/list · ListRequest → ListAnswer<RiskHitRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskHitList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RiskHitRow>> {
  return askList<RiskHitRow>(transport, FAMILY, CALLS.riskHitList, FAMILY.resources['riskHitList']!, body, options)
}

/**
 * 处理侵权命中
 * POST /commodity/api/v1/riskHit/edit · RiskHitEdit → RiskHitRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskHitEdit(transport: Transport, body: RiskHitEdit, options?: CallOptions): Promise<RiskHitRow> {
  return transport.call<RiskHitRow>(CALLS.riskHitEdit, body, options)
}

/**
 * 用侵权词扫描在售商品：命中多少、新增多少、消失多少
 * POST /commodity/api/v1/riskWord/scan · RiskScanRequest → RiskScanResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function riskScan(transport: Transport, body: RiskScanRequest = {}, options?: CallOptions): Promise<RiskScanResponse> {
  return transport.call<RiskScanResponse>(CALLS.riskScan, body, options)
}

/**
 * 配对建议列表
 * POST /commodity/api/v1/suggestion/list · ListRequest → ListAnswer<PairingSuggestionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function suggestionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PairingSuggestionRow>> {
  return askList<PairingSuggestionRow>(transport, FAMILY, CALLS.suggestionList, FAMILY.resources['suggestionList']!, body, options)
}

/**
 * 采纳配对建议：成为从一开始有效的配对
 * POST /commodity/api/v1/suggestion/accept · SuggestionAcceptRequest → SuggestionAcceptResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function suggestionAccept(transport: Transport, body: SuggestionAcceptRequest, options?: CallOptions): Promise<SuggestionAcceptResponse> {
  return transport.call<SuggestionAcceptResponse>(CALLS.suggestionAccept, body, options)
}

/**
 * 按变体属性生成还没有的 SKU
 * POST /commodity/api/v1/spu/generate · SpuGenerateRequest → SpuGenerateResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuGenerate(transport: Transport, body: SpuGenerateRequest, options?: CallOptions): Promise<SpuGenerateResponse> {
  return transport.call<SpuGenerateResponse>(CALLS.spuGenerate, body, options)
}

/**
 * 列出商品分类
 * POST /commodity/api/v1/category/list · ListRequest → ListAnswer<CategoryRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function categoryList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CategoryRow>> {
  return askList<CategoryRow>(transport, FAMILY, CALLS.categoryList, FAMILY.resources['categoryList']!, body, options)
}

/**
 * 读取一张商品分类
 * POST /commodity/api/v1/category/get · CategoryKey → CategoryRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function category(transport: Transport, body: CategoryKey, options?: CallOptions): Promise<CategoryRow> {
  return transport.call<CategoryRow>(CALLS.category, body, options)
}

/**
 * 新增商品分类
 * POST /commodity/api/v1/category/add · CategoryAdd → CategoryRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function categoryAdd(transport: Transport, body: CategoryAdd, options?: CallOptions): Promise<CategoryRow> {
  return transport.call<CategoryRow>(CALLS.categoryAdd, body, options)
}

/**
 * 修改商品分类
 * POST /commodity/api/v1/category/edit · CategoryEdit → CategoryRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function categoryEdit(transport: Transport, body: CategoryEdit, options?: CallOptions): Promise<CategoryRow> {
  return transport.call<CategoryRow>(CALLS.categoryEdit, body, options)
}

/**
 * 删除商品分类
 * POST /commodity/api/v1/category/remove · CategoryKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function categoryRemove(transport: Transport, body: CategoryKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.categoryRemove, body, options)
}

/**
 * 商品：商品分类
 * POST /commodity/api/v1/category/goods · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function categoryGoods(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.categoryGoods, FAMILY.resources['categoryGoods']!, body, options)
}

/**
 * 列出品牌
 * POST /commodity/api/v1/brand/list · ListRequest → ListAnswer<BrandRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brandList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BrandRow>> {
  return askList<BrandRow>(transport, FAMILY, CALLS.brandList, FAMILY.resources['brandList']!, body, options)
}

/**
 * 读取一张品牌
 * POST /commodity/api/v1/brand/get · BrandKey → BrandRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brand(transport: Transport, body: BrandKey, options?: CallOptions): Promise<BrandRow> {
  return transport.call<BrandRow>(CALLS.brand, body, options)
}

/**
 * 新增品牌
 * POST /commodity/api/v1/brand/add · BrandAdd → BrandRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brandAdd(transport: Transport, body: BrandAdd, options?: CallOptions): Promise<BrandRow> {
  return transport.call<BrandRow>(CALLS.brandAdd, body, options)
}

/**
 * 修改品牌
 * POST /commodity/api/v1/brand/edit · BrandEdit → BrandRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brandEdit(transport: Transport, body: BrandEdit, options?: CallOptions): Promise<BrandRow> {
  return transport.call<BrandRow>(CALLS.brandEdit, body, options)
}

/**
 * 删除品牌
 * POST /commodity/api/v1/brand/remove · BrandKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brandRemove(transport: Transport, body: BrandKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.brandRemove, body, options)
}

/**
 * 商品：品牌
 * POST /commodity/api/v1/brand/goods · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function brandGoods(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.brandGoods, FAMILY.resources['brandGoods']!, body, options)
}

/**
 * 列出主SKU
 * POST /commodity/api/v1/spu/list · ListRequest → ListAnswer<SpuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpuRow>> {
  return askList<SpuRow>(transport, FAMILY, CALLS.spuList, FAMILY.resources['spuList']!, body, options)
}

/**
 * 读取一张主SKU
 * POST /commodity/api/v1/spu/get · SpuKey → SpuRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spu(transport: Transport, body: SpuKey, options?: CallOptions): Promise<SpuRow> {
  return transport.call<SpuRow>(CALLS.spu, body, options)
}

/**
 * 新增主SKU
 * POST /commodity/api/v1/spu/add · SpuAdd → SpuRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuAdd(transport: Transport, body: SpuAdd, options?: CallOptions): Promise<SpuRow> {
  return transport.call<SpuRow>(CALLS.spuAdd, body, options)
}

/**
 * 修改主SKU
 * POST /commodity/api/v1/spu/edit · SpuEdit → SpuRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuEdit(transport: Transport, body: SpuEdit, options?: CallOptions): Promise<SpuRow> {
  return transport.call<SpuRow>(CALLS.spuEdit, body, options)
}

/**
 * 删除主SKU
 * POST /commodity/api/v1/spu/remove · SpuKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuRemove(transport: Transport, body: SpuKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.spuRemove, body, options)
}

/**
 * 变体属性：主SKU
 * POST /commodity/api/v1/spu/attrs · ListRequest → ListAnswer<SpuAttrsRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuAttrs(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SpuAttrsRow>> {
  return askList<SpuAttrsRow>(transport, FAMILY, CALLS.spuAttrs, FAMILY.resources['spuAttrs']!, body, options)
}

/**
 * SKU：主SKU
 * POST /commodity/api/v1/spu/skus · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function spuSkus(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.spuSkus, FAMILY.resources['spuSkus']!, body, options)
}

/**
 * 列出商品
 * POST /commodity/api/v1/sku/list · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.skuList, FAMILY.resources['skuList']!, body, options)
}

/**
 * 读取一张商品
 * POST /commodity/api/v1/sku/get · SkuKey → SkuRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sku(transport: Transport, body: SkuKey, options?: CallOptions): Promise<SkuRow> {
  return transport.call<SkuRow>(CALLS.sku, body, options)
}

/**
 * 新增商品
 * POST /commodity/api/v1/sku/add · SkuAdd → SkuRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuAdd(transport: Transport, body: SkuAdd, options?: CallOptions): Promise<SkuRow> {
  return transport.call<SkuRow>(CALLS.skuAdd, body, options)
}

/**
 * 修改商品
 * POST /commodity/api/v1/sku/edit · SkuEdit → SkuRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuEdit(transport: Transport, body: SkuEdit, options?: CallOptions): Promise<SkuRow> {
  return transport.call<SkuRow>(CALLS.skuEdit, body, options)
}

/**
 * 删除商品
 * POST /commodity/api/v1/sku/remove · SkuKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuRemove(transport: Transport, body: SkuKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.skuRemove, body, options)
}

/**
 * 忽略的检测：商品
 * POST /commodity/api/v1/sku/skips · ListRequest → ListAnswer<CheckSkipRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuSkips(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CheckSkipRow>> {
  return askList<CheckSkipRow>(transport, FAMILY, CALLS.skuSkips, FAMILY.resources['skuSkips']!, body, options)
}

/**
 * 子件：商品
 * POST /commodity/api/v1/sku/parts · ListRequest → ListAnswer<SkuPartRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuParts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuPartRow>> {
  return askList<SkuPartRow>(transport, FAMILY, CALLS.skuParts, FAMILY.resources['skuParts']!, body, options)
}

/**
 * 供应商报价：商品
 * POST /commodity/api/v1/sku/prices · ListRequest → ListAnswer<SkuPriceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuPrices(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuPriceRow>> {
  return askList<SkuPriceRow>(transport, FAMILY, CALLS.skuPrices, FAMILY.resources['skuPrices']!, body, options)
}

/**
 * 关联的 MSKU：商品
 * POST /commodity/api/v1/sku/pairings · ListRequest → ListAnswer<PairingRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuPairings(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PairingRow>> {
  return askList<PairingRow>(transport, FAMILY, CALLS.skuPairings, FAMILY.resources['skuPairings']!, body, options)
}

/**
 * 收货明细：商品
 * POST /commodity/api/v1/sku/receipts · ListRequest → ListAnswer<ReceiptItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuReceipts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReceiptItemRow>> {
  return askList<ReceiptItemRow>(transport, FAMILY, CALLS.skuReceipts, FAMILY.resources['skuReceipts']!, body, options)
}

/**
 * 库存：商品
 * POST /commodity/api/v1/sku/stock · ListRequest → ListAnswer<StockBalanceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuStock(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StockBalanceRow>> {
  return askList<StockBalanceRow>(transport, FAMILY, CALLS.skuStock, FAMILY.resources['skuStock']!, body, options)
}

/**
 * 采购单明细：商品
 * POST /commodity/api/v1/sku/orders · ListRequest → ListAnswer<PurchaseOrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuOrders(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseOrderItemRow>> {
  return askList<PurchaseOrderItemRow>(transport, FAMILY, CALLS.skuOrders, FAMILY.resources['skuOrders']!, body, options)
}

/**
 * 加工计划：商品
 * POST /commodity/api/v1/sku/makings · ListRequest → ListAnswer<ProcessPlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuMakings(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProcessPlanRow>> {
  return askList<ProcessPlanRow>(transport, FAMILY, CALLS.skuMakings, FAMILY.resources['skuMakings']!, body, options)
}

/**
 * 成本批次：商品
 * POST /commodity/api/v1/sku/layers · ListRequest → ListAnswer<CostLayerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuLayers(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostLayerRow>> {
  return askList<CostLayerRow>(transport, FAMILY, CALLS.skuLayers, FAMILY.resources['skuLayers']!, body, options)
}

/**
 * 批次消耗：商品
 * POST /commodity/api/v1/sku/cost_uses · ListRequest → ListAnswer<CostUseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuCost_uses(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostUseRow>> {
  return askList<CostUseRow>(transport, FAMILY, CALLS.skuCost_uses, FAMILY.resources['skuCost_uses']!, body, options)
}

/**
 * 用于：商品
 * POST /commodity/api/v1/sku/used_in · ListRequest → ListAnswer<SkuPartRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function skuUsed_in(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuPartRow>> {
  return askList<SkuPartRow>(transport, FAMILY, CALLS.skuUsed_in, FAMILY.resources['skuUsed_in']!, body, options)
}

/**
 * 列出供应商报价
 * POST /commodity/api/v1/price/list · ListRequest → ListAnswer<SkuPriceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuPriceRow>> {
  return askList<SkuPriceRow>(transport, FAMILY, CALLS.priceList, FAMILY.resources['priceList']!, body, options)
}

/**
 * 读取一张供应商报价
 * POST /commodity/api/v1/price/get · SkuPriceKey → SkuPriceRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function price(transport: Transport, body: SkuPriceKey, options?: CallOptions): Promise<SkuPriceRow> {
  return transport.call<SkuPriceRow>(CALLS.price, body, options)
}

/**
 * 新增供应商报价
 * POST /commodity/api/v1/price/add · SkuPriceAdd → SkuPriceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceAdd(transport: Transport, body: SkuPriceAdd, options?: CallOptions): Promise<SkuPriceRow> {
  return transport.call<SkuPriceRow>(CALLS.priceAdd, body, options)
}

/**
 * 修改供应商报价
 * POST /commodity/api/v1/price/edit · SkuPriceEdit → SkuPriceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceEdit(transport: Transport, body: SkuPriceEdit, options?: CallOptions): Promise<SkuPriceRow> {
  return transport.call<SkuPriceRow>(CALLS.priceEdit, body, options)
}

/**
 * 删除供应商报价
 * POST /commodity/api/v1/price/remove · SkuPriceKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function priceRemove(transport: Transport, body: SkuPriceKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.priceRemove, body, options)
}

/**
 * 列出模板方案
 * POST /commodity/api/v1/templateSolution/list · ListRequest → ListAnswer<TemplateSolutionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<TemplateSolutionRow>> {
  return askList<TemplateSolutionRow>(transport, FAMILY, CALLS.solutionList, FAMILY.resources['solutionList']!, body, options)
}

/**
 * 读取一张模板方案
 * POST /commodity/api/v1/templateSolution/get · TemplateSolutionKey → TemplateSolutionRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solution(transport: Transport, body: TemplateSolutionKey, options?: CallOptions): Promise<TemplateSolutionRow> {
  return transport.call<TemplateSolutionRow>(CALLS.solution, body, options)
}

/**
 * 新增模板方案
 * POST /commodity/api/v1/templateSolution/add · TemplateSolutionAdd → TemplateSolutionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionAdd(transport: Transport, body: TemplateSolutionAdd, options?: CallOptions): Promise<TemplateSolutionRow> {
  return transport.call<TemplateSolutionRow>(CALLS.solutionAdd, body, options)
}

/**
 * 修改模板方案
 * POST /commodity/api/v1/templateSolution/edit · TemplateSolutionEdit → TemplateSolutionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionEdit(transport: Transport, body: TemplateSolutionEdit, options?: CallOptions): Promise<TemplateSolutionRow> {
  return transport.call<TemplateSolutionRow>(CALLS.solutionEdit, body, options)
}

/**
 * 删除模板方案
 * POST /commodity/api/v1/templateSolution/remove · TemplateSolutionKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionRemove(transport: Transport, body: TemplateSolutionKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.solutionRemove, body, options)
}

/**
 * 套用资料的商品：模板方案
 * POST /commodity/api/v1/templateSolution/goods · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionGoods(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.solutionGoods, FAMILY.resources['solutionGoods']!, body, options)
}

/**
 * 套用标签的商品：模板方案
 * POST /commodity/api/v1/templateSolution/labels · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function solutionLabels(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.solutionLabels, FAMILY.resources['solutionLabels']!, body, options)
}

/**
 * 列出忽略的检测
 * POST /commodity/api/v1/checkSkip/list · ListRequest → ListAnswer<CheckSkipRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function checkSkipList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CheckSkipRow>> {
  return askList<CheckSkipRow>(transport, FAMILY, CALLS.checkSkipList, FAMILY.resources['checkSkipList']!, body, options)
}

/**
 * 读取一张忽略的检测
 * POST /commodity/api/v1/checkSkip/get · CheckSkipKey → CheckSkipRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function checkSkip(transport: Transport, body: CheckSkipKey, options?: CallOptions): Promise<CheckSkipRow> {
  return transport.call<CheckSkipRow>(CALLS.checkSkip, body, options)
}

/**
 * 新增忽略的检测
 * POST /commodity/api/v1/checkSkip/add · CheckSkipAdd → CheckSkipRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function checkSkipAdd(transport: Transport, body: CheckSkipAdd, options?: CallOptions): Promise<CheckSkipRow> {
  return transport.call<CheckSkipRow>(CALLS.checkSkipAdd, body, options)
}

/**
 * 修改忽略的检测
 * POST /commodity/api/v1/checkSkip/edit · CheckSkipEdit → CheckSkipRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function checkSkipEdit(transport: Transport, body: CheckSkipEdit, options?: CallOptions): Promise<CheckSkipRow> {
  return transport.call<CheckSkipRow>(CALLS.checkSkipEdit, body, options)
}

/**
 * 删除忽略的检测
 * POST /commodity/api/v1/checkSkip/remove · CheckSkipKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function checkSkipRemove(transport: Transport, body: CheckSkipKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.checkSkipRemove, body, options)
}

/**
 * 列出配对
 * POST /commodity/api/v1/pairing/list · ListRequest → ListAnswer<PairingRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pairingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PairingRow>> {
  return askList<PairingRow>(transport, FAMILY, CALLS.pairingList, FAMILY.resources['pairingList']!, body, options)
}

/**
 * 读取一张配对
 * POST /commodity/api/v1/pairing/get · PairingKey → PairingRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pairing(transport: Transport, body: PairingKey, options?: CallOptions): Promise<PairingRow> {
  return transport.call<PairingRow>(CALLS.pairing, body, options)
}

/**
 * 新增配对
 * POST /commodity/api/v1/pairing/add · PairingAdd → PairingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pairingAdd(transport: Transport, body: PairingAdd, options?: CallOptions): Promise<PairingRow> {
  return transport.call<PairingRow>(CALLS.pairingAdd, body, options)
}

/**
 * 修改配对
 * POST /commodity/api/v1/pairing/edit · PairingEdit → PairingRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pairingEdit(transport: Transport, body: PairingEdit, options?: CallOptions): Promise<PairingRow> {
  return transport.call<PairingRow>(CALLS.pairingEdit, body, options)
}

/**
 * 删除配对
 * POST /commodity/api/v1/pairing/remove · PairingKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pairingRemove(transport: Transport, body: PairingKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.pairingRemove, body, options)
}
