/** A research is worked out at the rate of its day, and handed in once nothing of its profit is missing. */
import { ratesAs, NEWEST_RATES } from '../../kernel/read/statement/rates'
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import type { Written } from '../../kernel/write/written'
import { refuse } from '../stock/public'
import { keepBegin } from './begun'

/** What the estimate is made of; whether each is there. */
interface Parts { no: string; currency: string; rate: boolean; fee: boolean; head: boolean }

/** Runs after every write of researches. @throws Refusal of handing one in whose profit lacks something */
export const researchRule: WriteRule = async (writing, written) => {
  await keepBegin(writing, 'product_research', written)
  await keepRates(writing, written)
  for (const { before, after } of written) {
    if (after?.['research_state'] === 'wait' && before?.['research_state'] !== 'wait') await refuseUnworked(writing, String(after['id']))
  }
}

/** The newest rate where nobody entered one; of another site it is asked for anew. A rate that stands in a research stays, so that what was agreed to does. */
async function keepRates({ tx, asker }: Writing, written: readonly Written[]): Promise<void> {
  const open = written.filter(({ after }) => ['draft', 'reject'].includes(String(after?.['research_state'])))
  const anew = open.filter(({ before, after }) => before && before['currency'] !== after!['currency'] && String(before['rate']) === String(after!['rate']))
  const idsOf = (rows: readonly Written[]): string[] => rows.map(({ after }) => String(after!['id']))
  if (open.length === 0) return
  await tx.query(
    `with ${ratesAs('materialized', '$1', '$4')}
     update product_research r set rate = case when r.currency = r.cost_currency then 1
       else (select n.rate from ${NEWEST_RATES} n where n.currency = r.currency) end
     where r.company_id = $1 and r.id = any($2::bigint[]) and (r.rate is null or r.id = any($3::bigint[]))`,
    [asker.companyId, idsOf(open), idsOf(anew), asker.currency],
  )
}

async function refuseUnworked({ tx, asker }: Writing, id: string): Promise<void> {
  const { rows: [parts] } = await tx.query<Parts>(
    `select research_no as no, currency, rate is not null as rate, fba_fee is not null as fee,
       head_said is not null or (head_price * gross_weight * pkg_length * pkg_width * pkg_height) is not null as head
     from product_research where company_id = $1 and id = $2::bigint`, [asker.companyId, id],
  )
  if (!parts) return
  if (!parts.rate) refuse(`缺少 ${parts.currency} 的汇率，「${parts.no}」的利润不能测算；请先在「汇率管理」里填写，或在调研里填写汇率`, { rate: '请填写汇率' })
  if (!parts.fee) refuse(`「${parts.no}」还没有 FBA费，利润不能测算；请填写，或选择参照商品`, { fba_fee: '请填写 FBA费' })
  if (!parts.head) refuse(`「${parts.no}」还没有头程，利润不能测算；请填写单件头程，或填写毛重、包装长宽高与头程单价`, { head_said: '请填写头程' })
}
