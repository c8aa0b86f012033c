/**
 * What carries a value to Amazon at the hour itself. No connector is built: every shop is without one, which the runner says. A module that
 * brings one fills it in (tests do).
 */
import type { TimedObject } from './objects'

/** A connection to Amazon's advertising of one shop. */
export interface AdGateway {
  /**
   * Sets one field of one object to a value, whatever it is now.
   * @param name the same for every try of one intent, so that Amazon takes it once
   * @throws Error with words for staff
   */
  set(object: TimedObject, value: string, name: string): Promise<void>
}

/** The shop's connection; undefined: it has none. */
export type GatewayOf = (companyId: number, shopId: string) => AdGateway | undefined

/** What stands where no module brings a connection. */
export const NO_GATEWAY: GatewayOf = () => undefined
