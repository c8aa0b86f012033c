/**
 * 客户端任务：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/clientService.json: edit that, not this file.
 */
export interface SwitchTaskRequest {
  id: string
  on: boolean
}

export type SwitchTaskResponse = Record<string, never>

export interface ExecuteRequest {
  id: string
}

export interface ExecuteResponse {
  task: string
}

export interface RetryRequest {
  id: string
}

export interface RetryResponse {
  task: string
}
