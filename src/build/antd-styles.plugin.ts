/** antd's styles of our theme (antd-styles.tsx) in the built app. Runs in Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const SHEET = 'virtual:antd-styles.css'

/** @param before end of the id of the module that draws with antd first: the style sheet comes before its own. Builds alone have it. */
export function antdStylesPlugin(before: string): Plugin {
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    async load(id) {
      if (id !== `\0${SHEET}`) return undefined
      const { module } = await runnerImport<typeof import('./antd-styles')>(fileURLToPath(new URL('./antd-styles.tsx', import.meta.url)))
      return module.antdStyles()
    },
    transform: (code, id) => (id.endsWith(before) ? { code: `import '${SHEET}'\n${code}`, map: null } : undefined),
  }
}
