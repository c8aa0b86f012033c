/** What a change of facts touched. Types alone. */

/** Values that tell which rows a change concerns, as text, by the facts' field. */
export type KeyValues = Readonly<Record<string, string | null>>

/** Which kept rows are to be made anew after facts of one company have changed. */
export interface Touched {
  companyId: number
  /** Days (yyyy-mm-dd) of the facts' own day field, before and after the change; 'all': the company's whole time. */
  days: readonly string[] | 'all'
  /** The changed rows, before and after, by the fields that keyFields names; undefined: any row may have changed. */
  rows?: readonly KeyValues[]
}
