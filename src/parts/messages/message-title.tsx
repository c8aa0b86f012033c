/** The title of a message in its list: bold while unread; a click opens what it is about. */
import { Button } from '../../ui/light/button'
import type { CellPartProps } from '../../engine/parts'
import { usePort } from '../../engine/port'
import { openMessage } from '../../screens/messages/open-message'

const UNREAD = '0'

/** A cell part: needs `id`, `read_state` (0: unread) and `route` in its row. A click marks it as read. */
export function MessageTitle({ value, row }: CellPartProps) {
  const port = usePort()
  const title = String(value ?? '')
  const unread = row['read_state'] === UNREAD
  const route = typeof row['route'] === 'string' && row['route'] !== '' ? row['route'] : null
  return (
    <Button
      type="link" size="small" title={title} onClick={() => openMessage(port, { id: String(row['id']), title, route, unread })}
      style={{ padding: 0, maxWidth: '100%', justifyContent: 'flex-start', fontWeight: unread ? 600 : 400 }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{title}</span>
    </Button>
  )
}
