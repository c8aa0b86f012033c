/**
 * Asks the server's code what it has (handlers, parsers), so that the command line checks what the server checks. It runs
 * server/facts.ts as a program of its own, because codegen never imports the server.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Facts } from './check/check'

/** The server's code could not be asked; the message says why. */
export class FactsError extends Error {
  override name = 'FactsError'
}

/**
 * @param root the checkout: holds server/facts.ts and node_modules
 * @throws FactsError when the program does not run or prints something else
 */
export function askFacts(root: string): Promise<Required<Facts>> {
  const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'server/facts.ts')]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      const facts = error ? undefined : factsOf(stdout)
      if (facts) resolve(facts)
      else reject(new FactsError(failure(stderr.trim() || error?.message || `it printed ${JSON.stringify(stdout.slice(0, 200))}`)))
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
