/** Everything behind sign-in with the router that it needs; loaded when it is first needed, or while a person types a password. */
import { useLayoutEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { sendAskedAhead } from '../data/asked-ahead'
import { sendByAxiosLater } from '../data/send-later'
import { readToken, readUser } from '../data/session-store'
import { BASE_PATH, LOGIN } from './config'
import { doorAt, tellMoved } from './door-place'
import { sendBy } from './services'
import Shell from './shell'

sendBy(sendAskedAhead(sendByAxiosLater()))

/** A door draws nothing here; whoever must set a password of their own is led to sign-in with the way back in `from`. Importing it makes calls go by axios. */
export default function Behind() {
  // An address that changes is answered at once: as a transition it would wait behind every frame that is painted.
  return (
    <BrowserRouter basename={BASE_PATH} useTransitions={false}>
      <Routes>
        <Route path="*" element={<Inside />} />
      </Routes>
    </BrowserRouter>
  )
}

function Inside() {
  const { pathname, search } = useLocation()
  const isDoor = doorAt(pathname) !== undefined
  useLayoutEffect(() => {
    if (isDoor) tellMoved()
  }, [isDoor])
  if (isDoor) return null
  // Whoever still has to set a password of their own is asked for it wherever they go.
  if (readToken() && readUser()?.mustChangePassword) return <Navigate to={`${LOGIN}?from=${encodeURIComponent(pathname + search)}`} replace />
  return <Shell />
}
