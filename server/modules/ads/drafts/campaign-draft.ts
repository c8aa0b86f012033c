/**
 * A draft of new campaigns becomes new objects that wait to be taken to Amazon: campaigns, groups, what they advertise and aim at,
 * told apart by made-up ids until an import brings Amazon's.
 */
import { own } from '../../../kernel/asker/own'
import { effect } from '../../../kernel/write/effects'
import { askForRows, lockNew } from '../../../kernel/write/pending-new'
import { refuse, type Draft } from './draft'
import { judged, wishesOf } from './wishes'

const HOW = '创建广告'

export const askForCampaign = effect('askForCampaign', {
  async run({ writing, row, items: { products }, written }) {
    const wishes = await wishesOf(writing, row as unknown as Draft, products.map(({ product_id: id }) => String(id)), String(row.id))
    // In the order in which they name each other, as the wishes come.
    const targets = [...new Set(wishes.map(({ entity }) => entity))]
    for (const target of targets) await lockNew(writing, own(writing.model.entities, target)!)
    const found = await judged(writing, wishes)
    const first = found.find(({ wrong }) => wrong !== undefined)
    if (first) refuse(`${first.wanted.label}「${first.wanted.title}」：${first.wrong!}`)
    for (const target of targets) {
      const wanted = found.filter(({ entity }) => entity === target).map((wish) => ({ ...wish.wanted, how: HOW }))
      await askForRows(writing, own(writing.model.entities, target)!, wanted, written)
    }
  },
})
