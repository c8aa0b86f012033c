/**
 * What the assistant is told from outside: where a model is reached, and how much one answer may cost. Any server that
 * speaks OpenAI's chat completions will do. Without an address there is no model, and the assistant says so.
 */

interface AssistantLimits {
  /** Questions to the model for one answer. */
  rounds: number
  /** Tools run for one answer, over all rounds. */
  tools: number
  /** Tokens the model may write in one round. */
  tokens: number
  /** Characters of earlier messages that are told again. */
  memory: number
  /** Characters of one tool's result. */
  result: number
  /** For the whole answer. */
  totalMs: number
  /** Without a word from the model. */
  silenceMs: number
}

/** Where a model is reached, and what one answer may use up; NO_MODEL where none is connected. */
export interface AssistantSettings {
  /** Of chat completions, without a slash at its end: "https://api.example.com/v1"; null: no model is connected. */
  baseUrl: string | null
  apiKey: string | null
  /** Names offered; empty: what the server lists by itself. */
  models: string[]
  limits: AssistantLimits
}

/** The model that is asked where nobody chose one (specification, section 9). */
export const DEFAULT_MODEL = 'deepseek'

/** What one answer may use up, whatever the model. */
export const LIMITS: AssistantLimits = { rounds: 6, tools: 12, tokens: 2000, memory: 24_000, result: 9000, totalMs: 180_000, silenceMs: 60_000 }

/** Settings of a server without a model. */
export const NO_MODEL: AssistantSettings = { baseUrl: null, apiKey: null, models: [], limits: LIMITS }

/** @param refuse told the name of a wrong variable and what it may be, in Chinese */
export function readAssistantSettings(given: (name: string) => string | undefined, refuse: (name: string, what: string) => void): AssistantSettings {
  const baseUrl = given('AI_BASE_URL')?.replace(/\/+$/, '') ?? null
  if (baseUrl !== null && !isHttp(baseUrl)) refuse('AI_BASE_URL', '应为 OpenAI 兼容接口的地址，例如 https://api.deepseek.com/v1')
  const apiKey = given('AI_API_KEY') ?? null
  if (apiKey !== null && /[^\x21-\x7e]/.test(apiKey)) refuse('AI_API_KEY', '密钥里不应有空格或中文')
  const models = (given('AI_MODELS') ?? '').split(',').map((name) => name.trim()).filter(Boolean)
  return { baseUrl, apiKey, models, limits: LIMITS }
}

function isHttp(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

declare module '../../kernel/http/handler' {
  interface ModuleSettings {
    /** Where a model is reached; none unless told: ready questions alone are then answered. */
    assistant?: AssistantSettings
  }
}
