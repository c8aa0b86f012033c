import { expect, test } from 'vitest'
import { loadSources } from '../../codegen/load-model'
import { readTexts } from '../../codegen/read/read'
import { writeProduct } from '../../bench/support/product'

test('the product that codegen is measured by passes the check, so that the bench measures all of the way', () => {
  const texts: Record<string, string> = {}
  writeProduct((path, value) => (texts[`schemas/${path}`] = JSON.stringify(value)), { pages: 24, entities: 6, datasets: 3, families: 4 })
  const { model, problems } = loadSources(readTexts('', texts))
  expect(problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => `${file}: ${message}`)).toEqual([])
  expect(Object.keys(model?.plans ?? {})).toHaveLength(24)
})
