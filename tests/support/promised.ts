/** Holds every answer that a test gets against the shape that the schema of its call promises. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Call, Model } from '../../contract/model'
import { CODES, type Envelope } from '../../contract/wire'

// A shape is held against a few answers: making it takes longer than running it, and most of that is making it fast.
const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, code: { optimize: false } }))
const known = new WeakMap<Call, ValidateFunction>()

/** @throws Error that names what is otherwise than promised; refusals and calls without a shape are let pass. */
export function expectPromised(model: Model, method: string, path: string, answer: Envelope<unknown>): void {
  if (answer.code !== CODES.ok) return
  const call = Object.values(model.families).flatMap((family) => Object.values(family.calls)).find((each) => each.path === path && each.method === method)
  if (!call?.response || call.answer !== 'json') return
  const validate = known.get(call) ?? ajv.compile(call.response)
  known.set(call, validate)
  if (validate(answer.data)) return
  const wrong = (validate.errors ?? []).slice(0, 5).map(
    ({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  throw new Error(`${call.family}.${call.name} answers otherwise than its schema promises:\n${wrong.join('\n')}`)
}
