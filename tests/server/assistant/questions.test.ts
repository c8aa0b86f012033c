/** Ready questions answered from the demo company's data without a model: each has a table, and a link whose page shows the same rows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READY_QUESTIONS } from '../../../server/modules/assistant/questions'
import { readState, writeState } from '../../../contract/list-address'
import { questionOf } from '../../../contract/list-question'
import type { PagePlan } from '../../../contract/page-plan'
import type { ListAnswer } from '../../../contract/wire'
import { startTestApp, type Client, type TestApp } from '../../support/app'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await startTestApp({ demo: true })
  admin = await app.admin()
}, 240_000)
afterAll(() => app?.stop())

async function answer(who: Client, question: { id: string; text: string }): Promise<string> {
  const { sessionId } = (await who.call<{ sessionId: string }>('/api/sessions/add/new', {})).body.data
  const { text } = await who.call('/sse/generate', { sessionId, prompt: question.text, question: question.id })
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice(5)) as { type: string; data: { text?: string; message?: string } })
  expect(lines.find(({ type }) => type === 'error')?.data.message).toBeUndefined()
  return lines.filter(({ type }) => type === 'text').map(({ data }) => data.text).join('')
}

describe('a ready question', () => {
  it.each(READY_QUESTIONS.map((question) => [question.text, question] as const))('%s', { timeout: 60_000 }, async (words, question) => {
    const told = await answer(admin, question)
    expect(told).toContain(`**${words}**`)
    const table = told.split('\n').filter((line) => line.startsWith('|'))
    expect(table.length).toBeGreaterThan(3)
    const link = /\]\((\/[^)]+)\)/.exec(told)?.[1] ?? ''
    const url = new URL(link, 'http://app')
    const { plan } = (await admin.call<{ plan: PagePlan }>('/app/api/v1/page-plan', { route: url.pathname })).body.data
    const list = plan.lists.find(({ code }) => code === url.searchParams.get('tab')) ?? plan.lists[0]!
    const state = readState(list, url.searchParams)
    // What the address says is read and written back without loss: nothing of the question was left out.
    url.searchParams.delete('tab')
    expect(Object.fromEntries(writeState(list, state))).toEqual(Object.fromEntries(url.searchParams))
    expect(state.brokenWhere).toBeUndefined()
    const path = app.runtime.live.current.model.families[list.list.family]!.calls[list.list.call]!.path
    const screen = (await admin.call<ListAnswer>(path, questionOf(list, state, plan.lists.length > 1 ? `${plan.page}:${list.code}` : plan.page))).body.data
    expect(told).toContain(`共 ${screen.total} 行`)
    const first = question.ask.columns[0]!
    const shown = (line: string): string => line.split(/(?<!\\)\|/)[1]!.trim().replaceAll('\\', '')
    const keys = screen.list.slice(0, Math.min(10, table.length - 2)).map((row) => String(row[first]))
    // A shop is told by its name there and by its number here.
    if (first !== 'shop') expect(table.slice(2, 2 + keys.length).map(shown)).toEqual(keys.map((key) => key.replace(/\s+/g, ' ')))
    expect(Object.keys(state.filters).length + (state.where ? 1 : 0)).toBeGreaterThan(0)
  })

  it('is offered to those alone who may see the list and its columns', async () => {
    const buyer = await app.person('only-purchase', { roles: ['purchase'] })
    const offered = (await buyer.call<{ questions: { id: string }[] }>('/api/get/questions', undefined, { method: 'GET' })).body.data.questions.map(
      ({ id }) => id,
    )
    expect(offered).not.toContain('newest-profit')
    const { sessionId } = (await buyer.call<{ sessionId: string }>('/api/sessions/add/new', {})).body.data
    expect((await buyer.call('/sse/generate', { sessionId, prompt: '最新月份各店铺的利润', question: 'newest-profit' })).text).not.toContain('毛利润')
  })
})
