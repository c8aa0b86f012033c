/** Which rows a life cycle leaves open to editing and removing: an approved document stays as it was approved. Pure. */
import { enumLabel } from '../../../contract/enum-value'
import type { Entity, Model } from '../../../contract/model'
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../asker/refusal'

/** @throws Refusal transition where the stored row's state is none of the open ones */
export function refuseClosed(model: Model, entity: Entity, stored: Row, doing: '修改' | '删除'): void {
  const { lifecycle } = entity
  if (!lifecycle?.open) return
  const state = String(stored[lifecycle.field] ?? lifecycle.start)
  if (lifecycle.open.includes(state)) return
  const words = (value: string): string => stateWords(model, entity, lifecycle.field, value)
  throw new Refusal(CODES.transition, `现在是「${words(state)}」，不能${doing}；只有「${lifecycle.open.map(words).join('、')}」的${entity.label}可以`)
}

/** The label of a state. */
export function stateWords(model: Model, entity: Entity, field: string, value: string): string {
  return enumLabel(model.enums, entity.fields[field]?.enum, value)
}
