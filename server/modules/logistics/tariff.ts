/**
 * What freight comes to by a forwarder's tariff: what is charged (weight, volume or boxes), its price by steps, minimum, discount, fuel and
 * surcharges. Exact decimals as text; amounts are rounded once each, half away from zero, to hundredths, and the total is the sum of what is told.
 * Charged weight is the greater of real weight and L × W × H (cm) ÷ divisor, of the whole shipment or of each box. Pure.
 */
import { addText, compareText, ratioText, roundText, shiftText, stepsUp, sumText, timesText, trimZeros } from '../../../contract/decimal-text'

/** Boxes that are alike; sizes in cm, weight of one of them in kg, as decimal text. */
export interface Box {
  length?: string | null
  width?: string | null
  height?: string | null
  weight?: string | null
  count: number
}

/** A price from so much on: of each unit, or of all together. */
export interface Step { from: string; price: string; whole: boolean }

/** With a limit it is charged for boxes beyond it alone. */
export interface Surcharge {
  name: string
  /** Of the shipment once, of each box, of each charged unit, or a share of the freight. */
  per: 'shipment' | 'box' | 'unit' | 'share'
  amount: string
  overSide?: string | null
  overWeight?: string | null
}

/** A forwarder's quote as it is reckoned by; decimals as text, in the currency of the quote. What is null or left out does not apply. */
export interface Tariff {
  /** Charged by kg, m³ or boxes. */
  way: 'weight' | 'volume' | 'piece'
  /** cm³ that count as a kilogram. */
  divisor: string
  /** Weighed and rounded box by box, or all together. */
  each: boolean
  /** What is charged is a multiple of it; left out: 0.01 kg, 0.001 m³, one box. */
  unit?: string | null
  /** The least that is charged for the whole, and of each box where they are weighed by themselves. */
  least?: string | null
  boxLeast?: string | null
  first?: { upTo: string; price: string } | null
  next?: { each: string; price: string } | null
  /** In any order; before first and next. */
  steps?: readonly Step[]
  /** Charged as the start of a higher step where that comes cheaper. */
  lift?: boolean
  minimum?: string | null
  /** What is paid of the price: 0.85. */
  discount?: string | null
  fuel?: string | null
  /** For each shipment. */
  handling?: string | null
  surcharges?: readonly Surcharge[]
  /** Boxes beyond it are not taken. */
  maxSide?: string | null
  maxWeight?: string | null
}

/** What a shipment comes to; amounts are decimal text of two digits, and `total` is the sum of `parts`. */
export interface Charge {
  boxes: number
  /** kg, m³ and kg by the divisor; null where boxes are not measured. */
  real: string | null
  volume: string | null
  volumeWeight: string | null
  /** In kg, m³ or boxes. */
  charged: string
  parts: { name: string; amount: string }[]
  total: string
  /** What could not be seen to. */
  notes: string[]
}

/** What it comes to, or why the tariff does not tell. */
export type Freight = { charge: Charge } | { lacks: string }

const UNITS = { weight: { name: 'kg', step: '0.01' }, volume: { name: 'm³', step: '0.001' }, piece: { name: '箱', step: '1' } } as const
const DIGITS = 2

const isMore = (left: unknown, right: unknown): boolean => compareText(left, right) === 1
const given = (value: string | null | undefined): value is string => compareText(value, '0') === 1
const times = (left: string | bigint, right: string | bigint): string => timesText(left, right) ?? '0'
const money = (value: string): string => roundText(value, DIGITS) ?? '0.00'
const shown = (value: string): string => trimZeros(value)

/** Says what the boxes cost to send. */
export function freightOf(tariff: Tariff, boxes: readonly Box[]): Freight {
  const all = boxes.filter(({ count }) => count > 0)
  const count = all.reduce((sum, box) => sum + box.count, 0)
  if (count === 0) return { lacks: '没有箱子可以计费' }
  const tooBig = refusedBox(tariff, all)
  if (tooBig !== undefined) return { lacks: tooBig }
  const measured = chargedOf(tariff, all, count)
  if ('lacks' in measured) return measured
  const base = baseOf(tariff, measured.charged)
  if ('lacks' in base) return base
  const freight = given(tariff.minimum) && isMore(tariff.minimum, base.amount) ? tariff.minimum : base.amount
  const paid = given(tariff.discount) ? times(freight, tariff.discount) : freight
  const parts = [
    { name: '运费', amount: money(paid) },
    ...(given(tariff.fuel) ? [{ name: '燃油', amount: money(times(paid, tariff.fuel)) }] : []),
    ...(given(tariff.handling) ? [{ name: '操作费', amount: money(tariff.handling) }] : []),
    ...(tariff.surcharges ?? []).flatMap((one) => surchargeOf(one, all, count, measured.charged, paid)),
  ]
  return { charge: { ...measured, boxes: count, parts, total: money(sumText(parts.map(({ amount }) => amount))) } }
}

/** Which box a channel does not take, and why. */
function refusedBox({ maxSide, maxWeight }: Tariff, boxes: readonly Box[]): string | undefined {
  for (const box of boxes) {
    const side = longest(box)
    if (given(maxSide) && side !== undefined && isMore(side, maxSide)) return `单边 ${shown(side)} cm 超过渠道上限 ${shown(maxSide)} cm`
    if (given(maxWeight) && isMore(box.weight, maxWeight)) return `单箱 ${shown(box.weight ?? '')} kg 超过渠道上限 ${shown(maxWeight)} kg`
  }
  return undefined
}

