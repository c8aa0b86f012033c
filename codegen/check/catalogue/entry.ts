/** What the catalogue says of one code. Types alone. */
export interface CatalogueEntry {
  title: string
  explanation: string
  /** A wrong bit and its right form, as they stand in a file. */
  wrong: string
  right: string
}
