/** Who asks, as the query planner wants to know it: from a request's context or from a running job. */
import { dayIn } from '../../../contract/days'
import type { Caller, Company } from './person'
import type { Asker } from './asker'
import type { Access } from './access/access'

/** Who asks, with what they may, at a moment: of a request's context, or of a running job. */
export interface Asking { caller: Caller; company: Company; access: Access; now(): Date }

/** Takes the reach of rows and what is hidden from caller and access; `today` is the day by the company's clock at the moment asked. */
export function askerOf(from: Asking): Asker {
  const { caller, company, access } = from
  return {
    companyId: caller.companyId,
    employeeId: caller.employeeId,
    shopIds: caller.shopIds,
    warehouseIds: caller.warehouseIds ?? null,
    everything: access.everything,
    // The access's very function: plans are kept by who says what is hidden.
    hidden: access.hidden,
    holds: (permission) => access.permissions.has(permission),
    currency: company.currency,
    zone: company.zone,
    today: dayIn(company.zone, from.now()),
  }
}
