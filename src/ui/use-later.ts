/**
 * A heavy control that comes when it is first needed: until then a light one stands in its place, of the same size, and
 * everything else is drawn without it. A failed load is tried again the next time.
 */
import { useCallback, useEffect, useState, type ComponentType } from 'react'

interface Later<Props> {
  component: ComponentType<Props> | undefined
  load: () => Promise<void>
  listeners: Set<() => void>
}

/** Said once beside the light control, outside of any component. */
export function later<Props>(bring: () => Promise<ComponentType<Props>>): Later<Props> {
  let loading: Promise<void> | undefined
  const made: Later<Props> = {
    component: undefined,
    listeners: new Set(),
    load: () => {
      loading ??= bring().then(
        (component) => {
          made.component = component
          made.listeners.forEach((tell) => tell())
        },
        () => {
          loading = undefined
        },
      )
      return loading
    },
  }
  return made
}

/** The heavy control once it is there, and a function that asks for it. */
export function useLater<Props>(what: Later<Props>): [ComponentType<Props> | undefined, () => void] {
  const [, draw] = useState(0)
  useEffect(() => {
    const tell = (): void => draw((count) => count + 1)
    what.listeners.add(tell)
    if (what.component) tell()
    return () => void what.listeners.delete(tell)
  }, [what])
  const wake = useCallback(() => void what.load(), [what])
  return [what.component, wake]
}
