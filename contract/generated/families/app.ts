/**
 * 本系统自有接口：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/app.json: edit that, not this file.
 */
import type { Condition } from '../../filter'

export type SessionRequest = Record<string, never>

export interface SessionResponse {
  employee: {
    id: string
    name: string
    roles: string[]
    shopIds: string[] | null
    avatar?: string
  }
  company: {
    id: number
    name: string
    currency: string
    zone: string
    legacyUrl?: string
    arriving?: {
      done: number
      of: number
      failed?: boolean
    }
  }
  routes: string[]
  permissions: string[]
  version: string
  starts: string[]
}

export type SignOutRequest = Record<string, never>

export type SignOutResponse = Record<string, never>

export interface PagePlanRequest {
  route: string
  tab?: string
}

export interface PagePlanResponse {
  plan: import('../../page-plan').PagePlan
  families: {
    [k: string]: string
  }
  views?: {
    source: string
    set: {
      views: {
        id: string
        name: string
        kind: 'personal' | 'shared' | 'role'
        roles: string[]
        defaultRoles: string[]
        mine: boolean
        mayEdit: boolean
        ownerName: string
        content: import('../../view').ViewContent
        sortOrder: number
        version: number
        updateTime: string
      }[]
      layout: {
        content: import('../../view').Layout | null
        viewId: string | null
      }
      defaultId: string | null
      ownDefault: boolean
      mayShare: boolean
      roles: {
        name: string
        label: string
      }[]
    }
  }
}

export interface FamilyRequest {
  family: string
}

export interface FamilyResponse {
  label: string
  calls: {
    [k: string]: import('../../transport').CallMeta
  }
  planned: string[]
  meta: import('../../transport').FamilyMeta
  stamp: string
}

export interface LegacyTicketRequest {
  to: string
}

export interface LegacyTicketResponse {
  ticket: string
}

export type PagesRequest = Record<string, never>

export interface PagesResponse {
  pages: {
    page: string
    route: string
    title: string
    kind: string
    state: string
    access: string
    layout: string
    legacy: boolean
    opensWith?: string
    lacks?: string[]
    dropped?: {
      [k: string]: string
    }
    ours?: boolean
  }[]
}

export interface FindRequest {
  word: string
}

export interface FindResponse {
  found: {
    kind: string
    group: string
    id: string
    label: string
    note: string
    route: string
    query: string
  }[]
}

export interface OptionsRequest {
  entity: string
  keyword?: string
  values?: string[]
  names?: string[]
  page?: number
  pageSize?: number
  filter?: Condition
  by?: string
}

export interface OptionsResponse {
  list: {
    value: string
    label: string
    note?: string
    image?: string
    state?: string
    exact?: boolean
    named?: string[]
    group?: string
  }[]
  total: number
  page: number
  pageSize: number
  missing?: string[]
}

export interface DocumentDraftRequest {
  entity: string
  way: string
  ids: string[]
}

export interface DocumentDraftResponse {
  row: unknown
  from: {
    id: string
    number: string
  }[]
}

export interface ScanCodesRequest {
  entity: string
  step: string
  id: string
}

export interface ScanCodesResponse {
  goods: {
    code: string
    value: string
    each: number
  }[]
  places: {
    code: string
    value: string
  }[]
}

export interface DocumentLinksRequest {
  entity: string
  id: string
}

export interface DocumentLinksResponse {
  list: {
    later: boolean
    entity: string
    label: string
    id: string
    number: string
    state: string
    color: string | null
    dead: boolean
    who: string
    create_time: string
    route: string | null
    query: {
      [k: string]: string
    }
  }[]
}

export interface FillRequest {
  entity: string
  rows: {
    entered: unknown
  }[]
}

export interface FillResponse {
  rows: {
    row: unknown
    says: unknown
  }[]
}

export interface SheetBookRequest {
  name: string
  sheets: {
    title: string
    lines: unknown
  }[]
}

export interface ConditionsFitRequest {
  entity: string
  field: string
  by?: string
  where: unknown
}

export interface ConditionsFitResponse {
  total: number
}

