/** The way to the assistant in the header. Its drawer is loaded when it is first opened, and stays as the person left it over reloads. */
import { RobotOutlined } from '../../ui/light/icons'
import { Button } from '../../ui/light/button'
import { Suspense, useState } from 'react'
import { readUser } from '../../data/session-store'
import { Tip } from '../../ui/tip'
import { keyOf, openKeyOf } from './assistant-keep'
import { useOffers } from '../../ui/offers'
import { heavy } from '../../ui/heavy'

const AssistantDrawer = heavy(() => import('./assistant-drawer'))

function wasOpen(): boolean {
  const key = keyOf(readUser())
  return key !== undefined && localStorage.getItem(openKeyOf(key)) === '1'
}

/** Whether it stands open is kept for the person in this browser; offered to the palette too. */
export function AssistantButton() {
  const [isOpen, setOpen] = useState(wasOpen)
  const [wasAsked, setAsked] = useState(isOpen)
  const open = (next: boolean): void => {
    setOpen(next)
    if (next) setAsked(true)
    const key = keyOf(readUser())
    if (key) localStorage.setItem(openKeyOf(key), next ? '1' : '0')
  }
  useOffers([{ key: 'assistant', group: '操作', label: isOpen ? '收起 AI 助手' : '打开 AI 助手', run: () => open(!isOpen) }])
  return (
    <>
      <Tip title="AI 助手" placement="bottom">
        <Button type="text" icon={<RobotOutlined />} aria-label="AI 助手" aria-expanded={isOpen} onClick={() => open(!isOpen)} />
      </Tip>
      {wasAsked ? <Suspense fallback={null}><AssistantDrawer open={isOpen} onClose={() => open(false)} /></Suspense> : null}
    </>
  )
}
