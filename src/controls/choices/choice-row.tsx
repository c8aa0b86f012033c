/** One row that may be chosen: its picture, its name over its codes, and the state that it is in. */
import type { Option } from '../../engine/port'

/** The label alone where the row has nothing else. */
export function ChoiceRow({ label, note, image, state }: Pick<Option, 'label' | 'note' | 'image' | 'state'>) {
  if (note === undefined && image === undefined && state === undefined) return <>{label}</>
  return (
    <span className="choice-row">
      {image === undefined ? null : <img src={image} alt="" width={32} height={32} loading="lazy" decoding="async" />}
      <span className="choice-words">
        <span className="choice-name">{label}</span>
        {note === undefined ? null : <span className="choice-note" title={note}>{note}</span>}
      </span>
      {state === undefined ? null : <span className="choice-state">{state}</span>}
    </span>
  )
}
