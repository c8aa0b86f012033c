/** Who asks, as the query planner wants to know it: from a request's context or from a running job. */
import type { Caller } from '../../database/connect'
import type { Company } from '../../families/handler'
import type { Asker } from '../../query/asker'
import type { Access } from './access'

export function askerOf(from: { caller: Caller; company: Company; access: Access; now(): Date }): Asker {
  const { caller, company, access } = from
  return {
    companyId: caller.companyId,
    employeeId: caller.employeeId,
    shopIds: caller.shopIds,
    everything: access.everything,
    hidden: (source) => access.hidden(source),
    currency: company.currency,
    zone: company.zone,
    today: dayIn(company.zone, from.now()),
  }
}

/** The day by a zone's clock, yyyy-mm-dd. */
export function dayIn(zone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}
