/**
 * What an answer costs beside its database: every list and report of every built page, asked as its screen asks first, of the demo
 * company over HTTP (injected, JSON written, nothing compressed). The bar: a request takes its database's time and 10 ms, or 1.1
 * times it, whichever is more. Prints medians of five, the worst first; exits 1 where one is beyond the bar.
 */
import { buildApp } from '../server/app'
import { seedDemo, yesterday } from '../server/demo/seed'
import { startRuntime } from '../server/runtime'
import { defaultState } from '../contract/list-address'
import { questionOf } from '../contract/list-question'
import type { Model } from '../contract/model'
import type { ListPlan } from '../contract/plan'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withThrowaway } from './support/throwaway'

const PASSWORD = 'bench-password-1'
const RUNS = 5
const BESIDE_MS = 10
const SHARE = 1.1
const SHOWN = 25

interface Line { source: string; dbMs: number; wholeMs: number; rows: number }

function listsOf(model: Model): [source: string, list: ListPlan][] {
  return Object.values(model.plans).filter(({ state }) => state === 'built').flatMap(
    (plan) => plan.lists.map((list): [string, ListPlan] => [`${plan.page}:${list.code}`, list]),
  )
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const isBeyond = ({ dbMs, wholeMs }: Line): boolean => wholeMs > Math.max(dbMs + BESIDE_MS, dbMs * SHARE)

await withThrowaway('served', async (db, model, url) => {
  await seedDemo(db, model, { today: yesterday(), password: PASSWORD })
  const dataDir = mkdtempSync(join(tmpdir(), 'served-bench-'))
  const runtime = await startRuntime({ root: fileURLToPath(new URL('..', import.meta.url)), dataDir, databaseUrl: url, workers: 0 })
  const app = await buildApp({ startup: { runtime, waitingFor: '' }, logLevel: 'silent', signInsPerMinute: 1000 })
  try {
    const signedIn = await app.inject({ method: 'POST', url: '/sso/api/v1/login', payload: { login_account: 'admin', password: PASSWORD } })
    const { token } = (signedIn.json() as { data: { employeeInfo: { token: string } } }).data.employeeInfo
    const lines: Line[] = []
    const asks = listsOf(model).flatMap(([source, list]) => {
      const call = model.families[list.list.family]?.calls[list.list.call]
      if (call?.state !== 'built' || !['list', 'report'].includes(call.does?.type ?? '')) return []
      const payload = questionOf(list, defaultState(list), source)
      return [{ source, ask: () => app.inject({ method: 'POST', url: call.path, headers: { authorization: `Bearer ${token}` }, payload }) }]
    })
    // A server that has been asked before: what is measured first is not the one that waits for the compiler.
    for (let round = 0; round < 2; round += 1) for (const { ask } of asks) await ask()
    for (const { source, ask } of asks) {
      const asked: { dbMs: number; wholeMs: number; rows: number }[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const started = performance.now()
        const reply = await ask()
        const wholeMs = performance.now() - started
        const body = reply.json() as { code: number; msg: string; data: { list?: unknown[] } }
        if (body.code !== 200) throw new Error(`${source}: ${body.msg}`)
        const dbMs = Number(/\bdb;dur=([\d.]+)/.exec(String(reply.headers['server-timing']))?.[1])
        asked.push({ dbMs, wholeMs, rows: body.data.list?.length ?? 0 })
      }
      // The run in the middle by what it took beside its database: the two are of one request.
      const beside = middle(asked.map((each) => each.wholeMs - each.dbMs))
      lines.push({ source, ...asked.find((each) => each.wholeMs - each.dbMs === beside)! })
    }
    lines.sort((a, b) => b.wholeMs - b.dbMs - (a.wholeMs - a.dbMs))
    const beyond = lines.filter(isBeyond)
    const usual = middle(lines.map((each) => each.wholeMs - each.dbMs)).toFixed(1)
    console.log(`${lines.length} lists and reports, request beside its database: median ${usual} ms`)
    console.log(`${beyond.length} beyond the bar (database + ${BESIDE_MS} ms or × ${SHARE})`)
    for (const line of lines.slice(0, SHOWN)) {
      const beside = (line.wholeMs - line.dbMs).toFixed(1).padStart(7)
      const database = line.dbMs.toFixed(1).padStart(7)
      console.log(`${isBeyond(line) ? '!' : ' '} ${line.source.padEnd(56)} database ${database} ms  beside ${beside} ms  ${line.rows} rows`)
    }
    if (beyond.length > 0) process.exitCode = 1
  } finally {
    await app.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
