/**
 * 产品开发：77 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/develop.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { DeveloperWorkFigures } from '../../../contract/generated/datasets/developer_work'
import type { KeywordTrendsFigures } from '../../../contract/generated/datasets/keyword_trends'
import type { RivalTrendsFigures } from '../../../contract/generated/datasets/rival_trends'
import type { DevProductAdd, DevProductEdit, DevProductKey, DevProductRow } from '../../../contract/generated/entities/dev_product'
import type { DevProjectAdd, DevProjectEdit, DevProjectKey, DevProjectRow } from '../../../contract/generated/entities/dev_project'
import type { DevProjectTaskEdit, DevProjectTaskRow } from '../../../contract/generated/entities/dev_project_task'
import type { DevQuoteAdd, DevQuoteEdit, DevQuoteKey, DevQuoteRow } from '../../../contract/generated/entities/dev_quote'
import type { DevReviewAdd, DevReviewEdit, DevReviewKey, DevReviewRow } from '../../../contract/generated/entities/dev_review'
import type { DevReviewScoreRow } from '../../../contract/generated/entities/dev_review_score'
import type { DevSampleAdd, DevSampleEdit, DevSampleKey, DevSampleRow } from '../../../contract/generated/entities/dev_sample'
import type {
  KeywordObservationAdd, KeywordObservationEdit, KeywordObservationKey, KeywordObservationRow,
} from '../../../contract/generated/entities/keyword_observation'
import type { KeywordSubAdd, KeywordSubEdit, KeywordSubKey, KeywordSubRow } from '../../../contract/generated/entities/keyword_sub'
import type { OrderItemRow } from '../../../contract/generated/entities/order_item'
import type { ProductResearchAdd, ProductResearchEdit, ProductResearchKey, ProductResearchRow } from '../../../contract/generated/entities/product_research'
import type { ProductResearchRivalRow } from '../../../contract/generated/entities/product_research_rival'
import type { PurchaseOrderItemRow } from '../../../contract/generated/entities/purchase_order_item'
import type { PurchasePaymentRow } from '../../../contract/generated/entities/purchase_payment'
import type { RivalMonitorAdd, RivalMonitorEdit, RivalMonitorKey, RivalMonitorRow } from '../../../contract/generated/entities/rival_monitor'
import type {
  RivalObservationAdd, RivalObservationEdit, RivalObservationKey, RivalObservationRow,
} from '../../../contract/generated/entities/rival_observation'
import type { SkuRow } from '../../../contract/generated/entities/sku'
import type {
  ProductStepRequest, ProjectStepRequest, ResearchStepRequest, ReviewScoreRequest, ReviewScoreResponse, ReviewStepRequest,
  SampleStepRequest,
} from '../../../contract/generated/families/develop'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  reviewScore: {
    family: 'develop', call: 'reviewScore', method: 'POST', path: '/fba/api/v1/develop/review/score', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  taskEdit: {
    family: 'develop', call: 'taskEdit', method: 'POST', path: '/fba/api/v1/develop/project/taskEdit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  libraryList: {
    family: 'develop', call: 'libraryList', method: 'POST', path: '/fba/api/v1/develop/library/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  boughtList: {
    family: 'develop', call: 'boughtList', method: 'POST', path: '/fba/api/v1/develop/history/purchase', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  soldList: {
    family: 'develop', call: 'soldList', method: 'POST', path: '/fba/api/v1/develop/history/sale', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  developerWork: {
    family: 'develop', call: 'developerWork', method: 'POST', path: '/fba/api/v1/develop/developer/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  rivalTrend: {
    family: 'develop', call: 'rivalTrend', method: 'POST', path: '/fba/api/v1/develop/monitor/trend', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keywordTrend: {
    family: 'develop', call: 'keywordTrend', method: 'POST', path: '/fba/api/v1/develop/keyword/trend', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  researchList: {
    family: 'develop', call: 'researchList', method: 'POST', path: '/fba/api/v1/develop/research/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  research: {
    family: 'develop', call: 'research', method: 'POST', path: '/fba/api/v1/develop/research/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  researchAdd: {
    family: 'develop', call: 'researchAdd', method: 'POST', path: '/fba/api/v1/develop/research/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  researchEdit: {
    family: 'develop', call: 'researchEdit', method: 'POST', path: '/fba/api/v1/develop/research/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  researchRemove: {
    family: 'develop', call: 'researchRemove', method: 'POST', path: '/fba/api/v1/develop/research/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  researchStep: {
    family: 'develop', call: 'researchStep', method: 'POST', path: '/fba/api/v1/develop/research/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  researchRivals: {
    family: 'develop', call: 'researchRivals', method: 'POST', path: '/fba/api/v1/develop/research/rivals', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  researchProjects: {
    family: 'develop', call: 'researchProjects', method: 'POST', path: '/fba/api/v1/develop/research/projects', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  projectList: {
    family: 'develop', call: 'projectList', method: 'POST', path: '/fba/api/v1/develop/project/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  project: {
    family: 'develop', call: 'project', method: 'POST', path: '/fba/api/v1/develop/project/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  projectAdd: {
    family: 'develop', call: 'projectAdd', method: 'POST', path: '/fba/api/v1/develop/project/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  projectEdit: {
    family: 'develop', call: 'projectEdit', method: 'POST', path: '/fba/api/v1/develop/project/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  projectRemove: {
    family: 'develop', call: 'projectRemove', method: 'POST', path: '/fba/api/v1/develop/project/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  projectStep: {
    family: 'develop', call: 'projectStep', method: 'POST', path: '/fba/api/v1/develop/project/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  projectTasks: {
    family: 'develop', call: 'projectTasks', method: 'POST', path: '/fba/api/v1/develop/project/tasks', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  projectProducts: {
    family: 'develop', call: 'projectProducts', method: 'POST', path: '/fba/api/v1/develop/project/products', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  projectSamples: {
    family: 'develop', call: 'projectSamples', method: 'POST', path: '/fba/api/v1/develop/project/samples', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  projectQuotes: {
    family: 'develop', call: 'projectQuotes', method: 'POST', path: '/fba/api/v1/develop/project/quotes', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  projectReviews: {
    family: 'develop', call: 'projectReviews', method: 'POST', path: '/fba/api/v1/develop/project/reviews', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productList: {
    family: 'develop', call: 'productList', method: 'POST', path: '/fba/api/v1/develop/product/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  product: {
    family: 'develop', call: 'product', method: 'POST', path: '/fba/api/v1/develop/product/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  productAdd: {
    family: 'develop', call: 'productAdd', method: 'POST', path: '/fba/api/v1/develop/product/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productEdit: {
    family: 'develop', call: 'productEdit', method: 'POST', path: '/fba/api/v1/develop/product/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productRemove: {
    family: 'develop', call: 'productRemove', method: 'POST', path: '/fba/api/v1/develop/product/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productStep: {
    family: 'develop', call: 'productStep', method: 'POST', path: '/fba/api/v1/develop/product/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  productQuotes: {
    family: 'develop', call: 'productQuotes', method: 'POST', path: '/fba/api/v1/develop/product/quotes', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productSamples: {
    family: 'develop', call: 'productSamples', method: 'POST', path: '/fba/api/v1/develop/product/samples', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  productReviews: {
    family: 'develop', call: 'productReviews', method: 'POST', path: '/fba/api/v1/develop/product/reviews', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  quoteList: {
    family: 'develop', call: 'quoteList', method: 'POST', path: '/fba/api/v1/develop/quote/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  quote: {
    family: 'develop', call: 'quote', method: 'POST', path: '/fba/api/v1/develop/quote/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  quoteAdd: {
    family: 'develop', call: 'quoteAdd', method: 'POST', path: '/fba/api/v1/develop/quote/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  quoteEdit: {
    family: 'develop', call: 'quoteEdit', method: 'POST', path: '/fba/api/v1/develop/quote/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  quoteRemove: {
    family: 'develop', call: 'quoteRemove', method: 'POST', path: '/fba/api/v1/develop/quote/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sampleList: {
    family: 'develop', call: 'sampleList', method: 'POST', path: '/fba/api/v1/develop/sample/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  sample: {
    family: 'develop', call: 'sample', method: 'POST', path: '/fba/api/v1/develop/sample/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  sampleAdd: {
    family: 'develop', call: 'sampleAdd', method: 'POST', path: '/fba/api/v1/develop/sample/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  sampleEdit: {
    family: 'develop', call: 'sampleEdit', method: 'POST', path: '/fba/api/v1/develop/sample/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sampleRemove: {
    family: 'develop', call: 'sampleRemove', method: 'POST', path: '/fba/api/v1/develop/sample/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  sampleStep: {
    family: 'develop', call: 'sampleStep', method: 'POST', path: '/fba/api/v1/develop/sample/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  samplePayments: {
    family: 'develop', call: 'samplePayments', method: 'POST', path: '/fba/api/v1/develop/sample/payments', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  reviewList: {
    family: 'develop', call: 'reviewList', method: 'POST', path: '/fba/api/v1/develop/review/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  review: {
    family: 'develop', call: 'review', method: 'POST', path: '/fba/api/v1/develop/review/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  reviewAdd: {
    family: 'develop', call: 'reviewAdd', method: 'POST', path: '/fba/api/v1/develop/review/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  reviewEdit: {
    family: 'develop', call: 'reviewEdit', method: 'POST', path: '/fba/api/v1/develop/review/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewRemove: {
    family: 'develop', call: 'reviewRemove', method: 'POST', path: '/fba/api/v1/develop/review/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewStep: {
    family: 'develop', call: 'reviewStep', method: 'POST', path: '/fba/api/v1/develop/review/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  reviewScores: {
    family: 'develop', call: 'reviewScores', method: 'POST', path: '/fba/api/v1/develop/review/scores', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  monitorList: {
    family: 'develop', call: 'monitorList', method: 'POST', path: '/fba/api/v1/develop/monitor/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  monitor: {
    family: 'develop', call: 'monitor', method: 'POST', path: '/fba/api/v1/develop/monitor/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  monitorAdd: {
    family: 'develop', call: 'monitorAdd', method: 'POST', path: '/fba/api/v1/develop/monitor/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  monitorEdit: {
    family: 'develop', call: 'monitorEdit', method: 'POST', path: '/fba/api/v1/develop/monitor/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  monitorRemove: {
    family: 'develop', call: 'monitorRemove', method: 'POST', path: '/fba/api/v1/develop/monitor/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  monitorSeen: {
    family: 'develop', call: 'monitorSeen', method: 'POST', path: '/fba/api/v1/develop/monitor/seen', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  observationList: {
    family: 'develop', call: 'observationList', method: 'POST', path: '/fba/api/v1/develop/observation/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  observation: {
    family: 'develop', call: 'observation', method: 'POST', path: '/fba/api/v1/develop/observation/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  observationAdd: {
    family: 'develop', call: 'observationAdd', method: 'POST', path: '/fba/api/v1/develop/observation/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  observationEdit: {
    family: 'develop', call: 'observationEdit', method: 'POST', path: '/fba/api/v1/develop/observation/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  observationRemove: {
    family: 'develop', call: 'observationRemove', method: 'POST', path: '/fba/api/v1/develop/observation/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  keywordList: {
    family: 'develop', call: 'keywordList', method: 'POST', path: '/fba/api/v1/develop/keyword/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keyword: {
    family: 'develop', call: 'keyword', method: 'POST', path: '/fba/api/v1/develop/keyword/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  keywordAdd: {
    family: 'develop', call: 'keywordAdd', method: 'POST', path: '/fba/api/v1/develop/keyword/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordEdit: {
    family: 'develop', call: 'keywordEdit', method: 'POST', path: '/fba/api/v1/develop/keyword/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordRemove: {
    family: 'develop', call: 'keywordRemove', method: 'POST', path: '/fba/api/v1/develop/keyword/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordSeen: {
    family: 'develop', call: 'keywordSeen', method: 'POST', path: '/fba/api/v1/develop/keyword/seen', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keywordDataList: {
    family: 'develop', call: 'keywordDataList', method: 'POST', path: '/fba/api/v1/develop/keywordData/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keywordData: {
    family: 'develop', call: 'keywordData', method: 'POST', path: '/fba/api/v1/develop/keywordData/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  keywordDataAdd: {
    family: 'develop', call: 'keywordDataAdd', method: 'POST', path: '/fba/api/v1/develop/keywordData/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordDataEdit: {
    family: 'develop', call: 'keywordDataEdit', method: 'POST', path: '/fba/api/v1/develop/keywordData/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  keywordDataRemove: {
    family: 'develop', call: 'keywordDataRemove', method: 'POST', path: '/fba/api/v1/develop/keywordData/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'develop',
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
    libraryList: {
      list: CALLS.libraryList,
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
    boughtList: {
      list: CALLS.boughtList,
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
    soldList: {
      list: CALLS.soldList,
      key: ['id'],
      decimals: [
        'item_price', 'item_tax', 'shipping_price', 'shipping_tax', 'gift_wrap_price', 'gift_wrap_tax', 'item_discount', 'ship_discount',
      ],
      integers: ['line_no', 'occurrence', 'quantity'],
      texts: [
        'id', 'import_id', 'shop_id', 'order_id', 'order_item_id', 'merchant_order_id', 'asin', 'purchase_order', 'shop.pool_id',
        'shop.owner', 'product.asin', 'product.parent_asin', 'product.leader', 'product.specialist', 'product.assistant',
        'product.developer', 'product.category_id', 'product.brand_id', 'product.spu_id', 'then.leader', 'then.specialist',
        'then.assistant', 'then.developer',
      ],
    },
    developerWork: {
      list: CALLS.developerWork,
      key: [],
      decimals: [
        'success_rate', 'sales_amount', 'profit_sales', 'settled', 'purchase_cost', 'head_cost', 'package_cost', 'other_cost',
        'returned_cost', 'past_cost', 'custom_fee', 'gross_profit', 'stock_value', 'gross_margin',
      ],
      integers: [
        'research_count', 'research_ok', 'project_count', 'ended_count', 'product_count', 'dev_ing', 'formal_count', 'launched', 'quantity',
      ],
      texts: ['developer'],
    },
    rivalTrend: {
      list: CALLS.rivalTrend,
      key: [],
      decimals: ['price', 'buybox_price'],
      integers: ['big_rank', 'small_rank', 'review_count', 'seller_count'],
      texts: ['monitor', 'asin'],
    },
    keywordTrend: {
      list: CALLS.keywordTrend,
      key: [],
      decimals: [],
      integers: ['search_volume', 'aba_rank', 'product_count'],
      texts: ['sub'],
    },
    researchList: {
      list: CALLS.researchList,
      get: CALLS.research,
      add: CALLS.researchAdd,
      edit: CALLS.researchEdit,
      remove: CALLS.researchRemove,
      key: ['id'],
      decimals: [
        'rival_amount', 'avg_price', 'price_gap', 'target_price', 'est_cost', 'rate', 'pkg_length', 'pkg_width', 'pkg_height',
        'volume_weight', 'charge_weight', 'head_price', 'head_said', 'est_head', 'commission_rate', 'fba_fee', 'ad_rate', 'est_commission',
        'est_ad', 'cost_abroad', 'head_abroad', 'est_profit', 'est_margin', 'est_roi',
      ],
      integers: ['market_size', 'rival_count', 'rival_sales', 'gross_weight', 'project_count'],
      texts: ['id', 'category_id', 'like_id', 'channel_id', 'developer', 'auditor', 'creator', 'like.shop_id'],
    },
    researchRivals: {
      list: CALLS.researchRivals,
      key: ['id'],
      decimals: ['price', 'month_amount', 'star'],
      integers: ['month_sales', 'review_count', 'small_rank'],
      texts: ['id', 'research_id', 'asin'],
    },
    researchProjects: {
      list: CALLS.researchProjects,
      get: CALLS.project,
      add: CALLS.projectAdd,
      edit: CALLS.projectEdit,
      remove: CALLS.projectRemove,
      key: ['id'],
      decimals: ['progress', 'budget', 'sample_fee', 'other_fee', 'used_budget', 'left_budget', 'research.target_price'],
      integers: [
        'task_count', 'task_done', 'task_late', 'delay_days', 'product_count', 'formal_count', 'sample_ok', 'quote_count', 'review_ok',
      ],
      texts: [
        'id', 'research_id', 'category_id', 'developer', 'developer_assistant', 'sales_leader', 'creator', 'research.category_id',
      ],
    },
    projectList: {
      list: CALLS.projectList,
      get: CALLS.project,
      add: CALLS.projectAdd,
      edit: CALLS.projectEdit,
      remove: CALLS.projectRemove,
      key: ['id'],
      decimals: ['progress', 'budget', 'sample_fee', 'other_fee', 'used_budget', 'left_budget', 'research.target_price'],
      integers: [
        'task_count', 'task_done', 'task_late', 'delay_days', 'product_count', 'formal_count', 'sample_ok', 'quote_count', 'review_ok',
      ],
      texts: [
        'id', 'research_id', 'category_id', 'developer', 'developer_assistant', 'sales_leader', 'creator', 'research.category_id',
      ],
    },
    projectTasks: {
      list: CALLS.projectTasks,
      edit: CALLS.taskEdit,
      key: ['id'],
      decimals: [],
      integers: ['late_days'],
      texts: ['id', 'project_id', 'owner', 'project.developer'],
    },
    projectProducts: {
      list: CALLS.projectProducts,
      get: CALLS.product,
      add: CALLS.productAdd,
      edit: CALLS.productEdit,
      remove: CALLS.productRemove,
      key: ['id'],
      decimals: [
        'pkg_length', 'pkg_width', 'pkg_height', 'quote', 'quote_base', 'volume_weight', 'charge_weight', 'head', 'profit', 'margin',
        'research.target_price', 'research.rate', 'research.commission_rate', 'research.ad_rate', 'research.fba_fee', 'research.head_said',
        'research.head_price',
      ],
      integers: ['gross_weight', 'moq', 'lead_days', 'quote_count', 'sample_ok', 'review_open', 'review_ok'],
      texts: [
        'id', 'project_id', 'research_id', 'category_id', 'brand_id', 'hs_code', 'buyer', 'supplier_id', 'sku_id', 'creator',
        'project.developer', 'project.category_id',
      ],
    },
    projectSamples: {
      list: CALLS.projectSamples,
      get: CALLS.sample,
      add: CALLS.sampleAdd,
      edit: CALLS.sampleEdit,
      remove: CALLS.sampleRemove,
      key: ['id'],
      decimals: ['sample_fee', 'freight', 'total_fee', 'asked_amount', 'paid_amount', 'unasked_amount'],
      integers: ['quantity'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'tester', 'creator', 'project.developer'],
    },
    projectQuotes: {
      list: CALLS.projectQuotes,
      get: CALLS.quote,
      add: CALLS.quoteAdd,
      edit: CALLS.quoteEdit,
      remove: CALLS.quoteRemove,
      key: ['id'],
      decimals: ['price', 'tax_rate'],
      integers: ['min_qty', 'lead_days'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'creator'],
    },
    projectReviews: {
      list: CALLS.projectReviews,
      get: CALLS.review,
      add: CALLS.reviewAdd,
      edit: CALLS.reviewEdit,
      remove: CALLS.reviewRemove,
      key: ['id'],
      decimals: [
        'market_weight', 'profit_weight', 'supply_weight', 'weights', 'pass_score', 'least_score', 'score_market', 'score_profit',
        'score_supply', 'score_total', 'product.quote',
      ],
      integers: ['scorer_count', 'left_count', 'veto_count', 'weight_sum', 'market_sum', 'profit_sum', 'supply_sum'],
      texts: [
        'id', 'product_id', 'project_id', 'category_id', 'creator', 'product.category_id', 'product.research_id', 'project.developer',
      ],
    },
    productList: {
      list: CALLS.productList,
      get: CALLS.product,
      add: CALLS.productAdd,
      edit: CALLS.productEdit,
      remove: CALLS.productRemove,
      key: ['id'],
      decimals: [
        'pkg_length', 'pkg_width', 'pkg_height', 'quote', 'quote_base', 'volume_weight', 'charge_weight', 'head', 'profit', 'margin',
        'research.target_price', 'research.rate', 'research.commission_rate', 'research.ad_rate', 'research.fba_fee', 'research.head_said',
        'research.head_price',
      ],
      integers: ['gross_weight', 'moq', 'lead_days', 'quote_count', 'sample_ok', 'review_open', 'review_ok'],
      texts: [
        'id', 'project_id', 'research_id', 'category_id', 'brand_id', 'hs_code', 'buyer', 'supplier_id', 'sku_id', 'creator',
        'project.developer', 'project.category_id',
      ],
    },
    productQuotes: {
      list: CALLS.productQuotes,
      get: CALLS.quote,
      add: CALLS.quoteAdd,
      edit: CALLS.quoteEdit,
      remove: CALLS.quoteRemove,
      key: ['id'],
      decimals: ['price', 'tax_rate'],
      integers: ['min_qty', 'lead_days'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'creator'],
    },
    productSamples: {
      list: CALLS.productSamples,
      get: CALLS.sample,
      add: CALLS.sampleAdd,
      edit: CALLS.sampleEdit,
      remove: CALLS.sampleRemove,
      key: ['id'],
      decimals: ['sample_fee', 'freight', 'total_fee', 'asked_amount', 'paid_amount', 'unasked_amount'],
      integers: ['quantity'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'tester', 'creator', 'project.developer'],
    },
    productReviews: {
      list: CALLS.productReviews,
      get: CALLS.review,
      add: CALLS.reviewAdd,
      edit: CALLS.reviewEdit,
      remove: CALLS.reviewRemove,
      key: ['id'],
      decimals: [
        'market_weight', 'profit_weight', 'supply_weight', 'weights', 'pass_score', 'least_score', 'score_market', 'score_profit',
        'score_supply', 'score_total', 'product.quote',
      ],
      integers: ['scorer_count', 'left_count', 'veto_count', 'weight_sum', 'market_sum', 'profit_sum', 'supply_sum'],
      texts: [
        'id', 'product_id', 'project_id', 'category_id', 'creator', 'product.category_id', 'product.research_id', 'project.developer',
      ],
    },
    quoteList: {
      list: CALLS.quoteList,
      get: CALLS.quote,
      add: CALLS.quoteAdd,
      edit: CALLS.quoteEdit,
      remove: CALLS.quoteRemove,
      key: ['id'],
      decimals: ['price', 'tax_rate'],
      integers: ['min_qty', 'lead_days'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'creator'],
    },
    sampleList: {
      list: CALLS.sampleList,
      get: CALLS.sample,
      add: CALLS.sampleAdd,
      edit: CALLS.sampleEdit,
      remove: CALLS.sampleRemove,
      key: ['id'],
      decimals: ['sample_fee', 'freight', 'total_fee', 'asked_amount', 'paid_amount', 'unasked_amount'],
      integers: ['quantity'],
      texts: ['id', 'product_id', 'project_id', 'supplier_id', 'tester', 'creator', 'project.developer'],
    },
    samplePayments: {
      list: CALLS.samplePayments,
      key: ['id'],
      decimals: [
        'total_amount', 'apply_amount', 'paid_amount', 'unpaid_amount', 'fund_amount', 'invoiced_amount', 'uninvoiced_amount',
      ],
      integers: [],
      texts: [
        'id', 'order_id', 'bill_id', 'opening_id', 'sample_id', 'supplier_id', 'account_id', 'creator', 'supplier.supplier_code',
      ],
    },
    reviewList: {
      list: CALLS.reviewList,
      get: CALLS.review,
      add: CALLS.reviewAdd,
      edit: CALLS.reviewEdit,
      remove: CALLS.reviewRemove,
      key: ['id'],
      decimals: [
        'market_weight', 'profit_weight', 'supply_weight', 'weights', 'pass_score', 'least_score', 'score_market', 'score_profit',
        'score_supply', 'score_total', 'product.quote',
      ],
      integers: ['scorer_count', 'left_count', 'veto_count', 'weight_sum', 'market_sum', 'profit_sum', 'supply_sum'],
      texts: [
        'id', 'product_id', 'project_id', 'category_id', 'creator', 'product.category_id', 'product.research_id', 'project.developer',
      ],
    },
    reviewScores: {
      list: CALLS.reviewScores,
      key: ['id'],
      decimals: [],
      integers: [
        'weight', 'score_market', 'score_profit', 'score_supply', 'market_points', 'profit_points', 'supply_points',
      ],
      texts: ['id', 'review_id', 'reviewer', 'review.creator'],
    },
    monitorList: {
      list: CALLS.monitorList,
      get: CALLS.monitor,
      add: CALLS.monitorAdd,
      edit: CALLS.monitorEdit,
      remove: CALLS.monitorRemove,
      key: ['id'],
      decimals: [
        'warn_price', 'warn_rank', 'price', 'price_change', 'buybox_price', 'price_gap', 'star', 'product.price', 'trend.price',
        'trend.buybox_price',
      ],
      integers: [
        'warn_reviews', 'big_rank', 'small_rank', 'rank_change', 'review_count', 'review_add', 'seller_count', 'trend.big_rank',
        'trend.small_rank', 'trend.review_count', 'trend.seller_count',
      ],
      texts: ['id', 'asin', 'product_id', 'creator'],
    },
    monitorSeen: {
      list: CALLS.monitorSeen,
      get: CALLS.observation,
      add: CALLS.observationAdd,
      edit: CALLS.observationEdit,
      remove: CALLS.observationRemove,
      key: ['id'],
      decimals: ['price', 'buybox_price', 'star'],
      integers: ['big_rank', 'small_rank', 'review_count', 'seller_count'],
      texts: ['id', 'monitor_id', 'asin', 'monitor.asin'],
    },
    observationList: {
      list: CALLS.observationList,
      get: CALLS.observation,
      add: CALLS.observationAdd,
      edit: CALLS.observationEdit,
      remove: CALLS.observationRemove,
      key: ['id'],
      decimals: ['price', 'buybox_price', 'star'],
      integers: ['big_rank', 'small_rank', 'review_count', 'seller_count'],
      texts: ['id', 'monitor_id', 'asin', 'monitor.asin'],
    },
    keywordList: {
      list: CALLS.keywordList,
      get: CALLS.keyword,
      add: CALLS.keywordAdd,
      edit: CALLS.keywordEdit,
      remove: CALLS.keywordRemove,
      key: ['id'],
      decimals: ['volume_change', 'click_share', 'conv_share', 'ppc_bid'],
      integers: [
        'search_volume', 'aba_rank', 'rank_change', 'product_count', 'trend.search_volume', 'trend.aba_rank', 'trend.product_count',
      ],
      texts: ['id', 'creator'],
    },
    keywordSeen: {
      list: CALLS.keywordSeen,
      get: CALLS.keywordData,
      add: CALLS.keywordDataAdd,
      edit: CALLS.keywordDataEdit,
      remove: CALLS.keywordDataRemove,
      key: ['id'],
      decimals: ['click_share', 'conv_share', 'ppc_bid'],
      integers: ['search_volume', 'aba_rank', 'product_count'],
      texts: ['id', 'sub_id'],
    },
    keywordDataList: {
      list: CALLS.keywordDataList,
      get: CALLS.keywordData,
      add: CALLS.keywordDataAdd,
      edit: CALLS.keywordDataEdit,
      remove: CALLS.keywordDataRemove,
      key: ['id'],
      decimals: ['click_share', 'conv_share', 'ppc_bid'],
      integers: ['search_volume', 'aba_rank', 'product_count'],
      texts: ['id', 'sub_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = 'd50bfe66352f'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 产品开发: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 给一次评审打分：只有这次评审的评审人，各打各的
 * POST /fba/api/v1/develop/review/score · ReviewScoreRequest → ReviewScoreResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewScore(transport: Transport, body: ReviewScoreRequest, options?: CallOptions): Promise<ReviewScoreResponse> {
  return transport.call<ReviewScoreResponse>(CALLS.reviewScore, body, options)
}

/**
 * 修改一个里程碑
 * POST /fba/api/v1/develop/project/taskEdit · DevProjectTaskEdit → DevProjectTaskRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function taskEdit(transport: Transport, body: DevProjectTaskEdit, options?: CallOptions): Promise<DevProjectTaskRow> {
  return transport.call<DevProjectTaskRow>(CALLS.taskEdit, body, options)
}

/**
 * 产品库
 * POST /fba/api/v1/develop/library/list · ListRequest → ListAnswer<SkuRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function libraryList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SkuRow>> {
  return askList<SkuRow>(transport, FAMILY, CALLS.libraryList, FAMILY.resources['libraryList']!, body, options)
}

/**
 * 历史采购
 * POST /fba/api/v1/develop/history/purchase · ListRequest → ListAnswer<PurchaseOrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function boughtList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseOrderItemRow>> {
  return askList<PurchaseOrderItemRow>(transport, FAMILY, CALLS.boughtList, FAMILY.resources['boughtList']!, body, options)
}

/**
 * 历史销售
 * POST /fba/api/v1/develop/history/sale · ListRequest → ListAnswer<OrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function soldList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<OrderItemRow>> {
  return askList<OrderItemRow>(transport, FAMILY, CALLS.soldList, FAMILY.resources['soldList']!, body, options)
}

/**
 * 开发员业绩
 * POST /fba/api/v1/develop/developer/list · ListRequest → ListAnswer<DeveloperWorkFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function developerWork(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DeveloperWorkFigures>> {
  return askList<DeveloperWorkFigures>(transport, FAMILY, CALLS.developerWork, FAMILY.resources['developerWork']!, body, options)
}

/**
 * 竞品价格、排名与评论的走势
 * POST /fba/api/v1/develop/monitor/trend · ListRequest → ListAnswer<RivalTrendsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rivalTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RivalTrendsFigures>> {
  return askList<RivalTrendsFigures>(transport, FAMILY, CALLS.rivalTrend, FAMILY.resources['rivalTrend']!, body, options)
}

/**
 * 关键词搜索量与排名的走势
 * POST /fba/api/v1/develop/keyword/trend · ListRequest → ListAnswer<KeywordTrendsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordTrend(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<KeywordTrendsFigures>> {
  return askList<KeywordTrendsFigures>(transport, FAMILY, CALLS.keywordTrend, FAMILY.resources['keywordTrend']!, body, options)
}

/**
 * 列出产品调研
 * POST /fba/api/v1/develop/research/list · ListRequest → ListAnswer<ProductResearchRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductResearchRow>> {
  return askList<ProductResearchRow>(transport, FAMILY, CALLS.researchList, FAMILY.resources['researchList']!, body, options)
}

/**
 * 读取一张产品调研
 * POST /fba/api/v1/develop/research/get · ProductResearchKey → ProductResearchRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function research(transport: Transport, body: ProductResearchKey, options?: CallOptions): Promise<ProductResearchRow> {
  return transport.call<ProductResearchRow>(CALLS.research, body, options)
}

/**
 * 新增产品调研
 * POST /fba/api/v1/develop/research/add · ProductResearchAdd → ProductResearchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchAdd(transport: Transport, body: ProductResearchAdd, options?: CallOptions): Promise<ProductResearchRow> {
  return transport.call<ProductResearchRow>(CALLS.researchAdd, body, options)
}

/**
 * 修改产品调研
 * POST /fba/api/v1/develop/research/edit · ProductResearchEdit → ProductResearchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchEdit(transport: Transport, body: ProductResearchEdit, options?: CallOptions): Promise<ProductResearchRow> {
  return transport.call<ProductResearchRow>(CALLS.researchEdit, body, options)
}

/**
 * 删除产品调研
 * POST /fba/api/v1/develop/research/remove · ProductResearchKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchRemove(transport: Transport, body: ProductResearchKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.researchRemove, body, options)
}

/**
 * 流转产品调研
 * POST /fba/api/v1/develop/research/step · ResearchStepRequest → ProductResearchRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchStep(transport: Transport, body: ResearchStepRequest, options?: CallOptions): Promise<ProductResearchRow> {
  return transport.call<ProductResearchRow>(CALLS.researchStep, body, options)
}

/**
 * 竞品：产品调研
 * POST /fba/api/v1/develop/research/rivals · ListRequest → ListAnswer<ProductResearchRivalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchRivals(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ProductResearchRivalRow>> {
  return askList<ProductResearchRivalRow>(transport, FAMILY, CALLS.researchRivals, FAMILY.resources['researchRivals']!, body, options)
}

/**
 * 开发项目：产品调研
 * POST /fba/api/v1/develop/research/projects · ListRequest → ListAnswer<DevProjectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function researchProjects(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevProjectRow>> {
  return askList<DevProjectRow>(transport, FAMILY, CALLS.researchProjects, FAMILY.resources['researchProjects']!, body, options)
}

/**
 * 列出开发项目
 * POST /fba/api/v1/develop/project/list · ListRequest → ListAnswer<DevProjectRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevProjectRow>> {
  return askList<DevProjectRow>(transport, FAMILY, CALLS.projectList, FAMILY.resources['projectList']!, body, options)
}

/**
 * 读取一张开发项目
 * POST /fba/api/v1/develop/project/get · DevProjectKey → DevProjectRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function project(transport: Transport, body: DevProjectKey, options?: CallOptions): Promise<DevProjectRow> {
  return transport.call<DevProjectRow>(CALLS.project, body, options)
}

/**
 * 新增开发项目
 * POST /fba/api/v1/develop/project/add · DevProjectAdd → DevProjectRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectAdd(transport: Transport, body: DevProjectAdd, options?: CallOptions): Promise<DevProjectRow> {
  return transport.call<DevProjectRow>(CALLS.projectAdd, body, options)
}

/**
 * 修改开发项目
 * POST /fba/api/v1/develop/project/edit · DevProjectEdit → DevProjectRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectEdit(transport: Transport, body: DevProjectEdit, options?: CallOptions): Promise<DevProjectRow> {
  return transport.call<DevProjectRow>(CALLS.projectEdit, body, options)
}

/**
 * 删除开发项目
 * POST /fba/api/v1/develop/project/remove · DevProjectKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectRemove(transport: Transport, body: DevProjectKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.projectRemove, body, options)
}

/**
 * 流转开发项目
 * POST /fba/api/v1/develop/project/step · ProjectStepRequest → DevProjectRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectStep(transport: Transport, body: ProjectStepRequest, options?: CallOptions): Promise<DevProjectRow> {
  return transport.call<DevProjectRow>(CALLS.projectStep, body, options)
}

/**
 * 里程碑：开发项目
 * POST /fba/api/v1/develop/project/tasks · ListRequest → ListAnswer<DevProjectTaskRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectTasks(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevProjectTaskRow>> {
  return askList<DevProjectTaskRow>(transport, FAMILY, CALLS.projectTasks, FAMILY.resources['projectTasks']!, body, options)
}

/**
 * 开发中产品：开发项目
 * POST /fba/api/v1/develop/project/products · ListRequest → ListAnswer<DevProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectProducts(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevProductRow>> {
  return askList<DevProductRow>(transport, FAMILY, CALLS.projectProducts, FAMILY.resources['projectProducts']!, body, options)
}

/**
 * 样品：开发项目
 * POST /fba/api/v1/develop/project/samples · ListRequest → ListAnswer<DevSampleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectSamples(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevSampleRow>> {
  return askList<DevSampleRow>(transport, FAMILY, CALLS.projectSamples, FAMILY.resources['projectSamples']!, body, options)
}

/**
 * 报价：开发项目
 * POST /fba/api/v1/develop/project/quotes · ListRequest → ListAnswer<DevQuoteRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectQuotes(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevQuoteRow>> {
  return askList<DevQuoteRow>(transport, FAMILY, CALLS.projectQuotes, FAMILY.resources['projectQuotes']!, body, options)
}

/**
 * 评审：开发项目
 * POST /fba/api/v1/develop/project/reviews · ListRequest → ListAnswer<DevReviewRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function projectReviews(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevReviewRow>> {
  return askList<DevReviewRow>(transport, FAMILY, CALLS.projectReviews, FAMILY.resources['projectReviews']!, body, options)
}

/**
 * 列出开发中产品
 * POST /fba/api/v1/develop/product/list · ListRequest → ListAnswer<DevProductRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevProductRow>> {
  return askList<DevProductRow>(transport, FAMILY, CALLS.productList, FAMILY.resources['productList']!, body, options)
}

/**
 * 读取一张开发中产品
 * POST /fba/api/v1/develop/product/get · DevProductKey → DevProductRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function product(transport: Transport, body: DevProductKey, options?: CallOptions): Promise<DevProductRow> {
  return transport.call<DevProductRow>(CALLS.product, body, options)
}

/**
 * 新增开发中产品
 * POST /fba/api/v1/develop/product/add · DevProductAdd → DevProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productAdd(transport: Transport, body: DevProductAdd, options?: CallOptions): Promise<DevProductRow> {
  return transport.call<DevProductRow>(CALLS.productAdd, body, options)
}

/**
 * 修改开发中产品
 * POST /fba/api/v1/develop/product/edit · DevProductEdit → DevProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productEdit(transport: Transport, body: DevProductEdit, options?: CallOptions): Promise<DevProductRow> {
  return transport.call<DevProductRow>(CALLS.productEdit, body, options)
}

/**
 * 删除开发中产品
 * POST /fba/api/v1/develop/product/remove · DevProductKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productRemove(transport: Transport, body: DevProductKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.productRemove, body, options)
}

/**
 * 流转开发中产品
 * POST /fba/api/v1/develop/product/step · ProductStepRequest → DevProductRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productStep(transport: Transport, body: ProductStepRequest, options?: CallOptions): Promise<DevProductRow> {
  return transport.call<DevProductRow>(CALLS.productStep, body, options)
}

/**
 * 报价：开发中产品
 * POST /fba/api/v1/develop/product/quotes · ListRequest → ListAnswer<DevQuoteRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productQuotes(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevQuoteRow>> {
  return askList<DevQuoteRow>(transport, FAMILY, CALLS.productQuotes, FAMILY.resources['productQuotes']!, body, options)
}

/**
 * 样品：开发中产品
 * POST /fba/api/v1/develop/product/samples · ListRequest → ListAnswer<DevSampleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productSamples(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevSampleRow>> {
  return askList<DevSampleRow>(transport, FAMILY, CALLS.productSamples, FAMILY.resources['productSamples']!, body, options)
}

/**
 * 评审：开发中产品
 * POST /fba/api/v1/develop/product/reviews · ListRequest → ListAnswer<DevReviewRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function productReviews(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevReviewRow>> {
  return askList<DevReviewRow>(transport, FAMILY, CALLS.productReviews, FAMILY.resources['productReviews']!, body, options)
}

/**
 * 列出询价报价
 * POST /fba/api/v1/develop/quote/list · ListRequest → ListAnswer<DevQuoteRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quoteList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevQuoteRow>> {
  return askList<DevQuoteRow>(transport, FAMILY, CALLS.quoteList, FAMILY.resources['quoteList']!, body, options)
}

/**
 * 读取一张询价报价
 * POST /fba/api/v1/develop/quote/get · DevQuoteKey → DevQuoteRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quote(transport: Transport, body: DevQuoteKey, options?: CallOptions): Promise<DevQuoteRow> {
  return transport.call<DevQuoteRow>(CALLS.quote, body, options)
}

/**
 * 新增询价报价
 * POST /fba/api/v1/develop/quote/add · DevQuoteAdd → DevQuoteRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quoteAdd(transport: Transport, body: DevQuoteAdd, options?: CallOptions): Promise<DevQuoteRow> {
  return transport.call<DevQuoteRow>(CALLS.quoteAdd, body, options)
}

/**
 * 修改询价报价
 * POST /fba/api/v1/develop/quote/edit · DevQuoteEdit → DevQuoteRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quoteEdit(transport: Transport, body: DevQuoteEdit, options?: CallOptions): Promise<DevQuoteRow> {
  return transport.call<DevQuoteRow>(CALLS.quoteEdit, body, options)
}

/**
 * 删除询价报价
 * POST /fba/api/v1/develop/quote/remove · DevQuoteKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function quoteRemove(transport: Transport, body: DevQuoteKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.quoteRemove, body, options)
}

/**
 * 列出样品单
 * POST /fba/api/v1/develop/sample/list · ListRequest → ListAnswer<DevSampleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sampleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevSampleRow>> {
  return askList<DevSampleRow>(transport, FAMILY, CALLS.sampleList, FAMILY.resources['sampleList']!, body, options)
}

/**
 * 读取一张样品单
 * POST /fba/api/v1/develop/sample/get · DevSampleKey → DevSampleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sample(transport: Transport, body: DevSampleKey, options?: CallOptions): Promise<DevSampleRow> {
  return transport.call<DevSampleRow>(CALLS.sample, body, options)
}

/**
 * 新增样品单
 * POST /fba/api/v1/develop/sample/add · DevSampleAdd → DevSampleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sampleAdd(transport: Transport, body: DevSampleAdd, options?: CallOptions): Promise<DevSampleRow> {
  return transport.call<DevSampleRow>(CALLS.sampleAdd, body, options)
}

/**
 * 修改样品单
 * POST /fba/api/v1/develop/sample/edit · DevSampleEdit → DevSampleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sampleEdit(transport: Transport, body: DevSampleEdit, options?: CallOptions): Promise<DevSampleRow> {
  return transport.call<DevSampleRow>(CALLS.sampleEdit, body, options)
}

/**
 * 删除样品单
 * POST /fba/api/v1/develop/sample/remove · DevSampleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sampleRemove(transport: Transport, body: DevSampleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.sampleRemove, body, options)
}

/**
 * 流转样品单
 * POST /fba/api/v1/develop/sample/step · SampleStepRequest → DevSampleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sampleStep(transport: Transport, body: SampleStepRequest, options?: CallOptions): Promise<DevSampleRow> {
  return transport.call<DevSampleRow>(CALLS.sampleStep, body, options)
}

/**
 * 请款：样品单
 * POST /fba/api/v1/develop/sample/payments · ListRequest → ListAnswer<PurchasePaymentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function samplePayments(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchasePaymentRow>> {
  return askList<PurchasePaymentRow>(transport, FAMILY, CALLS.samplePayments, FAMILY.resources['samplePayments']!, body, options)
}

/**
 * 列出产品评审
 * POST /fba/api/v1/develop/review/list · ListRequest → ListAnswer<DevReviewRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevReviewRow>> {
  return askList<DevReviewRow>(transport, FAMILY, CALLS.reviewList, FAMILY.resources['reviewList']!, body, options)
}

/**
 * 读取一张产品评审
 * POST /fba/api/v1/develop/review/get · DevReviewKey → DevReviewRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function review(transport: Transport, body: DevReviewKey, options?: CallOptions): Promise<DevReviewRow> {
  return transport.call<DevReviewRow>(CALLS.review, body, options)
}

/**
 * 新增产品评审
 * POST /fba/api/v1/develop/review/add · DevReviewAdd → DevReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewAdd(transport: Transport, body: DevReviewAdd, options?: CallOptions): Promise<DevReviewRow> {
  return transport.call<DevReviewRow>(CALLS.reviewAdd, body, options)
}

/**
 * 修改产品评审
 * POST /fba/api/v1/develop/review/edit · DevReviewEdit → DevReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewEdit(transport: Transport, body: DevReviewEdit, options?: CallOptions): Promise<DevReviewRow> {
  return transport.call<DevReviewRow>(CALLS.reviewEdit, body, options)
}

/**
 * 删除产品评审
 * POST /fba/api/v1/develop/review/remove · DevReviewKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewRemove(transport: Transport, body: DevReviewKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.reviewRemove, body, options)
}

/**
 * 流转产品评审
 * POST /fba/api/v1/develop/review/step · ReviewStepRequest → DevReviewRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewStep(transport: Transport, body: ReviewStepRequest, options?: CallOptions): Promise<DevReviewRow> {
  return transport.call<DevReviewRow>(CALLS.reviewStep, body, options)
}

/**
 * 评分：产品评审
 * POST /fba/api/v1/develop/review/scores · ListRequest → ListAnswer<DevReviewScoreRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reviewScores(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<DevReviewScoreRow>> {
  return askList<DevReviewScoreRow>(transport, FAMILY, CALLS.reviewScores, FAMILY.resources['reviewScores']!, body, options)
}

/**
 * 列出竞品监控
 * POST /fba/api/v1/develop/monitor/list · ListRequest → ListAnswer<RivalMonitorRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitorList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RivalMonitorRow>> {
  return askList<RivalMonitorRow>(transport, FAMILY, CALLS.monitorList, FAMILY.resources['monitorList']!, body, options)
}

/**
 * 读取一张竞品监控
 * POST /fba/api/v1/develop/monitor/get · RivalMonitorKey → RivalMonitorRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitor(transport: Transport, body: RivalMonitorKey, options?: CallOptions): Promise<RivalMonitorRow> {
  return transport.call<RivalMonitorRow>(CALLS.monitor, body, options)
}

/**
 * 新增竞品监控
 * POST /fba/api/v1/develop/monitor/add · RivalMonitorAdd → RivalMonitorRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitorAdd(transport: Transport, body: RivalMonitorAdd, options?: CallOptions): Promise<RivalMonitorRow> {
  return transport.call<RivalMonitorRow>(CALLS.monitorAdd, body, options)
}

/**
 * 修改竞品监控
 * POST /fba/api/v1/develop/monitor/edit · RivalMonitorEdit → RivalMonitorRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitorEdit(transport: Transport, body: RivalMonitorEdit, options?: CallOptions): Promise<RivalMonitorRow> {
  return transport.call<RivalMonitorRow>(CALLS.monitorEdit, body, options)
}

/**
 * 删除竞品监控
 * POST /fba/api/v1/develop/monitor/remove · RivalMonitorKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitorRemove(transport: Transport, body: RivalMonitorKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.monitorRemove, body, options)
}

/**
 * 观测记录：竞品监控
 * POST /fba/api/v1/develop/monitor/seen · ListRequest → ListAnswer<RivalObservationRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function monitorSeen(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RivalObservationRow>> {
  return askList<RivalObservationRow>(transport, FAMILY, CALLS.monitorSeen, FAMILY.resources['monitorSeen']!, body, options)
}

/**
 * 列出竞品观测
 * POST /fba/api/v1/develop/observation/list · ListRequest → ListAnswer<RivalObservationRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function observationList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<RivalObservationRow>> {
  return askList<RivalObservationRow>(transport, FAMILY, CALLS.observationList, FAMILY.resources['observationList']!, body, options)
}

/**
 * 读取一张竞品观测
 * POST /fba/api/v1/develop/observation/get · RivalObservationKey → RivalObservationRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function observation(transport: Transport, body: RivalObservationKey, options?: CallOptions): Promise<RivalObservationRow> {
  return transport.call<RivalObservationRow>(CALLS.observation, body, options)
}

/**
 * 新增竞品观测
 * POST /fba/api/v1/develop/observation/add · RivalObservationAdd → RivalObservationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function observationAdd(transport: Transport, body: RivalObservationAdd, options?: CallOptions): Promise<RivalObservationRow> {
  return transport.call<RivalObservationRow>(CALLS.observationAdd, body, options)
}

/**
 * 修改竞品观测
 * POST /fba/api/v1/develop/observation/edit · RivalObservationEdit → RivalObservationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function observationEdit(transport: Transport, body: RivalObservationEdit, options?: CallOptions): Promise<RivalObservationRow> {
  return transport.call<RivalObservationRow>(CALLS.observationEdit, body, options)
}

/**
 * 删除竞品观测
 * POST /fba/api/v1/develop/observation/remove · RivalObservationKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function observationRemove(transport: Transport, body: RivalObservationKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.observationRemove, body, options)
}

/**
 * 列出关键词订阅
 * POST /fba/api/v1/develop/keyword/list · ListRequest → ListAnswer<KeywordSubRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<KeywordSubRow>> {
  return askList<KeywordSubRow>(transport, FAMILY, CALLS.keywordList, FAMILY.resources['keywordList']!, body, options)
}

/**
 * 读取一张关键词订阅
 * POST /fba/api/v1/develop/keyword/get · KeywordSubKey → KeywordSubRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keyword(transport: Transport, body: KeywordSubKey, options?: CallOptions): Promise<KeywordSubRow> {
  return transport.call<KeywordSubRow>(CALLS.keyword, body, options)
}

/**
 * 新增关键词订阅
 * POST /fba/api/v1/develop/keyword/add · KeywordSubAdd → KeywordSubRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordAdd(transport: Transport, body: KeywordSubAdd, options?: CallOptions): Promise<KeywordSubRow> {
  return transport.call<KeywordSubRow>(CALLS.keywordAdd, body, options)
}

/**
 * 修改关键词订阅
 * POST /fba/api/v1/develop/keyword/edit · KeywordSubEdit → KeywordSubRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordEdit(transport: Transport, body: KeywordSubEdit, options?: CallOptions): Promise<KeywordSubRow> {
  return transport.call<KeywordSubRow>(CALLS.keywordEdit, body, options)
}

/**
 * 删除关键词订阅
 * POST /fba/api/v1/develop/keyword/remove · KeywordSubKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordRemove(transport: Transport, body: KeywordSubKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.keywordRemove, body, options)
}

/**
 * 各期数据：关键词订阅
 * POST /fba/api/v1/develop/keyword/seen · ListRequest → ListAnswer<KeywordObservationRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordSeen(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<KeywordObservationRow>> {
  return askList<KeywordObservationRow>(transport, FAMILY, CALLS.keywordSeen, FAMILY.resources['keywordSeen']!, body, options)
}

/**
 * 列出关键词数据
 * POST /fba/api/v1/develop/keywordData/list · ListRequest → ListAnswer<KeywordObservationRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordDataList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<KeywordObservationRow>> {
  return askList<KeywordObservationRow>(transport, FAMILY, CALLS.keywordDataList, FAMILY.resources['keywordDataList']!, body, options)
}

/**
 * 读取一张关键词数据
 * POST /fba/api/v1/develop/keywordData/get · KeywordObservationKey → KeywordObservationRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordData(transport: Transport, body: KeywordObservationKey, options?: CallOptions): Promise<KeywordObservationRow> {
  return transport.call<KeywordObservationRow>(CALLS.keywordData, body, options)
}

/**
 * 新增关键词数据
 * POST /fba/api/v1/develop/keywordData/add · KeywordObservationAdd → KeywordObservationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordDataAdd(transport: Transport, body: KeywordObservationAdd, options?: CallOptions): Promise<KeywordObservationRow> {
  return transport.call<KeywordObservationRow>(CALLS.keywordDataAdd, body, options)
}

/**
 * 修改关键词数据
 * POST /fba/api/v1/develop/keywordData/edit · KeywordObservationEdit → KeywordObservationRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordDataEdit(transport: Transport, body: KeywordObservationEdit, options?: CallOptions): Promise<KeywordObservationRow> {
  return transport.call<KeywordObservationRow>(CALLS.keywordDataEdit, body, options)
}

/**
 * 删除关键词数据
 * POST /fba/api/v1/develop/keywordData/remove · KeywordObservationKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function keywordDataRemove(transport: Transport, body: KeywordObservationKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.keywordDataRemove, body, options)
}
