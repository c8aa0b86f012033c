/** A named check of a dataset: in every row of `rows` the measure `left` equals the measure `right`, within `tolerance`. */
export interface Identity {
  name: string
  label: string
  /** What it proves, and what to do where it does not hold. */
  says: string
  rows: string[]
  /** The one of `rows` that tells the shop; none: the rows are the company's, told to whoever sees all of its shops. */
  shop?: string
  left: string
  right: string
  /** A decimal; "0" where nothing is said. */
  tolerance: string
  /** Rows that one side alone knows are not judged; otherwise what is missing is 0. */
  both: boolean
}
