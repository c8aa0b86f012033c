/** `node codegen/run.mjs codegen/cli.ts --check`: runs a program of this checkout from its one kept file. Plain JavaScript, as kept-code.mjs is. */
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isMainThread, workerData } from 'node:worker_threads'
import { runCompiled } from './compiled.mjs'
import { bundled, run } from './kept-code.mjs'

/** The program that people wait for: it alone is run as it was compiled before. */
const WAITED_FOR = 'codegen/cli.ts'

if (isMainThread) await begin(...process.argv.splice(2, 1))
else runCompiled(workerData.program, workerData.goesOn ? undefined : 'aside')

async function begin(entry = '') {
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (entry !== WAITED_FOR) return run(root, entry)
  const file = await bundled(root, entry, { format: 'cjs' })
  process.argv[1] = file
  const goesOn = process.argv.includes('--watch')
  // A run of a second is over before what the optimizing compiler makes of it has paid for itself: it took a quarter of all processor time.
  if (!goesOn) setFlagsFromString('--no-opt')
  return runCompiled(file, goesOn ? undefined : 'main')
}
