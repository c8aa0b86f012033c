/** Boot only: sign-in on its own, and everything behind it loaded when it is needed. */
import { lazy, StrictMode, Suspense, useEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { HOME, LOGIN } from './app/config'
import { go, useDoorAt, type DoorPath } from './app/door-place'
import { wearLook } from './app/look'
import { readToken } from './data/session-store'
import { loadLater, SignIn } from './screens/sign-in/sign-in'
import './ui/tokens.css'
import './ui/base.css'

const loadBehind = () => import('./app/behind')
const Behind = lazy(loadBehind)

/** Specification, section 2: `/` goes to sign-in; who is signed in already goes on from there. */
function Root() {
  useEffect(() => go(readToken() ? HOME : LOGIN + location.search, { replace: true }), [])
  return null
}

const SCREENS: Record<DoorPath, ComponentType> = {
  '/': Root,
  '/login': SignIn,
  '/register': lazy(() => import('./screens/sign-in/register')),
  '/passwordReset': lazy(() => import('./screens/sign-in/password-reset')),
  '/landing': lazy(() => import('./screens/sign-in/landing')),
  '/smsOutbox': lazy(() => import('./screens/sign-in/sms-outbox')),
}

function App() {
  const door = useDoorAt()
  useEffect(() => {
    // While a person types the password, what comes after it is fetched.
    const timer = setTimeout(() => void loadLater().then(loadBehind).catch(() => undefined), 600)
    return () => clearTimeout(timer)
  }, [])
  const Screen = door === undefined ? Behind : SCREENS[door]
  return <Suspense fallback={<div className="boot" role="status">正在加载…</div>}><Screen /></Suspense>
}

wearLook()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<StrictMode><App /></StrictMode>)
