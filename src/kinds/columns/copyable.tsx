/** Text of a cell in one line, with a copy button beside it where the column asks for one. */
import { CopyValue } from '../../ui/copy-value'
import { Cut } from './cut'

export function Copyable({ text, copy }: { text: string; copy: boolean | undefined }) {
  if (!copy) return <Cut>{text}</Cut>
  return (
    <span className="cell-copy">
      <Cut>{text}</Cut>
      <CopyValue text={text} />
    </span>
  )
}
