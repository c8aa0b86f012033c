/** What of the pages is the asker's to do: codes of actions, and the templates that they may fill in. */
import { CODES } from '../../../contract/wire'
import { actionsOf } from '../../kernel/asker/access/rights.tree'
import { planFor } from '../../kernel/asker/trim/trim'
import { Refusal } from '../../kernel/asker/refusal'
import { answers } from '../../kernel/http/answers'

/** Codes of the actions that the asker may use on the page of a menu key; none for a page that they may not open. */
export const operationAuthority = answers('common.operationAuthority', async ({ model, access }, { menu_key: key }) => {
  const item = model.menu.flatMap((top) => top.children.flatMap((group) => group.children)).find((each) => each.key === key)
  if (!item) throw new Refusal(CODES.notFound, `没有菜单「${key}」`, { menu_key: '没有这个菜单键' })
  const plan = model.plans[item.page]
  if (!plan || !access.menus.has(key) || !access.mayOpen(item.page)) return []
  return actionsOf(plan).filter(({ action }) => access.mayAct(item.page, action)).map(({ action }) => action)
})

/** Fill-in templates that the asker may use: of each page they may open, what adds rows out of a file, with the columns they may fill. */
export const templateAuthority = answers('common.templateAuthority', async ({ model, access }) =>
  Object.values(model.plans).filter((plan) => plan.state === 'built' && access.mayOpen(plan.page)).flatMap((plan) =>
    planFor(plan, access, model).lists.flatMap((list) =>
      list.actions.flatMap(({ action, label, does }) =>
        does.type === 'importRows' ? [
          {
            page: plan.page, route: plan.route, title: plan.title, tab: list.code, action, label,
            fields: does.inputs.map(({ name, label: says }) => ({ name, label: says })),
          },
        ] : [],
      ),
    ),
  ))
