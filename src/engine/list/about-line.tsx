/** What stands beside the figures: by which day they count, by whose clock, and how far the data goes. */
import { memo } from 'react'
import { InfoCircleOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { comparedInWords, untilInWords } from '../../../contract/about-words'
import { ZONE_WORDS } from '../../../contract/format/date'
import type { About } from '../../../contract/wire'
import { usePort } from '../port'

/** The server answers a zone's name of ours, or words of its own. */
function zoneWords(zone: string): string {
  return Object.entries(ZONE_WORDS).find(([name]) => name === zone)?.[1] ?? zone
}

/** Missing rates that are named; of the rest it is said how many. */
const MOST_RATES = 3

function RatesLink({ route }: { route: string }) {
  const port = usePort()
  return <Button type="link" size="small" onClick={() => port.go(route)}>去填写汇率</Button>
}

/** `note`: what the figures on this screen are, where they are not what the call would say. */
export const AboutLine = memo(function AboutLine({ basis, about, note }: { basis?: string; about?: About; note?: string }) {
  const said = about?.basis ?? basis
  const until = about && untilInWords(about)
  const compared = about && comparedInWords(about)
  const parts = [
    said ? `口径：${said}` : '',
    about?.zone ? `时区：${zoneWords(about.zone)}` : '',
    until === undefined ? '' : `数据截至：${until}`,
    compared === undefined ? '' : `对比：${compared}`,
    about?.made?.at ? `更新于：${about.made.at}` : '',
    about?.made?.waits ? '有新的变化，正在更新…' : '',
  ].filter(Boolean)
  const missing = about?.missingRates ?? []
  const notes = [...(note ? [note] : []), ...(about?.notes ?? [])]
  if (parts.length === 0 && missing.length === 0 && notes.length === 0) return null
  return (
    <div className="about-line" data-tip-cut="">
      {parts.length > 0 ? <span>{parts.join(' · ')}</span> : null}
      {missing.length > 0 ? (
        <span className="about-warning" role="alert">
          <InfoCircleOutlined /> 缺汇率：{missing.slice(0, MOST_RATES).join('、')}{missing.length > MOST_RATES ? ` 等 ${missing.length} 项` : ''}，这些金额没有折算
          {about?.ratesPage === undefined ? null : <RatesLink route={about.ratesPage} />}
        </span>
      ) : null}
      {notes.map((one) => <span key={one} className="about-note">{one}</span>)}
    </div>
  )
})
