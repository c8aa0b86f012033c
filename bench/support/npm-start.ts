/** The server as `npm start` runs it: the same program by the same node, with the same settings of it. */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** @param env besides this process's own. Its words come on stdout; what goes wrong is printed here. @throws where `start` is no call of node */
export function npmStart(env: Record<string, string>): ChildProcessByStdio<null, Readable, null> {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { start: string } }
  const [program, ...args] = scripts.start.split(' ')
  if (program !== 'node') throw new Error(`package.json starts the server by "${scripts.start}", not by node`)
  return spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
}
