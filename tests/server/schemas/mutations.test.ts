/**
 * Wrong schema trees by the hundred: each is told by the checker, or else everything it says can be asked. A right tree is
 * changed in one word (tests/support/mutations.ts); what passes the check gets its tables and answers its lists by every
 * filter and sort, its reports by every dimension, and its writes. `MUTATIONS=all` takes every mutation there is,
 * `MUTATIONS=schemas/pages` every one of these files, and each failure is printed as it is found; otherwise a sample, the
 * same in every run.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSchemas } from '../../../codegen/check/check'
import type { Model } from '../../../contract/model'
import { readTexts, withText } from '../../../codegen/read/read'
import { resolveModel } from '../../../codegen/resolve/resolve'
import { mutationsOf, type Mutation } from '../../support/mutations'
import { MUTATION_FACTS, mutationTree } from '../../support/mutation-tree'
import { openTrial, type Trial } from './trial'

const right = readTexts('', mutationTree())
const rightModel = resolveModel(right)
const asked = process.env['MUTATIONS'] ?? ''
const whole = asked !== ''
const all = mutationsOf(right).filter(({ path }) => asked === 'all' || path.startsWith(asked))

/** Numbers between 0 and 1, the same in every run (a linear congruential generator, constants of glibc). */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

function sample<T>(from: readonly T[], share: number, seed: number): T[] {
  const next = sequence(seed)
  return whole ? [...from] : from.filter(() => next() < share)
}

describe('a tree with one wrong word', () => {
  const passed: Mutation[] = []
  let trial: Trial

  beforeAll(async () => {
    trial = await openTrial(rightModel)
  })
  afterAll(() => trial?.end())

  it('is made from a right one, all of which is answered', async () => {
    expect(checkSchemas(right, MUTATION_FACTS)).toEqual([])
    expect(await trial.failures(rightModel)).toEqual([])
  })

  it('is told with a place and whole words, or passes', () => {
    const vague: unknown[] = []
    for (const mutation of sample(all, 0.04, 11)) {
      const problems = checkSchemas(withText(right, mutation.path, mutation.text), MUTATION_FACTS)
      const errors = problems.filter(({ severity }) => severity === 'error')
      if (errors.length === 0) passed.push(mutation)
      for (const { line, column, message, hint } of errors) {
        if (!(line > 0 && column > 0) || /undefined|\[object|NaN/.test(`${message} ${hint ?? ''}`)) vague.push([mutation.says, message])
      }
    }
    expect(vague).toEqual([])
    if (!whole || asked === 'all') expect(passed.length).toBeGreaterThan(20)
  }, whole ? 3_600_000 : 180_000)

  it('that passes answers its lists, reports and writes, and no server error', async () => {
    const bad: string[] = []
    const seen = new Set<string>()
    for (const mutation of whole ? passed : passed.slice(0, 30)) {
      const model: Model = resolveModel(withText(right, mutation.path, mutation.text))
      if (seen.has(model.version)) continue
      seen.add(model.version)
      for (const failure of await trial.failures(model, rightModel)) {
        bad.push(`${mutation.says}: ${failure}`)
        if (whole) process.stderr.write(`${bad.at(-1)}\n`)
      }
    }
    expect(bad).toEqual([])
  }, whole ? 3_600_000 : 180_000)
})
