/**
 * Asks the server's code what it has (handlers, parsers), so that the command line checks what the server checks. It runs
 * server/facts.ts as a program of its own, because codegen never imports the server. What it said is kept under the hash of all
 * sources, and of the very same sources it is not asked again.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from './check/check'
import { hashOf } from './kept-code.mjs'

/** The server's code could not be asked; the message says why. */
export class FactsError extends Error {
  override name = 'FactsError'
}

/**
 * @param root the checkout: holds server/facts.ts and node_modules
 * @param build the hash of all its sources, where it is known
 * @throws FactsError when the program does not run or prints something else
 */
export async function askFacts(root: string, build: string = hashOf(root)): Promise<Required<Facts>> {
  const file = join(root, 'dist/code/facts.json')
  const known = readKept(file)
  const said = known?.build === build ? factsOf(known.said) : undefined
  return said ?? ask(root, (printed) => keep(file, { build, said: printed }))
}

interface Kept {
  build: string
  said: string
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

/** A disk that takes no more is no reason not to check: the next run asks again. */
function keep(file: string, kept: Kept): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // It is asked again.
  }
}

async function ask(root: string, told: (printed: string) => void): Promise<Required<Facts>> {
  // Loaded by whoever has to ask: most runs know the answer.
  const { execFile } = await import('node:child_process')
  const args = [join(root, 'codegen/run.mjs'), 'server/facts.ts']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      const facts = error ? undefined : factsOf(stdout)
      if (facts) {
        told(stdout)
        resolve(facts)
      } else reject(new FactsError(failure(stderr.trim() || error?.message || `it printed ${JSON.stringify(stdout.slice(0, 200))}`)))
    })
  })
}

function failure(reason: string): string {
  const lines = reason.split('\n').map((line) => `  ${line}`).join('\n')
  return `SCH603 and the parsers of report formats cannot be told: server/facts.ts does not run.\n${lines}`
}

function factsOf(printed: string): Required<Facts> | undefined {
  try {
    const { handlers, parsers, functions = [], effects = {}, parts = [], needs = { entities: {}, enums: [] } } = JSON.parse(printed) as Partial<Facts>
    return handlers && Array.isArray(parsers) ? { handlers, parsers, functions, effects, parts, needs } : undefined
  } catch {
    return undefined
  }
}
