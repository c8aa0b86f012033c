/**
 * By whose clock a file tells its moments: every row's zone word votes for the clocks that fit it. In charge of the vote
 * alone; what a word means is zone.ts'.
 */
import { zoneOffsetMs } from '../../../contract/zone'
import { zoneHasWord, zoneWordMinutes } from './zone-words'

const UTC_WORD = /^(UTC|Z)$/i

interface ClockVotes {
  /** One moment of the file: its zone word, if any, and the moment itself (ISO, UTC). */
  note(word: string | undefined, at: string | null): void
  /** An IANA zone: the marketplace's where its clock fits as well as another does. */
  zone(): string
}

/** @param own the marketplace's zone; @param unnamed the zone of moments that name none */
export function clockVotes(own: string, unnamed: string): ClockVotes {
  const votes = new Map<string, number>()
  const vote = (zone: string): void => void votes.set(zone, (votes.get(zone) ?? 0) + 1)
  return {
    note(word, at) {
      if (word === undefined || at === null) return vote(unnamed)
      if (UTC_WORD.test(word)) return vote('UTC')
      const minutes = zoneWordMinutes(word, own)
      if (minutes === undefined) return undefined
      // "GMT+1" is London's clock in summer and nobody's but its own in winter: only the moment tells.
      const fits = zoneOffsetMs(own, Date.parse(at)) === minutes * 60_000
      if (fits || (minutes !== 0 && zoneHasWord(word, own))) vote(own)
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
