import { parseTree, type Node, type ParseError } from 'jsonc-parser'
import { expect, it } from 'vitest'
import { schemaTexts } from './read'
import { treeOf, valueOf } from './tree'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const flat = ({ type, offset, length, value, children, parent }: Node): unknown =>
  ({ type, offset, length, value, in: parent?.offset, children: children?.map(flat) })

function strictly(text: string): Node | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors.length > 0 ? undefined : tree
}

it('reads every schema file as the parser that goes on after errors does', () => {
  for (const [path, text] of Object.entries(schemaTexts(ROOT))) expect(JSON.stringify(flat(treeOf(text)!)), path).toBe(JSON.stringify(flat(strictly(text)!)))
})

it.each([
  '', ' ', '{', '{"a"}', '{"a":}', '{"a":1,}', '[1,]', '[1 2]', '{"a":1}x', '{a:1}', "{'a':1}", '[01]', '[-]', '[1.]', '[+1]', '["\u0001"]', '["\\x"]', '["a]',
  '[tru]', '[truex]', '// c\n1', '[1]/* c */', '\u00a0[1]', '[NaN]', '["\\u12"]', '{"a" 1}', '{"a":1 "b":2}', '[1,,2]',
])('gives no tree of %j, which is no JSON', (text) => {
  expect(treeOf(text)).toBeUndefined()
  expect(strictly(text)).toBeUndefined()
})

it('says values exactly, and none of them by a prototype', () => {
  const text = ' {"a\\n\\u4e2d": [true, null, -1.5e+3, "\\"x\\"", {}], "__proto__": {"b": 1}, "": "长"} '
  const value = valueOf(treeOf(text)!) as Record<string, unknown>
  expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(text))
  expect(value['constructor']).toBeUndefined()
  expect(Object.keys(value)).toContain('__proto__')
})
