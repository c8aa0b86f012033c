/**
 * What the server is told from outside: environment and arguments, checked, with a Chinese line for everything wrong.
 * It reads; it starts nothing.
 */
import { isAbsolute, resolve } from 'node:path'
import { readAssistantSettings, type AssistantSettings } from './modules/assistant/public'
import { wrongPassword } from './kernel/http/sessions/password-rule'
import { readTrustProxy, type TrustProxy } from './kernel/http/trust-proxy'

/** All that the server is told from outside, read once at its start and passed on; nothing else looks at the environment for it. */
export interface Config {
  /** 0: any free one. */
  port: number
  host: string
  /** Whose X-Forwarded-For counts; null: that of a proxy on this machine alone. */
  trustProxy: TrustProxy | null
  /** Absolute. Holds the embedded database and the files. */
  dataDir: string
  /** Absolute: what falls into it is imported; null: no folder is watched. */
  inboxDir: string | null
  /** Another PostgreSQL; null: the embedded one. */
  databaseUrl: string | null
  /** Fill an empty database with the demo company. */
  demo: boolean
  /** The administrator's password; null: a random one at first start, later the one that is. */
  adminPassword: string | null
  /** Where codes for phones are posted to; null: no sender. */
  smsUrl: string | null
  smsToken: string | null
  /** May strangers register a company? null: while the server is for trying out (door.ts). */
  registration: boolean | null
  /** How long a job may go on without progress, in minutes; null: what the queue allows. */
  jobStallMinutes: number | null
  /** Vite in the same process, schema problems over the page. */
  dev: boolean
  logLevel: 'error' | 'warn' | 'info' | 'debug'
  /** Where the assistant's model is reached (AI_BASE_URL, AI_API_KEY, AI_MODELS), if anywhere. */
  assistant: AssistantSettings
}

/** Everything wrong with the configuration: one Chinese line each, with the variable's name and what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(readonly lines: string[]) {
    super(lines.join('\n'))
  }
}

const LEVELS = ['error', 'warn', 'info', 'debug'] as const

/**
 * @param environment e.g. process.env
 * @param options.cwd the folder that a relative DATA_DIR starts from
 * @throws ConfigError
 */
export function readConfig(environment: Record<string, string | undefined>, options: { args: string[]; cwd: string }): Config {
  const lines: string[] = []
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const refuse = (name: string, what: string): void => {
    lines.push(`环境变量 ${name}=${shown(name, environment[name] ?? '')} 不对：${what}`)
  }

  const portText = given('PORT') ?? '3000'
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN
  if (!(port >= 0 && port <= 65_535)) refuse('PORT', '应为 0 到 65535 的整数，例如 PORT=3000')

  const host = given('HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9_.:-]+$/.test(host)) refuse('HOST', '应为本机的地址，例如 127.0.0.1，或 0.0.0.0 表示全部网卡')

  const proxyText = given('TRUST_PROXY')
  const trustProxy = proxyText === undefined ? null : readTrustProxy(proxyText)
  if (trustProxy === undefined) refuse('TRUST_PROXY', '应为代理的地址或网段（逗号分隔），例如 10.0.0.5,172.16.0.0/12，或前面有几层内网里的代理，例如 1')

  const folder = given('DATA_DIR') ?? './data'
  if (folder.includes('\0')) refuse('DATA_DIR', '应为一个文件夹的路径')

  const inbox = given('INBOX_DIR') ?? null
  const inboxDir = inbox === null ? null : resolve(options.cwd, inbox)
  if (inbox?.includes('\0') || inboxDir === resolve(options.cwd, folder)) refuse('INBOX_DIR', '应为一个文件夹的路径，不能是 DATA_DIR 本身')

  const databaseUrl = given('DATABASE_URL') ?? null
  if (databaseUrl !== null && !isDatabaseUrl(databaseUrl)) refuse('DATABASE_URL', '应形如 postgres://用户:密码@主机:5432/库名')

  const demoText = (given('DEMO') ?? '1').toLowerCase()
  if (!['0', '1', 'true', 'false'].includes(demoText)) refuse('DEMO', '应为 1（建立演示公司）或 0（不建立）')

  const adminPassword = environment.ADMIN_PASSWORD ? environment.ADMIN_PASSWORD : null
  const wrongAdmin = adminPassword === null ? undefined : wrongPassword(adminPassword, { account: 'admin' })
  if (wrongAdmin !== undefined) refuse('ADMIN_PASSWORD', wrongAdmin)

  const smsUrl = given('SMS_WEBHOOK_URL') ?? null
  if (smsUrl !== null && !/^https?:\/\/[^/]/.test(smsUrl)) refuse('SMS_WEBHOOK_URL', '应为接收验证码短信的 http(s) 地址，例如 https://sms.example.com/send')

  const demo = demoText === '1' || demoText === 'true'
  const registrationText = (given('REGISTRATION') ?? '').toLowerCase()
  if (!['', '0', '1', 'true', 'false'].includes(registrationText)) refuse('REGISTRATION', '应为 1（任何人可以注册公司）或 0（不可以）')

  const stallText = given('JOB_STALL_MINUTES')
  const stall = stallText === undefined ? null : /^\d{1,4}$/.test(stallText) ? Number(stallText) : 0
  if (stall === 0) refuse('JOB_STALL_MINUTES', '应为 1 到 9999 的整数，例如 JOB_STALL_MINUTES=30')

  const logLevel = LEVELS.find((level) => level === (given('LOG_LEVEL') ?? 'warn'))
  if (!logLevel) refuse('LOG_LEVEL', `应为 ${LEVELS.join('、')} 之一`)

  const assistant = readAssistantSettings(given, refuse)

  for (const arg of options.args) if (arg !== '--dev') lines.push(`不认识的参数 ${arg}：只有 --dev（开发模式）`)
  if (lines.length > 0) throw new ConfigError(lines)
  return {
    port,
    host,
    trustProxy: trustProxy ?? null,
    dataDir: isAbsolute(folder) ? folder : resolve(options.cwd, folder),
    inboxDir,
    databaseUrl,
    demo,
    adminPassword,
    smsUrl,
    smsToken: given('SMS_WEBHOOK_TOKEN') ?? null,
    registration: registrationText === '' ? null : registrationText === '1' || registrationText === 'true',
    jobStallMinutes: stall,
    dev: options.args.includes('--dev'),
    logLevel: logLevel ?? 'warn',
    assistant,
  }
}

function isDatabaseUrl(text: string): boolean {
  try {
    const url = new URL(text)
    return (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1
  } catch {
    return false
  }
}

/** Passwords are not repeated on a screen. */
function shown(name: string, value: string): string {
  if (name === 'ADMIN_PASSWORD' || name === 'AI_API_KEY' || name === 'SMS_WEBHOOK_URL') return '…'
  return JSON.stringify(value.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@'))
}
