/** Lines of a filled template, as they are found: right, with what the form would send, or wrong, with where and why. */
import type { Row } from '../../../../contract/wire'

/** What is wrong with a line (counted from 1 in the file). Without `field` it is the whole line; `value`: what stands in the cell. */
export interface LineError {
  line: number
  field?: string
  label?: string
  message: string
  value?: string
}

/** A line found right: what the form would send, and the row it changes, if there is one. */
export interface LineRow {
  line: number
  values: Row
  key?: Row
  /** Of a document: the line of each of its rows below, in their order. */
  lines?: number[]
}
