/** 扫描, and the letters that go to Amazon: in English, out of the claim and its evidence, as the person sees them. */
import { CODES, type Row } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { answerList } from '../../kernel/read/answer/lists'
import { readingOf } from '../../kernel/read/reading'
import { letterOf } from './letter'
import { raise } from './raise'
import { startScan } from './start'

/** Letters written at once. */
const MOST = 50
const MOST_EVIDENCE = 1000

const scan = answers('compensation.scan', async ({ db, caller, employee }) => ({
  task: await db.withCompany(caller, (tx) => startScan(tx, { companyId: caller.companyId, employeeId: employee.id, title: '扫描索赔' })),
}))

const letter = answers('compensation.letter', async (context, { ids }) => {
  const { db, caller, model } = context
  if (ids.length === 0 || ids.length > MOST) throw new Refusal(CODES.invalid, `请选择 1 到 ${MOST} 项索赔。`)
  return db.withCompany(caller, async (tx) => {
    const reading = readingOf(context, tx)
    const rowsOf = async (entity: string, field: string, pageSize: number): Promise<Row[]> => {
      const of = model.entities[entity]
      if (!of) throw new Error(`no entity ${entity}`)
      return (await answerList(reading, of, { page: 1, pageSize, filter: { field, op: 'in', value: ids } })).list
    }
    const claims = await rowsOf('claim', 'id', MOST)
    if (claims.length === 0) throw new Refusal(CODES.notFound, '没有这些索赔，或不在您可见的店铺范围内。')
    const evidence = await rowsOf('claim_evidence', 'claim_id', MOST_EVIDENCE)
    const letters = claims.map((claim) => letterOf(claim, evidence.filter((row) => String(row['claim_id']) === String(claim['id']))))
    return {
      handOver: {
        title: claims.length === 1 ? `索赔文案：${String(claims[0]?.['claim_title'])}` : `索赔文案（${claims.length} 项）`,
        value: letters.join('\n\n----------\n\n'), note: '在卖家后台“帮助 → 联系我们 → 亚马逊物流问题”里开 Case 时粘贴，开好后回来填写 Case 编号。',
      },
    }
  }, { readOnly: true })
})

/** What this file answers of the family `compensation`, by call; the module plugs it in. */
export const compensationHandlers = { scan, letter, raise }
