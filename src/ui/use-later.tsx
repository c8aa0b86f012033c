/**
 * A heavy control that comes when it is first needed: until then a light one stands in its place, of the same size, and
 * everything else is drawn without it. It stands in the room of antd's controls. A failed load is tried again the next time.
 */
import { useCallback, useEffect, useState, type ComponentType } from 'react'

interface Later<Props> {
  component: ComponentType<Props> | undefined
  load: () => Promise<void>
  listeners: Set<() => void>
}

const plain = new Set<{ load: () => Promise<void> }>()
let atOnce = false

/** Where screens are drawn without a browser nobody waits for the network: the controls of the frame are there, and stand from the first. */
export async function drawWhole(): Promise<void> {
  atOnce = true
  await Promise.all([...plain].map(({ load }) => load()))
}

/** True once `drawWhole` was called: for drawing without a browser. */
export const isWholeAtOnce = (): boolean => atOnce

/**
 * Said once beside the light control, outside of any component.
 *
 * @param isPlain the light one does nothing that the heavy does not: see `drawWhole`
 */
export function later<Props extends object>(bring: () => Promise<ComponentType<Props>>, isPlain = false): Later<Props> {
  let loading: Promise<void> | undefined
  const one: Later<Props> = {
    component: undefined,
    listeners: new Set(),
    load: () => {
      loading ??= Promise.all([import('./antd/antd-room'), bring()]).then(
        ([{ AntdRoom }, Whole]) => {
          one.component = (props) => <AntdRoom><Whole {...props} /></AntdRoom>
          one.listeners.forEach((tell) => tell())
        },
        () => {
          loading = undefined
        },
      )
      return loading
    },
  }
  if (isPlain) plain.add(one)
  return one
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
