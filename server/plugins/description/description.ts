/**
 * The calls described for programs (/openapi.json) and for people (/docs), from the live model.
 */
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { openApiOf } from '../../../codegen/emit/openapi'
import type { Model } from '../../../codegen/model'
import type { Runtime } from '../../runtime'

export function registerDescription(app: FastifyInstance, options: { ready: () => Runtime }): void {
  const made = new WeakMap<Model, string>()
  app.get('/openapi.json', (_request, reply) => {
    const { model } = options.ready().live.current
    const text = made.get(model) ?? JSON.stringify(openApiOf(model))
    made.set(model, text)
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text)
  })
  const page = (name: string, type: string): void => {
    const text = readFileSync(new URL(`./docs/${name}`, import.meta.url), 'utf8')
    app.get(name === 'docs.html' ? '/docs' : `/docs/${name}`, (_request, reply) => reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text))
  }
  page('docs.html', 'text/html')
  page('docs.js', 'text/javascript')
  page('docs.css', 'text/css')
}
