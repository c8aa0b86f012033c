/**
 * 审批：14 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/approval.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { ApprovalFlowAdd, ApprovalFlowEdit, ApprovalFlowKey, ApprovalFlowRow } from '../../../contract/generated/entities/approval_flow'
import type { ApprovalStepRow } from '../../../contract/generated/entities/approval_step'
import type { ApprovalTaskRow } from '../../../contract/generated/entities/approval_task'
import type {
  ApproveRequest, ApproveResponse, DetailRequest, DetailResponse, FileRequest, OfDocumentRequest, OfDocumentResponse, RejectRequest,
  RejectResponse, TransferRequest, TransferResponse, WithdrawRequest, WithdrawResponse,
} from '../../../contract/generated/families/approval'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  flowList: {
    family: 'approval', call: 'flowList', method: 'POST', path: '/base/api/v1/approvalFlow/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  flowAdd: {
    family: 'approval', call: 'flowAdd', method: 'POST', path: '/base/api/v1/approvalFlow/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  flowEdit: {
    family: 'approval', call: 'flowEdit', method: 'POST', path: '/base/api/v1/approvalFlow/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  flowRemove: {
    family: 'approval', call: 'flowRemove', method: 'POST', path: '/base/api/v1/approvalFlow/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  flow: {
    family: 'approval', call: 'flow', method: 'POST', path: '/base/api/v1/approvalFlow/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  flowSteps: {
    family: 'approval', call: 'flowSteps', method: 'POST', path: '/base/api/v1/approvalFlow/steps', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  tasks: {
    family: 'approval', call: 'tasks', method: 'POST', path: '/base/api/v1/approval/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  detail: {
    family: 'approval', call: 'detail', method: 'POST', path: '/base/api/v1/approval/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  file: {
    family: 'approval', call: 'file', method: 'POST', path: '/base/api/v1/approval/file', client: 'erp', wire: 'erp', body: 'json',
    answer: 'binary', writes: false,
  },
  ofDocument: {
    family: 'approval', call: 'ofDocument', method: 'POST', path: '/base/api/v1/approval/ofDocument', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  approve: {
    family: 'approval', call: 'approve', method: 'POST', path: '/base/api/v1/approval/approve', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  reject: {
    family: 'approval', call: 'reject', method: 'POST', path: '/base/api/v1/approval/reject', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  transfer: {
    family: 'approval', call: 'transfer', method: 'POST', path: '/base/api/v1/approval/transfer', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  withdraw: {
    family: 'approval', call: 'withdraw', method: 'POST', path: '/base/api/v1/approval/withdraw', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'approval',
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
    flowList: {
      list: CALLS.flowList,
      get: CALLS.flow,
      add: CALLS.flowAdd,
      edit: CALLS.flowEdit,
      remove: CALLS.flowRemove,
      key: ['id'],
      decimals: ['min_amount'],
      integers: [],
      texts: ['id', 'creator', 'updater'],
    },
    flowSteps: {
      list: CALLS.flowSteps,
      key: ['id'],
      decimals: [],
      integers: ['step_no', 'hours'],
      texts: ['id', 'flow_id', 'employee_id'],
    },
    tasks: {
      list: CALLS.tasks,
      key: ['id'],
      decimals: ['approval.amount'],
      integers: ['step_no'],
      texts: ['id', 'approval_id', 'employee_id', 'approval.applicant'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '16c4dd5b89c3'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 审批: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 审批流列表
 * POST /base/api/v1/approvalFlow/list · ListRequest → ListAnswer<ApprovalFlowRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flowList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ApprovalFlowRow>> {
  return askList<ApprovalFlowRow>(transport, FAMILY, CALLS.flowList, FAMILY.resources['flowList']!, body, options)
}

/**
 * 新增审批流
 * POST /base/api/v1/approvalFlow/add · ApprovalFlowAdd → ApprovalFlowRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flowAdd(transport: Transport, body: ApprovalFlowAdd, options?: CallOptions): Promise<ApprovalFlowRow> {
  return transport.call<ApprovalFlowRow>(CALLS.flowAdd, body, options)
}

/**
 * 修改审批流
 * POST /base/api/v1/approvalFlow/edit · ApprovalFlowEdit → ApprovalFlowRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flowEdit(transport: Transport, body: ApprovalFlowEdit, options?: CallOptions): Promise<ApprovalFlowRow> {
  return transport.call<ApprovalFlowRow>(CALLS.flowEdit, body, options)
}

/**
 * 删除审批流
 * POST /base/api/v1/approvalFlow/remove · ApprovalFlowKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flowRemove(transport: Transport, body: ApprovalFlowKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.flowRemove, body, options)
}

/**
 * 一条审批流
 * POST /base/api/v1/approvalFlow/get · ApprovalFlowKey → ApprovalFlowRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flow(transport: Transport, body: ApprovalFlowKey, options?: CallOptions): Promise<ApprovalFlowRow> {
  return transport.call<ApprovalFlowRow>(CALLS.flow, body, options)
}

/**
 * 审批流的节点
 * POST /base/api/v1/approvalFlow/steps · ListRequest → ListAnswer<ApprovalStepRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function flowSteps(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ApprovalStepRow>> {
  return askList<ApprovalStepRow>(transport, FAMILY, CALLS.flowSteps, FAMILY.resources['flowSteps']!, body, options)
}

/**
 * 我的审批：待我审批、我发起的、已审批、抄送我的
 * POST /base/api/v1/approval/list · ListRequest → ListAnswer<ApprovalTaskRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function tasks(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ApprovalTaskRow>> {
  return askList<ApprovalTaskRow>(transport, FAMILY, CALLS.tasks, FAMILY.resources['tasks']!, body, options)
}

/**
 * 一张审批单据：单据全文、与上次提交相比的改动、各节点、可以做什么与下一张（发起人、审批人、抄送人与管理员）
 * POST /base/api/v1/approval/get · DetailRequest → DetailResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function detail(transport: Transport, body: DetailRequest, options?: CallOptions): Promise<DetailResponse> {
  return transport.call<DetailResponse>(CALLS.detail, body, options)
}

/**
 * 下载审批单据的附件（参与这张审批的人）
 * POST /base/api/v1/approval/file · FileRequest → Blob.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function file(transport: Transport, body: FileRequest, options?: CallOptions): Promise<Blob> {
  return transport.call<Blob>(CALLS.file, body, options)
}

/**
 * 一张单据的审批：走到哪一步、谁审过、等谁，与我可以做什么
 * POST /base/api/v1/approval/ofDocument · OfDocumentRequest → OfDocumentResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function ofDocument(transport: Transport, body: OfDocumentRequest, options?: CallOptions): Promise<OfDocumentResponse> {
  return transport.call<OfDocumentResponse>(CALLS.ofDocument, body, options)
}

/**
 * 审批通过
 * POST /base/api/v1/approval/approve · ApproveRequest → ApproveResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function approve(transport: Transport, body: ApproveRequest, options?: CallOptions): Promise<ApproveResponse> {
  return transport.call<ApproveResponse>(CALLS.approve, body, options)
}

/**
 * 审批驳回
 * POST /base/api/v1/approval/reject · RejectRequest → RejectResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function reject(transport: Transport, body: RejectRequest, options?: CallOptions): Promise<RejectResponse> {
  return transport.call<RejectResponse>(CALLS.reject, body, options)
}

/**
 * 转交给别人审批
 * POST /base/api/v1/approval/transfer · TransferRequest → TransferResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function transfer(transport: Transport, body: TransferRequest, options?: CallOptions): Promise<TransferResponse> {
  return transport.call<TransferResponse>(CALLS.transfer, body, options)
}

/**
 * 申请人撤回
 * POST /base/api/v1/approval/withdraw · WithdrawRequest → WithdrawResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function withdraw(transport: Transport, body: WithdrawRequest, options?: CallOptions): Promise<WithdrawResponse> {
  return transport.call<WithdrawResponse>(CALLS.withdraw, body, options)
}
