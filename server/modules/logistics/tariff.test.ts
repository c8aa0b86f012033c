/** Freight by a tariff: known bills to the cent, and what holds for any boxes, against the same rules worked out in whole units. */
import { expect, it } from 'vitest'
import { compareText, sumText } from '../../../contract/decimal-text'
import { freightOf, type Box, type Charge, type Tariff } from './tariff'

const BARE: Tariff = { way: 'weight', divisor: '6000', each: false }
const charged = (tariff: Tariff, boxes: Box[]): Charge => {
  const freight = freightOf(tariff, boxes)
  if ('lacks' in freight) throw new Error(freight.lacks)
  return freight.charge
}
const lacks = (tariff: Tariff, boxes: Box[]): string | undefined => {
  const freight = freightOf(tariff, boxes)
  return 'lacks' in freight ? freight.lacks : undefined
}
const box = (weight: string, [length = '', width = '', height = '']: readonly string[] = ['60', '40', '40'], count = 1): Box => (
  { weight, length, width, height, count }
)

it('charges the greater of real and volume weight, rounded up to the unit, by first and next weight', () => {
  // 96,000 cm³ / 6000 = 16 kg; 12 kg real.
  expect(charged({ ...BARE, unit: '0.5', first: { upTo: '0.5', price: '30' }, next: { each: '0.5', price: '9.9' } }, [box('12')]))
    .toMatchObject({ real: '12', volumeWeight: '16.000', charged: '16.0', total: '336.90', notes: [] })
  expect(charged({ ...BARE, divisor: '5000', unit: '1', next: { each: '1', price: '10' } }, [box('12')])).toMatchObject({ charged: '20', total: '200.00' })
  expect(charged({ ...BARE, unit: '1', first: { upTo: '21', price: '700' } }, [{ weight: '20.01', count: 1 }]))
    .toMatchObject({ charged: '21', total: '700.00', notes: ['没有填写长宽高，只按实重'] })
})

it('weighs box by box where the tariff says so, each with its least', () => {
  const boxes = [box('20', ['10', '10', '10']), box('2', ['60', '40', '40'])]
  expect(charged({ ...BARE, unit: '1', next: { each: '1', price: '1' } }, boxes)).toMatchObject({ charged: '22' })
  expect(charged({ ...BARE, unit: '1', each: true, next: { each: '1', price: '1' } }, boxes)).toMatchObject({ charged: '36' })
  expect(charged({ ...BARE, unit: '1', each: true, boxLeast: '25', next: { each: '1', price: '1' } }, boxes)).toMatchObject({ charged: '50' })
  expect(charged({ ...BARE, unit: '1', least: '100', next: { each: '1', price: '1' } }, boxes)).toMatchObject({ charged: '100' })
})

it('prices by steps, by the start of the next where that is cheaper, and by a price for all', () => {
  const steps = [{ from: '100', price: '7', whole: false }, { from: '21', price: '10', whole: false }, { from: '500', price: '3000', whole: true }]
  const weigh = (weight: string) => box(weight, ['1', '1', '1'])
  expect(charged({ ...BARE, steps }, [weigh('99')]).total).toBe('990.00')
  expect(charged({ ...BARE, steps, lift: true }, [weigh('99')]).total).toBe('700.00')
  expect(charged({ ...BARE, steps, lift: true }, [weigh('450')]).total).toBe('3000.00')
  expect(charged({ ...BARE, steps }, [weigh('900')]).total).toBe('3000.00')
  expect(lacks({ ...BARE, steps }, [weigh('20.5')])).toBe('计费 20.5 kg，不到最低一档 21 kg')
  expect(charged({ ...BARE, steps, lift: true }, [weigh('20.5')]).total).toBe('210.00')
})

it('adds minimum, discount, fuel, handling and surcharges, each rounded once', () => {
  const tariff: Tariff = {
    ...BARE, unit: '1', next: { each: '1', price: '3.333' }, minimum: '100', discount: '0.85', fuel: '0.125', handling: '25',
    surcharges: [
      { name: '超长', per: 'box', amount: '80', overSide: '120' }, { name: '旺季', per: 'unit', amount: '1.5' }, { name: '保险', per: 'share', amount: '0.003' },
      { name: '提货', per: 'shipment', amount: '60', overWeight: '30' },
    ],
  }
  const boxes = [box('10', ['121', '10', '10'], 2), box('10', ['50', '10', '10'])]
  // 30 kg real: 99.99 becomes 100, × 0.85 = 85; fuel 10.625; 45 for the season, 0.255 insured; nobody beyond 30 kg.
  expect(charged(tariff, boxes)).toMatchObject({
    charged: '30', boxes: 3, total: '325.89', parts: [
      { name: '运费', amount: '85.00' }, { name: '燃油', amount: '10.63' }, { name: '操作费', amount: '25.00' }, { name: '超长 2 箱', amount: '160.00' },
      { name: '旺季', amount: '45.00' }, { name: '保险', amount: '0.26' },
    ],
  })
})

