/** One line of a menu of things kept by name: pressed to take it, with a star for the one to begin with. */
import { StarFilled, StarOutlined } from '../../ui/light/icons'
import { Tip } from '../../ui/tip'

interface Props {
  name: string
  note?: string
  chosen: boolean
  starred: boolean
  /** What the star says when pointed at, and to who cannot see it. */
  starTip: string
  starLabel: string
  onPick: () => void
  onStar: () => void
}

/** A press on the name takes it, a press on the star makes it the first one or takes that back. `note` stands small beside the name. */
export function MenuLine({ name, note, chosen, starred, starTip, starLabel, onPick, onStar }: Props) {
  return (
    <div className={`view-line${chosen ? ' is-chosen' : ''}`}>
      <button type="button" className="view-line-name" aria-pressed={chosen} onClick={onPick}>
        <span>{name}</span>
        {note ? <small>{note}</small> : null}
      </button>
      <Tip title={starTip}>
        <button type="button" className={`view-star${starred ? ' is-default' : ''}`} aria-label={starLabel} onClick={onStar}>
          {starred ? <StarFilled /> : <StarOutlined />}
        </button>
      </Tip>
    </div>
  )
}
