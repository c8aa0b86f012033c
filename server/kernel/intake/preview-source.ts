/** What a preview is made from. Types alone. */
import type { Model } from '../../../contract/model'
import type { Places } from './places'
import type { Recognised } from './recognise'
import type { FileRow } from './report-file'
import type { Scan } from './scan'
import type { Scope } from './scope'
import type { Shop } from './shop'
import type { SnapshotDay } from './snapshot-day'
import type { Site } from './places'

export interface PreviewSource {
  model: Model
  companyId: number
  file: FileRow
  recognised: Recognised
  scan: Scan
  places: Places
  shop: Shop | undefined
  /** The shop's, or the one the file hints at. */
  site: Site | undefined
  currency: string | null
  scope: Scope | undefined
  moment: string | undefined
  /** Rows that are older than what is there and will not be written. */
  older: number
  /** The day that rows count for which name none; null where rows name theirs. */
  snapshotDay: SnapshotDay | null
}
