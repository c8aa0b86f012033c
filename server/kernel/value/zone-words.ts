/** What the zone words in reports mean (PDT, GMT+9, +02:00): minutes ahead of UTC, and whose clock they belong to. */
/** A zone word: minutes ahead of UTC, and the IANA zones whose clock it belongs to. */
interface ZoneWord {
  minutes: number
  zones: RegExp
}

const NORTH_AMERICA = /^America\//
const EUROPE = /^(Europe|Africa|Atlantic)\//
const WORDS: Record<string, ZoneWord | ZoneWord[]> = {
  UTC: { minutes: 0, zones: /^UTC$/ }, Z: { minutes: 0, zones: /^UTC$/ }, GMT: { minutes: 0, zones: /^(UTC|Europe\/(London|Dublin|Lisbon))$/ },
  PST: { minutes: -480, zones: NORTH_AMERICA }, PDT: { minutes: -420, zones: NORTH_AMERICA },
  MST: { minutes: -420, zones: NORTH_AMERICA }, MDT: { minutes: -360, zones: NORTH_AMERICA },
  CST: { minutes: -360, zones: NORTH_AMERICA }, CDT: { minutes: -300, zones: NORTH_AMERICA },
  EST: { minutes: -300, zones: NORTH_AMERICA }, EDT: { minutes: -240, zones: NORTH_AMERICA },
  BRT: { minutes: -180, zones: /Sao_Paulo$/ }, BRST: { minutes: -120, zones: /Sao_Paulo$/ },
  WET: { minutes: 0, zones: EUROPE }, WEST: { minutes: 60, zones: EUROPE }, BST: { minutes: 60, zones: EUROPE },
  CET: { minutes: 60, zones: EUROPE }, CEST: { minutes: 120, zones: EUROPE }, MEZ: { minutes: 60, zones: EUROPE }, MESZ: { minutes: 120, zones: EUROPE },
  EET: { minutes: 120, zones: EUROPE }, EEST: { minutes: 180, zones: EUROPE }, TRT: { minutes: 180, zones: /Istanbul$/ },
  IST: [{ minutes: 330, zones: /^Asia\/(Kolkata|Calcutta)$/ }, { minutes: 60, zones: /Dublin$/ }],
  GST: { minutes: 240, zones: /Dubai$/ }, AST: [{ minutes: 180, zones: /Riyadh$/ }, { minutes: -240, zones: NORTH_AMERICA }],
  JST: { minutes: 540, zones: /Tokyo$/ }, SGT: { minutes: 480, zones: /Singapore$/ },
  AEST: { minutes: 600, zones: /^Australia\// }, AEDT: { minutes: 660, zones: /^Australia\// },
}

/**
 * Minutes ahead of UTC for a zone word ("PDT", "GMT+9", "+02:00"); a word with two meanings takes the one of `zone`.
 * Undefined: not a zone word.
 */
export function zoneWordMinutes(word: string, zone: string): number | undefined {
  const upper = word.toUpperCase()
  const found = WORDS[upper]
  if (found) {
    if (!Array.isArray(found)) return found.minutes
    return (found.find((one) => one.zones.test(zone)) ?? found[0]!).minutes
  }
  const offset = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(upper)
  if (!offset) return undefined
  return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0))
}

/** True when `word` is a word of `zone`'s own clock (PDT for Los Angeles; UTC only for UTC). */
export function zoneHasWord(word: string, zone: string): boolean {
  const found = WORDS[word.toUpperCase()]
  if (!found) return false
  return (Array.isArray(found) ? found : [found]).some((one) => one.zones.test(zone))
}
