/**
 * `npm run codegen`: writes what the schemas say. `-- --check` writes nothing, tells what would change and exits 1 if anything
 * would; `-- --watch` goes on as files are saved; `-- --fix-schema-refs` sets every schema file's `$schema`;
 * `-- --migrate` rewrites files of an older language version;
 * With read/, disk.ts, facts.ts, watch-tree.ts and build/ the only IO of codegen.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerAside, makeAside, type Aside } from './aside'
import { checkSchemas, type Facts } from './check/check'
import { formatProblem, type Problem } from './check/problem'
import { compareFiles, leftOver, writeChanges, type Changes } from './disk'
import { editorSchemaFor, withSchemaRef } from './emit/editor-schemas'
import { emitFiles } from './emit/emit'
import { askFacts } from './facts'
import { createModelLoader, loadModel, type ModelLoader } from './load-model'
import { Memory } from './memory'
import { LANGUAGE, migrateTexts } from './read/migrate'
import { readSchemas, type ReadCache } from './read/read'
import { asRead } from './read/short/write-out'
import { resolveModel } from './resolve/resolve'
import { watchTree } from './watch-tree'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Saves come in bursts: an editor writes a file twice, a branch switch writes hundreds. */
const BURST_MS = 30

const USAGE = 'codegen takes --check, --watch, --fix-schema-refs or --migrate'

async function main(args: string[]): Promise<number> {
  const [first, ...rest] = args
  if (first === '--fix-schema-refs' && rest.length === 0) return fixSchemaRefs()
  if (first === '--migrate' && rest.length === 0) return migrate()
  if (args.some((arg) => !['--check', '--watch'].includes(arg))) {
    console.error(`${args.join(' ')}: ${USAGE}`)
    return 2
  }
  const checking = args.includes('--check')
  const watching = args.includes('--watch')
  // The thread runs the program that runs now, so it must be the kept file.
  const program = process.argv[1] ?? ''
  const aside = !program.endsWith('.cjs') || availableParallelism() < 2 ? undefined : makeAside(ROOT, program, watching)
  const found = await askFacts(ROOT, process.env['CODE_BUILD']).catch((error: Error) => error)
  const facts = found instanceof Error ? undefined : found
  // What is emitted does not hang on the facts, so server code that is broken for a moment stops nobody; it fails the run.
  if (found instanceof Error) console.error(`${found.message}\n`)
  const memory = new Memory()
  const loader = createModelLoader(ROOT, facts, memory)
  const known = new Map<string, string>()
  const read: ReadCache | undefined = watching ? new Map() : undefined
  const make = async (start: number): Promise<number> => (
    (aside && (await beside(aside, read, facts, { checking, keeps: watching, start })))
    // What the thread has written this one does not know.
    ?? (await once(loader, memory, checking, aside ? undefined : known, start))
  )
  const code = Math.max(await make(watching ? performance.now() : 0), facts ? 0 : 1)
  if (!watching) {
    aside?.stop()
    return code
  }
  let waiting: NodeJS.Timeout | undefined
  let running = Promise.resolve(code)
  watchTree(join(ROOT, 'schemas'), {
    changed() {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        running = running.then(() => make(performance.now()))
      }, BURST_MS)
    },
    failed: ({ message }) => console.error(`schemas/ cannot be watched: ${message}`),
  })
  // Said once it is true: what is saved from now on is seen.
  console.log('watching schemas/ …')
  return new Promise(() => undefined)
}

/** What this sets may be all that is wrong: the model is resolved all the same. */
function fixSchemaRefs(): number {
  const { problems, sources } = loadModel(ROOT)
  const others = problems.filter(({ severity, code }) => severity === 'error' && code !== 'SCH117')
  for (const problem of others) console.error(`${formatProblem(problem)}\n`)
  if (others.length > 0) return 1
  const found = { model: resolveModel(sources), sources }
  const onDisk = new Map(found.sources.files.map((file) => [file.path, asRead(file)]))
  const changed = [...onDisk.values()].flatMap((file) => {
    const text = withSchemaRef(file.text, editorSchemaFor(found.model, file))
    return text === file.text ? [] : [{ path: file.path, text }]
  })
  for (const { path, text } of changed) {
    writeFileSync(join(ROOT, path), text)
    console.log(`fixed ${path}`)
  }
  console.log(`${changed.length} of ${onDisk.size} files changed`)
  return 0
}

