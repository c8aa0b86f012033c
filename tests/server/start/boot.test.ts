import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingHandlers, requireHandlers } from '../../../server/kernel/http/handlers'
import { FAMILIES } from '../../../server/modules/modules'
import { CODES } from '../../../contract/wire'
import { projectModel } from '../../support/database'

describe('starting the server', () => {
  it('has code for every built call', () => {
    expect(missingHandlers(projectModel(), FAMILIES).map(({ call, needs }) => `${call.family}.${call.name}: ${needs}`)).toEqual([])
  })

  it('is refused with a list of all built calls that have none', () => {
    const { login: _login, ...auth } = FAMILIES['auth'] ?? {}
    const { session: _session, ...app } = FAMILIES['app'] ?? {}
    const start = () => requireHandlers(projectModel(), { ...FAMILIES, auth, app })
    expect(start).toThrow('有 2 个标为 built 的接口没有代码，服务不能启动')
    expect(start).toThrow(
      'app.session（POST /app/api/v1/session）：缺少处理函数 session，应由持有其数据的模块提供（server/modules/…/module.ts 的 handlers.app）',
    )
    expect(start).toThrow('auth.login（POST /sso/api/v1/login）')
  })

  it('asks for no code of what another system answers', () => {
    const model = projectModel()
    const app = { ...model.families['app']!, wire: 'another' }
    expect(missingHandlers({ ...model, families: { app } }, {})).toEqual([])
    expect(missingHandlers({ ...model, families: { app: model.families['app']! } }, {}).length).toBeGreaterThan(0)
  })

  it('knows no handler that no call names', () => {
    const named = new Set(
      Object.values(projectModel().families).flatMap(
        (family) => Object.values(family.calls).flatMap((call) => (call.does?.type === 'handler' ? [`${family.name}.${call.does.handler}`] : [])),
      ),
    )
    const all = Object.entries(FAMILIES).flatMap(([family, handlers]) => Object.keys(handlers).map((name) => `${family}.${name}`))
    expect(all.filter((name) => !named.has(name))).toEqual([])
  })

  it('has every business code documented, and documents no other', () => {
    const text = readFileSync(new URL('../../../docs/codes.md', import.meta.url), 'utf8')
    const documented = [...text.matchAll(/^\| (\d+) \| (\w+) \|/gm)].map((match) => [match[2], Number(match[1])])
    expect(Object.fromEntries(documented)).toEqual(CODES)
  })
})
