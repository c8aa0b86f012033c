/** What the list that an address opens asks first, told before it is drawn: the same as use-view.ts and use-list-question.ts come to. Pure. */
import { isBareAddress, readState } from '../../../contract/list-address'
import { missingFilters, questionOf } from '../../../contract/list-question'
import { listSource } from '../../../contract/list-source'
import type { PagePlan } from '../../../contract/page-plan'
import type { CallRef } from '../../../contract/plan'
import { reconcile } from '../../../contract/view'
import type { ListRequest } from '../../../contract/wire'
import { beginningOf, type ViewSet } from '../views/view-set'
import { askedState } from './use-list-question'

/** undefined: the page begins with no list, or with one of which more has to be known. */
export function firstQuestion(page: PagePlan, address: URLSearchParams, set: ViewSet): { call: CallRef; question: ListRequest } | undefined {
  const plan = page.lists.find(({ code }) => code === address.get('tab')) ?? page.lists[0]
  if (!plan || page.board || page.withheld || page.state === 'planned' || plan.filterTemplates !== undefined) return undefined
  const { asks, layout } = beginningOf(set, address.get('view'))
  const said = readState(plan, address)
  const state = asks && isBareAddress(address) ? { ...said, ...reconcile(plan, asks).state } : said
  if (missingFilters(plan, state.filters).length > 0) return undefined
  return { call: plan.list, question: questionOf(plan, askedState(plan, state, reconcile(plan, layout).group), listSource(page, plan)) }
}
