/** The transport as everything but the door has it: over axios. */
import { sendByAxios } from './send-by-axios'
import { transportOver, type TransportSettings } from './transport-over'

/** What the package of providers exports; the app itself has that of services.ts. */
export function createTransport(settings: TransportSettings): ReturnType<typeof transportOver> {
  return transportOver(sendByAxios(), settings)
}
