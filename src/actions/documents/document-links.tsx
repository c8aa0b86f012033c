/** What one document was made from, and what was made from it: each with number, state and the way to it. Writes nothing. */
import './documents.css'
import { Button, Empty, Result, Skeleton } from 'antd'
import { formatMoment } from '../../../contract/format/date'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { useAnswer } from '../use-answer'

interface Link {
  later: boolean
  entity: string
  label: string
  id: string
  number: string
  state: string
  color: string | null
  /** It counts for nothing any more. */
  dead: boolean
  who: string
  create_time: string
  route: string | null
  query: Record<string, string>
}

/**
 * Two tables, what it was made from and what was made of it, asked when it appears; `entity` and `id` name the document. Draws its own waiting, failure
 * and emptiness.
 */
export function DocumentLinks({ entity, id }: { entity: string; id: string }) {
  const port = usePort()
  const { answer, error, retry } = useAnswer<{ list: Link[] }>(port.own.documentLinks, { entity, id })
  if (error) return <Result className="state-notice" status="warning" title={messageOf(error)} extra={<Button onClick={retry}>重新加载</Button>} />
  if (!answer) return <Skeleton active paragraph={{ rows: 3 }} />
  if (answer.list.length === 0) {
    return <Empty className="state-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description="这张单据不由别的单据生成，也还没有由它生成的单据" />
  }
  return (
    <>
      <LinkTable says="由这些单据生成" links={answer.list.filter(({ later }) => !later)} />
      <LinkTable says="由它生成的单据" links={answer.list.filter(({ later }) => later)} />
    </>
  )
}

function LinkTable({ says, links }: { says: string; links: readonly Link[] }) {
  const port = usePort()
  if (links.length === 0) return null
  return (
    <table className="doc-links">
      <caption>{says}</caption>
      <tbody>
        {links.map(({ entity, id, label, number, state, color, dead, who, create_time: at, route, query }) => (
          <tr key={`${entity} ${id}`} className={dead ? 'is-dead' : undefined}>
            <td>{label}</td>
            <td>
              {route === null ? <Named dead={dead}>{number}</Named> : (
                <button type="button" className="doc-number" onClick={() => port.go(route, query)}><Named dead={dead}>{number}</Named></button>
              )}
            </td>
            <td>{color === null ? null : <i className={`cell-dot dot-${color}`} />}{state}</td>
            <td className="is-when">{who} {formatMoment(at, 'company').slice(0, 16)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A document that counts no more is struck out, for whoever hears the page too. */
function Named({ dead, children }: { dead: boolean; children: string }) {
  return dead ? <del>{children}</del> : children
}
