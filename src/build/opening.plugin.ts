/** Puts src/data/opening.inline.ts into the built index.html, with what it needs to know of this build. Runs in Node. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, runnerImport, transformWithOxc, type IndexHtmlTransformContext, type Plugin } from 'vite'
import type { Opening } from '../data/opening.inline'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SIGN_IN = 'src/screens/sign-in/sign-in.tsx'
/** What stands before sign-in, and the screen that is loaded there. */
const DOORS = {
  '': SIGN_IN, '/': SIGN_IN, '/login': SIGN_IN, '/register': 'src/screens/sign-in/register.tsx', '/passwordReset': 'src/screens/sign-in/password-reset.tsx',
  '/landing': 'src/screens/sign-in/landing.tsx', '/smsOutbox': 'src/screens/sign-in/sms-outbox.tsx',
}
/** What is imported at once behind sign-in: the router with the shell, and what its first calls are made with. */
const BEGINS_WITH = [
  'src/app/behind.tsx', 'src/generated/calls.ts', 'src/generated/providers/app.ts', 'src/generated/providers/account.ts', 'src/data/family-provider.ts',
  'src/generated/menu-routes.ts',
]

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Chunks that these modules lie in with all that they import, and the style sheets of all of them; what the page has already is left out. */
function filesOf(bundle: Bundle, base: string, modules: readonly string[], has: string): Opening['behind'] {
  const chunks = new Set<string>()
  const styles = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || chunks.has(file)) return
    chunks.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(`/${module}`)))) add(chunk.fileName)
  }
  const missing = (files: Set<string>): string[] => [...files].map((file) => `${base}/${file}`).filter((address) => !has.includes(address))
  return { chunks: missing(chunks), styles: missing(styles) }
}

const PROVIDERS = '/src/generated/providers/'

/** The script of each family of calls that is a file of its own; those that come with every page are left out. */
function familiesOf(bundle: Bundle, base: string, { chunks }: Opening['behind']): Opening['families'] {
  const found: Opening['families'] = {}
  for (const chunk of Object.values(bundle)) {
    const module = chunk.type === 'chunk' ? chunk.facadeModuleId : undefined
    const address = `${base}/${chunk.fileName}`
    if (module?.includes(PROVIDERS) && !chunks.includes(address)) found[module.split('/').at(-1)!.replace(/\.ts$/, '')] = address
  }
  return found
}

const load = async <T,>(path: string): Promise<T> => (await runnerImport<T>(at(path))).module

/** Runs last, as it needs the names of all chunks; in builds alone, so that the served app opens without it. */
export function openingPlugin(): Plugin {
  return {
    name: 'opening',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return undefined
        const isElsewhere = Boolean(process.env['VITE_CLIENT_BASES'])
        const [{ APP_BASE: base }, { CALLS: app }, { CALLS: account }] = await Promise.all([
          load<typeof import('../../contract/own-addresses')>('../../contract/own-addresses.ts'),
          load<typeof import('../generated/providers/app')>('../generated/providers/app.ts'),
          load<typeof import('../generated/providers/account')>('../generated/providers/account.ts'),
        ])
        const behind = filesOf(bundle, base, BEGINS_WITH, html)
        const opening: Opening = {
          base, behind, families: familiesOf(bundle, base, behind),
          doors: Object.fromEntries(Object.entries(DOORS).map(([route, screen]) => [route, filesOf(bundle, base, [screen], html)])),
          session: isElsewhere ? [] : [app.session, account.permissionMenu, app.pages].map(({ path }) => path), plan: app.pagePlan.path,
        }
        const file = at('../data/opening.inline.ts')
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
        const script = `{const OPENING=${JSON.stringify(opening)};${code.replace(/^(import|export) .*$/gm, '')}}`
        return [{ tag: 'script', children: (await minify('opening.js', script)).code.trim(), injectTo: 'head' }]
      },
    },
  }
}
