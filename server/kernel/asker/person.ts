/** Who asks, as a session or a job names them: the person, their company, and the rows that their transactions are fenced to. Types alone. */

/** Company, person and shops, as a transaction is fenced by them. */
export interface Caller {
  companyId: number
  employeeId: string | null
  /** Shops that the caller may see; null: every shop of the company. */
  shopIds: string[] | null
  /** Warehouses that the caller may see; null, or left out: every warehouse. */
  warehouseIds?: string[] | null
}

/** The person who asks. `roles` are names of rows of the role entity. */
export interface Employee {
  id: string
  name: string
  roles: string[]
}

/** The person's company: its own currency and clock, by which amounts convert and "today" is told. */
export interface Company {
  id: number
  name: string
  /** ISO 4217. */
  currency: string
  /** An IANA zone. */
  zone: string
}
