import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** node_modules paths of some packages, as a pattern for one chunk. */
const packages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/`)

/** The largest groups are cut by who needs what: a first list does not wait for pickers, dialogs and drawers. Crumbs stay together. */
const BY_NEED = { entriesAware: true, entriesAwareMergeThreshold: 60_000 }

/**
 * The web app under /amazon/. Chunks follow how often things change and who needs them: sign-in loads react alone; a group
 * takes its dependencies along, so what others lean on has the higher priority.
 */
export default defineConfig({
  base: '/amazon/',
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      output: {
        // A cut group's name lists all that need it; the first of them is enough to know it by.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: packages('react', 'react-dom', 'react-router', 'scheduler'), priority: 50 },
            { name: 'http', test: packages('axios'), priority: 45 },
            { name: 'antd', ...BY_NEED, test: packages('antd', '@ant-design/(icons|icons-svg|cssinjs|colors|fast-color|react-slick|v5-patch-for-react-19)', 'rc-[^/]+', '@rc-component', 'dayjs'), priority: 40 },
            { name: 'refine', test: packages('@refinedev', '@tanstack'), priority: 30 },
            { name: 'pro', ...BY_NEED, test: packages('@ant-design/pro-[^/]+'), priority: 20 },
            { name: 'charts', test: packages('echarts', 'zrender'), priority: 10 },
          ],
        },
      },
    },
  },
  // Builds, data and schemas change beside the sources: the page learns of schemas from the server, of the rest never.
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/schemas/**', '**/server/**', '**/codegen/**', '**/tests/**'] } },
  optimizeDeps: {
    entries: ['index.html'],
    include: ['react', 'react-dom/client', 'react-router', 'antd', '@ant-design/icons', '@ant-design/pro-components', '@refinedev/core', '@refinedev/antd', '@refinedev/react-router', '@tanstack/react-query', 'axios', 'dayjs', 'dayjs/locale/zh-cn'],
  },
})
