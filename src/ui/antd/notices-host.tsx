/** Where antd's messages and questions are drawn: beside the page, in a place of their own. */
import { useNotificationProvider } from '@refinedev/antd'
import { App } from 'antd'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { NotificationProvider } from '@refinedev/core'
import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'
import { AntdRoom } from './antd-room'

/** antd's functions as its App gives them. */
export interface Notices {
  message: MessageInstance
  modal: HookAPI
  /** What refine says of its own accord. */
  notification: NotificationProvider
}

function Host({ onReady }: { onReady: (notices: Notices) => void }) {
  const { message, modal } = App.useApp()
  const notification = useNotificationProvider()
  useEffect(() => onReady({ message, modal, notification }), [message, modal, notification, onReady])
  return null
}

/** @returns antd's own functions, once they can be called, and an end to all that they say */
export function openNotices(): Promise<Notices & { end: () => void }> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const end = (): void => {
      root.unmount()
      place.remove()
    }
    root.render(<AntdRoom><App message={{ maxCount: 3 }}><Host onReady={(notices) => resolve({ ...notices, end })} /></App></AntdRoom>)
  })
}