/** Files of an older language, rewritten; goes before the check, which refuses them. */
function migrate(): number {
  const { files } = readSchemas(ROOT)
  const changed = Object.entries(migrateTexts(Object.fromEntries(files.map(({ path, text }) => [path, text]))))
  for (const [path, text] of changed) {
    writeFileSync(join(ROOT, path), text)
    console.log(`migrated ${path}`)
  }
  console.log(`${changed.length} of ${files.length} files rewritten to language ${LANGUAGE}`)
  return 0
}

interface Run {
  checking: boolean
  /** Another run will follow. */
  keeps: boolean
  /** When it began, by performance.now(). */
  start: number
}

/** Checks here while the thread makes what is to be written, then writes half of it; undefined where the thread could not. */
async function beside(aside: Aside, read: ReadCache | undefined, facts: Facts | undefined, { checking, keeps, start }: Run): Promise<number | undefined> {
  const sources = readSchemas(ROOT, read)
  aside.begin(sources)
  const isRight = tell(checkSchemas(sources, facts, keeps)) === 0
  aside.go(isRight && !checking)
  if (!isRight) return 1
  try {
    const found: Changes = { added: [], changed: [], removed: [], total: 0 }
    const paths = new Set<string>()
    for await (const part of aside.parts()) {
      if (!checking && !part.isOwn) writeChanges(ROOT, part)
      found.added.push(...part.added)
      found.changed.push(...part.changed)
      for (const path of part.paths) paths.add(path)
    }
    found.removed = leftOver(ROOT, paths)
    found.total = paths.size
    if (!checking) writeChanges(ROOT, { added: [], changed: [], removed: found.removed })
    return report(found, checking, performance.now() - start)
  } catch {
    return undefined
  }
}

async function once(loader: ModelLoader, memory: Memory, checking: boolean, known: Map<string, string> | undefined, start: number): Promise<number> {
  const { model, problems, sources } = loader.reload()
  return tell(problems) || (model ? put(compareFiles(ROOT, await emitFiles(model, sources, memory), checking ? undefined : known), checking, start) : 1)
}

/** 1 where one of the problems is an error. */
function tell(problems: readonly Problem[]): number {
  // In one piece: there may be hundreds, and each write waits for the terminal.
  if (problems.length > 0) console.error(problems.map((problem) => `${formatProblem(problem)}\n`).join('\n'))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors > 0) console.error(`${errors} error${errors === 1 ? '' : 's'}; nothing was written`)
  return errors > 0 ? 1 : 0
}

function put(changes: Changes, checking: boolean, start: number): number {
  if (!checking) writeChanges(ROOT, changes)
  return report(changes, checking, performance.now() - start)
}

/** 1 where something would change and nothing may. */
function report(changes: Changes, checking: boolean, tookMs: number): number {
  const lines = ([['added', changes.added], ['changed', changes.changed]] as const).flatMap(([what, files]) => (
    files.toSorted((one, other) => (one.path < other.path ? -1 : 1)).map(({ path, plus, minus }) => `${what.padEnd(8)}${path}  +${plus} -${minus}`)
  ))
  lines.push(...changes.removed.map((path) => `removed ${path}`))
  const count = changes.added.length + changes.changed.length + changes.removed.length
  const verb = checking ? 'would change' : 'written'
  const next = checking && count ? '; run `npm run codegen` and commit what it writes' : ''
  lines.push(`${count} of ${changes.total} files ${verb} in ${Math.round(tookMs)} ms${next}`)
  // In one piece, as problems are.
  console.log(lines.join('\n'))
  return checking && count > 0 ? 1 : 0
}

async function run(): Promise<void> {
  process.exitCode = await main(process.argv.slice(2))
}

if (!answerAside()) void run()
