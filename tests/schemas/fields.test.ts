/** What single fields of the project's own entities promise to those who write and read them. */
import { describe, expect, it } from 'vitest'
import { readValue } from '../../server/query/values'
import { readForm } from '../../server/query/write.values'
import { projectModel } from '../support/database'

const model = projectModel()

describe('an exchange rate', () => {
  const rate = model.entities['exchange_rate']!.fields['rate']!
  const wrong = (value: string) => readForm(model, [rate], { rate: value }, true).errors['rate']

  it('is more than zero, and no more than any currency is worth', () => {
    expect(wrong('0')).toContain('不能小于 0.000001')
    expect(wrong('-7')).toContain('不能小于')
    expect(wrong('1000000.1')).toContain('不能大于 1000000')
    for (const good of ['0.000001', '7.123456', '1000000']) expect(wrong(good)).toBeUndefined()
  })
})

describe('the progress of a report file', () => {
  it('is told in whole percents', () => {
    const { kind, scale } = model.entities['report_file']!.fields['progress']!
    expect(readValue({ kind, scale }, '100.0000')).toBe('100')
  })
})
