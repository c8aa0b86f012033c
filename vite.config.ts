import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { antdStylesPlugin } from './src/build/antd-styles.plugin.ts'
import { chineseLabelsPlugin } from './src/build/chinese-labels.plugin.ts'
import { compressedPlugin } from './src/build/compressed.plugin.ts'
import { openingChunk } from './src/build/opening.chunk.ts'
import { openingPlugin } from './src/build/opening.plugin.ts'

/** node_modules paths of some packages, as a pattern for one chunk. */
const packages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/`)

const moduleAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What refine's one file leans on for parts that nobody here uses: reading CSV, drawing markdown. They do nothing by being loaded. */
const UNUSED_BY_THEMSELVES = packages(
  'papaparse', 'pluralize', 'warn-once', 'react-markdown', 'remark-[^/]+', 'micromark[^/]*', 'mdast-[^/]+', 'hast-[^/]+', 'hastscript', 'unist-[^/]+',
  'unified', 'vfile[^/]*', 'property-information', 'decode-named-character-reference', 'lodash-es', 'style-to-object',
)

/** What every door draws with, besides the boot itself. */
const DOOR = ['src/main.tsx', ...['door.tsx', 'field.tsx', 'use-door-form.ts', 'door-options.ts'].map((file) => `src/screens/sign-in/${file}`)]
/**
 * What any call of a family is made with, and the two families that every page begins with: sign-in goes on with it while the
 * shell is still on its way.
 */
const CALLS = [
  'src/data/family-provider.ts', 'src/data/files.ts', 'src/data/events.ts', 'src/generated/calls.ts', 'src/generated/providers/app.ts',
  'src/generated/providers/account.ts', 'src/generated/menu-routes.ts',
]

/**
 * The web app under /amazon/. Chunks follow how often things change and who needs them: sign-in loads react and its own code; a group
 * takes its dependencies along, so what others lean on has the higher priority. antd is in no group: what comes with a picker, a
 * dialog or a drawer is cut by who asks for it, and never in a circle.
 */
export default defineConfig({
  base: '/amazon/',
  plugins: [react(), chineseLabelsPlugin(), antdStylesPlugin('/src/app/shell.tsx'), openingPlugin(), compressedPlugin()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1600,
    // A browser that does not know the hint is asked for the scripts a little later; the door does not carry a stand-in for it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: UNUSED_BY_THEMSELVES, sideEffects: false }] },
      output: {
        // A cut group's name lists all that need it; the first of them is enough to know it by.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 50 },
            { name: 'http', test: packages('axios'), priority: 45 },
            // A browser asks for six files at a time: what changes with our packages alone, and is needed together, is one.
            { name: 'refine', test: packages('@refinedev/(core|react-router|ui-types)', '@tanstack', 'react-router'), priority: 30 },
            { name: 'charts', test: packages('echarts', 'zrender'), priority: 10 },
            // Our own modules last: what libraries lean on is taken by then.
            { name: openingChunk(DOOR.map(moduleAt), 'door'), debugName: 'door', priority: 6 },
            { name: openingChunk([moduleAt('contract/format/date.ts')], 'moment'), debugName: 'moment', priority: 5.7 },
            { name: openingChunk(CALLS.map(moduleAt), 'calls'), debugName: 'calls', priority: 5.5 },
            { name: openingChunk([moduleAt('src/app/behind.tsx')], 'shell'), debugName: 'shell', priority: 5 },
          ],
        },
      },
    },
  },
  // Builds, data and schemas change beside the sources: the page learns of schemas from the server, of the rest never.
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/schemas/**', '**/server/**', '**/codegen/**', '**/tests/**'] } },
  optimizeDeps: {
    entries: ['index.html'],
    include: [
      'react', 'react-dom/client', 'react-router', 'antd', '@ant-design/pro-components', '@refinedev/core', '@refinedev/antd', '@refinedev/react-router',
      '@tanstack/react-query', 'axios', 'dayjs', 'dayjs/locale/zh-cn',
    ],
    rolldownOptions: { plugins: [chineseLabelsPlugin()] },
  },
})
