/**
 * The calls described for programs (/openapi.json) and for people (/docs), from the live model: for everybody while the
 * server is for trying out (sessions/door.ts), afterwards for programs with an administrator's token alone.
 */
import { perModel } from '../../../../contract/per-model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { openApiOf } from '../../../../codegen/emit/openapi'
import { SERVER_ADDRESSES } from '../../../../contract/own-addresses'
import { HttpRefusal } from '../../asker/refusal'
import type { Runtime } from '../runtime'
import { bearer } from '../sessions/bearer'

/**
 * Adds the two addresses; to those who may not read them they answer 404, as if they were not there. The text is made once per model.
 * @param options.ready the running server; throws while it starts
 */
export function registerDescription(app: FastifyInstance, options: { ready: () => Runtime }): void {
  const described = perModel((model) => JSON.stringify(openApiOf(model)))
  const mayRead = async (request: FastifyRequest): Promise<void> => {
    const { door, sessions, live } = options.ready()
    if (await door.description()) return
    const token = bearer(request)
    const session = token === undefined ? undefined : await sessions.find(token)
    if (session && !session.mustChange && live.current.accessOf(session.caller.companyId, session.roles).everything) return
    throw new HttpRefusal(404, '接口说明没有开放：正式使用时，只有带管理员令牌（Authorization: Bearer …）才能读取 /openapi.json')
  }
  app.get(SERVER_ADDRESSES.description, async (request, reply) => {
    await mayRead(request)
    const { model } = options.ready().live.current
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(described(model))
  })
  const page = (name: string, type: string): void => {
    const text = readFileSync(new URL(`./docs/${name}`, import.meta.url), 'utf8')
    app.get(name === 'docs.html' ? SERVER_ADDRESSES.docs : `${SERVER_ADDRESSES.docs}/${name}`, async (request, reply) => {
      await mayRead(request)
      return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
    })
  }
  page('docs.html', 'text/html')
  page('docs.js', 'text/javascript')
  page('docs.css', 'text/css')
}
