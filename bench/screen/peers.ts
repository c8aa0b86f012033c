/** Imports of the candidates are resolved where the packages of `bench/package.json` are installed. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's plugin: packages that the bench's own files import come from the peers' folder, React too, so that there is one. */
export function fromPeers(folder: string): Plugin {
  return {
    name: 'bench-peers',
    enforce: 'pre',
    // The plugin for React resolves these two from where the build stands, which is the product's own React.
    config: () => ({ resolve: { alias: [{ find: /^(react|react-dom)(?=$|\/)/, replacement: join(folder, 'node_modules/$1') }] } }),
    resolveId(source, importer) {
      const ours = importer && !importer.includes('node_modules') && /^[@a-z]/.test(source) && !source.includes(':')
      return ours ? this.resolve(source, join(folder, 'importer.js'), { skipSelf: true }) : undefined
    },
  }
}
