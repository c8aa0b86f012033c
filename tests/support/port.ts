/** A data port in memory: answers what a test gave it, and keeps what it was asked. */
import type { DataPort, PortEvent } from '../../src/engine/port'
import type { CallRef } from '../../contract/plan'
import type { ListAnswer, ListRequest, Row } from '../../contract/wire'

export interface TestPort extends DataPort {
  asked: { call: string; values: Row }[]
  questions: ListRequest[]
  complaints: string[]
  places: string[]
  emit: (event: PortEvent) => void
}

interface Answers {
  /** Answers every list; undefined: none yet. */
  list?: (call: CallRef, question: ListRequest) => ListAnswer | undefined
  /** Answers every call by "family.call"; throws to refuse. */
  call?: (call: string, values: Row) => unknown
}

export function testPort(answers: Answers = {}): TestPort {
  const listeners = new Set<(event: PortEvent) => void>()
  const kept = new Map<string, unknown>()
  const remembered = new Map<string, ListAnswer | undefined>()
  const answerOf = (call: CallRef, question: ListRequest): ListAnswer | undefined => {
    const key = JSON.stringify([call, question])
    if (!remembered.has(key)) remembered.set(key, answers.list?.(call, question))
    return remembered.get(key)
  }
  const port: TestPort = {
    asked: [],
    questions: [],
    complaints: [],
    places: [],
    emit: (event) => listeners.forEach((listener) => listener(event)),
    useList: (call, question) => {
      const key = JSON.stringify(question)
      if (question && JSON.stringify(port.questions.at(-1)) !== key) port.questions.push(question)
      return { answer: question && answerOf(call, question), isFetching: false, isStale: false, error: null, refetch: () => undefined }
    },
    useLabels: () => new Map(),
    usePictures: () => new Map(),
    list: async (call, question) => answerOf(call, question) ?? { list: [], total: 0, page: 1, pageSize: 50, summary: [] },
    call: async <T,>(ref: CallRef, values: Row = {}) => {
      port.asked.push({ call: `${ref.family}.${ref.call}`, values })
      return (await answers.call?.(`${ref.family}.${ref.call}`, values)) as T
    },
    fetchFile: async (ref, values = {}) => (port.asked.push({ call: `${ref.family}.${ref.call}`, values }), new Blob(['file'], { type: 'image/png' })),
    download: async (ref, values = {}) => void port.asked.push({ call: `${ref.family}.${ref.call}`, values }),
    options: async () => ({ list: [], total: 0 }),
    own: {},
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settings: { read: <T,>(name: string) => kept.get(name) as T | undefined, write: (name, value) => void kept.set(name, value) },
    go: (route, query) => void port.places.push(`${route}?${new URLSearchParams(query).toString()}`),
    hrefOf: (route, query) => `${route}?${new URLSearchParams(query).toString()}`,
    complain: ({ page, field, call, says }) => void port.complaints.push(`${page} ${field} ${call}: ${says}`),
    today: () => '2025-09-15',
  }
  return port
}
