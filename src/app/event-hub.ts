/** One stream of live messages for the whole app, shared by everything that listens. */
import { forgetAsked } from '../data/asked-ahead'
import { listen, type LiveMessage } from '../data/events'
import { metaOf } from '../data/families'
import type { PortEvent } from '../engine/port'
import { isOwnServerAbsent } from './deployment'
import { transport } from './services'

type Listener = (event: PortEvent) => void

const listeners = new Set<Listener>()
let stop: (() => void) | undefined

/** Starts the stream with the first listener and ends it with the last. */
export function subscribe(listener: Listener): () => void {
  // Nobody tells news where our own server is absent.
  if (isOwnServerAbsent) return () => undefined
  listeners.add(listener)
  stop ??= listen(
    async (signal) => transport.call<AsyncIterable<LiveMessage>>(await metaOf({ family: 'app', call: 'events' }), {}, { signal }),
    (message) => {
      if (message.type === 'data' || message.type === 'resync') forgetAsked()
      // Who begins to listen meanwhile hears of the next one.
      const hearing = [...listeners]
      for (const one of hearing) one(message)
    },
  )
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}