export interface HistoryRequest {
  entity: string
  key: unknown
  source?: string
}

export interface HistoryResponse {
  list: {
    id: string
    time: string
    who: string
    action: string
    actionLabel: string
    what: string
    changes: {
      field: string
      label: string
      before: unknown
      after: unknown
      beforeText: string
      afterText: string
    }[]
  }[]
}

export interface ViewListRequest {
  source: string
}

export interface ViewListResponse {
  views: {
    id: string
    name: string
    kind: 'personal' | 'shared' | 'role'
    roles: string[]
    defaultRoles: string[]
    mine: boolean
    mayEdit: boolean
    ownerName: string
    content: import('../../view').ViewContent
    sortOrder: number
    version: number
    updateTime: string
  }[]
  layout: {
    content: import('../../view').Layout | null
    viewId: string | null
  }
  defaultId: string | null
  ownDefault: boolean
  mayShare: boolean
  roles: {
    name: string
    label: string
  }[]
}

export interface ViewSaveRequest {
  source: string
  id?: string
  version?: number
  name: string
  kind: 'personal' | 'shared' | 'role'
  roles?: string[]
  content: unknown
  sort_order?: number
}

export interface ViewSaveResponse {
  view: {
    id: string
    name: string
    kind: 'personal' | 'shared' | 'role'
    roles: string[]
    defaultRoles: string[]
    mine: boolean
    mayEdit: boolean
    ownerName: string
    content: import('../../view').ViewContent
    sortOrder: number
    version: number
    updateTime: string
  }
}

export interface ViewRemoveRequest {
  id: string
  version?: number
}

export interface ViewRemoveResponse {
  id: string
}

export interface ViewDefaultRequest {
  source: string
  id?: string
  roles?: string[]
  clear?: boolean
}

export interface ViewDefaultResponse {
  id: string | null
}

export interface ViewKeepRequest {
  source: string
  content: unknown
  view_id?: string
}

export type ViewKeepResponse = Record<string, never>

export type ImportFormatsRequest = Record<string, never>

export interface ImportFormatsResponse {
  formats: {
    format: string
    label: string
    console?: string
    consoleEn?: string
    files: string[]
    types: string[]
  }[]
}

export interface ImportUploadRequest {
  shop_id?: string
  format?: string
  file: Blob
}

export interface ImportUploadResponse {
  list: {
    id: string
    fileName: string
    fileSize: number
    state: 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'
    progress: number
    report: string | null
    reportLabel: string | null
    shopId: string | null
    message: string | null
    blocked: string | null
  }[]
}

export interface ImportProgressRequest {
  ids: string[]
}

export interface ImportProgressResponse {
  list: {
    id: string
    fileName: string
    fileSize: number
    state: 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'
    progress: number
    report: string | null
    reportLabel: string | null
    shopId: string | null
    message: string | null
    blocked: string | null
  }[]
}

export interface ImportPreviewRequest {
  id: string
  map?: string
}

export interface ImportPreviewResponse {
  mapping?: {
    columns: {
      name: string
      samples: string[]
    }[]
    formats: {
      format: string
      label: string
    }[]
    fields: {
      name: string
      label: string
      required: boolean
    }[]
    guess: {
      [k: string]: string
    }
  }
  preview: {
    id: string
    fileName: string
    state: 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'
    message: string | null
    report: string | null
    reportLabel: string | null
    encoding: string | null
    delimiter: string | null
    sheet: string | null
    headerLine: number | null
    numberStyle: string | null
    zone: string | null
    currency: string | null
    shopId: string | null
    shopName: string | null
    needsShop: boolean
    needsDays?: boolean
    snapshotDay: import('../../imports').SnapshotDay | null
    oddDates: import('../../imports').OddDates | null
    marketplaces: {
      name: string
      rows: number
    }[]
    rows: number
    accepted: number
    refusedCount: number
    leftOut: number
    replaced: number
    dataStart: string | null
    dataEnd: string | null
    days: {
      day: string | null
      rows: number
      replaced: number
      refused: number
    }[]
    refused: {
      line: number
      column: string
      reason: string
      text: string
    }[]
    unmatched: {
      transactionType: string
      amountFamily: string | null
      amountName: string
      description: string | null
      currency: string
      amount: string
      lines: number
    }[]
    unknownColumns: string[]
    broken: {
      says: string
      count: number
      examples: {
        line: number | null
        expected: string
        found: string
        text: string
      }[]
    }[]
    warnings: {
      code: string
      says: string
      days?: string[]
    }[]
    sums: {
      field: string
      label: string
      currency: string
      amount: string
    }[]
    unrecognised?: {
      seen: import('../../imports').SeenLine[]
      nearest: {
        format: string
        label: string
        matched: string[]
        missing: string[]
      }[]
    }
  }
  newShops?: import('../../imports').NewShops
  shownAt?: import('../../imports').ShownAt[]
}

