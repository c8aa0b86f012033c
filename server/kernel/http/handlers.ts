/** Holds the calls of a model to the handlers that there are. It calls none. */
import type { Call, Model } from '../../../contract/model'
import { ourCalls } from '../asker/our-calls'
import type { HandlerTable } from './handler'

/** Family -> names of its handlers, as the checker's `facts.handlers` wants them. */
export function handlerNames(table: HandlerTable): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([family, handlers]) => [family, Object.keys(handlers)]))
}

/** Built calls that no code answers: their handler is not in the table, or they say nothing of what they do. */
export function missingHandlers(model: Model, table: HandlerTable): { call: Call; needs: string }[] {
  return ourCalls(model).flatMap((call) => {
    if (call.state !== 'built') return []
    if (!call.does) return [{ call, needs: '没有写明做什么（does）' }]
    if (call.does.type !== 'handler' || table[call.family]?.[call.does.handler]) return []
    return [{ call, needs: `缺少处理函数 ${call.does.handler}，应由持有其数据的模块提供（server/modules/…/module.ts 的 handlers.${call.family}）` }]
  })
}

/** Why the server does not start; the message (Chinese) lists every call. */
class MissingHandlersError extends Error {
  override name = 'MissingHandlersError'
}

/** @throws MissingHandlersError that lists all */
export function requireHandlers(model: Model, table: HandlerTable): void {
  const missing = missingHandlers(model, table)
  if (missing.length === 0) return
  const lines = missing.map(({ call, needs }) => `  ${call.family}.${call.name}（${call.method} ${call.path}）：${needs}`)
  throw new MissingHandlersError(`有 ${missing.length} 个标为 built 的接口没有代码，服务不能启动：\n${lines.join('\n')}`)
}
