/**
 * The call of the home board that no report answers: which of its cards a person has and how they arranged them. Figures are never
 * made here: the other calls are reports.
 */
import { reconcileCards, type Layout } from '../../../contract/view'
import { planFor } from '../../kernel/asker/trim/trim'
import { HttpRefusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'
import type { CallContext } from '../../kernel/http/handler'

const HOME = '/dashboard'

function boardAt(context: Pick<CallContext, 'model'>) {
  const plan = Object.values(context.model.plans).find(({ route }) => route === HOME)
  if (!plan?.board) throw new HttpRefusal(404, '没有首页仪表盘')
  return { plan, board: plan.board }
}

/**
 * The board's cards in the person's order: those they have with width and whether they hid them, then those they have not
 * with the page that they may not open.
 */
export const rightConfig = answers('indexBoard.rightConfig', async (context) => {
  const { plan, board } = boardAt(context)
  const { db, caller, access, model } = context
  const mine = planFor(plan, access, model).board?.cards ?? []
  const content = await db.withCompany(
    caller,
    async (tx) => (
      await tx.query<{ content: Layout | null }>(
        'select content from page_layout where company_id = $1 and owner = $2::bigint and source = $3',
        [caller.companyId, caller.employeeId, plan.page],
      )
    ).rows[0]?.content,
    { readOnly: true },
  )
  const has = new Set(mine.map(({ code }) => code))
  return {
    cards: [
      ...reconcileCards(mine, content?.cards).map(({ card: { code, title }, width, hidden }) => ({ code, title, width, hidden, allowed: true })),
      ...board.cards.filter(({ code }) => !has.has(code)).map(({ code, title, width, opensWith }) => ({
        code, title, width, hidden: true, allowed: false, needs: model.pages.find(({ route }) => route === opensWith)?.title ?? '',
      })),
    ],
  }
})

/** What this file answers of the family `indexBoard`, by call; the module plugs it in. */
export const indexBoardHandlers = { rightConfig }
