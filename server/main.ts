/**
 * The command: reads the configuration, starts what there is to start, prints where to sign in, and ends cleanly.
 * All work is elsewhere; this file only puts it in order and speaks to the terminal.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import { buildApp } from './app'
import { ConfigError, readConfig, type Config } from './config'
import { arriveDemo } from './demo/arriving.demo'
import { foundDemo, yesterday } from './demo/seed'
import { arrivingCompany } from './demo/progress.demo'
import { queueDemoTasks } from './demo/tasks.demo'
import { ADMIN_ACCOUNT, createCompany, resetAdminPassword, whenEmpty } from './modules/people/first-company'
import { ensureBuilt } from './kernel/http/web/build'
import { watchCodegen } from './kernel/http/web/codegen-watch'
import { doorOf } from './kernel/http/sessions/door'
import { startRuntime } from './runtime'
import type { Runtime, Startup } from './kernel/http/runtime'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Which code this is, where it runs from one kept file, which says it there; the model that it made may be kept for its next start. */
const build = process.env['CODE_BUILD']

const FIRST_PAUSE_MS = 1000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env, { args: process.argv.slice(2), cwd: process.cwd() })
  mkdirSync(config.dataDir, { recursive: true })
  mkdirSync(join(ROOT, 'dist', 'web'), { recursive: true })

  const startup: Startup = { waitingFor: '准备' }
  const step = (words: string): void => {
    startup.waitingFor = words
  }
  const app = await buildApp({
    startup,
    web: config.dev ? { kind: 'dev', root: ROOT } : { kind: 'built', folder: join(ROOT, 'dist', 'web') },
    logLevel: config.logLevel,
    ...(config.trustProxy === null ? {} : { trustProxy: config.trustProxy }),
  })
  let starting: ReturnType<typeof startRuntime> | undefined
  let founding: Promise<string> | undefined
  let ending: Promise<void> | undefined
  let stopCodegen: (() => void) | undefined
  let arrived: Promise<void> | undefined
  const end = (code: number): Promise<void> => {
    ending ??= (async () => {
      startup.waitingFor = '服务正在停止'
      stopCodegen?.()
      // Event streams end by themselves when the runtime says so; requests under way are answered first.
      const closed = app.close()
      startup.runtime?.stopStreams()
      delete startup.runtime
      await closed
      // A start that is still under way is awaited, so that no database is left running behind it.
      const runtime = await starting?.catch(() => undefined)
      await founding?.catch(() => undefined)
      await arrived
      await runtime?.close()
      process.exitCode = code
    })()
    return ending
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (ending) return
    say(`收到 ${signal}，正在停止……`)
    end(0).then(() => say('已停止'), fatal).finally(() => process.exit())
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)

  try {
    await app.listen({ port: config.port, host: config.host })
    // First, for it is a process of its own and goes on while this one reads the schemas.
    const built = config.dev ? undefined : ensureBuilt(ROOT, say)
    starting = startRuntime(
      {
        root: ROOT, dataDir: config.dataDir, databaseUrl: config.databaseUrl, door: doorOf(config), watch: true,
        ...(build === undefined ? {} : { kept: { folder: join(ROOT, 'dist', 'model'), build } }),
        settings: { assistant: config.assistant }, ...(config.inboxDir === null ? {} : { inbox: config.inboxDir }),
        step, log: logLine, entered: (line) => app.log.info(line),
        ...(config.jobStallMinutes === null ? {} : { stallMs: config.jobStallMinutes * 60_000 })
      },
    )
    // A company is founded beside the build, and stands only once there are pages to open it with: its password is shown once.
    founding = starting.then((one) => prepareCompany(config, one, step, built))
    const [started, password] = await Promise.all([starting, founding, built])
    if (ending) return
    startup.runtime = started
    if (config.dev) stopCodegen = watchCodegen(ROOT, (code) => say(`codegen --watch 已结束（${code ?? '被停止'}），新接口要等 npm run codegen`))
    const words = await doorWords(config, started)
    const arriving = await arrivalOf(started)
    greet(addressOf(app.server.address(), config), password, { ...words, lines: [...arriving, ...words.lines] })
    if (arriving.length > 0) arrived = bringDemo(started)
  } catch (error) {
    if (!ending) fatal(explain(error, config))
    await end(1)
    process.exit()
  }
}

