/**
 * Two hundred people at work at once: each does one thing every five seconds (a list, the next page, a report, an edit, a plan), and
 * a report file is imported again and again, on a server of its own with the demo company. The load comes from this process, whose
 * share of the processors is told, for it works on the same machine. Prints p50, p99, errors and memory minute by minute; exits 1
 * beyond the limits. `npm run bench -- staff` runs two minutes; STAFF_MINUTES=30 STAFF=200 say otherwise.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defaultState } from '../contract/list-address'
import { questionOf } from '../contract/list-question'
import '../server/modules/modules'
import type { Model } from '../contract/model'
import { seedDemo, yesterday } from '../server/demo/seed'
import { createSessions } from '../server/kernel/http/sessions/sessions'
import type { Database } from '../server/kernel/store/connect'
import { npmStart } from './support/npm-start'
import { withThrowaway } from './support/throwaway'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAFF = Number(process.env['STAFF'] ?? 200)
const MINUTES = Number(process.env['STAFF_MINUTES'] ?? 2)
const PACE_MS = 5000
const LIMITS = { p99Ms: 500, errors: 0 }
const FILE = join(ROOT, 'tests/fixtures/reports/storage/us-new.csv')

interface Answer { status: number; code: number; msg: string; text: string }
interface Done { what: string; ms: number; error?: string }
type Ask = (path: string, body: unknown) => Promise<Answer>

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

function post(port: number, path: string, body: string | Buffer, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        // Of a long answer only whether it went well is read: what reading costs is the load's, not the server's.
        const msg = text.length < 2000 ? (/"msg":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 100)) : ''
        resolve({ status: reply.statusCode ?? 0, code: Number(/"code":(\d+)/.exec(text.slice(0, 40))?.[1]), msg, text })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

function asker(port: number, token: string): Ask {
  return (path, body) => post(port, path, JSON.stringify(body), { 'content-type': 'application/json', authorization: `Bearer ${token}` })
}

/** The server as `npm start` runs it, on this database. */
async function startServer(url: string, dataDir: string, port: number): Promise<{ pid: number; stop(): Promise<void> }> {
  const child = npmStart({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: url })
  let said = ''
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('已就绪 ')) ready()
    })
    void ended.then(() => failed(new Error(`the server ended:\n${said}`)))
  })
  return {
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** So many people of their own, each as the administrator, and their tokens. */
async function hire(db: Database, companyId: number): Promise<string[]> {
  const { rows } = await db.asOwner((tx) => tx.query<{ id: number }>(
    `insert into employee (company_id, login_account, name, roles, all_shops, state, create_time)
     select company_id, 'staff' || i, '员工' || i, roles, all_shops, state, now() from employee, generate_series(1, $2) i
     where company_id = $1 and login_account = 'admin' returning id`, [companyId, STAFF],
  ))
  const sessions = createSessions(db)
  return Promise.all(rows.map(async ({ id }) => (
    await sessions.open({ companyId, employeeId: String(id) }, { address: '127.0.0.1', agent: 'bench' })
  ).token))
}

interface Deed { what: string; share: number; do(ask: Ask, random: () => number): Promise<Answer> }

/** What one of the staff may do next; each is asked as its screen asks. */
function deedsOf(model: Model): Deed[] {
  const asked = (page: string, code?: string) => {
    const plan = model.plans[page]!
    const list = plan.lists.find((each) => code === undefined || each.code === code)!
    const { path } = model.families[list.list.family]!.calls[list.list.call]!
    return { path, question: questionOf(list, defaultState(list), `${page}:${list.code}`), route: plan.route }
  }
  const of = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)]!
  const lists = ['sale_order_list', 'system_shop', 'purchase_contract', 'purchase_supplier', 'statistics_report_center'].map((page) => asked(page))
  const reports = [
    asked('finance_profit_report', 'msku'), asked('statistics_product_performance', 'msku'), asked('finance_amazon_settlement_center', 'summary'),
  ]
  const suppliers = asked('purchase_supplier')
  return [
    {
      what: 'list', share: 0.45,
      do: (ask, random) => {
        const { path, question } = of(lists, random)
        return ask(path, { ...question, page: random() < 0.3 ? 2 : 1 })
      },
    },
    {
      what: 'report', share: 0.2,
      do: (ask, random) => {
        const { path, question } = of(reports, random)
        return ask(path, question)
      },
    },
    { what: 'plan', share: 0.15, do: (ask, random) => ask('/app/api/v1/page-plan', { route: of(lists, random).route }) },
    { what: 'session', share: 0.05, do: (ask) => ask('/app/api/v1/session', {}) },
    {
      what: 'edit', share: 0.15,
      async do(ask, random) {
        const found = await ask(suppliers.path, suppliers.question)
        const ids = [...found.text.matchAll(/"id":"(\d+)"/g)].map(([, id]) => id!)
        return ids.length === 0 ? found : ask('/v2/purchase/api/supplier/edit', { id: of(ids, random), contact: `联系人 ${Math.floor(random() * 1000)}` })
      },
    },
  ]
}

