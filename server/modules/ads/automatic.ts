/** The four ways in which Amazon aims an automatic group, each in every word that it goes by. A constant alone. */

/** One way of an automatic group. */
interface AutomaticWay {
  /** As bulk sheets and reports write it; schemas/enums/auto_target.json tells it by the same label. */
  expression: string
  label: string
  /** The value of the enum target_match. */
  match: string
  /** The field of a draft that holds its own bid. */
  bid: string
}

/** In the order in which Amazon's console has them. */
export const AUTOMATIC: readonly AutomaticWay[] = [
  { expression: 'close-match', label: '紧密匹配', match: 'closeMatch', bid: 'close_bid' },
  { expression: 'loose-match', label: '宽泛匹配', match: 'looseMatch', bid: 'loose_bid' },
  { expression: 'substitutes', label: '同类商品', match: 'substitutes', bid: 'substitutes_bid' },
  { expression: 'complements', label: '关联商品', match: 'complements', bid: 'complements_bid' },
]
