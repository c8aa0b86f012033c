/**
 * Every handler, by family and by the name that a call's `does: {"handler": …}` gives. An explicit table: what is not
 * here does not answer, and the server refuses to start with a built call whose handler is missing.
 */
import type { Call, Model } from '../../contract/model'
import { accessHandlers } from './people/access.handlers'
import { accountHandlers } from './workplace/account.handlers'
import { adsHandlers } from './ads/ads.handlers'
import { adsNewHandlers } from './ads/profiles.handlers'
import { aiHandlers } from './assistant/ai.handlers'
import { appHandlers } from './workplace/app.handlers'
import { approvalHandlers } from './approvals/approval.handlers'
import { authHandlers } from './people/auth.handlers'
import { columnsHandlers } from './workplace/columns.handlers'
import { commonHandlers } from './workplace/common.handlers'
import { fbaConfigHandlers } from './fba/fba-config.handlers'
import { fbaLockQtyHandlers } from './fba/lock-qty.handlers'
import type { Handler } from '../kernel/http/handler'
import { helpHandlers } from './workplace/help.handlers'
import { indexBoardHandlers } from './workplace/index-board.handlers'
import { settingsHandlers } from './settings/settings.handlers'
import { deliveryHandlers, fbaShipmentHandlers, shipmentHandlers } from './fba/shipment/shipment.handlers'
import { staffHandlers } from './people/staff.handlers'
import { systemV2Handlers } from './messages/system-v2.handlers'
import { taskreportHandlers } from './reports/taskreport.handlers'

export type HandlerTable = Record<string, Record<string, Handler>>

export const FAMILIES: HandlerTable = {
  access: accessHandlers,
  account: accountHandlers,
  ads: adsHandlers,
  'ads-new': adsNewHandlers,
  ai: aiHandlers,
  app: appHandlers,
  approval: approvalHandlers,
  auth: authHandlers,
  help: helpHandlers,
  indexBoard: indexBoardHandlers,
  columns: columnsHandlers,
  common: commonHandlers,
  fbaConfig: fbaConfigHandlers,
  fbaLockQty: fbaLockQtyHandlers,
  settings: settingsHandlers,
  delivery: deliveryHandlers,
  fbaShipment: fbaShipmentHandlers,
  shipment: shipmentHandlers,
  staff: staffHandlers,
  'system-v2': systemV2Handlers,
  taskreport: taskreportHandlers,
}

/** Family -> names of its handlers, as the checker's `facts.handlers` wants them. */
export function handlerNames(table: HandlerTable = FAMILIES): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([family, handlers]) => [family, Object.keys(handlers)]))
}

/** Built calls that no code answers: their handler is not in the table, or they say nothing of what they do. */
export function missingHandlers(model: Model, table: HandlerTable = FAMILIES): { call: Call; needs: string }[] {
  return Object.values(model.families).flatMap((family) =>
    Object.values(family.calls).flatMap((call) => {
      if (call.state !== 'built') return []
      if (!call.does) return [{ call, needs: '没有写明做什么（does）' }]
      if (call.does.type !== 'handler' || table[family.name]?.[call.does.handler]) return []
      return [{ call, needs: `缺少处理函数 ${call.does.handler}，应登记在 server/modules/modules.ts 的 ${family.name} 下` }]
    }),
  )
}

/** Why the server does not start; the message (Chinese) lists every call. */
export class MissingHandlersError extends Error {
  override name = 'MissingHandlersError'
}

/** @throws MissingHandlersError that lists all */
export function requireHandlers(model: Model, table: HandlerTable = FAMILIES): void {
  const missing = missingHandlers(model, table)
  if (missing.length === 0) return
  const lines = missing.map(({ call, needs }) => `  ${call.family}.${call.name}（${call.method} ${call.path}）：${needs}`)
  throw new MissingHandlersError(`有 ${missing.length} 个标为 built 的接口没有代码，服务不能启动：\n${lines.join('\n')}`)
}
