import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inChinese, SAID } from './chinese-labels'

const at = (file: string): string => new URL(`../../node_modules/${file}`, import.meta.url).pathname

it.each(SAID.map(({ file }) => file))('%s says nothing in English that a reader would hear', (file) => {
  const before = readFileSync(at(file), 'utf8')
  const after = inChinese(at(file), before)!
  const labels = [...after.matchAll(/["']?aria-label["']?: ?["']([^"']*)["']/g)].map(([, label]) => label)
  expect(after).not.toBe(before)
  expect(labels.filter((label) => /^[A-Za-z ]+$/.test(label!))).toEqual([])
})

it('leaves other files alone, and stops where the words it replaces are gone', () => {
  expect(inChinese('/x/node_modules/antd/es/button/Button.js', '"aria-label": "to"')).toBeUndefined()
  expect(() => inChinese('/x/node_modules/rc-tree/es/NodeList.js', 'other words')).toThrow('rc-tree/es/NodeList.js')
})
