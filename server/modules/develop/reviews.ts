/** Reviews: several people score a product, each their own; what comes of it follows from the scores by the review's own rule. */
import { answers } from '../../kernel/http/answers'
import { writingTogether } from '../../kernel/write/together'
import { lockRow, updateRow, type Writing } from '../../kernel/write/write.row'
import type { WriteRule } from '../../kernel/write/write.rules'
import { refuse } from '../stock/public'
import { named, ofReviews } from './products'

const SCORES = { score_market: '市场分', score_profit: '利润分', score_supply: '供应链分' } as const

/** Runs after every write of reviews. @throws Refusal where a developer is to score a product of their own */
export const reviewRule: WriteRule = async (writing, written) => {
  const { tx, asker } = writing
  await ofReviews(writing, written)
  await tx.query(
    `update dev_review r set category_id = d.category_id from dev_product d
     where r.company_id = $1 and r.id = any($2::bigint[]) and d.company_id = $1 and d.id = r.product_id`, [asker.companyId, named(written, 'id')],
  )
  await refuseOwn(writing, named(written, 'id'))
}

/** The same after every write of scores. */
export const scoreRule: WriteRule = async (writing, written) => refuseOwn(writing, named(written, 'review_id'))

/** Nobody scores what they develop themselves. */
async function refuseOwn({ tx, asker }: Writing, reviews: readonly string[]): Promise<void> {
  const { rows: [own] } = await tx.query<{ name: string }>(
    `select e.name from dev_review_score s join dev_review r on r.company_id = $1 and r.id = s.review_id
       join dev_product d on d.company_id = $1 and d.id = r.product_id join dev_project p on p.company_id = $1 and p.id = d.project_id
       join employee e on e.company_id = $1 and e.id = s.reviewer
     where s.company_id = $1 and s.review_id = any($2::bigint[]) and p.developer = s.reviewer order by s.id limit 1`, [asker.companyId, reviews],
  )
  if (own) refuse(`「${own.name}」是这个产品的开发专员，不能评审自己的产品，请换一位评审人`, { scores: '有开发专员自己' })
}

/** Scores of the asker alone; may be changed until all have scored. */
const reviewScore = answers('develop.reviewScore', (context, body) => writingTogether(context, async (writing, written) => {
  const { tx, asker, model } = writing
  const wrong = Object.keys(SCORES).filter((name) => body[name as keyof typeof SCORES] < 0 || body[name as keyof typeof SCORES] > 100)
  if (wrong.length > 0) refuse('分数在 0 到 100 之间', Object.fromEntries(wrong.map((name) => [name, '0 到 100'])))
  const review = await lockRow(writing, model.entities['dev_review']!, { id: body.id })
  if (review['review_result'] !== 'wait') refuse(`评审「${String(review['review_no'])}」已经有结论或已取消，不能再打分`)
  const { rows: [own] } = await tx.query<{ id: string }>(
    'select id::text from dev_review_score where company_id = $1 and review_id = $2::bigint and reviewer = $3::bigint',
      [asker.companyId, body.id, asker.employeeId],
  )
  if (!own) refuse(`您不是评审「${String(review['review_no'])}」的评审人，不能打分`)
  if (body.vote === 'veto' && !body.opinion?.trim()) refuse('否决要写明意见', { opinion: '请写明为什么否决' })
  const entity = model.entities['dev_review_score']!
  const before = await lockRow(writing, entity, { id: own.id })
  const { score_market, score_profit, score_supply, vote } = body
  const after = await updateRow(writing, entity, before, {
    score_market, score_profit, score_supply, vote, opinion: body.opinion?.trim() || null, score_day: asker.today,
  })
  written.push({ entity, action: 'edit', before, after })
  return { id: body.id }
}))

/** What this file answers of the family `develop`, by call; the module plugs it in. */
export const reviewHandlers = { reviewScore }
