/** Text of a cell in one line, with a copy button beside it where the column asks for one. */
import { CopyValue } from '../../ui/copy-value'
import { Ellipsis } from '../../ui/ellipsis'

export function Copyable({ text, copy }: { text: string; copy: boolean | undefined }) {
  if (!copy) return <Ellipsis>{text}</Ellipsis>
  return (
    <span className="cell-copy">
      <Ellipsis>{text}</Ellipsis>
      <CopyValue text={text} />
    </span>
  )
}