/** Uploads the report file: it is recognised, read and previewed. */
async function importFile(port: number, token: string): Promise<Answer> {
  const boundary = 'staff-bench-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="us-${Date.now()}.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), readFileSync(FILE), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return post(port, '/app/api/v1/imports/upload', body, { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` })
}

const place = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const rssOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Everybody at work until the time is up, a report file on its way in meanwhile. */
async function work(port: number, pid: number, tokens: string[], deeds: Deed[]): Promise<Done[]> {
  const done: Done[] = []
  const cpu = process.cpuUsage()
  const began = performance.now()
  const end = began + MINUTES * 60_000
  const timed = async (what: string, ask: () => Promise<Answer>): Promise<void> => {
    const started = performance.now()
    const { status, code, msg } = await ask().catch((error: Error) => ({ status: 0, code: 0, msg: error.message }))
    done.push({ what, ms: performance.now() - started, ...(status === 200 && code === 200 ? {} : { error: `${status} ${code} ${msg}` }) })
  }
  const person = async (token: string, at: number): Promise<void> => {
    let seed = at * 7919 + 1
    const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const ask = asker(port, token)
    await setTimeout(random() * PACE_MS)
    while (performance.now() < end) {
      const started = performance.now()
      let chance = random()
      const deed = deeds.find(({ share }) => (chance -= share) < 0) ?? deeds[0]!
      await timed(deed.what, () => deed.do(ask, random))
      await setTimeout(Math.max(0, PACE_MS - (performance.now() - started)))
    }
  }
  const importing = async (): Promise<void> => {
    while (performance.now() < end) {
      await timed('import', () => importFile(port, tokens[0]!))
      await setTimeout(2000)
    }
  }
  const watching = async (): Promise<void> => {
    for (let minute = 1; performance.now() < end; minute += 1) {
      await setTimeout(Math.min(60_000, Math.max(0, end - performance.now())))
      const { user, system } = process.cpuUsage(cpu)
      const share = ((user + system) / 10 / (performance.now() - began) / availableParallelism()).toFixed(0)
      const memory = `memory of the server ${rssOf(pid).toFixed(0)} MB`
      console.log(`minute ${minute}: ${memory}, the load's share of the processors ${share} %, load average ${loadavg()[0]!.toFixed(1)}`)
    }
  }
  await Promise.all([...tokens.map(person), importing(), watching()])
  return done
}

function tell(label: string, done: Done[]): { p99: number; errors: number } {
  const times = done.map(({ ms }) => ms).sort((a, b) => a - b)
  const errors = done.filter(({ error }) => error !== undefined)
  const [p50, p99] = [0.5, 0.99].map((share) => place(times, share).toFixed(0).padStart(5))
  const first = errors[0] ? `  (${errors[0].what}: ${errors[0].error})` : ''
  console.log(`${label.padEnd(10)} ${String(done.length).padStart(6)} deeds  p50 ${p50} ms  p99 ${p99} ms  errors ${errors.length}${first}`)
  return { p99: place(times, 0.99), errors: errors.length }
}

await withThrowaway('staff', async (db, model, url) => {
  const { companyId } = await seedDemo(db, model, { today: yesterday() })
  const tokens = await hire(db, companyId)
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-bench-'))
  const port = 20_000 + (process.pid % 20_000)
  const server = await startServer(url, dataDir, port)
  try {
    const done = await work(port, server.pid, tokens, deedsOf(model))
    for (const what of new Set(done.map((each) => each.what))) tell(what, done.filter((each) => each.what === what))
    const { p99, errors } = tell('all', done)
    if (p99 > LIMITS.p99Ms || errors > LIMITS.errors) process.exitCode = 1
  } finally {
    agent.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
