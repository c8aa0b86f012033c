/** A company's own rates of a month, taken over from the newest month before it that has any. */
import { CODES } from '../../../contract/wire'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import { own } from '../../kernel/read/statement/fields'
import { writingTogether } from '../../kernel/write/together'
import { addRow } from '../../kernel/write/write.tree'

/** What stands already stays. @throws Refusal where no earlier month has rates, or the month has all of them */
export const currencyCopy = answers('finance.currencyCopy', (context, { stat_month: month }) =>
  writingTogether(context, async (writing, written) => {
    const entity = own(context.model.entities, 'exchange_rate')
    if (!entity) throw new Error('no own rates')
    const { rows } = await writing.tx.query<{ stat_month: string; currency: string; rate: string; there: boolean }>(
      `select to_char(r.stat_month, 'YYYY-MM') as stat_month, r.currency, r.rate::text, exists (
         select 1 from exchange_rate n where n.company_id = r.company_id and n.stat_month = $2::date and n.currency = r.currency) as there
       from exchange_rate r where r.company_id = $1 and r.stat_month = (
         select max(b.stat_month) from exchange_rate b where b.company_id = $1 and b.stat_month < $2::date) order by r.currency`,
      [context.caller.companyId, `${month}-01`],
    )
    const [first] = rows
    if (!first) throw new Refusal(CODES.invalid, `${month} 之前没有填写过汇率，无从复制`, { stat_month: '之前没有汇率' })
    const lacking = rows.filter(({ there }) => !there)
    if (lacking.length === 0) throw new Refusal(CODES.invalid, `${first.stat_month} 的币种在 ${month} 都已经有汇率了`, { stat_month: '没有要复制的币种' })
    for (const { currency, rate } of lacking) await addRow(writing, entity, { stat_month: month, currency, rate }, {}, written)
    return { from: first.stat_month, added: lacking.length }
  }))
