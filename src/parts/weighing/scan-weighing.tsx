/**
 * The weighing table: a label is scanned, then the scale's grams are typed or sent by it, and the order leaves. One box takes both, told apart by what
 * they are. What differs too much from what was expected wants the same weight once more. The server decides.
 */
import { Input } from 'antd'
import { useState } from 'react'
import { ScanField, type Said } from '../../controls/scan/scan-field'
import type { CardPartProps } from '../../engine/parts'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import { newWriteKey } from '../../lib/write-key'
import { nextOf, type Weighing } from './weighing-rules'

interface Answer { is: 'found' | 'asked' | 'shipped'; says: string }

const CALL = { family: 'fbm', call: 'weigh' }

/** A card part; whoever may not weigh only reads. Weights are whole grams, `package_size` free text. */
export default function ScanWeighing({ page }: CardPartProps) {
  const port = usePort()
  const [open, setOpen] = useState<Weighing>()
  const [size, setSize] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const may = page.uses?.some((use) => use.action === 'weigh') ?? false
  const say = (is: Said['is'], text: string): void => setSaid((before) => ({ is, text, turn: (before?.turn ?? 0) + 1 }))

  const scan = async (text: string): Promise<void> => {
    const next = nextOf(text, open)
    if (next.is === 'nothing') return
    if (next.is === 'wrong') return say('wrong', next.says)
    setBusy(true)
    try {
      const { code, weight, sure } = next
      const values = { code, ...(weight === undefined ? {} : { weight, sure, package_size: size || null }) }
      const answer = await port.call<Answer>(CALL, values, { idempotencyKey: newWriteKey() })
      setOpen(answer.is === 'shipped' ? undefined : { code, ...(answer.is === 'asked' && weight !== undefined ? { asked: weight } : {}) })
      say(answer.is === 'asked' ? 'over' : 'right', answer.says)
    } catch (error) {
      say('wrong', messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ScanField
      said={said} busy={busy} disabled={!may} placeholder={open ? `${open.code}：输入或读取重量（克）` : '扫面单：系统单号或跟踪号'}
      hint={may ? '先扫面单，再扫或输入重量（克），回车出库；扫下一张面单就换一张' : '您没有称重出库的权限，只能查看'}
      after={(
        <Input
          value={size} onChange={(event) => setSize(event.target.value)} placeholder="包装尺寸（可不填）" aria-label="包装尺寸" maxLength={60}
          style={{ width: 180 }}
        />
      )}
      {...(may ? { onScan: (text: string) => void scan(text) } : {})}
    />
  )
}
