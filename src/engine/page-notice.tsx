/** What a page says of itself above its body: one quiet line, which a person may put away until it says something else. */
import { CloseOutlined, InfoCircleOutlined } from '../ui/light/icons'
import { useState } from 'react'
import { usePort } from './port'

interface Props {
  page: string
  says: string
  /** The page that takes this one's place: then the line stays, and leads there. */
  replacedBy?: { route: string; title: string }
}

/** The sentence with a cross that puts it away; a page that is replaced has the way to the new one instead. */
export function PageNotice({ page, says, replacedBy }: Props) {
  const { settings, go } = usePort()
  const name = `notice:${page}`
  const [closed, setClosed] = useState(() => settings.read<string>(name))
  if (closed === says && !replacedBy) return null
  return (
    <div className="page-notice" role="note">
      <InfoCircleOutlined aria-hidden />
      <p>{says}</p>
      {replacedBy ? <button type="button" className="page-notice-go" onClick={() => go(replacedBy.route)}>打开「{replacedBy.title}」</button> : (
        <button
          type="button"
          aria-label="不再显示这条说明"
          title="不再显示"
          onClick={() => {
            settings.write(name, says)
            setClosed(says)
          }}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  )
}
