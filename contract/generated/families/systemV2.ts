/**
 * 系统（v2）：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/systemV2.json: edit that, not this file.
 */
export type ErpPageResponse = string

export type EmployeeBaseInfoRequest = Record<string, never>

export interface EmployeeBaseInfoResponse {
  employeeId: string
  name: string
  roles: string[]
  companyId: number
  originalCompanyId: number
  company_name: string
}

export interface ErpPageRequest {
  menuKey?: string
}

export interface SetEmployeeConfigRequest {
  key: string
  value: unknown
}

export interface SetEmployeeConfigResponse {
  key: string
}

export interface UpdateMsgIdRequest {
  msg_id: string
}

export interface UpdateMsgIdResponse {
  read: number
}

export interface UnreadMessagesRequest {
  page?: number
  pageSize?: number
}

export interface UnreadMessagesResponse {
  list: {
    id: string
    kind: 'task_done' | 'task_failed' | 'import' | 'approval' | 'alert' | 'low_stock' | 'announcement' | 'system'
    title: string
    text: string | null
    route: string | null
    pinned: boolean
    create_time: string
  }[]
  total: number
  page: number
  pageSize: number
}

export interface SetMessagesReadRequest {
  ids: string[]
}

export interface SetMessagesReadResponse {
  read: number
}

export type ReadAllMessagesRequest = Record<string, never>

export interface ReadAllMessagesResponse {
  read: number
}

export interface RemoveMessagesRequest {
  ids: string[]
}

export interface RemoveMessagesResponse {
  removed: number
}

export type UnreadTotalRequest = Record<string, never>

export interface UnreadTotalResponse {
  total: number
}

export interface AnnouncementPublishRequest {
  id: string
}

export interface AnnouncementPublishResponse {
  id: string
  sent: number
}

export interface AnnouncementWithdrawRequest {
  id: string
}

export interface AnnouncementWithdrawResponse {
  id: string
}

export interface AnnouncementPinRequest {
  id: string
  pinned: boolean
}

export interface AnnouncementPinResponse {
  id: string
  pinned: boolean
}
