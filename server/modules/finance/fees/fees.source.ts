/** The fees of report files: rules and a company's own, settled row by row, and the lines made of them. */
import type { FeesSource } from '../../../kernel/intake/fees.source'
import { linesOtherwise, originOf, writeFeeLines } from './fee-lines'
import { ownRules } from './own-rules'
import { rowFees } from './row-fees'

/** What the intake of files asks of finance; undefined for a format without fees. */
export const feesSource: FeesSource = {
  origin: originOf,
  async ofFile(tx, model, companyId, format) {
    if (!format.fees) return undefined
    const fees = rowFees(model, format, await ownRules(tx, companyId))
    const entity = model.entities[format.entity]
    return fees && entity && {
      ...fees,
      otherwise: (comparing) => linesOtherwise(comparing, format, fees.classes()),
      write: (writing, importId) => writeFeeLines(writing, companyId, importId, format, entity, fees.classes()),
    }
  },
}
