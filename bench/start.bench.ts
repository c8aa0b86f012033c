/**
 * How long a person waits for the server: the first start in an empty folder (the web app is built if it is not yet), until the demo
 * company is whole, and the next start of the same folder. Each is
 * `npm start` without npm, until /healthz says ok. Exits 1 beyond the limits.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { npmStart } from './support/npm-start'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIMITS = { firstMs: 15_000, nextMs: 3_000 }

interface Started { healthyMs: number; wholeMs?: number }

/** Starts, waits until it is healthy (`whole`: until the demo data are there), and stops it. */
async function start(dataDir: string, whole = false): Promise<Started> {
  const port = 20_000 + (process.pid % 20_000)
  const began = performance.now()
  const child = npmStart({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ADMIN_PASSWORD: 'bench-password-1', DEMO: '1' })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    const until = async (isThere: () => Promise<boolean>): Promise<number> => {
      while (!(await isThere())) {
        if (child.exitCode !== null) throw new Error(`the server ended:\n${said}`)
        await setTimeout(50)
      }
      return performance.now() - began
    }
    const asked = (): Promise<Response> => fetch(`http://127.0.0.1:${port}/healthz`)
    const healthyMs = await until(() => asked().then(async (answer) => (await answer.text()) !== '' && answer.ok, () => false))
    return whole ? { healthyMs, wholeMs: await until(async () => said.includes('演示数据已全部就绪')) } : { healthyMs }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'start-bench-'))
const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`
try {
  // Nothing of an earlier start helps the first.
  for (const kept of ['server', 'model', 'web']) rmSync(join(ROOT, 'dist', kept), { recursive: true, force: true })
  const first = await start(dataDir, true)
  const next = [await start(dataDir), await start(dataDir), await start(dataDir)].map(({ healthyMs }) => healthyMs).sort((a, b) => a - b)
  console.log(`load average ${loadavg()[0]!.toFixed(1)}`)
  const whole = `demo company whole ${seconds(first.wholeMs)}`
  console.log(`  first start, everything to be made      healthy ${seconds(first.healthyMs)}, ${whole}; limit ${seconds(LIMITS.firstMs)}`)
  console.log(`  next start of a filled folder           healthy ${seconds(next[1])} (median of ${next.length}); limit ${seconds(LIMITS.nextMs)}`)
  if (first.healthyMs > LIMITS.firstMs || next[1]! > LIMITS.nextMs) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
