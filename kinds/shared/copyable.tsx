/** Text of a cell in one line, with a copy button beside it where the column asks for one. */
import type { ReactNode } from 'react'
import { CopyValue } from '../../src/ui/copy-value'
import { Cut } from './cut'

/** `children`: what stands for the text, a link of it for instance. */
export function Copyable({ text, copy, children = text }: { text: string; copy: boolean | undefined; children?: ReactNode }) {
  if (!copy) return <Cut>{children}</Cut>
  return (
    <span className="cell-copy">
      <Cut>{children}</Cut>
      <CopyValue text={text} />
    </span>
  )
}
