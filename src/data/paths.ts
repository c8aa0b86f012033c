/** Reading and writing of values at paths with dots, as wires name them. "" is the value itself. */

/** undefined where a step is missing or stands in no object. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  let found = value
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return found
}

/** Puts a value at a path, making objects on the way; at "" the value's own keys are laid into `target`. */
export function putAt(target: Record<string, unknown>, path: string, value: unknown): void {
  if (path === '') {
    Object.assign(target, value)
    return
  }
  const steps = path.split('.')
  let place = target
  for (const step of steps.slice(0, -1)) {
    const inner = place[step]
    place = isRecord(inner) ? inner : (place[step] = {} as Record<string, unknown>)
  }
  place[steps.at(-1) ?? ''] = value
}

/** An object that is no list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
