/**
 * What every question begins with, of rows and of figures alike: its moments are resolved by the asker's clock and the newest
 * data, and its plans, of which each statement takes one of its own, are in the question's currency. It decides nothing else.
 */
import { resolveMoments } from '../../../../contract/moments'
import type { Condition } from '../../../../contract/filter'
import type { ListRequest } from '../../../../contract/wire'
import type { Reading } from '../reading'
import { planning, type Planning } from '../statement/statement'
import { asksForDataDay } from '../statement/where'

/** A question made sense of, as far as all questions are alike. */
export interface Asked {
  /** The day that 最近有数据 stood for; undefined where nobody asked. */
  dataDay?: string
  /** A plan to begin with; every statement takes one of its own. In the question's currency unless told. */
  plan(currency?: ListRequest['currency']): Planning
}

/** What the rows that are asked for say of the moments in their conditions. */
interface Clock {
  /** The newest day of their data, yyyy-mm-dd; asked only where the condition needs it. null: there is none. */
  newestDay(): Promise<string | null>
  /** Does the field at this path hold months? A day is told as its month there. */
  holdsMonths(path: string): boolean
}

/** A condition with its moments resolved: days and persons in their place. */
export async function filterOf(
  { asker }: Pick<Reading, 'asker'>, filter: Condition | undefined, { newestDay, holdsMonths }: Clock,
): Promise<{ filter?: Condition; dataDay?: string }> {
  if (!filter) return {}
  const dataDay = asksForDataDay(filter) ? await newestDay() : null
  const resolved = resolveMoments(filter, { today: asker.today, me: asker.employeeId, dataDay }, holdsMonths)
  return { filter: resolved, ...(dataDay === null ? {} : { dataDay }) }
}

/** @param begin gives each plan what is known of the data */
export function plansOf(reading: Reading, own: ListRequest['currency'], begin: (made: Planning) => void): Asked['plan'] {
  return (currency = own) => {
    const made = planning(reading, currency)
    begin(made)
    return made
  }
}
