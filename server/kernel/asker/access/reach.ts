/** What a person reaches of an entity: may they read its rows at all, and on which page does one of them open? Pure. */
import type { Entity, Model } from '../../../../contract/model'
import { ourCalls } from '../our-calls'
import { own } from '../own'
import { HttpRefusal } from '../refusal'
import type { Access } from './access'

/** Whoever may list or open rows of an entity may read of them. */
export function mayRead(model: Model, access: Access, entity: Entity): boolean {
  return mayAsk(model, access, entity, ['list', 'get'])
}

/** Whoever may list rows of an entity may be told which there are, and how many. */
export function mayList(model: Model, access: Access, entity: Entity): boolean {
  return mayAsk(model, access, entity, ['list'])
}

function mayAsk(model: Model, access: Access, { name }: Entity, by: readonly string[]): boolean {
  return ourCalls(model).some((call) => call.does && by.includes(call.does.type) && 'entity' in call.does && call.does.entity === name && access.mayCall(call))
}

/** The entity that a request names. @throws HttpRefusal 400 for what is no entity */
export function entityNamed({ entities }: Model, name: string): Entity {
  const entity = own(entities, name)
  if (!entity) throw new HttpRefusal(400, `请求有误：没有名为 ${name.slice(0, 80)} 的数据`, { entity: '没有这种数据' })
  return entity
}

/** @throws HttpRefusal 403 for whoever may not read rows of the entity, or, where rows are counted, not list them */
export function refuseUnread(model: Model, access: Access, entity: Entity, may: typeof mayRead = mayRead): void {
  if (!may(model, access, entity)) throw new HttpRefusal(403, `您没有查看「${entity.label}」的权限，请联系管理员开通`)
}

/** Whoever may ask for a dataset's figures on some page may be told of them. */
export function mayReport(model: Model, access: Access, dataset: string): boolean {
  return ourCalls(model).some((call) => call.does?.type === 'report' && call.does.dataset === dataset && access.mayCall(call))
}

/** @throws HttpRefusal 403 for whoever may ask for the dataset's figures on no page */
export function refuseUnreported(model: Model, access: Access, { dataset, label }: { dataset: string; label: string }): void {
  if (!mayReport(model, access, dataset)) throw new HttpRefusal(403, `您没有查看「${label}」的权限，请联系管理员开通`)
}

/** Where one row opens: its own page, else a list with the row shown at its side. */
interface RowPlace { route: string; query: Record<string, string> }

/** The first page that the person may open; undefined where there is none. */
export function placeOfRow(model: Model, access: Access, entity: Entity, key: string): RowPlace | undefined {
  const plans = Object.values(model.plans).filter(({ page, state }) => state === 'built' && access.mayWorkOn(page))
  const detail = plans.find((plan) => plan.detail?.entity === entity.name)
  if (detail) return { route: detail.route, query: { [entity.key[0] ?? 'id']: key } }
  for (const plan of plans) {
    const list = plan.lists.find(({ source, view, where }) => source.entity === entity.name && view === 'table' && where === undefined)
    if (list) return { route: plan.route, query: { ...(plan.kind === 'tabs' ? { tab: list.code } : {}), row: key } }
  }
  return undefined
}
