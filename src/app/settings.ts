/** What screens keep for a person in this browser: read at once, whatever the network does. */
import { readUser } from '../data/session-store'
import { readStored } from '../data/stored'
import type { Settings } from '../engine/port'

const SETTINGS = 'screen-settings'

/** Settings of screens, by person: they stay when the person signs out. */
function settingsKey(): string {
  const user = readUser()
  return `${SETTINGS}:${user?.companyId ?? ''}:${user?.employeeId ?? ''}`
}

function readSettings(): Record<string, unknown> {
  return readStored<Record<string, unknown>>(localStorage, settingsKey()) ?? {}
}

export const settings: Settings = {
  read: <T,>(name: string) => readSettings()[name] as T | undefined,
  write: (name, value) => {
    const all = readSettings()
    if (value === undefined) delete all[name]
    else all[name] = value
    localStorage.setItem(settingsKey(), JSON.stringify(all))
  },
}
