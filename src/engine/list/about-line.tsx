/** What stands beside the figures: by which day they count, by whose clock, and how far the data goes. */
import { memo } from 'react'
import { InfoCircleOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { meaningInWords, ratesInWords } from '../../../contract/about-words'
import type { About } from '../../../contract/wire'
import { usePort } from '../port'

function RatesLink({ route }: { route: string }) {
  const port = usePort()
  return <Button type="link" size="small" onClick={() => port.go(route)}>去填写汇率</Button>
}

/** `note`: what the figures on this screen are, where they are not what the call would say. */
export const AboutLine = memo(function AboutLine({ basis, about, note }: { basis?: string; about?: About; note?: string }) {
  const parts = [
    ...meaningInWords(basis, about),
    ...(about?.made?.at ? [`更新于：${about.made.at}`] : []),
    ...(about?.made?.waits ? ['有新的变化，正在更新…'] : []),
  ]
  const rates = ratesInWords(about ?? {})
  const notes = [...(note ? [note] : []), ...(about?.notes ?? [])]
  if (parts.length === 0 && rates === '' && notes.length === 0) return null
  return (
    <div className="about-line" data-tip-cut="">
      {parts.length > 0 ? <span>{parts.join(' · ')}</span> : null}
      {rates ? (
        <span className="about-warning" role="alert">
          <InfoCircleOutlined /> {rates}
          {about?.ratesPage === undefined ? null : <RatesLink route={about.ratesPage} />}
        </span>
      ) : null}
      {notes.map((one) => <span key={one} className="about-note">{one}</span>)}
    </div>
  )
})
