import { describe, expect, it } from 'vitest'
import { NO_MODEL } from './modules/assistant/settings'
import { ConfigError, readConfig } from './config'

const read = (environment: Record<string, string>, args: string[] = []) => readConfig(environment, { args, cwd: '/srv/erp' })
const refusals = (environment: Record<string, string>, args: string[] = []): string[] => {
  try {
    read(environment, args)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
  }
  return []
}

/** What is there where nothing is said of codes, registration and the assistant. */
const UNSAID = { trustProxy: null, inboxDir: null, smsUrl: null, smsToken: null, registration: null, jobStallMinutes: null, assistant: NO_MODEL }

describe('the configuration', () => {
  it('starts a demo company on this machine alone where nothing is said', () => {
    expect(read({})).toEqual(
      { port: 3000, host: '127.0.0.1', dataDir: '/srv/erp/data', databaseUrl: null, demo: true, adminPassword: null, dev: false, logLevel: 'warn', ...UNSAID },
    )
  })

  it('takes what is said', () => {
    expect(
      read(
        {
          PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/var/erp', DATABASE_URL: 'postgres://a:b@db/erp', DEMO: '0', ADMIN_PASSWORD: 'long-enough',
          LOG_LEVEL: 'info',
        },
        ['--dev'],
      ),
    ).toEqual({
      port: 0, host: '0.0.0.0', dataDir: '/var/erp', databaseUrl: 'postgres://a:b@db/erp', demo: false, adminPassword: 'long-enough', dev: true,
      logLevel: 'info', ...UNSAID,
    })
  })

  it('takes the sender of codes, the assistant\'s service, and whether anybody may register', () => {
    expect(
      read(
        {
          SMS_WEBHOOK_URL: 'https://sms.example.com/send', SMS_WEBHOOK_TOKEN: 't', REGISTRATION: '1', AI_BASE_URL: 'https://ai.example.com/v1/',
          AI_API_KEY: 'k', AI_MODELS: 'deepseek, qwen',
        },
      ),
    ).toMatchObject({
      smsUrl: 'https://sms.example.com/send', smsToken: 't', registration: true, assistant: {
        baseUrl: 'https://ai.example.com/v1', apiKey: 'k', models: ['deepseek', 'qwen'],
      },
    })
    expect(refusals({ SMS_WEBHOOK_URL: 'sms', REGISTRATION: 'maybe', AI_BASE_URL: 'ftp://x', AI_API_KEY: '密 钥' })).toHaveLength(4)
  })

  it('takes the proxies that may say whom they speak for: addresses, ranges, names or how many', () => {
    expect(read({ TRUST_PROXY: '10.0.0.5, 172.16.0.0/12,fd00::/8,loopback' }).trustProxy).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8', 'loopback'])
    expect([read({ TRUST_PROXY: '1' }).trustProxy, read({ TRUST_PROXY: '0' }).trustProxy]).toEqual([1, 0])
    for (const wrong of ['true', 'nginx', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1/8/8', '10.0.0.1,', '99', '-1']) {
      expect(refusals({ TRUST_PROXY: wrong })).toEqual([expect.stringMatching(/^环境变量 TRUST_PROXY=".*" 不对：应为代理的地址或网段（逗号分隔），例如 10\.0\.0\.5/)])
    }
  })

  it('takes how long a job may go on without progress', () => {
    expect(read({ JOB_STALL_MINUTES: '30' }).jobStallMinutes).toBe(30)
    for (const wrong of ['0', '-5', '1.5', 'never']) {
      expect(refusals({ JOB_STALL_MINUTES: wrong })).toEqual([expect.stringMatching(/^环境变量 JOB_STALL_MINUTES=".*" 不对：应为 1 到 9999 的整数/)])
    }
  })

  it('names everything wrong at once, each in a Chinese line, and never repeats a password', () => {
    const lines = refusals(
      { PORT: '70000', HOST: 'a b', DATABASE_URL: 'mysql://u:secret-word@h/x', DEMO: 'maybe', ADMIN_PASSWORD: 'short', LOG_LEVEL: 'loud' },
      ['--fast'],
    )
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('环境变量 PORT="70000" 不对：应为 0 到 65535 的整数，例如 PORT=3000')
    expect(lines.at(-1)).toBe('不认识的参数 --fast：只有 --dev（开发模式）')
    expect(lines.join()).not.toMatch(/secret-word|short/)
  })
})
