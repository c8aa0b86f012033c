/**
 * What a change was held to when it was asked for, asked once more on the day that it is taken out: days pass while it waits, for an approval or in a
 * list, and Amazon refuses a campaign that is to begin yesterday, and everything that stands in it.
 */
import { brokenBy, fieldsOfCheck, type Check } from '../../../../contract/checks'
import type { Entity, Model } from '../../../../contract/model'
import type { MomentClock } from '../../../../contract/moments'
import type { Row } from '../../../../contract/wire'
import { checksOfKept } from '../../../kernel/write/checks'

/** What a row that is made anew breaks now; undefined: nothing. @param made its values, as answers carry them */
export function brokenNew(model: Model, entity: Entity, made: Row, clock: MomentClock): string | undefined {
  return saidOf(checksOfKept(model, entity, clock), made)
}

/**
 * What the edits of a row break now, each told by what it breaks; what a row has stood with for long is not asked of it.
 * @param row as it stands
 * @param wanted new values by field
 * @returns by field
 */
export function brokenEdits(model: Model, entity: Entity, row: Row, wanted: Row, clock: MomentClock): Record<string, string> {
  const after = { ...row, ...wanted }
  const checks = checksOfKept(model, entity, clock)
  return Object.fromEntries(Object.keys(wanted).flatMap((field) => {
    const says = saidOf(checks.filter((check) => fieldsOfCheck(check).includes(field)), after)
    return says === undefined ? [] : [[field, says]]
  }))
}

function saidOf(checks: readonly Check[], row: Row): string | undefined {
  for (const check of checks) {
    const broken = brokenBy(check, row)
    if (broken) return broken.says
  }
  return undefined
}
