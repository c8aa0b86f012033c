/**
 * 本系统自有接口：66 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/app.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { CoverageFigures } from '../../../contract/generated/datasets/coverage'
import type { StorageFigures } from '../../../contract/generated/datasets/storage'
import type { StorageCheckFigures } from '../../../contract/generated/datasets/storage_check'
import type { FeeLineRow } from '../../../contract/generated/entities/fee_line'
import type { HeaderMapEdit, HeaderMapKey, HeaderMapRow } from '../../../contract/generated/entities/header_map'
import type { PendingChangeEdit, PendingChangeRow } from '../../../contract/generated/entities/pending_change'
import type { ReportFileRow } from '../../../contract/generated/entities/report_file'
import type { ReportGapRow } from '../../../contract/generated/entities/report_gap'
import type { ShopAdd, ShopEdit, ShopKey, ShopRow } from '../../../contract/generated/entities/shop'
import type {
  BehindRequest, BehindResponse, BulkEditRequest, BulkEditResponse, BulkResultRequest, BulkResultResponse, ConditionsFitRequest,
  ConditionsFitResponse, DocumentDraftRequest, DocumentDraftResponse, DocumentLinksRequest, DocumentLinksResponse, ExplainRequest,
  ExplainResponse, ExportBoardRequest, ExportBoardResponse, ExportListRequest, ExportListResponse, FamilyRequest, FamilyResponse,
  FeeMappingSetRequest, FeeMappingSetResponse, FeeMappingsRequest, FeeMappingsResponse, FillRequest, FillResponse, FindRequest,
  FindResponse, HistoryRequest, HistoryResponse, ImportAssignRequest, ImportAssignResponse, ImportCommitRequest, ImportCommitResponse,
  ImportDiscardRequest, ImportDiscardResponse, ImportFormatsRequest, ImportFormatsResponse, ImportOriginalRequest, ImportOriginalsRequest,
  ImportPreviewRequest, ImportPreviewResponse, ImportProgressRequest, ImportProgressResponse, ImportRefusedRequest, ImportUndoRequest,
  ImportUndoResponse, ImportUploadRequest, ImportUploadResponse, JobCancelRequest, JobCancelResponse, JobFileRequest, JobProgressRequest,
  JobProgressResponse, LegacyTicketRequest, LegacyTicketResponse, OptionsRequest, OptionsResponse, PagePlanRequest, PagePlanResponse,
  PagesRequest, PagesResponse, PendingExportRequest, PendingExportResponse, PendingRevokeRequest, PendingRevokeResponse,
  PendingSheetRequest, RelatedRequest, RelatedResponse, RowsColumnsRequest, RowsColumnsResponse, RowsCommitRequest, RowsCommitResponse,
  RowsTemplateRequest, RowsUploadRequest, RowsUploadResponse, ScanCodesRequest, ScanCodesResponse, SessionRequest, SessionResponse,
  SheetBookRequest, SignOutRequest, SignOutResponse, ViewDefaultRequest, ViewDefaultResponse, ViewKeepRequest, ViewKeepResponse,
  ViewListRequest, ViewListResponse, ViewRemoveRequest, ViewRemoveResponse, ViewSaveRequest, ViewSaveResponse,
} from '../../../contract/generated/families/app'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  session: {
    family: 'app', call: 'session', method: 'POST', path: '/app/api/v1/session', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  signOut: {
    family: 'app', call: 'signOut', method: 'POST', path: '/app/api/v1/sign-out', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: true,
  },
  pagePlan: {
    family: 'app', call: 'pagePlan', method: 'POST', path: '/app/api/v1/page-plan', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  family: {
    family: 'app', call: 'family', method: 'POST', path: '/app/api/v1/family', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  legacyTicket: {
    family: 'app', call: 'legacyTicket', method: 'POST', path: '/app/api/v1/legacy-ticket', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pages: { family: 'app', call: 'pages', method: 'POST', path: '/app/api/v1/pages', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  find: { family: 'app', call: 'find', method: 'POST', path: '/app/api/v1/find', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  options: {
    family: 'app', call: 'options', method: 'POST', path: '/app/api/v1/options', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  documentDraft: {
    family: 'app', call: 'documentDraft', method: 'POST', path: '/app/api/v1/document/draft', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  scanCodes: {
    family: 'app', call: 'scanCodes', method: 'POST', path: '/app/api/v1/document/scanCodes', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  documentLinks: {
    family: 'app', call: 'documentLinks', method: 'POST', path: '/app/api/v1/document/links', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  fill: { family: 'app', call: 'fill', method: 'POST', path: '/app/api/v1/fill', client: 'erp', wire: 'erp', body: 'json', answer: 'json', writes: false },
  sheetBook: {
    family: 'app', call: 'sheetBook', method: 'POST', path: '/app/api/v1/sheetBook', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  conditionsFit: {
    family: 'app', call: 'conditionsFit', method: 'POST', path: '/app/api/v1/conditionsFit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  history: {
    family: 'app', call: 'history', method: 'POST', path: '/app/api/v1/history', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  viewList: {
    family: 'app', call: 'viewList', method: 'POST', path: '/app/api/v1/views/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  viewSave: {
    family: 'app', call: 'viewSave', method: 'POST', path: '/app/api/v1/views/save', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  viewRemove: {
    family: 'app', call: 'viewRemove', method: 'POST', path: '/app/api/v1/views/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  viewDefault: {
    family: 'app', call: 'viewDefault', method: 'POST', path: '/app/api/v1/views/default', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  viewKeep: {
    family: 'app', call: 'viewKeep', method: 'POST', path: '/app/api/v1/views/keep', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  events: {
    family: 'app', call: 'events', method: 'GET', path: '/app/api/v1/events', client: 'erp', wire: 'erp', body: 'query', answer: 'events',
    writes: false,
  },
  importFormats: {
    family: 'app', call: 'importFormats', method: 'POST', path: '/app/api/v1/imports/formats', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  importUpload: {
    family: 'app', call: 'importUpload', method: 'POST', path: '/app/api/v1/imports/upload', client: 'erp', wire: 'erp', body: 'multipart',
    answer: 'json', writes: true,
  },
  importProgress: {
    family: 'app', call: 'importProgress', method: 'POST', path: '/app/api/v1/imports/progress', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  importPreview: {
    family: 'app', call: 'importPreview', method: 'POST', path: '/app/api/v1/imports/preview', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  importAssign: {
    family: 'app', call: 'importAssign', method: 'POST', path: '/app/api/v1/imports/assign', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  importCommit: {
    family: 'app', call: 'importCommit', method: 'POST', path: '/app/api/v1/imports/commit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  importDiscard: {
    family: 'app', call: 'importDiscard', method: 'POST', path: '/app/api/v1/imports/discard', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  importUndo: {
    family: 'app', call: 'importUndo', method: 'POST', path: '/app/api/v1/imports/undo', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  importOriginal: {
    family: 'app', call: 'importOriginal', method: 'POST', path: '/app/api/v1/imports/original', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  importOriginals: {
    family: 'app', call: 'importOriginals', method: 'POST', path: '/app/api/v1/imports/originals', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  importRefused: {
    family: 'app', call: 'importRefused', method: 'POST', path: '/app/api/v1/imports/refused', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  reportFiles: {
    family: 'app', call: 'reportFiles', method: 'POST', path: '/app/api/v1/report-files/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  reportGaps: {
    family: 'app', call: 'reportGaps', method: 'POST', path: '/app/api/v1/report-gaps/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  feeLines: {
    family: 'app', call: 'feeLines', method: 'POST', path: '/app/api/v1/fee-lines/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  storageReport: {
    family: 'app', call: 'storageReport', method: 'POST', path: '/app/api/v1/storage/report', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  storageCheck: {
    family: 'app', call: 'storageCheck', method: 'POST', path: '/app/api/v1/storage/check', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  coverage: {
    family: 'app', call: 'coverage', method: 'POST', path: '/app/api/v1/coverage/report', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  explain: {
    family: 'app', call: 'explain', method: 'POST', path: '/app/api/v1/explain', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  behind: {
    family: 'app', call: 'behind', method: 'POST', path: '/app/api/v1/behind', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  related: {
    family: 'app', call: 'related', method: 'POST', path: '/app/api/v1/related', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  exportList: {
    family: 'app', call: 'exportList', method: 'POST', path: '/app/api/v1/exports/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  exportBoard: {
    family: 'app', call: 'exportBoard', method: 'POST', path: '/app/api/v1/exports/board', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  bulkEdit: {
    family: 'app', call: 'bulkEdit', method: 'POST', path: '/app/api/v1/bulk-edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  bulkResult: {
    family: 'app', call: 'bulkResult', method: 'POST', path: '/app/api/v1/bulk-edit/result', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  rowsTemplate: {
    family: 'app', call: 'rowsTemplate', method: 'POST', path: '/app/api/v1/rows/template', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  rowsUpload: {
    family: 'app', call: 'rowsUpload', method: 'POST', path: '/app/api/v1/rows/upload', client: 'erp', wire: 'erp', body: 'multipart',
    answer: 'json', writes: true,
  },
  rowsColumns: {
    family: 'app', call: 'rowsColumns', method: 'POST', path: '/app/api/v1/rows/columns', client: 'erp', wire: 'erp', body: 'multipart',
    answer: 'json', writes: false,
  },
  headerMaps: {
    family: 'app', call: 'headerMaps', method: 'POST', path: '/app/api/v1/header-maps/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  headerMapEdit: {
    family: 'app', call: 'headerMapEdit', method: 'POST', path: '/app/api/v1/header-maps/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  headerMapRemove: {
    family: 'app', call: 'headerMapRemove', method: 'POST', path: '/app/api/v1/header-maps/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  rowsCommit: {
    family: 'app', call: 'rowsCommit', method: 'POST', path: '/app/api/v1/rows/commit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  pendingList: {
    family: 'app', call: 'pendingList', method: 'POST', path: '/app/api/v1/pending/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  pendingEdit: {
    family: 'app', call: 'pendingEdit', method: 'POST', path: '/app/api/v1/pending/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  pendingRevoke: {
    family: 'app', call: 'pendingRevoke', method: 'POST', path: '/app/api/v1/pending/revoke', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  pendingSheet: {
    family: 'app', call: 'pendingSheet', method: 'POST', path: '/app/api/v1/pending/sheet', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: true,
  },
  pendingExport: {
    family: 'app', call: 'pendingExport', method: 'POST', path: '/app/api/v1/pending/export', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  jobProgress: {
    family: 'app', call: 'jobProgress', method: 'POST', path: '/app/api/v1/jobs/progress', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  jobCancel: {
    family: 'app', call: 'jobCancel', method: 'POST', path: '/app/api/v1/jobs/cancel', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  jobFile: {
    family: 'app', call: 'jobFile', method: 'POST', path: '/app/api/v1/jobs/file', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  shops: {
    family: 'app', call: 'shops', method: 'POST', path: '/app/api/v1/shops/list', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  shopAdd: {
    family: 'app', call: 'shopAdd', method: 'POST', path: '/app/api/v1/shops/add', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: true,
  },
  shopEdit: {
    family: 'app', call: 'shopEdit', method: 'POST', path: '/app/api/v1/shops/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  shopRemove: {
    family: 'app', call: 'shopRemove', method: 'POST', path: '/app/api/v1/shops/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  feeMappings: {
    family: 'app', call: 'feeMappings', method: 'POST', path: '/app/api/v1/fee-mappings/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  feeMappingSet: {
    family: 'app', call: 'feeMappingSet', method: 'POST', path: '/app/api/v1/fee-mappings/set', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'app',
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
    reportFiles: {
      list: CALLS.reportFiles,
      key: ['id'],
      decimals: ['progress'],
      integers: ['total_count', 'success_count', 'replaced_count', 'fail_count', 'file_size'],
      texts: ['id', 'shop_id', 'creator'],
    },
    reportGaps: {
      list: CALLS.reportGaps,
      key: ['shop_id', 'report', 'from_day'],
      decimals: [],
      integers: ['days'],
      texts: ['shop_id'],
    },
    feeLines: {
      list: CALLS.feeLines,
      key: ['id'],
      decimals: ['amount'],
      integers: [],
      texts: [
        'id', 'import_id', 'txn_id', 'shop_id', 'settlement_id', 'order_id', 'settlement.settlement_id', 'order.order_id',
      ],
    },
    storageReport: {
      list: CALLS.storageReport,
      key: [],
      decimals: ['est_fee', 'est_base', 'est_sus', 'incentive', 'avg_qty', 'total_volume', 'fee_per_unit'],
      integers: ['row_count'],
      texts: ['shop', 'asin', 'fnsku'],
    },
    storageCheck: {
      list: CALLS.storageCheck,
      key: [],
      decimals: ['est_fee', 'rounded_fee', 'charged', 'charged_fee', 'difference'],
      integers: ['report_rows', 'charge_rows'],
      texts: ['shop'],
    },
    coverage: {
      list: CALLS.coverage,
      key: [],
      decimals: [],
      integers: ['row_count'],
      texts: ['shop'],
    },
    headerMaps: {
      list: CALLS.headerMaps,
      edit: CALLS.headerMapEdit,
      remove: CALLS.headerMapRemove,
      key: ['id'],
      decimals: [],
      integers: ['times'],
      texts: ['id', 'creator'],
    },
    pendingList: {
      list: CALLS.pendingList,
      edit: CALLS.pendingEdit,
      key: ['id'],
      decimals: [],
      integers: ['exported_days'],
      texts: ['id', 'shop_id', 'request_id', 'ad_request_id', 'creator'],
    },
    shops: {
      list: CALLS.shops,
      add: CALLS.shopAdd,
      edit: CALLS.shopEdit,
      remove: CALLS.shopRemove,
      key: ['id'],
      decimals: [],
      integers: ['warning_days', 'own_config.stockWarningDays', 'sales30.quantity', 'sales30.orders', 'sales30.items'],
      texts: ['id', 'pool_id', 'leader', 'owner'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '53d8872f62af'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 本系统自有接口: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 当前登录人、公司、权限与可见店铺
 * POST /app/api/v1/session · SessionRequest → SessionResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function session(transport: Transport, body: SessionRequest = {}, options?: CallOptions): Promise<SessionResponse> {
  return transport.call<SessionResponse>(CALLS.session, body, options)
}

/**
 * 退出登录
 * POST /app/api/v1/sign-out · SignOutRequest → SignOutResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function signOut(transport: Transport, body: SignOutRequest = {}, options?: CallOptions): Promise<SignOutResponse> {
  return transport.call<SignOutResponse>(CALLS.signOut, body, options)
}

/**
 * 一个页面的方案（按权限裁剪）
 * POST /app/api/v1/page-plan · PagePlanRequest → PagePlanResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pagePlan(transport: Transport, body: PagePlanRequest, options?: CallOptions): Promise<PagePlanResponse> {
  return transport.call<PagePlanResponse>(CALLS.pagePlan, body, options)
}

/**
 * 一族接口怎样调用：网页构建之后改过的族
 * POST /app/api/v1/family · FamilyRequest → FamilyResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function family(transport: Transport, body: FamilyRequest, options?: CallOptions): Promise<FamilyResponse> {
  return transport.call<FamilyResponse>(CALLS.family, body, options)
}

/**
 * 打开公司旧版 v3.0 页面的票据：一分钟内、只给这个地址
 * POST /app/api/v1/legacy-ticket · LegacyTicketRequest → LegacyTicketResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function legacyTicket(transport: Transport, body: LegacyTicketRequest, options?: CallOptions): Promise<LegacyTicketResponse> {
  return transport.call<LegacyTicketResponse>(CALLS.legacyTicket, body, options)
}

/**
 * 全部页面与状态
 * POST /app/api/v1/pages · PagesRequest → PagesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pages(transport: Transport, body: PagesRequest = {}, options?: CallOptions): Promise<PagesResponse> {
  return transport.call<PagesResponse>(CALLS.pages, body, options)
}

/**
 * 快速查找：看得到的店铺、商品、订单、单据等（名称、编码、单号）与自己的任务
 * POST /app/api/v1/find · FindRequest → FindResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function find(transport: Transport, body: FindRequest, options?: CallOptions): Promise<FindResponse> {
  return transport.call<FindResponse>(CALLS.find, body, options)
}

/**
 * 下拉选项：一次 50 条，可按文字、代码、拼音、首字母搜索，代码完全相同的排在最前；可按值补全名称、按名称或代码精确查找
 * POST /app/api/v1/options · OptionsRequest → OptionsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function options(transport: Transport, body: OptionsRequest, options?: CallOptions): Promise<OptionsResponse> {
  return transport.call<OptionsResponse>(CALLS.options, body, options)
}

/**
 * 由别的单据生成时，表单里先填好的内容
 * POST /app/api/v1/document/draft · DocumentDraftRequest → DocumentDraftResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function documentDraft(transport: Transport, body: DocumentDraftRequest, options?: CallOptions): Promise<DocumentDraftResponse> {
  return transport.call<DocumentDraftResponse>(CALLS.documentDraft, body, options)
}

/**
 * 一张单据的这一步可以扫哪些码：商品的条码、FNSKU、MSKU与本地SKU，以及仓位
 * POST /app/api/v1/document/scanCodes · ScanCodesRequest → ScanCodesResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function scanCodes(transport: Transport, body: ScanCodesRequest, options?: CallOptions): Promise<ScanCodesResponse> {
  return transport.call<ScanCodesResponse>(CALLS.scanCodes, body, options)
}

/**
 * 一张单据由哪些单据生成、又生成了哪些单据
 * POST /app/api/v1/document/links · DocumentLinksRequest → DocumentLinksResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function documentLinks(transport: Transport, body: DocumentLinksRequest, options?: CallOptions): Promise<DocumentLinksResponse> {
  return transport.call<DocumentLinksResponse>(CALLS.documentLinks, body, options)
}

/**
 * 表单里还空着的格子可以自动填上的内容：所选对象的资料，或同类的上一条
 * POST /app/api/v1/fill · FillRequest → FillResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function fill(transport: Transport, body: FillRequest, options?: CallOptions): Promise<FillResponse> {
  return transport.call<FillResponse>(CALLS.fill, body, options)
}

/**
 * 把打印预览里的单据下载成 Excel
 * POST /app/api/v1/sheetBook · SheetBookRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function sheetBook(transport: Transport, body: SheetBookRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.sheetBook, body, options)
}

/**
 * 试一试：某个字段所存的条件现在符合多少行
 * POST /app/api/v1/conditionsFit · ConditionsFitRequest → ConditionsFitResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function conditionsFit(transport: Transport, body: ConditionsFitRequest, options?: CallOptions): Promise<ConditionsFitResponse> {
  return transport.call<ConditionsFitResponse>(CALLS.conditionsFit, body, options)
}

/**
 * 一行数据的修改记录（改前、改后）
 * POST /app/api/v1/history · HistoryRequest → HistoryResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function history(transport: Transport, body: HistoryRequest, options?: CallOptions): Promise<HistoryResponse> {
  return transport.call<HistoryResponse>(CALLS.history, body, options)
}

/**
 * 一个列表的视图（自己的、共享的、所属角色的）、自己当前的布局与默认视图
 * POST /app/api/v1/views/list · ViewListRequest → ViewListResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function viewList(transport: Transport, body: ViewListRequest, options?: CallOptions): Promise<ViewListResponse> {
  return transport.call<ViewListResponse>(CALLS.viewList, body, options)
}

/**
 * 保存视图：新建，或按版本修改（别人先改过则不覆盖）
 * POST /app/api/v1/views/save · ViewSaveRequest → ViewSaveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function viewSave(transport: Transport, body: ViewSaveRequest, options?: CallOptions): Promise<ViewSaveResponse> {
  return transport.call<ViewSaveResponse>(CALLS.viewSave, body, options)
}

/**
 * 删除视图
 * POST /app/api/v1/views/remove · ViewRemoveRequest → ViewRemoveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function viewRemove(transport: Transport, body: ViewRemoveRequest, options?: CallOptions): Promise<ViewRemoveResponse> {
  return transport.call<ViewRemoveResponse>(CALLS.viewRemove, body, options)
}

/**
 * 设自己（或角色）打开页面时的默认视图
 * POST /app/api/v1/views/default · ViewDefaultRequest → ViewDefaultResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function viewDefault(transport: Transport, body: ViewDefaultRequest, options?: CallOptions): Promise<ViewDefaultResponse> {
  return transport.call<ViewDefaultResponse>(CALLS.viewDefault, body, options)
}

/**
 * 自动保存自己当前的列、密度与所选视图
 * POST /app/api/v1/views/keep · ViewKeepRequest → ViewKeepResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function viewKeep(transport: Transport, body: ViewKeepRequest, options?: CallOptions): Promise<ViewKeepResponse> {
  return transport.call<ViewKeepResponse>(CALLS.viewKeep, body, options)
}

/**
 * 实时消息：任务进度、方案更新、数据更新
 * GET /app/api/v1/events (query) · undefined → AsyncIterable<unknown>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function events(transport: Transport, body?: undefined, options?: CallOptions): Promise<AsyncIterable<unknown>> {
  return transport.call<AsyncIterable<unknown>>(CALLS.events, body, options)
}

/**
 * 可以导入的报告与在后台的位置
 * POST /app/api/v1/imports/formats · ImportFormatsRequest → ImportFormatsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importFormats(transport: Transport, body: ImportFormatsRequest = {}, options?: CallOptions): Promise<ImportFormatsResponse> {
  return transport.call<ImportFormatsResponse>(CALLS.importFormats, body, options)
}

/**
 * 上传报告文件，排队读取
 * POST /app/api/v1/imports/upload (multipart) · ImportUploadRequest → ImportUploadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importUpload(transport: Transport, body: ImportUploadRequest, options?: CallOptions): Promise<ImportUploadResponse> {
  return transport.call<ImportUploadResponse>(CALLS.importUpload, body, options)
}

/**
 * 若干文件的状态与进度
 * POST /app/api/v1/imports/progress · ImportProgressRequest → ImportProgressResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importProgress(transport: Transport, body: ImportProgressRequest, options?: CallOptions): Promise<ImportProgressResponse> {
  return transport.call<ImportProgressResponse>(CALLS.importProgress, body, options)
}

/**
 * 预检：识别结果、逐日新增与覆盖、拒绝的行、未匹配费用、提醒
 * POST /app/api/v1/imports/preview · ImportPreviewRequest → ImportPreviewResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importPreview(transport: Transport, body: ImportPreviewRequest, options?: CallOptions): Promise<ImportPreviewResponse> {
  return transport.call<ImportPreviewResponse>(CALLS.importPreview, body, options)
}

/**
 * 为待确认的文件指定店铺、快照日期，或接受不寻常的日期，或说明认不得的文件是什么、哪一列是什么，重新预检；账号级的文件可以再指定其他站点的店铺，各得一份
 * POST /app/api/v1/imports/assign · ImportAssignRequest → ImportAssignResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importAssign(transport: Transport, body: ImportAssignRequest, options?: CallOptions): Promise<ImportAssignResponse> {
  return transport.call<ImportAssignResponse>(CALLS.importAssign, body, options)
}

/**
 * 确认写入（整个文件要么全部写入，要么一行不写）
 * POST /app/api/v1/imports/commit · ImportCommitRequest → ImportCommitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importCommit(transport: Transport, body: ImportCommitRequest, options?: CallOptions): Promise<ImportCommitResponse> {
  return transport.call<ImportCommitResponse>(CALLS.importCommit, body, options)
}

/**
 * 放弃尚未写入的文件
 * POST /app/api/v1/imports/discard · ImportDiscardRequest → ImportDiscardResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importDiscard(transport: Transport, body: ImportDiscardRequest, options?: CallOptions): Promise<ImportDiscardResponse> {
  return transport.call<ImportDiscardResponse>(CALLS.importDiscard, body, options)
}

/**
 * 撤销已写入的文件，恢复被它覆盖的行
 * POST /app/api/v1/imports/undo · ImportUndoRequest → ImportUndoResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importUndo(transport: Transport, body: ImportUndoRequest, options?: CallOptions): Promise<ImportUndoResponse> {
  return transport.call<ImportUndoResponse>(CALLS.importUndo, body, options)
}

/**
 * 下载上传的原文件
 * POST /app/api/v1/imports/original · ImportOriginalRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importOriginal(transport: Transport, body: ImportOriginalRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.importOriginal, body, options)
}

/**
 * 把几个上传的原文件打成一个压缩包下载
 * POST /app/api/v1/imports/originals · ImportOriginalsRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importOriginals(transport: Transport, body: ImportOriginalsRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.importOriginals, body, options)
}

/**
 * 下载被拒绝的行（行号、原因、原文）
 * POST /app/api/v1/imports/refused · ImportRefusedRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importRefused(transport: Transport, body: ImportRefusedRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.importRefused, body, options)
}

/**
 * 导入记录
 * POST /app/api/v1/report-files/list · ListRequest → ListAnswer<ReportFileRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportFiles(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportFileRow>> {
  return askList<ReportFileRow>(transport, FAMILY, CALLS.reportFiles, FAMILY.resources['reportFiles']!, body, options)
}

/**
 * 缺少的报告
 * POST /app/api/v1/report-gaps/list · ListRequest → ListAnswer<ReportGapRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reportGaps(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReportGapRow>> {
  return askList<ReportGapRow>(transport, FAMILY, CALLS.reportGaps, FAMILY.resources['reportGaps']!, body, options)
}

/**
 * 一笔交易的费用明细
 * POST /app/api/v1/fee-lines/list · ListRequest → ListAnswer<FeeLineRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeLines(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<FeeLineRow>> {
  return askList<FeeLineRow>(transport, FAMILY, CALLS.feeLines, FAMILY.resources['feeLines']!, body, options)
}

/**
 * 月度仓储费汇总
 * POST /app/api/v1/storage/report · ListRequest → ListAnswer<StorageFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storageReport(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StorageFigures>> {
  return askList<StorageFigures>(transport, FAMILY, CALLS.storageReport, FAMILY.resources['storageReport']!, body, options)
}

/**
 * 仓储费核对：计费月的报告与次月的扣费
 * POST /app/api/v1/storage/check · ListRequest → ListAnswer<StorageCheckFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function storageCheck(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<StorageCheckFigures>> {
  return askList<StorageCheckFigures>(transport, FAMILY, CALLS.storageCheck, FAMILY.resources['storageCheck']!, body, options)
}

/**
 * 数据覆盖：每份报告每天的行数
 * POST /app/api/v1/coverage/report · ListRequest → ListAnswer<CoverageFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function coverage(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CoverageFigures>> {
  return askList<CoverageFigures>(transport, FAMILY, CALLS.coverage, FAMILY.resources['coverage']!, body, options)
}

/**
 * 列表或报表里一个单元格的计算过程
 * POST /app/api/v1/explain · ExplainRequest → ExplainResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function explain(transport: Transport, body: ExplainRequest, options?: CallOptions): Promise<ExplainResponse> {
  return transport.call<ExplainResponse>(CALLS.explain, body, options)
}

/**
 * 一个数字背后的明细行与它们的合计
 * POST /app/api/v1/behind · BehindRequest → BehindResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function behind(transport: Transport, body: BehindRequest, options?: CallOptions): Promise<BehindResponse> {
  return transport.call<BehindResponse>(CALLS.behind, body, options)
}

/**
 * 一行周围的行：它下面的，与指着它的，以及它们合起来的结果
 * POST /app/api/v1/related · RelatedRequest → RelatedResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function related(transport: Transport, body: RelatedRequest, options?: CallOptions): Promise<RelatedResponse> {
  return transport.call<RelatedResponse>(CALLS.related, body, options)
}

/**
 * 导出所问的列表或报表（同样的列、筛选、合计，全部行）
 * POST /app/api/v1/exports/list · ExportListRequest → ExportListResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportList(transport: Transport, body: ExportListRequest, options?: CallOptions): Promise<ExportListResponse> {
  return transport.call<ExportListResponse>(CALLS.exportList, body, options)
}

/**
 * 导出看板：每张卡片所问的一张工作表（同样的筛选、合计，全部行）
 * POST /app/api/v1/exports/board · ExportBoardRequest → ExportBoardResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function exportBoard(transport: Transport, body: ExportBoardRequest, options?: CallOptions): Promise<ExportBoardResponse> {
  return transport.call<ExportBoardResponse>(CALLS.exportBoard, body, options)
}

/**
 * 批量修改：选中的行或全部筛选结果，先预览、逐行给出结果
 * POST /app/api/v1/bulk-edit · BulkEditRequest → BulkEditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function bulkEdit(transport: Transport, body: BulkEditRequest, options?: CallOptions): Promise<BulkEditResponse> {
  return transport.call<BulkEditResponse>(CALLS.bulkEdit, body, options)
}

/**
 * 作为任务运行的批量修改：每一行的结果
 * POST /app/api/v1/bulk-edit/result · BulkResultRequest → BulkResultResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function bulkResult(transport: Transport, body: BulkResultRequest, options?: CallOptions): Promise<BulkResultResponse> {
  return transport.call<BulkResultResponse>(CALLS.bulkResult, body, options)
}

/**
 * 下载导入模板
 * POST /app/api/v1/rows/template · RowsTemplateRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowsTemplate(transport: Transport, body: RowsTemplateRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.rowsTemplate, body, options)
}

/**
 * 上传填好的模板，逐行检查，不写入
 * POST /app/api/v1/rows/upload (multipart) · RowsUploadRequest → RowsUploadResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowsUpload(transport: Transport, body: RowsUploadRequest, options?: CallOptions): Promise<RowsUploadResponse> {
  return transport.call<RowsUploadResponse>(CALLS.rowsUpload, body, options)
}

/**
 * 一个表格有哪些列，各可能是模板的哪个字段
 * POST /app/api/v1/rows/columns (multipart) · RowsColumnsRequest → RowsColumnsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowsColumns(transport: Transport, body: RowsColumnsRequest, options?: CallOptions): Promise<RowsColumnsResponse> {
  return transport.call<RowsColumnsResponse>(CALLS.rowsColumns, body, options)
}

/**
 * 学会的表头
 * POST /app/api/v1/header-maps/list · ListRequest → ListAnswer<HeaderMapRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function headerMaps(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<HeaderMapRow>> {
  return askList<HeaderMapRow>(transport, FAMILY, CALLS.headerMaps, FAMILY.resources['headerMaps']!, body, options)
}

/**
 * 修改学会的表头
 * POST /app/api/v1/header-maps/edit · HeaderMapEdit → HeaderMapRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function headerMapEdit(transport: Transport, body: HeaderMapEdit, options?: CallOptions): Promise<HeaderMapRow> {
  return transport.call<HeaderMapRow>(CALLS.headerMapEdit, body, options)
}

/**
 * 删除学会的表头
 * POST /app/api/v1/header-maps/remove · HeaderMapKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function headerMapRemove(transport: Transport, body: HeaderMapKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.headerMapRemove, body, options)
}

/**
 * 写入检查过的行，逐行给出结果；行数多时成为任务
 * POST /app/api/v1/rows/commit · RowsCommitRequest → RowsCommitResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function rowsCommit(transport: Transport, body: RowsCommitRequest, options?: CallOptions): Promise<RowsCommitResponse> {
  return transport.call<RowsCommitResponse>(CALLS.rowsCommit, body, options)
}

/**
 * 待提交到亚马逊的修改
 * POST /app/api/v1/pending/list · ListRequest → ListAnswer<PendingChangeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pendingList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PendingChangeRow>> {
  return askList<PendingChangeRow>(transport, FAMILY, CALLS.pendingList, FAMILY.resources['pendingList']!, body, options)
}

/**
 * 写下待提交修改的原因
 * POST /app/api/v1/pending/edit · PendingChangeEdit → PendingChangeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pendingEdit(transport: Transport, body: PendingChangeEdit, options?: CallOptions): Promise<PendingChangeRow> {
  return transport.call<PendingChangeRow>(CALLS.pendingEdit, body, options)
}

/**
 * 撤销待提交的修改
 * POST /app/api/v1/pending/revoke · PendingRevokeRequest → PendingRevokeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pendingRevoke(transport: Transport, body: PendingRevokeRequest, options?: CallOptions): Promise<PendingRevokeResponse> {
  return transport.call<PendingRevokeResponse>(CALLS.pendingRevoke, body, options)
}

/**
 * 把选中的待提交修改导出为亚马逊批量表格
 * POST /app/api/v1/pending/sheet · PendingSheetRequest → Blob. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pendingSheet(transport: Transport, body: PendingSheetRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.pendingSheet, body, options)
}

/**
 * 把一个店铺待提交的修改导出为亚马逊批量表格（任务）
 * POST /app/api/v1/pending/export · PendingExportRequest → PendingExportResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function pendingExport(transport: Transport, body: PendingExportRequest, options?: CallOptions): Promise<PendingExportResponse> {
  return transport.call<PendingExportResponse>(CALLS.pendingExport, body, options)
}

/**
 * 任务进度
 * POST /app/api/v1/jobs/progress · JobProgressRequest → JobProgressResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobProgress(transport: Transport, body: JobProgressRequest, options?: CallOptions): Promise<JobProgressResponse> {
  return transport.call<JobProgressResponse>(CALLS.jobProgress, body, options)
}

/**
 * 取消自己发起的任务
 * POST /app/api/v1/jobs/cancel · JobCancelRequest → JobCancelResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobCancel(transport: Transport, body: JobCancelRequest, options?: CallOptions): Promise<JobCancelResponse> {
  return transport.call<JobCancelResponse>(CALLS.jobCancel, body, options)
}

/**
 * 下载任务产出的文件
 * POST /app/api/v1/jobs/file · JobFileRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function jobFile(transport: Transport, body: JobFileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.jobFile, body, options)
}

/**
 * 店铺列表
 * POST /app/api/v1/shops/list · ListRequest → ListAnswer<ShopRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shops(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ShopRow>> {
  return askList<ShopRow>(transport, FAMILY, CALLS.shops, FAMILY.resources['shops']!, body, options)
}

/**
 * 新增店铺
 * POST /app/api/v1/shops/add · ShopAdd → ShopRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopAdd(transport: Transport, body: ShopAdd, options?: CallOptions): Promise<ShopRow> {
  return transport.call<ShopRow>(CALLS.shopAdd, body, options)
}

/**
 * 修改店铺
 * POST /app/api/v1/shops/edit · ShopEdit → ShopRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopEdit(transport: Transport, body: ShopEdit, options?: CallOptions): Promise<ShopRow> {
  return transport.call<ShopRow>(CALLS.shopEdit, body, options)
}

/**
 * 删除没有数据的店铺
 * POST /app/api/v1/shops/remove · ShopKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function shopRemove(transport: Transport, body: ShopKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.shopRemove, body, options)
}

/**
 * 见过的每一种费用、金额与当前归类，未匹配的在前
 * POST /app/api/v1/fee-mappings/list · FeeMappingsRequest → FeeMappingsResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeMappings(transport: Transport, body: FeeMappingsRequest = {}, options?: CallOptions): Promise<FeeMappingsResponse> {
  return transport.call<FeeMappingsResponse>(CALLS.feeMappings, body, options)
}

/**
 * 为一种费用指定归类，并重算已有明细
 * POST /app/api/v1/fee-mappings/set · FeeMappingSetRequest → FeeMappingSetResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function feeMappingSet(transport: Transport, body: FeeMappingSetRequest, options?: CallOptions): Promise<FeeMappingSetResponse> {
  return transport.call<FeeMappingSetResponse>(CALLS.feeMappingSet, body, options)
}
