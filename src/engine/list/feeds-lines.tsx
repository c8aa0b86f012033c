/** The reports that fill what is empty, each place of Seller Central once with what it gives, in the words of either language. */
import type { Feed } from '../../../contract/feed'
import { familiesOf } from '../../lib/report-names'

/** More than these are only named. */
const MOST = 3

/** Reports that are found in one place, in the order of the first; one without a place stands alone. */
function placesOf(reports: readonly Feed[]): Feed[][] {
  const places = new Map<string, Feed[]>()
  for (const feed of reports) {
    const place = feed.console ?? feed.format
    places.set(place, [...(places.get(place) ?? []), feed])
  }
  return [...places.values()]
}

const namesOf = (feeds: readonly Feed[]): string => familiesOf(feeds.map(({ label }) => label)).join('、')

/** A line for each of the first three places: the reports found there, the way to it in Chinese and in English. The rest are named. */
export function FeedsLines({ reports }: { reports: readonly Feed[] }) {
  const places = placesOf(reports)
  const rest = places.slice(MOST).flat()
  return (
    <>
      <ul className="feeds">
        {places.slice(0, MOST).map((feeds) => {
          const { format, console: menu, consoleEn } = feeds[0]!
          return (
            <li key={format}>
              <b>{namesOf(feeds)}</b>
              {menu === undefined ? null : <span>{menu}</span>}
              {consoleEn === undefined ? null : <small lang="en">{consoleEn}</small>}
            </li>
          )
        })}
      </ul>
      {rest.length > 0 ? <p className="feeds-rest">还有：{namesOf(rest)}</p> : null}
    </>
  )
}
