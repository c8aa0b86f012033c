/** The rows a person looked at last, newest first; kept in this browser for them, to be found again by the palette. Names alone, no figures. */
import { settings } from './settings'

const RECENT = 'recent rows'
const MOST = 12

/** All that is kept of a row. */
export interface RecentRow {
  /** The route of its page, with what opens it: "/sale/listing?row=7". */
  address: string
  /** What staff call it, and where it stands. */
  label: string
  note: string
}

/** At most twelve; what cannot be read as such a row is passed over. */
export function readRecentRows(): RecentRow[] {
  const kept = settings.read<unknown>(RECENT)
  const isRow = (one: unknown): one is RecentRow =>
    typeof one === 'object' && one !== null && ['address', 'label', 'note'].every((part) => typeof (one as Record<string, unknown>)[part] === 'string')
  return Array.isArray(kept) ? kept.filter(isRow) : []
}

/** Puts the row first; of one address only the last name stays. */
export function noteRecentRow(row: RecentRow): void {
  const before = readRecentRows()
  if (before[0]?.address === row.address && before[0].label === row.label) return
  settings.write(RECENT, [row, ...before.filter(({ address }) => address !== row.address)].slice(0, MOST))
}