export interface ImportAssignRequest {
  id: string
  shop_id?: string
  also?: string[]
  day?: string
  day_to?: string
  accept_dates?: boolean
  again?: boolean
  format?: string
  map?: {
    [k: string]: string
  }
  fixed?: {
    [k: string]: string
  }
}

export interface ImportAssignResponse {
  id: string
  also?: string[]
}

export interface ImportCommitRequest {
  ids: string[]
}

export interface ImportCommitResponse {
  list: {
    id: string
    fileName: string
    fileSize: number
    state: 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'
    progress: number
    report: string | null
    reportLabel: string | null
    shopId: string | null
    message: string | null
    blocked: string | null
  }[]
}

export interface ImportDiscardRequest {
  ids: string[]
}

export interface ImportDiscardResponse {
  list: {
    id: string
    fileName: string
    fileSize: number
    state: 'wait' | 'parsing' | 'preview' | 'committing' | 'committed' | 'undone' | 'discarded' | 'refused' | 'fail'
    progress: number
    report: string | null
    reportLabel: string | null
    shopId: string | null
    message: string | null
    blocked: string | null
  }[]
}

export interface ImportUndoRequest {
  id: string
}

export interface ImportUndoResponse {
  id: string
}

export interface ImportOriginalRequest {
  id: string
}

export interface ImportOriginalsRequest {
  ids: string[]
}

export interface ImportRefusedRequest {
  id: string
}

export interface ExplainRequest {
  call: {
    family: string
    call: string
  }
  request?: unknown
  column: string
  row: unknown
}

export interface ExplainResponse {
  row: import('../../wire').Row
  steps: import('../../explained').ExplainedStep[]
  about: import('../../wire').About
  enums: {
    [k: string]: import('../../plan').EnumPlan
  }
}

export interface BehindRequest {
  call: {
    family: string
    call: string
  }
  request?: unknown
  column: string
  row?: unknown
  currency?: string | null
  part?: number
  page: number
  pageSize: number
  sort?: {
    field: string
    order: string
  }[]
}

export interface BehindResponse {
  row: import('../../wire').Row
  words?: string
  parts: import('../../behind').BehindPart[]
  part: number
  columns: import('../../plan').ColumnPlan[]
  rowKey: string[]
  answer: import('../../wire').ListAnswer
  enums: {
    [k: string]: import('../../plan').EnumPlan
  }
}

export interface RelatedRequest {
  entity: string
  row: unknown
  of?: string
  page: number
  pageSize: number
  sort?: {
    field: string
    order: string
  }[]
}

export interface RelatedResponse {
  groups: import('../../related').RelatedGroup[]
  rows?: import('../../related').RelatedRows
  object?: import('../../related').ObjectAround
  outcome?: {
    label: string
    lines: import('../../related').OutcomeLine[]
    totals: {
      currency: string
      amount: string
    }[]
    lacks: string[]
    notes: string[]
  }
  enums: {
    [k: string]: import('../../plan').EnumPlan
  }
}

export interface ExportListRequest {
  call: {
    family: string
    call: string
  }
  request: unknown
  columns: {
    key?: string
    path: string
    label: string
    kind?: string
    scale?: number
    enum?: string
    unit?: string
    currencyField?: string
    zone?: string
    pending?: boolean
    product?: unknown
  }[]
  title: string
  format?: string
  says?: string
}