function longest({ length, width, height }: Box): string | undefined {
  return [length, width, height].filter(given).reduce<string | undefined>((most, side) => (most === undefined || isMore(side, most) ? side : most), undefined)
}

/** cm³ of one box; undefined where it is not measured. */
function volumeOf({ length, width, height }: Box): string | undefined {
  return given(length) && given(width) && given(height) ? times(times(length, width), height) : undefined
}

type Measured = Pick<Charge, 'real' | 'volume' | 'volumeWeight' | 'charged' | 'notes'> | { lacks: string }

function chargedOf(tariff: Tariff, boxes: readonly Box[], count: number): Measured {
  const { way, divisor } = tariff
  const step = given(tariff.unit) ? tariff.unit : UNITS[way].step
  const weights = boxes.map(({ weight, count: many }) => (given(weight) ? times(weight, BigInt(many)) : undefined))
  const volumes = boxes.map((box) => {
    const volume = volumeOf(box)
    return volume === undefined ? undefined : times(volume, BigInt(box.count))
  })
  const sum = (of: readonly (string | undefined)[]): string | null => (of.some((one) => one === undefined) ? null : sumText(of as string[]))
  const [real, cubic] = [sum(weights), sum(volumes)]
  const volume = cubic === null ? null : shiftText(cubic, -6)!
  const volumeWeight = cubic === null || !given(divisor) ? null : roundText(ratioText(cubic, divisor), 3) ?? null
  if (way === 'weight' && real === null) return { lacks: '有箱子没有填写毛重' }
  if (way === 'volume' && volume === null) return { lacks: '按体积计费，有箱子没有填写长宽高' }
  const units = way === 'piece' ? stepsUp(BigInt(count), step)! : way === 'volume' ? stepsUp(volume, step)! : tariff.each
    ? boxes.reduce((all, box) => all + BigInt(box.count) * unitsOf(box.weight, volumeOf(box), divisor, step, tariff.boxLeast), 0n)
    : unitsOf(real, cubic ?? undefined, divisor, step, null)
  const least = given(tariff.least) ? stepsUp(tariff.least, step)! : 0n
  const charged = times(units < least ? least : units, step)
  return { real, volume, volumeWeight, charged, notes: way === 'weight' && cubic === null ? ['没有填写长宽高，只按实重'] : [] }
}

/** Steps of weight that are charged of one thing. */
function unitsOf(real: string | null | undefined, cubic: string | undefined, divisor: string, step: string, least: string | null | undefined): bigint {
  const counts = [
    stepsUp(real, step) ?? 0n, cubic !== undefined && given(divisor) ? stepsUp(cubic, times(divisor, step)) ?? 0n : 0n,
    given(least) ? stepsUp(least, step) ?? 0n : 0n,
  ]
  return counts.reduce((most, one) => (one > most ? one : most))
}

function baseOf(tariff: Tariff, charged: string): { amount: string } | { lacks: string } {
  const unit = UNITS[tariff.way].name
  const steps = [...(tariff.steps ?? [])].sort((a, b) => compareText(a.from, b.from) ?? 0)
  if (steps.length > 0) {
    const own = steps.findLastIndex(({ from }) => !isMore(from, charged))
    const offers = [...(own < 0 ? [] : [steps[own]!]), ...(tariff.lift ? steps.slice(own + 1) : [])]
      .map(({ from, price, whole }) => (whole ? price : times(price, isMore(from, charged) ? from : charged)))
    const [cheapest] = offers.sort((a, b) => compareText(a, b) ?? 0)
    return cheapest === undefined ? { lacks: `计费 ${shown(charged)} ${unit}，不到最低一档 ${shown(steps[0]!.from)} ${unit}` } : { amount: cheapest }
  }
  const { first, next } = tariff
  if (!first && !next) return { lacks: '报价没有填写价格' }
  const rest = addText(charged, first ? `-${first.upTo}` : '0') ?? '0'
  if (!isMore(rest, '0')) return { amount: first!.price }
  if (!next) return { lacks: `计费 ${shown(charged)} ${unit}，超过首重 ${shown(first!.upTo)} ${unit}，报价没有续重价` }
  return { amount: addText(first?.price ?? '0', times(stepsUp(rest, next.each) ?? 0n, next.price))! }
}

function surchargeOf(
  { name, per, amount, overSide, overWeight }: Surcharge, boxes: readonly Box[], count: number, charged: string, paid: string,
): Charge['parts'] {
  const isLimited = given(overSide) || given(overWeight)
  const hit = !isLimited ? count : boxes.reduce((sum, box) => sum + (
    (given(overSide) && isMore(longest(box), overSide)) || (given(overWeight) && isMore(box.weight, overWeight)) ? box.count : 0), 0)
  if (hit === 0) return []
  const value = per === 'shipment' ? amount : per === 'box' ? times(amount, BigInt(hit)) : per === 'unit' ? times(amount, charged) : times(paid, amount)
  return [{ name: per === 'box' && isLimited ? `${name} ${hit} 箱` : name, amount: money(value) }]
}
