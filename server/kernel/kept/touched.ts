/** What a change of facts touched. Types alone. */
export interface Touched {
  companyId: number
  /** Days (yyyy-mm-dd) of the facts' own day field, before and after the change; 'all': the company's whole time. */
  days: readonly string[] | 'all'
}
