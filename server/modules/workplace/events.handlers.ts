/**
 * Live messages for one open page, as server-sent events: progress of one's own jobs, changed page plans, changed data.
 * A comment every 20 seconds keeps proxies from closing the stream; the session is asked again with it.
 */
import { Readable } from 'node:stream'
import { concerns, type AppEvent } from '../../kernel/store/events'
import { answers } from '../../kernel/http/answers'
import { HttpRefusal } from '../../kernel/asker/refusal'

const HEARTBEAT_MS = 20_000
/** More than this waiting means that nobody reads: the stream ends, and the page asks anew. */
const MAX_WAITING = 1000

/** @throws HttpRefusal without a session */
export const events = answers('app.events', async (context) => {
  const { session, model, request } = context
  if (!session) throw new HttpRefusal(401, '用户信息过期，请重新登录')
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''
  const person = { companyId: session.caller.companyId, employeeId: session.caller.employeeId }

  // Where the schema files are wrong is told to those who can put it right.
  // An administrator lists the company's tasks, and sees them move.
  const everybodys = (event: AppEvent): boolean => event.type === 'job' && context.access.everything && event.companyId === person.companyId
  const mayHear = (event: AppEvent): boolean => (concerns(event, person) || everybodys(event)) && (
    event.type !== 'schema-problems' || context.access.everything
  )
  const waiting: string[] = [frame({ type: 'model', data: { version: model.version } })]
  const problems = context.schemaProblems()
  if (problems.length > 0 && context.access.everything) {
    waiting.push(frame({ type: 'schema-problems', data: { problems: problems.slice(0, 20), count: problems.length } }))
  }
  let wake: () => void = () => undefined
  let over = false
  const push = (text: string): void => {
    if (waiting.length > MAX_WAITING) over = true
    else waiting.push(text)
    wake()
  }
  const end = (): void => {
    over = true
    wake()
  }
  const unlisten = context.events.listen((event) => {
    if (mayHear(event)) push(frame(event))
  })
  const heartbeat = setInterval(() => {
    push(': \n\n')
    context.sessions.find(token).then((alive) => alive ?? end(), () => undefined)
  }, HEARTBEAT_MS)
  const { stopping } = context
  const { socket } = request.raw
  stopping.addEventListener('abort', end)
  const letGo = (): void => {
    end()
    clearInterval(heartbeat)
    unlisten()
    stopping.removeEventListener('abort', end)
    socket.removeListener('close', letGo)
  }
  async function* stream(): AsyncGenerator<string> {
    try {
      yield 'retry: 2000\n\n'
      while (!over) {
        const text = waiting.shift()
        if (text !== undefined) yield text
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      letGo()
    }
  }
  // The reader leaves: the generator must not wait for another event before it lets go; and where they left before it
  // began, it never runs at all.
  socket.once('close', letGo)
  if (socket.destroyed) letGo()
  return Readable.from(stream())
})

function frame(event: AppEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`
}
