/** What people note of a batch under way, whatever its state: how it travels, and remarks. */
import { CODES } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import { changeSeen, inBatch, lockBatch, type Work } from '../shipment/batch.rows'
import { shareHead } from './shares'

const DELETED = '4'
const TEXTS = { tracking_no: ['跟踪号', 60], remark: ['备注', 500] } as const

interface Told {
  id: string; before?: unknown; tracking_no?: string | null; etd?: string | null; eta?: string | null; apportion_method?: string; remark?: string | null
}

/** @throws Refusal where the batch was deleted, a text is too long, or it would arrive before it leaves */
export async function tellLogistics(work: Work, { id, before, ...said }: Told): Promise<void> {
  const batch = await lockBatch(work, id)
  if (batch['fba_ship_status'] === DELETED) throw new Refusal(CODES.transition, `批次 ${String(batch['batch_no'])} 已删除，不能再修改`)
  for (const [name, [label, most]] of Object.entries(TEXTS) as [keyof typeof TEXTS, readonly [string, number]][]) {
    if ((said[name]?.length ?? 0) > most) throw new Refusal(CODES.invalid, `${label}不能超过 ${most} 个字`, { [name]: '太长' })
  }
  const [left, arrives] = [said.etd ?? batch['etd'], said.eta ?? batch['eta']]
  if (left && arrives && String(arrives) < String(left)) throw new Refusal(CODES.invalid, '预计到港不能早于开船日期', { eta: '早于开船日期' })
  const blank = (value: string | null | undefined): string | null => value?.trim() || null
  const given = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, blank(value)]))
  await changeSeen(work, 'ship_batch', batch, given, before)
  if (said.apportion_method !== undefined) await shareHead(work.writing, id)
}

/** @returns the batch's id */
export const setLogistics = answers('fbaShipment.setLogistics', (context, said) => inBatch(context, async (work) => {
  await tellLogistics(work, said)
  return { id: said.id }
}))

/** The same by the delivery's number, as the delivery order asks it. */
export const doFbaConfig = answers('delivery.doFbaConfig', (context, { delivery_id: id, config }) => inBatch(context, async (work) => {
  await tellLogistics(work, { id, ...config })
  return {}
}))
