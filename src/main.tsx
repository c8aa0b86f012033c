/** Boot only: the router, sign-in on its own, and everything behind it loaded when it is needed. */
import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { BASE_PATH, HOME, LOGIN } from './app/config'
import { wearLook } from './app/look'
import { readToken, readUser } from './data/session-store'
import { SignIn } from './screens/sign-in/sign-in'
import './ui/tokens.css'
import './ui/base.css'

const loadShell = () => import('./app/shell')
const Shell = lazy(loadShell)
const Register = lazy(() => import('./screens/sign-in/register'))
const PasswordReset = lazy(() => import('./screens/sign-in/password-reset'))
const Landing = lazy(() => import('./screens/sign-in/landing'))
const SmsOutbox = lazy(() => import('./screens/sign-in/sms-outbox'))

/** Specification, section 2: `/` goes to sign-in; who is signed in already goes on from there. */
function Root() {
  const { search } = useLocation()
  return <Navigate to={readToken() ? HOME : LOGIN + search} replace />
}

/** Whoever still has to set a password of their own is asked for it wherever they go. */
function Inside() {
  const { pathname, search } = useLocation()
  if (readToken() && readUser()?.mustChangePassword) return <Navigate to={`${LOGIN}?from=${encodeURIComponent(pathname + search)}`} replace />
  return <Shell />
}

function App() {
  useEffect(() => {
    // While a person types the password, what comes after it is fetched.
    const timer = setTimeout(() => void loadShell().catch(() => undefined), 600)
    return () => clearTimeout(timer)
  }, [])
  // An address that changes is answered at once: as a transition it would wait behind every frame that is painted.
  return (
    <BrowserRouter basename={BASE_PATH} useTransitions={false}>
      <Suspense fallback={<div className="boot" role="status">正在加载…</div>}>
        <Routes>
          <Route path="/" element={<Root />} />
          <Route path={LOGIN} element={<SignIn />} />
          <Route path="/register" element={<Register />} />
          <Route path="/passwordReset" element={<PasswordReset />} />
          <Route path="/landing" element={<Landing />} />
          <Route path="/smsOutbox" element={<SmsOutbox />} />
          <Route path="*" element={<Inside />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  )
}

wearLook()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<StrictMode><App /></StrictMode>)
