/**
 * Who asks, as far as a query depends on it: company, visible shops, hidden fields, the company's currency and clock.
 * Planning needs this and the model alone, and never the request or the connection.
 */
export interface Asker {
  companyId: number
  /** Id of the employee; null for the system itself. */
  employeeId: string | null
  /** Shops whose rows they see; null: every shop, and rows that belong to none. */
  shopIds: string[] | null
  /** An administrator of the company: sees what others own. */
  everything: boolean
  /** Fields of an entity, or dimensions and measures of a dataset, that must not reach them, not even as a filter. */
  hidden(source: string): ReadonlySet<string>
  /** The company's own currency, by which `currency: "company"` converts. */
  currency: string
  /** The company's clock, an IANA zone. */
  zone: string
  /** yyyy-mm-dd by that clock. */
  today: string
}
