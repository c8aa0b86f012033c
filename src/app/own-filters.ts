/** The filter templates of whoever is signed in, over the app's own calls. Fetched with the first list that has templates. */
import { readUser } from '../data/session-store'
import { callNamed } from './services'
import { createUserFilters, type UserFilterStore } from './user-filters'

let kept: { of: string; store: UserFilterStore } | undefined

/** One store as long as one person is signed in: another's templates are not theirs. */
export function ownFilters(): UserFilterStore {
  const { companyId = '', employeeId = '' } = readUser() ?? {}
  const of = `${companyId}:${employeeId}`
  if (kept?.of !== of) kept = { of, store: createUserFilters((name, values) => callNamed({ family: 'account', call: name }, values)) }
  return kept.store
}
