/**
 * `npm run codegen`: writes what the schemas say. `-- --check` writes nothing, tells what would change and exits 1 if anything
 * would; `-- --watch` goes on as files are saved. The one place of codegen, beside read/, that touches the disk.
 */
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatProblem } from './check/problem'
import { compareFiles, writeChanges, type Changes } from './disk'
import { emitFiles } from './emit/emit'
import { createModelLoader, type ModelLoader } from './load-model'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Saves come in bursts: an editor writes a file twice, a branch switch writes hundreds. */
const BURST_MS = 60

async function main(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => !['--check', '--watch'].includes(arg))
  if (unknown.length) {
    console.error(`unknown option ${unknown.join(' ')}; codegen takes --check or --watch`)
    return 2
  }
  const loader = createModelLoader(ROOT)
  const cache = new Map<string, Promise<string>>()
  const checking = args.includes('--check')
  const code = await once(loader, cache, checking)
  if (!args.includes('--watch')) return code
  console.log('watching schemas/ …')
  let waiting: NodeJS.Timeout | undefined
  let running = Promise.resolve(code)
  watch(`${ROOT}/schemas`, { recursive: true }, (_event, name) => {
    if (name?.startsWith('.editor')) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      running = running.then(() => once(loader, cache, checking))
    }, BURST_MS)
  })
  return new Promise(() => undefined)
}

async function once(loader: ModelLoader, cache: Map<string, Promise<string>>, checking: boolean): Promise<number> {
  const start = performance.now()
  const { model, problems, sources } = loader.reload()
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors || !model) {
    console.error(`${errors} error${errors === 1 ? '' : 's'}; nothing was written`)
    return 1
  }
  const changes = compareFiles(ROOT, await emitFiles(model, sources, cache))
  if (!checking) writeChanges(ROOT, changes)
  report(changes, checking, performance.now() - start)
  return checking && changes.changed.length + changes.added.length + changes.removed.length > 0 ? 1 : 0
}

function report(changes: Changes, checking: boolean, tookMs: number): void {
  for (const [what, files] of [['added', changes.added], ['changed', changes.changed]] as const) {
    for (const { path, plus, minus } of files) console.log(`${what.padEnd(8)}${path}  +${plus} -${minus}`)
  }
  for (const path of changes.removed) console.log(`removed ${path}`)
  const count = changes.added.length + changes.changed.length + changes.removed.length
  const verb = checking ? 'would change' : 'written'
  console.log(`${count} of ${changes.total} files ${verb} in ${Math.round(tookMs)} ms${checking && count ? '; run `npm run codegen` and commit what it writes' : ''}`)
}

process.exitCode = await main(process.argv.slice(2))
