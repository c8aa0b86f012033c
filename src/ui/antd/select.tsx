/** antd's own select where a light one stood: it goes on with what the person began there. */
import { Select, type RefSelectProps, type SelectProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'

/** How the person came to it: what it begins with. */
export interface Taking {
  open: boolean
  focus: boolean
  typed: string
}

export type TakenSelectProps = SelectProps & { taking: Taking | undefined }

/** Writes into an input as a person does: React hears it. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function TakenSelect({ taking, ...props }: TakenSelectProps) {
  const select = useRef<RefSelectProps>(null)
  const begun = useRef(taking)
  const opened = useRef(props.onOpenChange)
  useLayoutEffect(() => {
    const { open, focus, typed } = begun.current ?? { open: false, focus: false, typed: '' }
    if (focus) select.current?.focus()
    if (open) opened.current?.(true)
    const input = typed === '' ? undefined : select.current?.nativeElement.querySelector('input')
    if (input) typeInto(input, typed)
  }, [])
  return <Select {...props} ref={select} defaultOpen={taking?.open ?? false} />
}
