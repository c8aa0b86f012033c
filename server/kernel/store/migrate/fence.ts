/**
 * Row-level security of every table: the policies, and what the app role may do. Written in one place, so that no table
 * can have a weaker fence than the others. It makes no tables.
 */
import { escapeIdentifier } from 'pg'
import { APP_ROLE, OWNER_SWITCH } from '../roles'

/**
 * company: one company's rows, by company_id; shared: everybody reads, nobody writes; owner: closed to the app role.
 */
export type Fence = 'company' | 'shared' | 'owner'

/** What the app role may be allowed on a table. */
export type Grant = 'select' | 'insert' | 'update' | 'delete'

/** Raise it when the policies below change: every table then gets the new ones. */
const FENCE_VERSION = 1

/** The policies that a fenced table has, the owner's first. A table with other names than these is fenced anew. */
export const policyNames = (fence: Fence): string[] => (
  fence === 'owner' ? [`owner_v${FENCE_VERSION}`] : [`owner_v${FENCE_VERSION}`, `${fence}_v${FENCE_VERSION}`]
)

/**
 * The company of the transaction. Inside a sub-select it is worked out once a statement and not once a row. A session
 * that had it set and ended that transaction holds '' and not null.
 */
const COMPANY = `(select nullif(current_setting('app.company_id', true), '')::bigint)`

/**
 * The statements that fence a table. The owner too sees nothing (FORCE) unless asOwner opened it, so that a statement
 * outside of a transaction of ours fails safe.
 */
export function fenceStatements(table: string, fence: Fence, grants: readonly Grant[], existing: readonly string[] = []): string[] {
  const name = escapeIdentifier(table)
  const ours = `${table === 'company' ? 'id' : 'company_id'} = ${COMPANY}`
  const [owner, app] = policyNames(fence)
  return [
    ...existing.map((policy) => `drop policy ${escapeIdentifier(policy)} on ${name}`),
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    `create policy ${owner} on ${name} to current_user using ((select current_setting('${OWNER_SWITCH}', true)) = 'on')`,
    ...(fence === 'company' ? [`create policy ${app} on ${name} to ${APP_ROLE} using (${ours}) with check (${ours})`] : []),
    ...(fence === 'shared' ? [`create policy ${app} on ${name} for select to ${APP_ROLE} using (true)`] : []),
    ...grantStatements(table, grants),
  ]
}

/** What the app role may do with a table: exactly `grants`. */
export function grantStatements(table: string, grants: readonly Grant[]): string[] {
  const name = escapeIdentifier(table)
  return [`revoke all on ${name} from public, ${APP_ROLE}`, ...(grants.length > 0 ? [`grant ${grants.join(', ')} on ${name} to ${APP_ROLE}`] : [])]
}
