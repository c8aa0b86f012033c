/** antd's styles of our theme (antd-styles.tsx), built or served: the light controls wear them before antd is there. Runs in Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const SHEET = 'virtual:antd-styles.css'

/** @param before end of the id of the module that draws with antd first: the style sheet comes before its own. */
export function antdStylesPlugin(before: string): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    async load(id) {
      if (id !== `\0${SHEET}`) return undefined
      const { module } = await runnerImport<typeof import('./antd-styles')>(fileURLToPath(new URL('./antd-styles.tsx', import.meta.url)))
      return module.antdStyles()
    },
    transform: (code, id) => (id.endsWith(before) ? { code: `import '${SHEET}'\n${code}`, map: null } : undefined),
  }
}
