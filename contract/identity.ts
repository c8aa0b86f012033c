/** A named check of a dataset: in every row of `rows` the measure `left` equals the measure `right`, within `tolerance`. */
export interface Identity {
  name: string
  label: string
  /** What it proves, and what to do where it does not hold. */
  says: string
  /** Dimensions; `shop` of them is the shop's. */
  rows: string[]
  shop: string
  left: string
  right: string
  /** A decimal; "0" where nothing is said. */
  tolerance: string
  /** Rows that one side alone knows are not judged; otherwise what is missing is 0. */
  both: boolean
}
