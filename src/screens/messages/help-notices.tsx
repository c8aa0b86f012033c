/**
 * Notices of the help service (specification, section 7), under the newest messages: only where the deployment names such a
 * service. What is not told costs nothing: a service that does not answer is logged and leaves no mark.
 */
import { useEffect, useState } from 'react'
import { callNamed, isHelpOn } from '../../app/services'

interface Notice {
  id: string
  title: string
  content: string
  /** Where more is said; empty: nowhere. */
  url: string
}

const SHOWN = 3
const TEXT_LENGTH = 80

/** Three at most, asked when it appears; draws nothing where there are none. */
export function HelpNotices() {
  const [notices, setNotices] = useState<Notice[]>([])
  useEffect(() => {
    if (!isHelpOn) return
    callNamed<Notice[] | null>({ family: 'help', call: 'notice' }).then(
      (list) => setNotices((list ?? []).slice(0, SHOWN)),
      (error: unknown) => console.warn('the help service was not reached:', error),
    )
  }, [])
  if (notices.length === 0) return null
  return (
    <section className="bell-help" aria-label="帮助公告">
      <b>帮助公告</b>
      <ul>
        {notices.map(({ id, title, content, url }) => (
          <li key={id}>
            {/^https?:\/\//i.test(url) ? <a href={url} target="_blank" rel="noopener noreferrer">{title}</a> : <span>{title}</span>}
            {content ? <span className="bell-text">{content.slice(0, TEXT_LENGTH)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
