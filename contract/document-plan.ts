/** What the engine shows of a document besides its fields. */
export interface DocumentPlan {
  /** It is made from others, or others from it; it may wait for a flow of approval; it keeps files. */
  links?: true
  approval?: true
  files?: true
}
