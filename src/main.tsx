/** Boot only: sign-in on its own, and everything behind it loaded when it is needed. */
import { lazy, StrictMode, Suspense, useEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { HOME, LOGIN } from './app/config'
import { go, standing, useDoorAt, type DoorPath } from './app/door-place'
import { wearLook } from './ui/look'
import { readToken } from './data/session-store'
import { loadLater } from './screens/sign-in/entering'
import './ui/tokens.css'
import './ui/base.css'

const loadBehind = () => import('./app/behind')
const Behind = lazy(loadBehind)

/** Specification, section 2: `/` goes to sign-in; who is signed in already goes on from there. */
function Root() {
  useEffect(() => go(readToken() ? HOME : LOGIN + location.search, { replace: true }), [])
  return null
}

type Load = () => Promise<{ default: ComponentType }>

const LOADS: Record<Exclude<DoorPath, '/'>, Load> = {
  '/login': () => import('./screens/sign-in/sign-in'),
  '/register': () => import('./screens/sign-in/register'),
  '/passwordReset': () => import('./screens/sign-in/password-reset'),
  '/landing': () => import('./screens/sign-in/landing'),
  '/smsOutbox': () => import('./screens/sign-in/sms-outbox'),
}
const SCREENS: Record<DoorPath, ComponentType> = {
  '/': Root, '/login': lazy(LOADS['/login']), '/register': lazy(LOADS['/register']), '/passwordReset': lazy(LOADS['/passwordReset']),
  '/landing': lazy(LOADS['/landing']), '/smsOutbox': lazy(LOADS['/smsOutbox']),
}

/** What the address opens; no door: what is behind them. */
interface Opened { door: DoorPath | undefined; Screen: ComponentType }

/** @param first what was opened, whose code is there already: nothing stands in for it meanwhile */
function App({ first }: { first: Opened | undefined }) {
  const door = useDoorAt()
  const isDoor = door !== undefined
  useEffect(() => {
    if (!isDoor) return
    // While a person types the password, what comes after it is fetched.
    const timer = setTimeout(() => void loadLater().then(loadBehind).catch(() => undefined), 600)
    return () => clearTimeout(timer)
  }, [isDoor])
  const Screen = first && door === first.door ? first.Screen : door === undefined ? Behind : SCREENS[door]
  return <Suspense fallback={<div className="boot" role="status">正在加载…</div>}><Screen /></Suspense>
}

/**
 * What cannot be loaded now is tried again when it is drawn. It is waited for here and not in a Suspense: what stands in for
 * something there stays for a third of a second after it came.
 */
async function opened(): Promise<Opened | undefined> {
  const asked = standing()
  const door = asked === '/' && !readToken() ? LOGIN : asked
  if (door === '/') return undefined
  return (door === undefined ? loadBehind() : LOADS[door]()).then(({ default: Screen }) => ({ door, Screen }), () => undefined)
}

wearLook()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Not awaited at the top: a door's code leans on this file's chunk and would wait for it in turn.
void opened().then((first) => createRoot(root).render(<StrictMode><App first={first} /></StrictMode>))
