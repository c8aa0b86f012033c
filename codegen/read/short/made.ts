/** What short forms are written out to besides the file itself. Types alone. */
import type { Node } from 'jsonc-parser'
import type { FileKind } from '../source'
import type { Json } from './draft'

/** A file that stands within another. */
export interface Made {
  kind: FileKind
  name: string
  says: Record<string, Json | Node>
  /** What it was made from. */
  where: Node
}
