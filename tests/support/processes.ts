/**
 * The server as a company runs it: several processes of `npm start` over one folder, each with a socket of its own, which are killed in the middle
 * of their work, and their database with them, and started again. People go on: what was not answered is sent once more, under the same key.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { IDEMPOTENCY_HEADER, type Envelope } from '../../contract/wire'
import { ADMIN_PASSWORD, type Answer, type Client } from './app'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** A server that takes longer to come back, or to answer, is broken. */
const PATIENCE_MS = 180_000

export interface Processes {
  /** Signs in; speaks to one of the processes, and to the others while that one is away. */
  admin(): Promise<Client>
  /** Kills one process, or the database of all, without a word; it comes back by itself. */
  kill(what: 'app' | 'database'): Promise<void>
  /** How often the folder's server processes were killed. */
  readonly killed: { app: number; database: number }
  stop(): Promise<void>
}

/** `says`: the end of what its process wrote to standard error. */
interface One { port: number; child: ChildProcess; says: () => string }

/** Characters of it that are kept. */
const SAID = 2000

export async function startProcesses(count: number): Promise<Processes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seller-processes-'))
  // The database runs as somebody else where we are root, and keeps its files here only if that one may come in.
  chmodSync(dataDir, 0o755)
  const killed = { app: 0, database: 0 }
  let stopping = false
  const run = (port: number): Pick<One, 'child' | 'says'> => {
    const child = spawn(process.execPath, [join(ROOT, 'server/start.mjs')], {
      cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ADMIN_PASSWORD, DEMO: '0', NODE_OPTIONS: '' },
    })
    let said = ''
    child.stderr.on('data', (more: Buffer) => void (said = (said + more.toString()).slice(-SAID)))
    return { child, says: () => said }
  }
  const healthy = async ({ port, child, says }: One): Promise<void> => {
    const until = performance.now() + PATIENCE_MS
    while (!(await ask(port).catch(() => false))) {
      const ended = child.exitCode === null ? '' : `, it ended with ${child.exitCode}`
      if (ended !== '' || performance.now() > until) throw new Error(`the server on port ${port} does not come back${ended}: ${says()}`)
      await setTimeout(50)
    }
  }
  const all: One[] = []
  // The first makes the database and the company, the others find them.
  for (let nth = 0; nth < count; nth += 1) {
    const port = await freePort()
    const one: One = { port, ...run(port) }
    all.push(one)
    await healthy(one)
  }
  const revive = async (one: One): Promise<void> => {
    if (stopping) return
    Object.assign(one, run(one.port))
    await healthy(one)
  }
  let seats = 0
  return {
    killed,
    async admin() {
      const seat = seats++
      const token = await signIn(all, seat)
      return clientOf(all, seat, token)
    },
    async kill(what) {
      const one = all[killed.app % all.length]!
      if (what === 'database') process.kill(postmaster(dataDir), 'SIGKILL')
      else one.child.kill('SIGKILL')
      killed[what] += 1
      if (what === 'app') await revive(one)
      else for (const each of all) await healthy(each)
    },
    async stop() {
      stopping = true
      await Promise.all(all.map(({ child }) => new Promise<void>((ended) => {
        if (child.exitCode !== null || child.signalCode !== null) return ended()
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      })))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}

async function ask(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
  await answer.text()
  return answer.ok
}

function postmaster(dataDir: string): number {
  const file = readdirSync(dataDir).map((name) => join(dataDir, name, 'postmaster.pid')).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`no database runs in ${dataDir}`)
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

async function signIn(all: readonly One[], seat: number): Promise<string> {
  const { body } = await clientOf(all, seat, '').call<{ employeeInfo: { token: string } }>(
    '/sso/api/v1/login', { login_account: 'admin', password: ADMIN_PASSWORD },
  )
  if (body.code !== 200) throw new Error(`${body.code} ${body.msg}`)
  return body.data.employeeInfo.token
}

/** Answers of a server that is starting, or has lost its database for a moment: the request was not taken. */
const AWAY = [502, 503, 504]

function clientOf(all: readonly One[], seat: number, token: string): Client {
  return {
    token,
    async call<T>(path: string, body?: unknown, { headers = {}, method = 'POST', query }: Parameters<Client['call']>[2] = {}): Promise<Answer<T>> {
      // The same key until an answer is there: what was done before the line broke is answered, and not done twice.
      const sent = {
        authorization: `Bearer ${token}`, projectid: 'erp', [IDEMPOTENCY_HEADER]: randomUUID(), ...headers,
        // A form says by itself how it is written.
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      }
      const until = performance.now() + PATIENCE_MS
      for (let attempt = 0; ; attempt += 1) {
        const { port } = all[(seat + attempt) % all.length]!
        const address = new URL(path, `http://127.0.0.1:${port}`)
        for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
        const answer = await fetch(address, { method, headers: sent, ...(body === undefined ? {} : { body: bodyOf(body) }) })
          .then(async (response) => ({ status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }))
          .catch(() => undefined)
        if (answer && !AWAY.includes(answer.status)) return { ...answer, body: readJson<T>(answer.text) }
        if (performance.now() > until) throw new Error(`${path} is not answered: ${answer?.text ?? 'no connection'}`)
        await setTimeout(100)
      }
    },
  }
}

function bodyOf(body: unknown): string | FormData {
  return body instanceof FormData ? body : JSON.stringify(body)
}

function readJson<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>
  } catch {
    return { code: 0, msg: text, data: null } as Envelope<T>
  }
}
