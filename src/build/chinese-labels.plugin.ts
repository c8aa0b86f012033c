/** What readers hear of antd's controls, in Chinese (chinese-labels.ts): built and served alike. Runs in Node. */
import type { Plugin } from 'vite'
import { patternOf } from '../../contract/pattern.ts'
import { inChinese, SAID } from './chinese-labels.ts'

/**
 * Changes only the files that SAID names; they keep no source map. @throws Error where words are no longer there, so that an update of a package fails
 * the build
 */
export function chineseLabelsPlugin(): Plugin {
  return {
    name: 'chinese-labels',
    transform: {
      filter: { id: SAID.map(({ file }) => new RegExp(`/node_modules/${patternOf(file)}(\\?|$)`)) },
      handler(code, id) {
        const text = inChinese(id, code)
        return text === undefined ? undefined : { code: text, map: null }
      },
    },
  }
}
