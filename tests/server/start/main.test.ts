import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { fixture } from '../../support/import-files'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

interface Started { child: ChildProcess; said(): string; ended: Promise<number | null>; until(word: RegExp): Promise<string> }

/** `npm start` without npm: the same process, the web app left to Vite so that nothing is built here. */
function start(environment: Record<string, string>, args: string[] = ['--dev']): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: ROOT, env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...environment }, stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return {
    child,
    said: () => said,
    ended,
    until: (word) =>
      new Promise((found, failed) => {
        const look = (): void => {
          if (word.test(said)) found(said)
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
        child.once('close', () => failed(new Error(`it ended before it said ${word}:\n${said}`)))
        look()
      }),
  }
}

// A start compiles and migrates: on a busy machine that takes minutes, and no test here is about how long.
describe('the command', { timeout: 300_000 }, () => {
  let folder: string
  let database: TestDatabase | undefined
  const running: Started[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seller-main-'))
    mkdirSync(join(ROOT, 'dist', 'web'), { recursive: true })
  })
  afterEach(async () => {
    for (const each of running.splice(0)) {
      if (each.child.exitCode === null) each.child.kill('SIGKILL')
      await each.ended
    }
    await database?.drop()
    database = undefined
    rmSync(folder, { recursive: true, force: true })
  })
  const run = (environment: Record<string, string>, args?: string[]): Started => {
    const made = start({ DATA_DIR: folder, ...environment }, args)
    running.push(made)
    return made
  }

  it('says every mistake of its configuration in Chinese and ends with 1', async () => {
    const made = run({ PORT: 'http', DEMO: 'yes' })
    expect(await made.ended).toBe(1)
    expect(made.said()).toContain('环境变量 PORT="http" 不对：应为 0 到 65535 的整数')
    expect(made.said()).toContain('环境变量 DEMO="yes" 不对')
    expect(made.said()).not.toContain('    at ')
  })

  it('says that the port is taken, and how to take another', async () => {
    const other = createServer()
    const port = await new Promise<number>((done) => other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)))
    const made = run({ PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await made.ended).toBe(1)
    expect(made.said()).toContain(`端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口启动：PORT=${port + 1} npm start`)
    other.close()
  })

  it('prints address and sign-in once, signs in by them, and ends cleanly on SIGTERM with a stream open', async () => {
    database = await createTestDatabase({ empty: true })
    const first = run({ DATABASE_URL: database.url })
    const said = await first.until(/停止：Ctrl/)
    const address = /已就绪\s+(http:\S+)\/amazon\//.exec(said)?.[1] ?? ''
    const password = /密码\s+(\S+)\s+（只显示这一次/.exec(said)?.[1] ?? ''
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
    // A company of its own is no trial: what is open to strangers closes, and whoever started it reads which doors and why.
    expect(said).toMatch(/已关闭 +注册公司（REGISTRATION=1 可以开放）、接口说明、验证码发件箱：已有正式的公司\n/)
    expect(said).toMatch(/短信 +没有设置 SMS_WEBHOOK_URL：正式的公司不能用短信登录和找回密码/)
    expect(said).not.toContain(`${address}/docs`)
    for (const path of ['/docs', '/openapi.json']) expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 404])
    const login = (word: string) => fetch(`${address}/sso/api/v1/login`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login_account: 'admin', password: word }),
    })
    const signedIn = (await (await login(password)).json()) as { code: number; data: { employeeInfo: { token: string } } }
    expect(signedIn.code).toBe(200)
    expect((await fetch(`${address}/`, { redirect: 'manual' })).headers.get('location')).toBe('/amazon/')
    const events = await fetch(`${address}/app/api/v1/events`, { headers: { authorization: `Bearer ${signedIn.data.employeeInfo.token}` } })
    expect(events.status).toBe(200)
    // The stream of events is open, and would never end by itself.
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.said()).toContain('已停止')

    const second = run({ DATABASE_URL: database.url, ADMIN_PASSWORD: 'a-new-password', REGISTRATION: '1', TRUST_PROXY: '10.0.0.5', LOG_LEVEL: 'info' })
    const again = await second.until(/停止：Ctrl/)
    expect(again).toMatch(/已关闭 +接口说明、验证码发件箱：设置了 TRUST_PROXY\n/)
    expect(again).toMatch(/已开放 +注册公司：REGISTRATION=1，任何能访问的人都可以注册/)
    expect(again).toContain('已重设为环境变量 ADMIN_PASSWORD 的值')
    expect(again).not.toContain('a-new-password')
    const next = /已就绪\s+(http:\S+)\/amazon\//.exec(again)?.[1] ?? ''
    const relogin = await fetch(`${next}/sso/api/v1/login`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login_account: 'admin', password: 'a-new-password' }),
    })
    const { code, data: { employeeInfo: { token } } } = (await relogin.json()) as typeof signedIn
    expect(code).toBe(200)
    // What becomes of a file stands in the log at info: of its job, and of the import itself, a line each.
    const form = new FormData()
    form.append('file', new File([readFileSync(fixture('transactions/us-30.csv'))], 'us-30.csv'))
    const headers = { authorization: `Bearer ${token}`, projectid: 'erp' }
    const sent = await fetch(`${next}/app/api/v1/imports/upload`, { method: 'POST', headers, body: form })
    expect(((await sent.json()) as { code: number }).code).toBe(200)
    const logged = await second.until(/job \d+ \(importRead, import \d+\) of company \d+, try 1, done/)
    const line = /^\{"level":30,.*"msg":"import \d+ of \\"us-30.csv\\" \(date_range_transactions\) (recognised|scanned|previewed): /gm
    expect([...logged.matchAll(line)].map(([, state]) => state)).toEqual(['recognised', 'scanned', 'previewed'])
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  })

  it('ends cleanly, the database too, when it is stopped while it starts', async () => {
    const made = run({ PORT: '0' })
    await made.until(/第一次启动，建立数据库/)
    made.child.kill('SIGTERM')
    expect(await made.ended).toBe(0)
    expect(made.said()).toMatch(/数据库已关闭|数据库仍有/)
  })
})
