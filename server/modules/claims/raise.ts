/**
 * 发起索赔 from where a claim arises: chosen rows of a list become claims of 索赔助手 by the very rules of the scan, with evidence, basis and deadline.
 * Shown first; a Case number given with it opens the claim. What no rule finds is told with why, and nothing is made up.
 */
import { enumLabel } from '../../../contract/enum-value'
import type { LinesAnswer } from '../../../contract/lines'
import { CODES, type Row } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { takeStep } from '../../kernel/write/step'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { keepClaims, lockClaims, weigh, type ClaimLine, type Weighed } from './keep'
import { CLAIM_SOURCES, type ClaimSource } from './sources'

/** Rows chosen at once. */
const MOST = 200
const NEXT = { label: '查看索赔', route: '/tool/claimant_assist_router', tab: 'claims' }
const COLUMNS: LinesAnswer['columns'] = [
  { name: 'title', label: '索赔' }, { name: 'type', label: '类型', short: true }, { name: 'qty', label: '应赔', figure: true },
  { name: 'paid', label: '已赔', figure: true }, { name: 'basis', label: '基准', short: true }, { name: 'from', label: '可申请起', short: true },
  { name: 'until', label: '申请截止', short: true }, { name: 'state', label: '状态', short: true },
]

interface Found { line: string; name: string; claim?: ClaimLine; error?: string }

/** Lines of a preview, then the claims. @throws Refusal of more than MOST rows, and of rows of a list that no claim arises from */
export const raise = answers('compensation.raise', (context, asked) => writingTogether(context, async (writing, written) => {
  const source = sourceOf(asked.rows)
  const ids = [...new Set(asked.rows.map(({ id }) => id))]
  if (ids.length > MOST) throw new Refusal(CODES.invalid, `一次最多 ${MOST} 行，现在选了 ${ids.length} 行，请少选一些`)
  const { tx, asker } = writing
  await lockClaims(tx, asker.companyId)
  const visible = await visibleOf(writing, source.entity, ids)
  const weighed = await weigh(tx, asker.companyId, asker.today, source.types)
  const all = await foundOf(writing, source, visible, weighed, Boolean(asked.case_id))
  const named = asked.preview || !asked.lines ? all : all.filter(({ line }) => asked.lines?.includes(line))
  const ready = named.flatMap(({ claim, error }) => (claim && error === undefined ? [claim] : []))
  if (!asked.preview && ready.length > 0) {
    const kept = await keepClaims(tx, asker.companyId, ready, 'these')
    for (const { key } of ready) await sayOf(writing, kept.get(key)!, weighed.known.has(key), { case_id: asked.case_id, remark: asked.remark }, written)
  }
  return {
    columns: COLUMNS, done: ready.length, refused: named.length - ready.length, next: NEXT,
    lines: named.map(({ line, name, claim, error }) => ({ line, cells: cellsOf(writing, name, claim), ...(error === undefined ? {} : { error }) })),
  }
}))

function sourceOf(rows: readonly { source: string }[]): ClaimSource & { entity: string } {
  const [entity = '', ...others] = [...new Set(rows.map(({ source }) => source))]
  const source = own(CLAIM_SOURCES, entity)
  if (!source || others.length > 0) throw new Refusal(CODES.invalid, '请从退货、退款、盘存、库存报表、移除、赔偿或货件的列表里选择行，再发起索赔')
  return { ...source, entity }
}

/** Of these rows, those that the person sees, in the order in which they were chosen. */
async function visibleOf(writing: Writing, name: string, ids: readonly string[]): Promise<string[]> {
  const entity = writing.model.entities[name]
  if (!entity) throw new Error(`there is no entity ${name}`)
  const { list } = await answerList(writing, entity, { page: 1, pageSize: MOST, fields: ['id'], filter: { field: 'id', op: 'in', value: [...ids] } })
  if (list.length === 0) throw new Refusal(CODES.notFound, '没有这些行，或不在您可见的店铺范围内。')
  const seen = new Set(list.map((row) => String(row['id'])))
  return ids.filter((id) => seen.has(id))
}

/** A line for each claim that the rows may be, once; a row that is none has a line that says why. */
async function foundOf(
  { tx, asker }: Writing, source: ClaimSource, ids: readonly string[], { lines, none }: Weighed, opens: boolean,
): Promise<Found[]> {
  const { rows } = await tx.query<{ row: string; name: string; key: string }>(source.keys, [asker.companyId, ids])
  const claims = new Map(lines.map((line) => [line.key, line]))
  const found = new Map<string, Found>()
  for (const id of ids) {
    const own = rows.filter(({ row }) => row === id)
    const there = own.flatMap(({ key }) => claims.get(key) ?? [])
    for (const claim of there) found.set(claim.key, { line: claim.key, name: claim.title, claim, ...errorOf(claim, asker.shopIds, opens) })
    if (there.length > 0) continue
    const why = own.flatMap(({ key }) => none.get(key) ?? [])[0]
    const error = why === 'paid' ? '已经全部赔过' : why === 'window' ? '没有适用的索赔规则：请先在索赔助手的「索赔规则」里按类型、站点与生效日期写一行' : source.none
    found.set(`row ${id}`, { line: `row ${id}`, name: own[0]?.name ?? id, error })
  }
  return [...found.values()]
}

function errorOf({ shop_id: shop, claim_state: state }: ClaimLine, shops: string[] | null, opens: boolean): { error?: string } {
  if (shops !== null && !shops.includes(shop)) return { error: '这项索赔记在您看不到的店铺名下，请联系管理员' }
  if (state === 'wait' || (state === 'expired' && opens)) return {}
  if (state === 'expired') return { error: '已过申请截止；仍要申请的，请填写已开的 Case 编号' }
  return { error: '已在索赔，请到索赔助手里继续' }
}

function cellsOf({ model }: Writing, name: string, claim: ClaimLine | undefined): Record<string, string> {
  if (!claim) return { title: name }
  return {
    title: claim.title, type: enumLabel(model.enums, 'claim_type', claim.type), qty: String(claim.quantity), paid: String(claim.reimbursed_qty),
    basis: enumLabel(model.enums, 'claim_basis', claim.basis), from: claim.claim_from, until: claim.deadline,
    state: enumLabel(model.enums, 'claim_state', claim.claim_state),
  }
}

/** What the person says of the claim stands in its history; with a Case number it is opened. */
async function sayOf(
  writing: Writing, id: string, isKnown: boolean, { case_id: caseId, remark }: { case_id?: string | null; remark?: string | null }, written: Written[],
): Promise<void> {
  const claim = writing.model.entities['claim']!
  const before = await lockRow(writing, claim, { id })
  if (!isKnown) written.push({ entity: claim, action: 'add', after: before })
  const said: Row = remark ? { remark } : {}
  if (caseId) await takeStep(writing, claim, 'open', before, { ...said, case_id: caseId, claim_state: 'opened' }, written)
  else if (remark) written.push({ entity: claim, action: 'edit', before, after: await updateRow(writing, claim, before, said) })
}
