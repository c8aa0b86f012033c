/** A formula in words for people: labels of fields, signs of arithmetic, brackets where they are needed. Pure; it knows no row and no value. */
import type { Formula } from './model'

/** How tightly a formula's last step binds, where brackets depend on it. */
const LOOSE = 1
const TIGHT = 2
const CLOSED = 3

function bindingOf({ op }: Formula): number {
  if (op === 'sum' || op === 'minus') return LOOSE
  return op === 'times' || op === 'ratio' || op === 'negate' ? TIGHT : CLOSED
}

const ADDS = { sum: '之和', count: '行数', distinct: '个数', min: '最小值', max: '最大值' } as const

/**
 * "采购数量 − 已收数量", "（毛利润 + 税费）÷ 销售额".
 * @param labelOf what a path of the formula is called
 * @param belowOf what rows below and their field are called
 */
export function formulaWords(
  formula: Formula, labelOf: (path: string) => string, belowOf: (below: Extract<Formula, { op: 'below' }>) => string = ({ has }) => has,
): string {
  const say = (part: Formula): string => formulaWords(part, labelOf, belowOf)
  const within = (part: Formula, least: number): string => (bindingOf(part) < least ? `（${say(part)}）` : say(part))
  switch (formula.op) {
    case 'field': return labelOf(formula.path)
    case 'number': return String(formula.value)
    case 'sum': return formula.of.map((part) => within(part, LOOSE)).join(' + ')
    case 'minus': return formula.of.map((part, at) => within(part, at === 0 ? LOOSE : TIGHT)).join(' − ')
    case 'times': return formula.of.map((part) => within(part, TIGHT)).join(' × ')
    case 'ratio': {
      const zero = formula.zero === null ? '' : `（除数为 0 时记 ${formula.zero}）`
      return `${within(formula.of[0], TIGHT)} ÷ ${within(formula.of[1], CLOSED)}${zero}`
    }
    case 'clamp': {
      const ends = [...(formula.min === undefined ? [] : [`最小 ${formula.min}`]), ...(formula.max === undefined ? [] : [`最大 ${formula.max}`])]
      return `${within(formula.of, CLOSED)}（${ends.join('，')}）`
    }
    case 'round': return `${within(formula.of, CLOSED)} 四舍五入到 ${formula.scale} 位小数`
    case 'floor': return `${within(formula.of, CLOSED)} 取整（舍去小数）`
    case 'negate': return `−${within(formula.of, CLOSED)}`
    case 'days': return `从「${say(formula.of[0])}」到「${say(formula.of[1])}」的天数`
    case 'plusDays': return `「${say(formula.of[0])}」之后 ${say(formula.of[1])} 天`
    case 'monthOf': return `「${say(formula.of)}」所在的月份`
    case 'first': return `${formula.of.map(say).join('、')} 中第一个有值的`
    case 'origin': return `${formula.of.map((part, at) => formula.labels[at] ?? say(part)).join('、')} 中第一个有值的是哪一个`
    case 'today': return '今天'
    case 'askedDays': return '所选的天数'
    case 'below': return `${belowOf(formula)}${ADDS[formula.adds]}`
  }
}
