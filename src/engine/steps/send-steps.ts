/** Sends what a page of steps holds, call by call; what was answered already is not written again. Draws nothing. */
import { CallError, messageOf } from '../../lib/call-error'
import type { CallRef } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import type { DataPort } from '../port'
import { nameOfCall, type Sending } from './steps-flow'

/** The key that each call was sent with last, and what it was sent with: the same entries are never written twice. */
export type SentKeys = Map<string, { values: string; key: string }>

/** The call that was refused: its steps, what is wrong by field, and why in words. */
interface Refused {
  sending: Sending
  fields: Record<string, string>
  says: string
}

interface Sent {
  /** Calls that were answered before, by name. */
  written: Record<string, Row>
  keys: SentKeys
  /** Told after each call that was answered, so that nothing of it is written again. */
  onWritten: (answers: Record<string, Row>) => void
}

/** @returns the answers by call, and what ended it before its end */
export async function sendSteps(port: Pick<DataPort, 'call'>, sendings: readonly Sending[], { written, keys, onWritten }: Sent): Promise<{
  answers: Record<string, Row>
  refused?: Refused
}> {
  let answers = written
  for (const sending of sendings) {
    const name = nameOfCall(sending.call)
    if (answers[name]) continue
    try {
      const row = await port.call<Row | null>(sending.call, sending.values, { idempotencyKey: keyOf(keys, sending.call, sending.values) })
      answers = { ...answers, [name]: row ?? {} }
      onWritten(answers)
    } catch (error) {
      return { answers, refused: { sending, fields: error instanceof CallError ? error.fields : {}, says: messageOf(error) } }
    }
  }
  return { answers }
}

function keyOf(keys: SentKeys, call: CallRef, values: Row): string {
  const name = nameOfCall(call)
  const text = JSON.stringify(values)
  const before = keys.get(name)
  const key = before?.values === text ? before.key : newWriteKey()
  keys.set(name, { values: text, key })
  return key
}
