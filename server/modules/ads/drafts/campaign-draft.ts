/**
 * A draft of new campaigns becomes new objects that wait to be taken to Amazon: campaigns, groups, what they advertise and aim at,
 * told apart by made-up ids until an import brings Amazon's.
 */
import { effect } from '../../../kernel/write/effects'
import { askForWishes, lockWishes } from './ask-for-wishes'
import { refuse, type Draft } from './draft'
import { judged, wishesOf } from './wishes'

const HOW = '创建广告'

/** Effect of handing a draft in: all objects or none. @throws Refusal by the first object that may not be */
export const askForCampaign = effect('askForCampaign', {
  async run({ writing, row, items: { products, groups }, written }) {
    const draft = { ...row, groups } as unknown as Draft
    const wishes = await wishesOf(writing, draft, products.map(({ product_id: id }) => String(id)), String(row.id))
    await lockWishes(writing, wishes)
    const found = await judged(writing, wishes)
    const first = found.find(({ wrong }) => wrong !== undefined)
    if (first) refuse(`${first.wanted.label}「${first.wanted.title}」：${first.wrong!}`)
    await askForWishes(writing, found, HOW, written)
  },
})
