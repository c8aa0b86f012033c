/**
 * What was said, as Markdown with tables. Nothing in it is trusted: no HTML, no pictures, and the only links that lead
 * anywhere are those to pages of the app, which open inside it.
 */
import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router'
import remarkGfm from 'remark-gfm'
import { BASE_PATH } from '../../app/config'

/** The route below the base path; undefined for any other place. */
export function routeOfLink(href: string | undefined): string | undefined {
  if (!href || !/^\/(?![/\\])/.test(href)) return undefined
  const route = href === BASE_PATH || href.startsWith(`${BASE_PATH}/`) ? href.slice(BASE_PATH.length) || '/' : href
  return route.startsWith('/api/') || route.startsWith('/app/api/') ? undefined : route
}

const COMPONENTS: Components = {
  a({ href, children }) {
    const route = routeOfLink(href)
    if (route) return <Link to={route}>{children}</Link>
    // An address out of data could carry data away: it is shown, and not to be clicked.
    return <span className="assistant-address" title="外部链接不能直接打开">{children}{href ? `（${href}）` : null}</span>
  },
  img: ({ alt }) => <span className="assistant-address">[图片{alt ? `：${alt}` : ''}]</span>,
  table: ({ children }) => <div className="assistant-table" tabIndex={0} role="region" aria-label="表格"><table>{children}</table></div>,
}
const PLUGINS = [remarkGfm]

/** Drawn anew only where the text is another. Needs a router. */
export const AnswerText = memo(function AnswerText({ text }: { text: string }) {
  return <div className="assistant-text"><Markdown remarkPlugins={PLUGINS} components={COMPONENTS} skipHtml>{text}</Markdown></div>
})
