/**
 * What is worked out once for each model and read ever after: a live edit brings another model, and what was known of the one
 * before it goes with it.
 */
import type { Model } from './model'

/** @param make is asked once for each model and name; what needs no name is asked without */
export function perModel<T>(make: (model: Model, of: string) => T): (model: Model, of?: string) => T {
  const known = new WeakMap<Model, Map<string, T>>()
  return (model, of = '') => {
    const made = known.get(model) ?? new Map<string, T>()
    known.set(model, made)
    if (!made.has(of)) made.set(of, make(model, of))
    return made.get(of) as T
  }
}
