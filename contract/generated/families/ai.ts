/**
 * AI 助手：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/ai.json: edit that, not this file.
 */
export type ListSessionsResponse = {
  sessionId: string
  title: string
  createdTime: string
  count: number
}[]

export type ListModelsResponse = {
  name: string
  label: string
}[]

export interface CreateSessionRequest {
  title?: string
  clusterId?: number
}

export interface CreateSessionResponse {
  sessionId: string
  title: string
  createdTime: string
  count: number
}

export interface RenameSessionRequest {
  sessionId: string
  title: string
  clusterId?: number
}

export type RenameSessionResponse = Record<string, never>

export interface DeleteSessionRequest {
  sessionId: string
  clusterId?: number
}

export type DeleteSessionResponse = Record<string, never>

export interface ClearContextRequest {
  sessionId?: string
  clusterId?: number
}

export type ClearContextResponse = Record<string, never>

export interface ListSessionsRequest {
  clusterId?: number
}

export interface ListModelsRequest {
  clusterId?: number
}

export interface ListMessagesRequest {
  sessionId: string
  page?: number
  pageSize?: number
  clusterId?: number
}

export interface ListMessagesResponse {
  list: {
    id: string
    role: string
    content: string
    timestamp: string
    imageUrl?: string
  }[]
  total: number
}

export interface GenerateRequest {
  sessionId: string
  prompt: string
  model?: string
  imageUrl?: string
  question?: string
  clusterId?: number
}

export interface MessageImageRequest {
  id: string
  clusterId?: number
}

export interface ReadyQuestionsRequest {
  clusterId?: number
}

export interface ReadyQuestionsResponse {
  connected: boolean
  questions: {
    id: string
    text: string
  }[]
}
