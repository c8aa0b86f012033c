import { expect, test } from 'vitest'
import type { BoardPlan, CardPlan } from '../../../../contract/page-plan'
import type { FilterPlan } from '../../../../contract/plan'
import { arrangedFor } from './arranged'

const card = (code: string): CardPlan => ({ code, title: code, width: 1, shows: 'part', part: code }) as CardPlan
const day = { type: 'field', key: 'day', field: { path: 'day' }, default: { is: 'last30' } } as unknown as FilterPlan
const board: BoardPlan = {
  source: {}, filters: [day], currency: [], cards: ['sales', 'profit', 'ads', 'stock'].map(card),
  arranged: [
    { roles: ['finance'], cards: ['profit'], away: ['ads'], filters: { day: { is: 'lastMonth' } } },
    { roles: ['warehouse', 'finance'], cards: ['stock', 'gone'], away: [], filters: {} },
  ],
}
const codes = ({ cards }: BoardPlan): string[] => cards.map(({ code }) => code)

test('the cards of one\'s role stand first, the others follow as the page has them', () => {
  expect(codes(arrangedFor(board, ['warehouse']))).toEqual(['stock', 'sales', 'profit', 'ads'])
})

test('what a new company does first stands above the cards of every role', () => {
  const start = { code: 'start', title: '开始', width: 4, shows: 'start', steps: [] } as CardPlan
  expect(codes(arrangedFor({ ...board, cards: [...board.cards, start] }, ['warehouse']))).toEqual(['start', 'stock', 'sales', 'profit', 'ads'])
})

test('the first arrangement that fits a role decides: its period, and what is put away', () => {
  const found = arrangedFor(board, ['sales', 'finance'])
  expect(codes(found)).toEqual(['profit', 'sales', 'ads', 'stock'])
  expect(found.cards.filter(({ away }) => away).map(({ code }) => code)).toEqual(['ads'])
  expect(found.filters[0]).toMatchObject({ default: { is: 'lastMonth' } })
})

test('another role has the board as the page says it, and nobody is told how others begin', () => {
  const found = arrangedFor(board, ['made-here'])
  expect(codes(found)).toEqual(['sales', 'profit', 'ads', 'stock'])
  expect(found.filters).toEqual([day])
  expect(found).not.toHaveProperty('arranged')
})
