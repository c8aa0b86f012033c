/**
 * The clock of the company that this window is signed in to, and its money. The app sets them when it starts; cells, inputs and
 * pictures read them, so that none of them is handed a zone or a currency by its page. A server, which speaks for many companies, never asks it:
 * it hands the zone of the asker's company along.
 */

import { dayIn } from './days'
import { formatOf } from './zone'

/** Until somebody is signed in. */
export const DEFAULT_ZONE = 'Asia/Shanghai'

let zone = DEFAULT_ZONE
let ownCurrency: string | undefined

/** An IANA name. */
export function companyZone(): string {
  return zone
}

/** The day it is there now, "2026-03-31". */
export function companyToday(): string {
  return dayIn(zone, new Date())
}

/** An unknown name leaves the clock as it is: a page that cannot tell the time is worse than one that tells Beijing's. */
export function setCompanyZone(name: string | undefined): void {
  if (name === undefined) return
  try {
    formatOf(name)
    zone = name
  } catch {
    console.warn(`the company's zone ${name} is not known here`)
  }
}

/** The currency of the company, by which amounts of several are begun with; undefined until somebody is signed in. */
export function companyCurrency(): string | undefined {
  return ownCurrency
}

/** Called when the app starts and when somebody signs in; undefined: nobody is. Currencies are codes as the session says them. */
export function setCompanyCurrency(currency: string | undefined): void {
  ownCurrency = currency
}
