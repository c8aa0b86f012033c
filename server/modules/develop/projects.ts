/** A project goes from stage to stage once what the next stage builds on is there. */
import type { WriteRule } from '../../kernel/write/write.rules'
import type { Writing } from '../../kernel/write/write.row'
import { refuse } from '../stock/public'
import { keepBegin } from './begun'

/** What a project has so far. */
interface Has { no: string; samples: number; quotes: number; reviews: number; formal: number; open: number }

/** Runs after every write of projects. @throws Refusal of a research that may not be taken, and of a stage that comes too early */
export const projectRule: WriteRule = async (writing, written) => {
  await keepBegin(writing, 'dev_project', written)
  for (const { before, after } of written) {
    if (!after) continue
    const id = String(after['id'])
    const research = after['research_id']
    if (research !== null && research !== undefined && before?.['research_id'] !== research) await refuseResearch(writing, id, String(research))
    if (before && before['dev_stage'] !== after['dev_stage']) await refuseEarly(writing, id, String(after['dev_stage']))
  }
}

/** Only what was agreed to becomes a project, and only once. */
async function refuseResearch({ tx, asker }: Writing, id: string, research: string): Promise<void> {
  const { rows: [found] } = await tx.query<{ no: string; state: string; other: string | null }>(
    `select r.research_no as no, r.research_state as state, (select p.project_no from dev_project p where p.company_id = $1 and p.research_id = r.id
       and p.id <> $3::bigint and p.dev_stage <> 'end' order by p.id limit 1) as other
     from product_research r where r.company_id = $1 and r.id = $2::bigint for update of r`, [asker.companyId, research, id],
  )
  if (found?.state !== 'pass') refuse(`调研「${found?.no ?? research}」还没有立项，不能转成项目`, { research_id: '还没有立项' })
  if (found.other) refuse(`调研「${found.no}」已经转成项目「${found.other}」`, { research_id: `已转成「${found.other}」` })
}

async function refuseEarly({ tx, asker }: Writing, id: string, stage: string): Promise<void> {
  const { rows: [has] } = await tx.query<Has>(
    `select p.project_no as no,
       (select count(*)::int from dev_sample s where s.company_id = $1 and s.project_id = p.id and s.test_result in ('pass', 'concession')) as samples,
       (select count(*)::int from dev_quote q where q.company_id = $1 and q.project_id = p.id) as quotes,
       (select count(*)::int from dev_review r where r.company_id = $1 and r.project_id = p.id and r.review_result = 'pass') as reviews,
       (select count(*)::int from dev_product d where d.company_id = $1 and d.project_id = p.id and d.dev_state = 'formal') as formal,
       (select count(*)::int from dev_product d where d.company_id = $1 and d.project_id = p.id and d.dev_state = 'ing') as open
     from dev_project p where p.company_id = $1 and p.id = $2::bigint`, [asker.companyId, id],
  )
  if (!has) return
  if (stage === 'quote' && has.samples === 0) refuse(`项目「${has.no}」还没有检测合格的样品，不能进入询价`)
  if (stage === 'review' && has.quotes === 0) refuse(`项目「${has.no}」还没有供应商报价，不能进入评审`)
  if (stage === 'trial' && has.reviews === 0) refuse(`项目「${has.no}」还没有通过的评审，不能进入试销`)
  if (stage === 'mass' && has.formal === 0) refuse(`项目「${has.no}」还没有转正式的产品，不能进入量产`)
  if (stage === 'end' && has.open > 0) refuse(`项目「${has.no}」里还有 ${has.open} 个开发中的产品，请先放弃它们，再终止项目`)
}
