/** antd's styles of our theme (antd-styles.tsx), built or served: the light controls wear them before antd is there. Runs in Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { patternOf } from '../../contract/pattern.ts'

const SHEET = 'virtual:antd-styles.css'

/** @param before end of the id of the module that draws with antd first: the style sheet comes before its own. */
export function antdStylesPlugin(before: string): Plugin {
  return {
    name: 'antd-styles',
    // Asked for these two modules alone: whatever a script is asked of every module, each of three thousand is handed over to it.
    resolveId: { filter: { id: exactly(SHEET) }, handler: () => `\0${SHEET}` },
    load: {
      filter: { id: exactly(`\0${SHEET}`) },
      async handler() {
        const { module } = await runnerImport<typeof import('./antd-styles')>(fileURLToPath(new URL('./antd-styles.tsx', import.meta.url)))
        return module.antdStyles()
      },
    },
    transform: { filter: { id: new RegExp(`${patternOf(before)}$`) }, handler: (code) => ({ code: `import '${SHEET}'\n${code}`, map: null }) },
  }
}

const exactly = (id: string): RegExp => new RegExp(`^${patternOf(id)}$`)
