/**
 * Where a person goes once they are in: back to where they were, else to the ERP page that the server named. A company
 * without orders left is told so (specification, section 8) and let out again.
 */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { BASE_PATH, HOME, LOGIN } from '../../app/config'
import { go } from '../../app/door-place'
import { ownPath, safePath } from '../../app/own-path'
import { signOut } from '../../app/services'
import type { Entered } from '../../app/signing-in'

/** The ways in are fetched while a person types: they are called when the form is sent. */
export const loadSigningIn = (): Promise<typeof import('../../app/signing-in')> => import('../../app/signing-in')

/** Fetched by loadLater before anybody chooses 短信登录. */
export const loadBySms = (): Promise<typeof import('./by-sms')> => import('./by-sms')

/** What the doors need after their first moment. */
export const loadLater = (): Promise<unknown> => Promise.all([loadSigningIn(), loadBySms()])

/** `alert` is to be drawn beside the form. */
export function useEntering(from: string | null): { enter: (entered: Entered) => Promise<void>; alert: ReactNode } {
  const [noOrders, setNoOrders] = useState(false)
  const enter = useCallback(async (entered: Entered): Promise<void> => {
    if ('noOrders' in entered) return setNoOrders(true)
    // The sign-in screen sees that the password is to be changed, and goes on to where the person wanted to be.
    if ('mustChange' in entered) return go(LOGIN + (from === null ? '' : `?from=${encodeURIComponent(from)}`), { replace: true })
    const path = safePath(from) ?? ownPath(entered.page)
    if (path === undefined) location.assign(entered.page)
    else go(path, { replace: true })
  }, [from])
  return { enter, alert: noOrders ? <NoOrders /> : null }
}

/** Where somebody goes who is signed in already. */
export function homeOf(from: string | null): string {
  return safePath(from) ?? HOME
}

function NoOrders() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const leave = async (): Promise<void> => {
    await signOut()
    history.replaceState(null, '', BASE_PATH + LOGIN)
    location.reload()
  }
  // Its one button is the only way on: neither Escape nor a click beside it closes it.
  return (
    <dialog
      ref={dialog} className="sign-in-alert" role="alertdialog" aria-labelledby="no-orders-title" aria-describedby="no-orders-text"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="no-orders-title">温馨提示</h2>
      <p id="no-orders-text">您的帐号已无可用单量，请购买单号后使用!</p>
      <button type="button" className="sign-in-submit" onClick={() => void leave()}>确定</button>
    </dialog>
  )
}
