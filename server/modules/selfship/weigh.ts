/** Weighed out: a scanned label is the order whose goods leave now, with the weight that the scale says; what is far from the expected is asked once more. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { takeStep } from '../../kernel/write/step'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, type Writing } from '../../kernel/write/write.row'
import { stateWords } from '../../kernel/write/write.open'

const READY = '4'
const MOST_GRAMS = 1_000_000
/** Share by which weights may differ where the company has said nothing. */
const PASSES = 0.1

/**
 * Weight in whole grams; without one it only tells what the label is. @throws Refusal of a label that is none, and of an order that does not wait to be
 * sent
 */
export const weigh = answers('fbm.weigh', (context, { code, weight, package_size: size, sure }) => writingTogether(context, async (writing, written) => {
  const entity = writing.model.entities['fbm_order']!
  const said = code.trim()
  const id = await orderOf(writing, said)
  const before = id === undefined ? undefined : await lockRow(writing, entity, { id })
  if (!before) throw new Refusal(CODES.notFound, `没有面单「${said.slice(0, 60)}」，扫系统单号或跟踪号`, { code: '没有这张面单' })
  const no = String(before['order_no'])
  const state = String(before['fbm_status'])
  if (state !== READY) throw new Refusal(CODES.transition, `「${no}」现在是「${stateWords(writing.model, entity, 'fbm_status', state)}」，只有待出库的可以称重出库`)
  const expected = before['est_weight'] === null ? null : Number(before['est_weight'])
  const told = { order_no: no, tracking_no: String(before['tracking_no'] ?? ''), est_weight: expected }
  // A label that was scanned alone says what it is: the weight follows.
  if (weight === undefined || weight === null) return { ...told, is: 'found', says: `${no}：预估 ${expected ?? '—'} g，请称重` }
  if (!Number.isInteger(weight) || weight < 1 || weight > MOST_GRAMS) throw new Refusal(CODES.invalid, `重量要是 1 到 ${MOST_GRAMS} 克的整数`, { weight: '重量不对' })
  const passes = await passesOf(writing)
  if (expected !== null && sure !== true && Math.abs(weight - expected) > expected * passes) {
    return { ...told, is: 'asked', says: `${no}：实际 ${weight} g，预估 ${expected} g，相差超过 ${Math.round(passes * 100)}%，再扫一次确认` }
  }
  const changes = {
    fbm_status: '5', real_weight: weight, package_size: size?.slice(0, 60) ?? null, ship_time: writing.now.toISOString(), ship_day: writing.asker.today,
  }
  await takeStep(writing, entity, 'ship', before, changes, written)
  return { ...told, is: 'shipped', says: `${no} 已出库，${weight} g` }
}))

/** By its number, or the newest order of the tracking number. */
async function orderOf({ tx, asker }: Writing, code: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id::text from fbm_order where company_id = $1 and fbm_status <> '7' and (upper(order_no) = upper($2) or upper(tracking_no) = upper($2))
     order by id desc limit 1`, [asker.companyId, code],
  )
  return rows[0]?.id
}

async function passesOf({ tx, asker }: Writing): Promise<number> {
  const { rows } = await tx.query<{ passes: string | null }>(
    'select "fbmWeightPct"::text as passes from business_config where company_id = $1', [asker.companyId],
  )
  return Number(rows[0]?.passes ?? PASSES)
}
