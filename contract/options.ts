/** Rows that are offered to be chosen from: what is asked of them. */
import type { Condition } from './filter'

/** `keyword` searches; `values` and `names` look rows up that are known already. */
export interface OptionsQuestion {
  entity: string
  /** Part of a name or a code, a name's pinyin or the first letters of it. */
  keyword?: string
  /** Keys whose names are wanted; the answer then holds those alone, as far as they meet the filter. */
  values?: string[]
  /** Names or codes whose rows are wanted, letter by letter; the answer then holds those alone and names what is `missing`. */
  names?: string[]
  page?: number
  /** 50 where left out. */
  pageSize?: number
  /** Only rows that meet it, values asked for included. */
  filter?: Condition
  /** A field whose value each choice carries as `group`. */
  by?: string
}
