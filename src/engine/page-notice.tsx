/** What a page says of itself above its body: one quiet line, which a person may put away until it says something else. */
import { CloseOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { usePort } from './port'

interface Props {
  page: string
  says: string
}

export function PageNotice({ page, says }: Props) {
  const { settings } = usePort()
  const name = `notice:${page}`
  const [closed, setClosed] = useState(() => settings.read<string>(name))
  if (closed === says) return null
  return (
    <div className="page-notice" role="note">
      <InfoCircleOutlined aria-hidden />
      <p>{says}</p>
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
    </div>
  )
}
