/** What screens keep for a person in this browser: read at once, whatever the network does. */
import { baseOf } from '../data/clients'
import { readUser } from '../data/session-store'
import { readStored } from '../data/stored'
import type { Settings } from '../engine/port'
import { deployment, isOwnServerAbsent } from './deployment'

const SETTINGS = 'screen-settings'

/** What is kept under a name of its own, as the specification (section 3) gives it: drafts of the plan pages. */
const OWN_KEYS: Record<string, string> = { 'draft:batch_new': 'key_createBatch' }

/** Of whom something is: another person who uses this browser does not see it. */
function person(): string {
  const user = readUser()
  return `${user?.companyId ?? ''}:${user?.employeeId ?? ''}`
}

/** Settings of screens, by person: they stay when the person signs out. Of a system elsewhere by its address too: its 7 is another person. */
function settingsKey(): string {
  const base = isOwnServerAbsent ? baseOf(deployment.session ?? 'erp', location.origin, deployment) : ''
  return `${SETTINGS}:${person()}${base === '' ? '' : `@${base}`}`
}

function readSettings(): Record<string, unknown> {
  return readStored<Record<string, unknown>>(localStorage, settingsKey()) ?? {}
}

/** Values as JSON in localStorage, each person their own; undefined where nothing is kept, and writing undefined takes it away. */
export const settings: Settings = {
  read: <T,>(name: string) => {
    const own = OWN_KEYS[name]
    if (own === undefined) return readSettings()[name] as T | undefined
    const kept = readStored<{ of?: string; value?: T }>(localStorage, own)
    return kept?.of === person() ? kept.value : undefined
  },
  write: (name, value) => {
    const own = OWN_KEYS[name]
    if (own !== undefined) {
      if (value === undefined) localStorage.removeItem(own)
      else localStorage.setItem(own, JSON.stringify({ of: person(), value }))
      return
    }
    const all = readSettings()
    if (value === undefined) delete all[name]
    else all[name] = value
    localStorage.setItem(settingsKey(), JSON.stringify(all))
  },
}
