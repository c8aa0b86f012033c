/** A column that a file lacks is named as that file would name it, whether or not its format tells languages. */
import { describe, expect, it } from 'vitest'
import { projectModel } from '../../../tests/support/database'
import { namesOfMissing } from './detect'

const { reports } = projectModel()
const HAN = /\p{Script=Han}/u

const localised = Object.values(reports).filter(({ columns }) =>
  Object.values(columns).some(({ headers, languages }) => !languages && headers.some((name) => HAN.test(name))))

describe.each(localised)(
  '$label', ({ columns }) => {
    const both = Object.values(columns).filter(({ headers }) => headers.some((name) => HAN.test(name)) && headers.some((name) => !HAN.test(name)))
    const [lacked, ...there] = both
    const askedBy = (isChinese: boolean): string => namesOfMissing({
      missing: [lacked!], columns: there.map((column) => ({ column, header: column.headers.find((name) => HAN.test(name) === isChinese)!, index: 0 })),
    })[0]!
    it('Chinese in a Chinese file, English in an English one', () => {
      expect([HAN.test(askedBy(true)), HAN.test(askedBy(false))]).toEqual([true, false])
    })
  })
