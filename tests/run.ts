/**
 * `npm test`: every test; what stands behind it is handed to vitest.
 * `npm test -- --changed [COMMIT]`: what the changes since COMMIT (left out: those that are not committed) can break. Tests that
 * import a changed file, by way of whatever, run; what reaches a test by another way than imports is said in BY_OTHER_WAYS.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDERS = ['contract', 'kinds', 'src', 'server', 'codegen', 'tests', 'bench']
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[\w$\s,{}*]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import|vi\.mock)\(\s*['"]([^'"]+)['"]/g

/** What a test is reached by besides imports: files that it reads, a page that it opens in a browser, a command that it runs. */
const BY_OTHER_WAYS: { changed: RegExp; tests: RegExp }[] = [
  // Everybody reads the schemas: the compiler, the server, the pages.
  { changed: /^schemas\/(?!\.editor)/, tests: /^tests\/(?!golden|architecture)|^server\// },
  { changed: /^schemas\/\.editor/, tests: /^tests\/editor/ },
  { changed: /^codegen\/language\//, tests: /^(tests|codegen)\// },
  // The journeys drive what vite builds from these.
  { changed: /^(src|kinds|contract|index\.html|vite\.config)/, tests: /^tests\/journeys\// },
  { changed: /^(codegen|contract|server)\//, tests: /^codegen\/facts|^tests\/(schemas|architecture|server\/(start|schemas))/ },
  { changed: /\.(ts|tsx)$/, tests: /^tests\/architecture/ },
  { changed: /\.sql$/, tests: /^tests\/(server|upgrade)/ },
  { changed: /\.md$/, tests: /^tests\/(schemas|architecture|comparison|server\/start)/ },
  { changed: /^tests\/golden\//, tests: /^tests\/golden\/|^codegen\// },
  { changed: /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/support\/(global-setup|database|sequencer))/, tests: /./ },
]

function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => /\.tsx?$/.test(name))
}

/** Who imports a file, straight. */
function importers(): Map<string, Set<string>> {
  const of = new Map<string, Set<string>>()
  for (const file of FOLDERS.flatMap(filesBelow)) {
    for (const [, one, other] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const specifier = one ?? other ?? ''
      if (!specifier.startsWith('.')) continue
      const base = resolve(ROOT, dirname(file), specifier.split('?')[0]!)
      const hit = [base, `${base}.ts`, `${base}.tsx`].find((path) => existsSync(path) && statSync(path).isFile())
      if (hit) of.set(relative(ROOT, hit), (of.get(relative(ROOT, hit)) ?? new Set()).add(file))
    }
  }
  return of
}

/**
 * The test files that changed files can break.
 * @param changed paths from the root, with slashes
 */
export function concerned(changed: readonly string[], tests = FOLDERS.flatMap(filesBelow).filter((file) => /\.test\.tsx?$/.test(file))): string[] {
  const of = importers()
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const importer of of.get(file) ?? []) visit(importer)
  }
  changed.forEach(visit)
  const ways = BY_OTHER_WAYS.filter((way) => changed.some((file) => way.changed.test(file)))
  return tests.filter((test) => reached.has(test) || ways.some((way) => way.tests.test(test))).sort()
}

function isCommit(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('-') && spawnSync('git', ['rev-parse', '--verify', '--quiet', `${word}^{commit}`], { cwd: ROOT }).status === 0
}

function changedSince(commit: string | undefined): string[] {
  const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...new Set([...git('diff', '--name-only', '--no-renames', commit ?? 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')])]
}

function main(args: string[]): number {
  const at = args.indexOf('--changed')
  let rest = args
  if (at >= 0) {
    const commit = isCommit(args[at + 1]) ? args[at + 1] : undefined
    rest = [...args.slice(0, at), ...args.slice(at + (commit === undefined ? 1 : 2))]
    const files = concerned(changedSince(commit))
    if (files.length === 0) {
      console.log('nothing that changed is tested by anything')
      return 0
    }
    console.log(`${files.length} test files can be broken by what changed`)
    rest.push(...files)
  }
  return spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...rest], { cwd: ROOT, stdio: 'inherit' }).status ?? 1
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2))
