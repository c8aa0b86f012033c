/**
 * A place where a room of the kernel takes what modules bring (rules, functions, parsers, handlers): typed by the room that
 * owns it, filled once by whoever puts the program together (server/modules/modules.ts), read ever after. The kernel thus
 * names no module, and nothing is handed through ten calls to reach the one that needs it.
 */
export interface Slot<T> {
  /** @throws Error where something else is there already */
  fill(value: T): void
  /** @throws Error before it was filled */
  get(): T
}

/** What a module brings to a slot that another module owns. */
export interface Filling { fill(): void }

/** Says what goes into a slot of another module, held to the slot's type. */
export function filling<T>(into: Slot<T>, value: T): Filling {
  return { fill: () => into.fill(value) }
}

/** @param what is to be filled in, for the error of a program that was put together without it */
export function slot<T>(what: string): Slot<T> {
  let held: { value: T } | undefined
  return {
    fill(value) {
      if (held && held.value !== value) throw new Error(`${what}: given twice`)
      held = { value }
    },
    get() {
      if (!held) throw new Error(`${what}: no module has been plugged in (server/modules/modules.ts)`)
      return held.value
    },
  }
}
