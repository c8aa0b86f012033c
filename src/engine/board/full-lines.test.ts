import { describe, expect, test } from 'vitest'
import type { CardPlan } from '../../../contract/page-plan'
import type { PlacedCard } from '../../../contract/view'
import { fullLines } from './full-lines'

type Shown = Pick<CardPlan, 'shows'> & { code: string }
const card = (code: string, shows: CardPlan['shows'], width: number, hidden = false): PlacedCard<Shown> => ({ card: { code, shows }, width, hidden })
const told = (placed: readonly PlacedCard<Shown>[]): string => placed.map(({ card: { code }, width }) => `${code}${width}`).join(' ')

describe('cards in lines without a hole', () => {
  test('what already stands in full lines stays as the page has it', () => {
    const page = [card('today', 'figures', 2), card('sales', 'figures', 2), card('todos', 'todos', 4), card('months', 'chart', 3), card('sites', 'chart', 1)]
    expect(fullLines(page)).toEqual(page)
  })

  test('beside one that lost its neighbour comes the next of its height', () => {
    const left = [card('today', 'figures', 2), card('todos', 'todos', 4), card('prices', 'list', 2), card('sales', 'figures', 2), card('days', 'chart', 2)]
    expect(told(fullLines(left))).toBe('today2 sales2 todos4 prices2 days2')
  })

  test('where none of its height fits the last of a line takes the room; figures stand beside a picture before that', () => {
    expect(told(fullLines([card('desk', 'todos', 2), card('todos', 'todos', 4), card('oldest', 'list', 2)]))).toBe('desk4 todos4 oldest4')
    expect(told(fullLines([card('days', 'chart', 2), card('sites', 'chart', 1), card('best', 'chart', 2)]))).toBe('days2 sites2 best4')
    expect(told(fullLines([card('after', 'figures', 2), card('returned', 'chart', 2)]))).toBe('after2 returned2')
  })

  test('hidden cards take no room and stay behind the card that they follow', () => {
    const placed = fullLines([
      card('x', 'chart', 2, true), card('a', 'chart', 2), card('b', 'chart', 2, true), card('y', 'chart', 1, true), card('c', 'chart', 2),
    ])
    expect(placed.map(({ card: { code }, hidden }) => [code, hidden])).toEqual([['x', true], ['a', false], ['b', true], ['y', true], ['c', false]])
  })
})