it('charges volume in m³ and boxes by number', () => {
  expect(charged({ ...BARE, way: 'volume', unit: '0.01', next: { each: '1', price: '1200' } }, [box('12', ['60', '40', '41'], 10)]))
    .toMatchObject({ volume: '0.984000', charged: '0.99', total: '1200.00' })
  expect(charged({ ...BARE, way: 'volume', steps: [{ from: '0', price: '1200', whole: false }] }, [box('12', ['60', '40', '40'], 10)]).total).toBe('1152.00')
  expect(charged({ ...BARE, way: 'piece', first: { upTo: '1', price: '50' }, next: { each: '1', price: '40' } }, [{ count: 3 }]).total).toBe('130.00')
})

it('says why it does not tell', () => {
  expect(lacks(BARE, [])).toBe('没有箱子可以计费')
  expect(lacks(BARE, [box('1')])).toBe('报价没有填写价格')
  expect(lacks({ ...BARE, first: { upTo: '1', price: '9' } }, [box('1')])).toBe('计费 16 kg，超过首重 1 kg，报价没有续重价')
  expect(lacks({ ...BARE, maxSide: '59' }, [box('1')])).toBe('单边 60 cm 超过渠道上限 59 cm')
  expect(lacks({ ...BARE, maxWeight: '22.5' }, [box('22.51')])).toBe('单箱 22.51 kg 超过渠道上限 22.5 kg')
  expect(lacks({ ...BARE, next: { each: '1', price: '1' } }, [{ count: 1 }])).toBe('有箱子没有填写毛重')
  expect(lacks({ ...BARE, way: 'volume', next: { each: '1', price: '1' } }, [{ weight: '1', count: 1 }])).toBe('按体积计费，有箱子没有填写长宽高')
})

/** mulberry32. */
function randomOf(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}
const hundredths = (value: number): string => (value / 100).toFixed(2)

it('holds for any boxes: never less than what they weigh, more never cheaper, their order nothing, and the parts are the total', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomOf(seed)
    const unit = [1, 10, 50, 100][random(4)]!
    const divisor = [5000, 6000][random(2)]!
    const steps = [...new Set(Array.from({ length: 1 + random(4) }, () => random(40_000)))].sort((a, b) => a - b)
      .map((from, at) => ({ from: hundredths(at === 0 ? 0 : from), price: hundredths(3000 - at * random(600)), whole: false }))
    const tariff: Tariff = {
      way: 'weight', divisor: String(divisor), each: random(2) === 0, unit: hundredths(unit), lift: true,
      ...(random(2) === 0 ? { steps } : {
        first: { upTo: hundredths(1 + random(2000)), price: hundredths(random(9000)) }, next: { each: hundredths(unit), price: hundredths(random(3000)) },
      }),
      minimum: hundredths(random(20_000)), fuel: (random(400) / 1000).toFixed(3),
      surcharges: [{ name: '超重', per: 'box', amount: hundredths(random(9000)), overWeight: '20' }],
    }
    const size = (): string => hundredths(100 + random(9000))
    const boxes = Array.from({ length: 1 + random(6) }, () => box(hundredths(1 + random(3000)), [size(), size(), size()], 1 + random(9)))
    const freight = charged(tariff, boxes)
    // In whole units: hundredths of a kilogram real, and cm³ in millionths over the divisor.
    const many = (value: string | null | undefined): bigint => BigInt(String(value).replace('.', ''))
    const up = (top: bigint, by: bigint): bigint => (top + by - 1n) / by
    const unitsOf = (real: bigint, cubic: bigint): bigint => {
      const [weighed, measured] = [up(real, BigInt(unit)), up(cubic, BigInt(divisor * unit) * 10_000n)]
      return weighed > measured ? weighed : measured
    }
    const each = boxes.map((one) => ({ count: BigInt(one.count), real: many(one.weight), cubic: many(one.length) * many(one.width) * many(one.height) }))
    const expected = tariff.each ? each.reduce((sum, { count, real, cubic }) => sum + count * unitsOf(real, cubic), 0n)
      : unitsOf(each.reduce((sum, { count, real }) => sum + count * real, 0n), each.reduce((sum, { count, cubic }) => sum + count * cubic, 0n))
    expect([seed, many(freight.charged)]).toEqual([seed, expected * BigInt(unit)])
    expect([seed, compareText(sumText(freight.parts.map(({ amount }) => amount)), freight.total)]).toEqual([seed, 0])
    expect([seed, charged(tariff, boxes.toReversed()).total]).toEqual([seed, freight.total])
    expect([seed, compareText(charged(tariff, [...boxes, boxes[0]!]).total, freight.total) !== -1]).toEqual([seed, true])
    expect([seed, compareText(freight.parts[0]!.amount, tariff.minimum) !== -1]).toEqual([seed, true])
  }
})
