import { describe, expect, it } from 'vitest'
import { createTurns, type TurnLimits } from './turns'

const LIMITS: TurnLimits = { total: 4, company: 3, person: 2, waitMs: 20, refusal: '太多了，请稍后再试。' }
const who = (companyId: number, employeeId: string) => ({ companyId, employeeId })
const settled = () => new Promise((done) => setImmediate(done))

describe('turns', () => {
  it('are so many of one person, of one company and in all; who finds none free is told after a while, and when to come back', async () => {
    const { take } = createTurns(LIMITS)
    await Promise.all([take(who(1, 'a')), take(who(1, 'a'))])
    await expect(take(who(1, 'a'))).rejects.toMatchObject({ status: 429, message: LIMITS.refusal, later: { seconds: 5 } })
    await take(who(1, 'b'))
    await expect(take(who(1, 'c'))).rejects.toMatchObject({ status: 429 })
    const release = await take(who(2, 'a'))
    await expect(take(who(3, 'a'))).rejects.toMatchObject({ status: 429 })
    release()
    release()
    await take(who(3, 'a'))
    await expect(take(who(4, 'a'))).rejects.toMatchObject({ status: 429 })
  })

  it('go to whoever waits longest, past those who have theirs already', async () => {
    const { take } = createTurns({ ...LIMITS, waitMs: 10_000 })
    const begun: string[] = []
    const begin = (companyId: number, name: string) => take(who(companyId, name)).then((release) => (begun.push(name), release))
    const [first] = await Promise.all([begin(1, 'a'), begin(1, 'a')])
    const waiting = [begin(1, 'a'), begin(1, 'a')]
    await begin(1, 'b')
    await begin(2, 'c')
    const last = begin(3, 'd')
    expect(begun.splice(0)).toEqual(['a', 'a', 'b', 'c'])
    first!()
    await waiting[0]
    await settled()
    expect(begun.splice(0)).toEqual(['a'])
    ;(await waiting[0]!)()
    await waiting[1]
    expect(begun.splice(0)).toEqual(['a'])
    ;(await waiting[1]!)()
    await last
    expect(begun).toEqual(['d'])
  })

  it('are given back by work that fails, and left by who stops waiting', async () => {
    const turns = createTurns({ ...LIMITS, person: 1, waitMs: 10_000 })
    await expect(turns.hold(who(1, 'a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const release = await turns.take(who(1, 'a'))
    const stop = new AbortController()
    const left = turns.take(who(1, 'a'), stop.signal)
    stop.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    release()
    await turns.take(who(1, 'a'))
  })
})
