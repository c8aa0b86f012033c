/**
 * What can be done just now, beside what is found: the actions of the page that is open and the tools of the frame, each offered by whoever
 * draws it for as long as it is drawn. Whoever looks for something by name (the command palette) runs them as a press on their button would.
 * An action that a person may not use is not drawn, so that it is not offered either.
 */
import { useEffect, useRef } from 'react'
import type { KeyName } from '../lib/keys'

/** One thing to do; those of one `group` are listed together under its words. */
export interface Offer {
  /** Its own among all that are offered. */
  key: string
  label: string
  group: string
  /** What else it is: the key that does the same. */
  pressed?: KeyName
  run: () => void
}

const standing = new Map<object, () => readonly Offer[]>()

/** Everything that is offered now, in the order in which it came. */
export function offersNow(): Offer[] {
  return [...standing.values()].flatMap((of) => of())
}

/** Offers these while the component stands; those of the last drawing count. */
export function useOffers(offers: readonly Offer[]): void {
  const latest = useRef(offers)
  useEffect(() => {
    latest.current = offers
  })
  useEffect(() => {
    const self = {}
    standing.set(self, () => latest.current)
    return () => void standing.delete(self)
  }, [])
}
