/**
 * 每个步骤效果得到的单据与明细。
 * Written by `npm run codegen` from schemas/entities/: edit that, not this file.
 */
import type { AnnouncementRow } from './entities/announcement'

/** By the names that transitions say under "effects". */
export interface EffectShapes {
  'tellPeople': { row: AnnouncementRow; items: {  } }
}
