/**
 * `npm run simulate`: random stock documents, bills, closings and files of Amazon by people at once over processes of the server that are killed
 * meanwhile, and their database with them, held to plain lists of what was accepted.
 * `-- --seed N --documents N --clients N --processes N --kill SECONDS`; --processes 0: within one process.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const USAGE = 'simulate takes --seed WORD, --documents N, --clients N, --processes N, --kill SECONDS'

interface Asked { seed: string; documents: string; clients: string; processes: string; kill: string }

function asked(): Asked | undefined {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: randomBytes(4).toString('hex') }, documents: { type: 'string', default: '2000' },
        clients: { type: 'string', default: '8' }, processes: { type: 'string', default: '2' }, kill: { type: 'string', default: '15' },
      },
    })
    const { seed, ...numbers } = values
    return Object.values(numbers).every((each) => /^\d{1,6}$/.test(each)) && seed !== '' ? values : undefined
  } catch {
    return undefined
  }
}

const wanted = asked()
if (!wanted) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const { seed, documents, clients, processes, kill } = wanted
  console.log(`seed ${seed}: ${documents} documents by ${clients} people, ${processes} processes of the server, one killed every ${kill} s`)
  const { status } = spawnSync(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', 'tests/server/stock/simulation.test.ts'], {
    cwd: ROOT, stdio: 'inherit',
    env: { ...process.env, SEED: seed, DOCUMENTS: documents, CLIENTS: clients, PROCESSES: processes, KILL_SECONDS: kill },
  })
  process.exitCode = status ?? 1
}
