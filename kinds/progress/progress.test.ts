import { expect, test } from 'vitest'
import { expectWay } from '../../tests/support/kind'
import { SERVER_KINDS } from '../server-kinds'

test('progress is a fraction, or whole percents where it has no digits after the point', () => {
  expectWay(
    'progress',
    { written: '50%', sent: '0.50', kept: '0.50', answered: '0.5000', exported: { number: '0.5000', format: { digits: 2, percent: true } }, refused: 'half' },
    { scale: 4 },
  )
  expect(
    SERVER_KINDS.progress.cell('50', { scale: 0, label: String, site: undefined, companyZone: 'UTC' }),
  ).toEqual({ number: '0.50', format: { digits: 2, percent: true } })
})
