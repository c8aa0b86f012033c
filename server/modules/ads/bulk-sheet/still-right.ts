/**
 * What a change was held to when it was asked for, asked once more on the day that it is taken out: days pass while it waits, for an approval or in a
 * list, and Amazon refuses a campaign that is to begin yesterday, and everything that stands in it.
 */
import { fieldsOfCheck, firstBroken, type Check } from '../../../../contract/checks'
import type { Entity, Model } from '../../../../contract/model'
import type { MomentClock } from '../../../../contract/moments'
import type { Row } from '../../../../contract/wire'
import { checksOfKept } from '../../../kernel/write/checks'

/** Asks anew whether changes may be taken out today; each answer is words for staff. */
export interface StillRight {
  /** What a row that is made anew breaks now; undefined: nothing. @param made its values, as answers carry them */
  ofNew(entity: Entity, made: Row): string | undefined
  /**
   * What the edits of a row break now, each told by what it breaks; what a row has stood with for long is not asked of it.
   * @param row as it stands
   * @param wanted new values by field
   * @returns by field
   */
  ofEdits(entity: Entity, row: Row, wanted: Row): Record<string, string>
}

/** Judges by one day; what an entity checks is settled once, however many of its rows are judged. */
export function stillRight(model: Model, clock: MomentClock): StillRight {
  const settled = new Map<Entity, Check[]>()
  const checksOf = (entity: Entity): Check[] => {
    const checks = settled.get(entity) ?? checksOfKept(model, entity, clock)
    settled.set(entity, checks)
    return checks
  }
  return {
    ofNew: (entity, made) => firstBroken(checksOf(entity), made)?.says,
    ofEdits(entity, row, wanted) {
      const after = { ...row, ...wanted }
      return Object.fromEntries(Object.keys(wanted).flatMap((field) => {
        const broken = firstBroken(checksOf(entity).filter((check) => fieldsOfCheck(check).includes(field)), after)
        return broken ? [[field, broken.says]] : []
      }))
    },
  }
}
