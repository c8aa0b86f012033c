/**
 * A file that no report knows by its headings: a person says which report it is and which column is which, once for all files of these
 * headings. What is read by it is previewed and checked like any other file.
 */
import { Alert, Select } from 'antd'
import { useState } from 'react'
import type { CallRef } from '../../../contract/plan'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { MapColumns } from '../import-rows/map-columns'
import type { Say } from './preview-said'
import { Section } from './preview-tables'
import '../import-rows/import-rows.css'

/** The file's columns with samples, the reports it may be, and, once one is chosen, its fields and the guess which column fills each (field -> column). */
export interface Mapping {
  columns: { name: string; samples: string[] }[]
  formats: { format: string; label: string }[]
  fields: { name: string; label: string; required: boolean }[]
  guess: Record<string, string>
}

interface Props {
  file: string
  /** The call that answers the columns of a report beside the file's. */
  preview: CallRef
  mapping: Mapping
  onSay: (say: Say) => Promise<void>
}

const SAYS = '请说明报告的每一列取自文件的哪一列；文件里没有的（例如站点），可以给所有行填同一个值。说过一次，同样列名的文件下次直接识别；在「学会的表头」里可以删掉重来。'

/** First the report is chosen, then its columns; `onSay` gets both and reads the file anew. What the call refuses is said here. */
export function MapReport({ file, preview, mapping, onSay }: Props) {
  const port = usePort()
  const [format, setFormat] = useState<string>()
  const [asked, setAsked] = useState<Mapping>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const choose = (name: string): void => {
    setFormat(name)
    setAsked(undefined)
    setFailed(undefined)
    port.call<{ mapping?: Mapping }>(preview, { id: file, map: name }).then(
      (answer) => setAsked(answer.mapping), (error: unknown) => setFailed(messageOf(error)),
    )
  }
  const send = (map: Record<string, { column: string } | { value: string }>): void => {
    if (format === undefined) return
    setBusy(true)
    setFailed(undefined)
    const columns = Object.fromEntries(Object.entries(map).flatMap(([name, from]) => ('column' in from ? [[name, from.column]] : [])))
    const fixed = Object.fromEntries(Object.entries(map).flatMap(([name, from]) => ('value' in from ? [[name, from.value]] : [])))
    onSay({ format, map: columns, ...(Object.keys(fixed).length > 0 ? { fixed } : {}) })
      .catch((error: unknown) => setFailed(messageOf(error))).finally(() => setBusy(false))
  }
  return (
    <Section title="说明这是什么文件" note="选择报告，再说哪一列是什么">
      <Select
        aria-label="这是哪种报告" showSearch optionFilterProp="label" placeholder="选择报告" value={format} style={{ width: 320 }}
        options={mapping.formats.map(({ format: value, label }) => ({ value, label }))} onChange={choose}
      />
      {failed === undefined ? null : <Alert type="error" showIcon message={failed} />}
      {asked ? <MapColumns key={format} inputs={asked.fields} found={asked} busy={busy} says={SAYS} onMapped={send} /> : null}
    </Section>
  )
}