export interface ExportListResponse {
  id: string
}

export interface ExportBoardRequest {
  title: string
  parts: {
    title: string
    call: {
      family: string
      call: string
    }
    request: unknown
    columns: {
      key?: string
      path: string
      label: string
      kind?: string
      scale?: number
      enum?: string
      unit?: string
      currencyField?: string
      zone?: string
      pending?: boolean
      product?: unknown
    }[]
    totals?: boolean
    says?: string
  }[]
}

export interface ExportBoardResponse {
  id: string
}

export interface BulkEditRequest {
  call: {
    family: string
    call: string
  }
  rows?: {
    key: unknown
    before?: unknown
  }[]
  all?: unknown
  list?: {
    family: string
    call: string
  }
  changes: unknown
  preview: boolean
  confirmed?: boolean
  source?: string
}

export interface BulkEditResponse {
  total: number
  changed: number
  refused: number
  unchanged: number
  toConfirm: number
  items: {
    key: {
      [k: string]: unknown
    }
    title: string
    before: {
      [k: string]: unknown
    }
    after: {
      [k: string]: unknown
    }
    error?: string
    errors?: {
      [k: string]: string
    }
    confirm?: string
  }[]
  job?: string
}

export interface BulkResultRequest {
  job: string
}

export interface BulkResultResponse {
  total: number
  changed: number
  refused: number
  unchanged: number
  toConfirm?: number
  items: {
    key: {
      [k: string]: unknown
    }
    title: string
    before: {
      [k: string]: unknown
    }
    after: {
      [k: string]: unknown
    }
    error?: string
    errors?: {
      [k: string]: string
    }
    confirm?: string
  }[]
}

export interface RowsTemplateRequest {
  call: {
    family: string
    call: string
  }
  fields: string[]
  title: string
}

export interface RowsUploadRequest {
  call: string
  fields: string
  map?: string
  file: Blob
}

export interface RowsUploadResponse {
  id: string
  learned?: boolean
  total: number
  ok: number
  adds: number
  edits: number
  errors: {
    line: number
    field?: string
    label?: string
    message: string
    value?: string
  }[]
  sample: {
    [k: string]: unknown
  }[]
}

export interface RowsColumnsRequest {
  call: string
  fields: string
  file: Blob
}

export interface RowsColumnsResponse {
  columns: {
    name: string
    samples: string[]
  }[]
  guess: {
    [k: string]: string
  }
}

export interface RowsCommitRequest {
  id: string
}

export interface RowsCommitResponse {
  written: number
  added: number
  edited: number
  refused: number
  lines: {
    line: number
    result: string
    message?: string
    errors?: {
      [k: string]: string
    }
  }[]
  job?: string
}

export interface PendingRevokeRequest {
  ids: string[]
}

export interface PendingRevokeResponse {
  revoked: number
}

export interface PendingSheetRequest {
  ids: string[]
}

export interface PendingExportRequest {
  shop_id: string
  ids?: string[]
}

export interface PendingExportResponse {
  id: string
}

export interface JobProgressRequest {
  ids: string[]
}

export interface JobProgressResponse {
  list: {
    id: string
    kind: string
    title: string
    state: string
    progress: number
    message: string
    hasFile: boolean
    create_time: string
    finish_time: string | null
  }[]
}

export interface JobCancelRequest {
  id: string
}

export interface JobCancelResponse {
  id: string
}

export interface JobFileRequest {
  id: string
}

export type FeeMappingsRequest = Record<string, never>

export interface FeeMappingsResponse {
  list: {
    origin: string
    transaction_type: string
    amount_family: string | null
    amount_name: string
    description: string | null
    fee_category: string
    own: boolean
    lines: number
    amounts: {
      currency: string
      amount: string
    }[]
  }[]
}

export interface FeeMappingSetRequest {
  transaction_type: string
  amount_name: string
  description?: string | null
  fee_category: string
  before?: unknown
}

export interface FeeMappingSetResponse {
  changed: number
}
