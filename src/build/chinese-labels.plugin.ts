/** What readers hear of antd's controls, in Chinese (chinese-labels.ts): built and served alike. Runs in Node. */
import type { Plugin } from 'vite'
import { inChinese } from './chinese-labels.ts'

export function chineseLabelsPlugin(): Plugin {
  return {
    name: 'chinese-labels',
    transform(code, id) {
      const text = id.includes('/node_modules/') ? inChinese(id, code) : undefined
      return text === undefined ? undefined : { code: text, map: null }
    },
  }
}
