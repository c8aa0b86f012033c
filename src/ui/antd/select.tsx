/** antd's own select where a light one stood: it goes on with what the person began there. */
import { Select, type RefSelectProps, type SelectProps } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'

/** How the person came to it: what it begins with. */
export interface Taking {
  open: boolean
  focus: boolean
  typed: string
}

/** `taking` undefined: nothing was begun. */
export type TakenSelectProps = SelectProps & { taking: Taking | undefined }

/** Writes into an input as a person does: React hears it. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Opens, takes the focus and types what `taking` says when it appears; after that it is antd's select. */
export function TakenSelect({ taking, ...props }: TakenSelectProps) {
  const select = useRef<RefSelectProps>(null)
  const begun = useRef(taking)
  const [own, setOwn] = useState(false)
  const change = useRef((_open: boolean): void => undefined)
  useLayoutEffect(() => {
    change.current = (open) => {
      setOwn(open)
      props.onOpenChange?.(open)
    }
  })
  useLayoutEffect(() => {
    const { open, focus, typed } = begun.current ?? { open: false, focus: false, typed: '' }
    if (focus) select.current?.focus()
    const input = typed === '' ? undefined : select.current?.nativeElement.querySelector('input')
    if (input) typeInto(input, typed)
    // Not before the press is over that brought it: antd takes that for a press elsewhere, and closes.
    const timer = open ? setTimeout(() => change.current(true)) : undefined
    return () => clearTimeout(timer)
  }, [])
  return <Select {...props} ref={select} open={props.open ?? own} onOpenChange={(open) => change.current(open)} />
}
