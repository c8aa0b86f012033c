/** What stands beside the figures: by which day they count, by whose clock, and how far the data goes. */
import { memo } from 'react'
import { InfoCircleOutlined } from '@ant-design/icons'
import { comparedInWords, untilInWords } from '../../lib/about-words'
import { ZONE_WORDS } from '../../lib/format/date'
import type { About } from '../../lib/wire'
import { Tip } from '../../ui/tip'

/** The server answers a zone's name of ours, or words of its own. */
function zoneWords(zone: string): string {
  return Object.entries(ZONE_WORDS).find(([name]) => name === zone)?.[1] ?? zone
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
  ].filter(Boolean)
  const missing = about?.missingRates ?? []
  const notes = [...(note ? [note] : []), ...(about?.notes ?? [])]
  if (parts.length === 0 && missing.length === 0 && notes.length === 0) return null
  return (
    <div className="about-line">
      {parts.length > 0 ? <span>{parts.join(' · ')}</span> : null}
      {missing.length > 0 ? (
        <Tip title={`这些月份没有汇率，相应金额未折算：${missing.join('、')}`}>
          <span className="about-warning"><InfoCircleOutlined /> 缺汇率 {missing.length} 个月</span>
        </Tip>
      ) : null}
      {notes.map((one) => <span key={one} className="about-note">{one}</span>)}
    </div>
  )
})
