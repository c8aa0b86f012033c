/** A report as a person looks for it: its name here, and where Seller Central has it. */
export interface Feed {
  format: string
  label: string
  /** Menu path in the console's Chinese words. */
  console?: string
  /** The same in its English words. */
  consoleEn?: string
}
