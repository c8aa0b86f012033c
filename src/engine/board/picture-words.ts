/** The words around a picture of a chart: what was asked, each thing once, and what its figures mean. Pure. */
import { keyOfFilter, type ListState } from '../../../contract/list-address'
import { daysInWords, tellsDays } from '../../../contract/moment-range'
import type { PagePlan } from '../../../contract/page-plan'
import type { ListPlan } from '../../../contract/plan'
import type { About } from '../../../contract/wire'
import { phrasesOf, sentenceOf } from '../../lib/filter-sentence'
import type { AskingCard } from './board-question'
import type { PictureWords } from './chart-picture'

interface Drawn {
  /** The card's list with the filters that it follows. */
  list: ListPlan
  state: Pick<ListState, 'filters'>
  names: ReadonlyMap<string, ReadonlyMap<string, string>>
  about: About | undefined
  /** The currency that is drawn. */
  drawn: string | undefined
}

/** The days that the answer is of, unless a filter of the card has already said them. */
function daysBeside({ list, state, about }: Pick<Drawn, 'list' | 'state' | 'about'>): string {
  const period = about?.period
  if (!period) return ''
  const isSaid = list.filters.some((filter) => filter.type === 'field' && tellsDays(state.filters[keyOfFilter(filter)]?.value, period, about.dataDay))
  return isSaid ? '' : daysInWords(period.from, period.to)
}

/** What stands around a picture of the card: what was asked, and what its figures mean. */
export function pictureOf({ enums }: Pick<PagePlan, 'enums'>, card: AskingCard, { list, state, names, about, drawn }: Drawn): PictureWords {
  return {
    title: card.title,
    asked: [
      sentenceOf(phrasesOf(list, { filters: state.filters, where: undefined }, {
        enums, nameOf: (entity, id) => names.get(entity)?.get(id), dataDay: about?.dataDay, dataUntil: about?.dataUntil,
      })),
      daysBeside({ list, state, about }), drawn === undefined ? '' : `币种 ${drawn}`,
    ].filter(Boolean).join('，'),
    meaning: [about?.basis ?? card.list.basis ?? '', about?.dataUntil ? `数据截至：${about.dataUntil}` : ''].filter(Boolean),
  }
}
