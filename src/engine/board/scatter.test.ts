import { describe, expect, test } from 'vitest'
import { column, list } from '../../../tests/support/plans'
import type { BoardPlan } from '../../../contract/page-plan'
import type { LinkPlan } from '../../../contract/link-plan'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { goQueryOfRows } from './board-question'
import { chartData } from './chart-data'
import type { ChartInk, ChartWords } from './chart-look'
import { chartOption } from './chart-option'
import { scatterMarks } from './chart-scatter'
import type { ChartCard } from './chart-types'

const figure = { align: 'right' as const }
const card: ChartCard = {
  code: 'points', title: '点', width: 2, shows: 'chart', chart: 'scatter', follows: [],
  list: list({
    source: { dataset: 'ads' }, rows: [{ label: '词', by: ['word', 'campaign'] }],
    columns: [
      column('word'), column('campaign'), column('cpc', { ...figure, kind: 'money', currencyField: 'currency', label: 'CPC' }),
      column('acos', { ...figure, kind: 'percent', label: 'ACOS' }), column('spend', { ...figure, kind: 'money', currencyField: 'currency', label: '花费' }),
    ],
  }),
}
const rows = [
  { word: 'lamp', campaign: 'a', currency: 'USD', cpc: '1.5', acos: 0.2, spend: '100' },
  { word: 'lamp', campaign: 'b', currency: 'USD', cpc: '0.5', acos: 0.8, spend: '25' },
  { word: 'none', campaign: 'b', currency: 'USD', cpc: '0.5', acos: null, spend: '9' },
  { word: 'yen', campaign: 'c', currency: 'JPY', cpc: '90', acos: 0.1, spend: '900' },
]
const ink: ChartInk = { text: '#000', faint: '#666', line: '#eee', ground: '#fff', raised: '#fff' }
const words: ChartWords = { enums: {}, nameOf: (field, value) => textOfCell(value, { row: {}, field, enums: {}, mixed: false }) }

describe('a scatter', () => {
  test('has a point for each row of one currency that has both measures, though names are shared, and says what it leaves out', () => {
    const data = chartData(card, rows)!
    expect([data.categories, data.currency, data.currencies, data.gathered]).toEqual([['lamp', 'lamp'], 'USD', ['USD', 'JPY'], 1])
    const option = chartOption(card, data, words, ink) as { series: { data: unknown; symbolSize: (value: unknown, at: { dataIndex: number }) => number }[] }
    expect(option.series[0]!.data).toEqual([{ value: [1.5, 0.2], position: 0, series: 0 }, { value: [0.5, 0.8], position: 1, series: 0 }])
    expect([0, 1].map((dataIndex) => option.series[0]!.symbolSize(null, { dataIndex }))).toEqual([30, 19])
    expect(scatterMarks(card, data, words)[1]!.says()).toBe('lamp · b，CPC $0.50，ACOS 80.00%，花费 $25.00')
    expect(chartData(card, rows, 'JPY')!.categories).toEqual(['yen'])
  })

  test('says what the size of its points means, where it means anything', () => {
    const sized = chartOption(card, chartData(card, rows)!, words, ink) as { series: { name?: string }[]; legend: { show?: boolean } }
    expect([sized.series[0]!.name, sized.legend.show]).toEqual(['点的大小：花费', undefined])
    const plain = { ...card, list: list({ ...card.list, columns: card.list.columns.slice(0, 4) }) }
    const alike = chartOption(plain, chartData(plain, rows)!, words, ink) as typeof sized
    expect([alike.series[0]!.name, alike.legend.show]).toEqual([undefined, false])
  })

  test('leads to the very rows of the points that are chosen, and to none where an address cannot name them', () => {
    const board = { source: {}, filters: [], currency: [], cards: [card] } as BoardPlan
    const go: LinkPlan = { route: '/ads', tab: 'word', with: { campaign_name: 'campaign', text: 'word', day: 'day' } }
    expect(goQueryOfRows(go, card, board, { filters: {}, currency: 'company' }, rows.slice(0, 3))).toEqual({
      tab: 'word', cur: 'company', where: 'or(and(campaign_name~eq~a;text~in~lamp);and(campaign_name~eq~b;text~in~lamp,none))',
    })
    const many = Array.from({ length: 200 }, (_none, at) => ({ word: `w${at}`, campaign: `c${at}` }))
    expect(goQueryOfRows(go, card, board, { filters: {} }, many)).toBeUndefined()
  })
})
