/** The reports that fill what is empty, each with where Seller Central has it, in the words of either language. */
import type { Feed } from '../../../contract/feed'

/** More than these are only named. */
const MOST = 3

export function FeedsLines({ reports }: { reports: readonly Feed[] }) {
  const rest = reports.slice(MOST)
  return (
    <>
      <ul className="feeds">
        {reports.slice(0, MOST).map((feed) => (
          <li key={feed.format}>
            <b>{feed.label}</b>
            {feed.console === undefined ? null : <span>{feed.console}</span>}
            {feed.consoleEn === undefined ? null : <small lang="en">{feed.consoleEn}</small>}
          </li>
        ))}
      </ul>
      {rest.length > 0 ? <p className="feeds-rest">还有：{rest.map(({ label }) => label).join('、')}</p> : null}
    </>
  )
}
