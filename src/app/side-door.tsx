/** The door of one more side: a call that first goes to another company's system waits here for account and password. */
import type { ModalFuncProps } from 'antd'
import { Suspense } from 'react'
import { CallError } from '../lib/call-error'
import { heavy } from '../ui/heavy'
import type { Side } from './services'

interface Modals { confirm: (props: ModalFuncProps) => { destroy: () => void } }

const SideForm = heavy(() => import('./side-form').then((module) => ({ default: module.SideForm })))

/** @throws CallError `cancelled` where the person leaves without signing in */
export function askAtSide(modal: Modals, side: Side): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new CallError('cancelled', `没有登录「${side.label}」，看不到它的数据`))
    const box = modal.confirm({
      title: `登录「${side.label}」`,
      icon: null,
      width: 400,
      footer: null,
      closable: true,
      maskClosable: false,
      onCancel: leave,
      content: (
        <Suspense fallback={null}>
          <SideForm side={side} onDone={() => {
            box.destroy()
            resolve()
          }} />
        </Suspense>
      ),
    })
  })
}
