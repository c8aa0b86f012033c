/**
 * Who asks, as far as a query depends on it: company, visible shops, hidden fields, the company's currency and clock.
 * Planning needs this and the model alone, and never the request or the connection.
 */
import type { Entity } from '../../../contract/model'

/** Who asks, as planning and reading take it; made by `askerOf`. */
export interface Asker {
  companyId: number
  /** Id of the employee; null for the system itself. */
  employeeId: string | null
  /** Shops whose rows they see; null: every shop, and rows that belong to none. */
  shopIds: string[] | null
  /** Warehouses whose rows they see; null, or left out: every warehouse, and rows that belong to none. */
  warehouseIds?: string[] | null
  /** An administrator of the company: sees what others own. */
  everything: boolean
  /** Fields of an entity, or dimensions and measures of a dataset, that must not reach them, not even as a filter. */
  hidden(source: string): ReadonlySet<string>
  /** Do they hold this permission? Left out: every one, as the system itself does. */
  holds?(permission: string): boolean
  /** The company's own currency, by which `currency: "company"` converts. */
  currency: string
  /** The company's clock, an IANA zone. */
  zone: string
  /** yyyy-mm-dd by that clock. */
  today: string
}

const NOTHING: ReadonlySet<string> = new Set()
const hidesNothing = (): ReadonlySet<string> => NOTHING

/** Looks at what a condition of a schema, or a sum over all rows, is about, and not at what the asker may see. */
export function hidingNothing(asker: Asker): Asker {
  return { ...asker, hidden: hidesNothing }
}

/** The same person's company and clock, every row and field of it: for what is decided over whole documents. */
export function seeingAll(asker: Asker): Asker {
  return { ...hidingNothing(asker), shopIds: null, warehouseIds: null, everything: true }
}

/**
 * The field whose person alone may see a row, as far as it concerns this asker; undefined: none. What is personal (`own`)
 * stays so for administrators; only the system itself, which acts for nobody, sees it all.
 */
export function personField({ scope }: Entity, asker: Pick<Asker, 'everything' | 'employeeId'>): string | undefined {
  if (scope.own !== undefined) return asker.everything && asker.employeeId === null ? undefined : scope.own
  return asker.everything ? undefined : scope.owner
}