/** What to say about the password: the new one, or how to get one. @param built the web app stands; where it fails, nothing is founded */
async function prepareCompany(config: Config, runtime: Runtime, step: (words: string) => void, built?: Promise<unknown>): Promise<string> {
  const { db, live } = runtime
  const model = live.current.model
  const created = await whenEmpty(db, async () => {
    const password = config.adminPassword ?? randomBytes(9).toString('base64url')
    if (config.demo) {
      step('建立演示公司')
      await foundDemo(db, model, { today: yesterday(), password, until: built })
    } else {
      await built
      await db.asOwner((tx) => createCompany(tx, model, { name: '我的公司', password }))
    }
    return config.adminPassword ? '环境变量 ADMIN_PASSWORD 的值' : `${password}   （只显示这一次，请记下）`
  })
  if (created !== undefined) return created
  if (!config.adminPassword) return '第一次启动时显示的那一个；忘记了可以重设：ADMIN_PASSWORD=新密码 npm start'
  const changed = await resetAdminPassword(db, config.adminPassword)
  return changed ? '已重设为环境变量 ADMIN_PASSWORD 的值' : '环境变量 ADMIN_PASSWORD 的值'
}

/** What to say of demo data that are still to come; nothing where all are there. */
async function arrivalOf({ db }: Runtime): Promise<string[]> {
  const arriving = await db.asOwner((tx) => arrivingCompany(tx))
  if (!arriving) return []
  const { done, of } = arriving.progress
  return [`演示数据  正在后台准备（${done}/${of}），已经可以登录：人员、店铺与商品都在，单据、交易、订单、库存与广告随后一项项出现；不要演示数据请用 DEMO=0 建新的`]
}

/** Brings the demo data that are still to come; a stop takes back the step under way, and the next start goes on with it. */
async function bringDemo({ db, live, jobs, stopping }: Runtime): Promise<void> {
  // Each step has half a second of processor for itself: whoever waits for the start opens the door first.
  await setTimeout(FIRST_PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined)
  const started = Date.now()
  const arriving = await db.asOwner((tx) => arrivingCompany(tx))
  const isWhole = await arriveDemo(db, () => live.current.model, { signal: stopping, log: say }).catch((error: unknown) => logLine('演示数据', error))
  // Its first exports are of lists that are whole.
  if (isWhole && arriving) await queueDemoTasks(db, live.current.model, jobs, arriving.companyId).catch((error: unknown) => logLine('演示任务', error))
  if (isWhole) say(`演示数据已全部就绪，用时 ${Math.round((Date.now() - started) / 1000)} 秒`)
  else if (!stopping.aborted) say('演示数据没有准备完，已有的都可以用；重启服务会接着准备')
}

function greet(address: string, password: string, { isDescribed, lines }: { isDescribed: boolean; lines: string[] }): void {
  say(`
  已就绪    ${address}/amazon/
  账号      ${ADMIN_ACCOUNT}
  密码      ${password}
${lines.map((line) => `  ${line}\n`).join('')}
  ${isDescribed ? `接口说明  ${address}/docs        ` : ''}停止：Ctrl + C
`)
}

/** What strangers are not offered, and why; what must be set up for people who forget their password. */
async function doorWords(config: Config, { door }: Runtime): Promise<{ isDescribed: boolean; lines: string[] }> {
  const closed = await door.closed()
  const mayRegister = await door.registration()
  const shut = [...(mayRegister ? [] : ['注册公司（REGISTRATION=1 可以开放）']), '接口说明', ...(config.smsUrl === null ? ['验证码发件箱'] : [])]
  const isOutbox = (await door.sender())?.kind === 'outbox'
  const lines = closed === undefined ? [] : [`已关闭    ${shut.filter((name) => !(name === '验证码发件箱' && isOutbox)).join('、')}：${closed}`]
  if (closed !== undefined && mayRegister) lines.push('已开放    注册公司：REGISTRATION=1，任何能访问的人都可以注册')
  if (config.smsUrl === null && closed !== undefined) lines.push('短信      没有设置 SMS_WEBHOOK_URL：正式的公司不能用短信登录和找回密码，管理员可以在“员工列表”里生成一次性链接')
  return { isDescribed: await door.description(), lines }
}

function addressOf(address: AddressInfo | string | null, config: Config): string {
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${port}`
}

function explain(error: unknown, config: Config): unknown {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string }
  if (syscall === 'listen' || code === 'EADDRINUSE') {
    if (code === 'EADDRINUSE') return new Error(`端口 ${config.port} 已被占用。请关闭占用它的程序，或换一个端口启动：PORT=${config.port === 3000 ? 3001 : config.port + 1} npm start`)
    if (code === 'EACCES') return new Error(`没有权限使用端口 ${config.port}（1024 以下的端口需要管理员权限）。请换一个端口：PORT=3000 npm start`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Error(`地址 ${config.host} 不是本机的地址。请把 HOST 改为 127.0.0.1 或 0.0.0.0`)
  }
  return error
}

/** Words for people; a stack only where nobody foresaw the error. */
function fatal(error: unknown): void {
  const foreseen = error instanceof Error && /[\u4e00-\u9fff]/.test(error.message)
  process.stderr.write(`${foreseen ? error.message : `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`)
}

function logLine(line: string, error?: unknown): void {
  if (error === undefined) say(line)
  else process.stderr.write(`${line}：${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.lines.join('\n')}\n`)
  else fatal(error)
  process.exit(1)
})
