import { expect, test } from 'vitest'
import { familiesOf, namesInShort } from './report-names'

test('names that differ in their last brackets alone are one name, where the first of them stands', () => {
  const names = ['广告批量表格（广告组合）', '交易报告', '广告批量表格（SP）', '广告批量表格（SP）', '结算报告V2（平面文件V2）']
  expect(familiesOf(names)).toEqual(['广告批量表格（广告组合、SP）', '交易报告', '结算报告V2（平面文件V2）'])
})

test('a sentence names the first few and says how many there are', () => {
  expect(namesInShort(['甲报告'])).toBe('「甲报告」')
  expect(namesInShort(['甲报告', '乙报告', '丙报告'])).toBe('「甲报告」、「乙报告」、「丙报告」')
  expect(namesInShort(['甲报告', '乙报告', '丙报告', '丁报告'])).toBe('「甲报告」、「乙报告」、「丙报告」等 4 种报告')
})
