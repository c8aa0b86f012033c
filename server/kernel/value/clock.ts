/**
 * By whose clock a file tells its moments: every row's zone word votes for the clocks that fit it. In charge of the vote
 * alone; what a word means is zone.ts'.
 */
import { zoneOffsetMs } from '../../../contract/zone'
import { zoneHasWord, zoneWordMinutes } from './zone-words'

const UTC_WORD = /^(UTC|Z)$/i

interface ClockVotes {
  /** One moment of the file: its zone word, if any, and the moment itself, in milliseconds since 1970. */
  note(word: string | undefined, utcMs: number): void
  /** An IANA zone: the marketplace's where its clock fits as well as another does. */
  zone(): string
}

/** What a zone word says to the marketplace of the zone `own`. */
function saidBy(word: string, own: string): { word: string; isUtc: boolean; minutes: number | undefined; isOwn: boolean } {
  return { word, isUtc: UTC_WORD.test(word), minutes: zoneWordMinutes(word, own), isOwn: zoneHasWord(word, own) }
}

/** @param own the marketplace's zone; @param unnamed the zone of moments that name none */
export function clockVotes(own: string, unnamed: string): ClockVotes {
  const votes = new Map<string, number>()
  // Most moments name the zone that the one before named.
  let said = saidBy('UTC', own)
  const vote = (zone: string): void => void votes.set(zone, (votes.get(zone) ?? 0) + 1)
  return {
    note(word, utcMs) {
      if (word === undefined) return vote(unnamed)
      if (word !== said.word) said = saidBy(word, own)
      if (said.isUtc) return vote('UTC')
      const { minutes } = said
      if (minutes === undefined) return undefined
      // "GMT+1" is London's clock in summer and nobody's but its own in winter: only the moment tells.
      const fits = zoneOffsetMs(own, utcMs) === minutes * 60_000
      if (fits || (minutes !== 0 && said.isOwn)) vote(own)
      if (minutes === 0) vote('UTC')
      else if (!fits) vote(fixedZone(minutes) ?? own)
      return undefined
    },
    zone() {
      let best = votes.has(own) || !votes.has(unnamed) ? own : unnamed
      for (const [zone, count] of votes) if (count > (votes.get(best) ?? 0)) best = zone
      return best
    },
  }
}

/** The IANA zone that is always so many minutes ahead; its name counts the other way round. Undefined: none, for part hours. */
export function fixedZone(minutes: number): string | undefined {
  if (minutes === 0) return 'UTC'
  if (minutes % 60 !== 0 || minutes < -720 || minutes > 840) return undefined
  return `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`
}
