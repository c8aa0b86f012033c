/**
 * 报告任务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/taskReport.json: edit that, not this file.
 */
export interface JobPlanOfTaskRequest {
  id: string
  plan_name: string
  weekdays: string[]
  at_time: string
}

export interface JobPlanOfTaskResponse {
  id: string
}

export interface JobPlanRunRequest {
  id: string
}

export interface JobPlanRunResponse {
  task: string
}

export interface RetryRequest {
  id?: string
  ids?: string[]
}

export interface RetryResponse {
  ids: string[]
}

export interface PushRequest {
  type: string
  params: unknown
}

export interface PushResponse {
  task_id: string
}

export interface DownloadRequest {
  id: string
}

export interface DownloadManyRequest {
  ids: string[]
}

export interface CancelRequest {
  id?: string
  ids?: string[]
}

export interface CancelResponse {
  ids: string[]
}

export interface RemoveRequest {
  id?: string
  ids?: string[]
}

export interface RemoveResponse {
  ids: string[]
}
