/**
 * Everything behind sign-in: refine with its providers, the frame, the page. Loaded when it is first needed. Nothing that a first
 * list draws is antd's: its controls come where a person opens one (src/ui/heavy.tsx, src/ui/light).
 */
import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { notifyManager } from '@tanstack/react-query'
import { Spin } from '../ui/light/waiting'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readToken } from '../data/session-store'
import { FailureNotice } from '../engine/state-notice'
import { CallError } from '../lib/call-error'
import { isSame } from '../../contract/same'
import { ErrorBoundary } from '../ui/error-boundary'
import { OverflowTip } from '../ui/overflow-tip'
import './app.css'
import './print.css'
import '../engine/engine.css'
import { loadBoot } from './boot'
import { LOGIN } from './config'
import { useAccountMenu } from './use-account-menu'
import { AppPort, labelStore } from './data-port'
import { Complaints, SchemaProblems } from './dev-overlay'
import { providers } from './lists'
import { bringPlan, useLivePlans } from './page-plans'
import { PageRoute } from './page-route'
import { accessControl, authProvider, liveProvider } from './refine-providers'
import { onSessionExpired, onSideDoor } from './services'
import { askAtSide } from './side-door'
import type { Boot } from './session'
import { noticesReady, useNotices } from '../ui/notices'
import { useSlow } from '../ui/use-slow'

// An answer is drawn as soon as it is there: by a timer, as is usual, a frame without it may be painted before.
notifyManager.setScheduler(queueMicrotask)

/**
 * Without a token it leads to sign-in. Waits for the boot with words, with a turning mark where it is slow, and offers another try where it fails. Needs
 * the router of Behind.
 */
export default function Shell() {
  return readToken() ? <SignedIn /> : <ToSignIn />
}

/** To sign-in, and back to where the person wanted to go. */
function ToSignIn() {
  const { pathname, search } = useLocation()
  return <Navigate to={`${LOGIN}?from=${encodeURIComponent(pathname + search)}`} replace />
}

function SignedIn() {
  const { message, modal } = useNotices()
  const [boot, setBoot] = useState<Boot>()
  const [failed, setFailed] = useState<Error>()
  const slow = useSlow(boot === undefined)
  const load = useCallback(() => {
    Promise.all([loadBoot(), bringPlan()]).then(
      ([next]) => {
        setFailed(undefined)
        // Asked anew whenever somebody's rights change: what is the same draws nothing anew.
        setBoot((before) => (isSame(before, next) ? before : next))
      },
      (error: unknown) => setFailed(error instanceof Error ? error : new Error(String(error))),
    )
  }, [])
  useEffect(() => {
    onSessionExpired((words) => {
      void message.warning(words)
      return noticesReady()
    })
    onSideDoor((side) => askAtSide(modal, side))
    labelStore.clear()
    load()
  }, [load, message, modal])
  if (boot) return (
    <ErrorBoundary of={boot} fallback={(broken, retry) => <FailureNotice error={broken} onRetry={retry} />}><Ready boot={boot} onModel={load} /></ErrorBoundary>
  )
  if (failed && !(failed instanceof CallError && failed.failure === 'expired')) return <FailureNotice error={failed} onRetry={load} />
  return <div className="boot" role="status">{slow ? <Spin /> : '正在加载…'}</div>
}

const OPTIONS = {
  disableTelemetry: true,
  syncWithLocation: false,
  warnWhenUnsavedChanges: false,
  title: { text: '', icon: null },
  reactQuery: {
    clientConfig: {
      defaultOptions: {
        // A lost network is an answer too: it is said where the rows would be, not waited out in silence.
        queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' as const },
        mutations: { networkMode: 'always' as const },
      },
    },
  },
}

function Ready({ boot, onModel }: { boot: Boot; onModel: () => void }) {
  const { notification } = useNotices()
  const access = useMemo(() => accessControl(boot.session), [boot.session])
  return (
    <Refine
      dataProvider={providers} authProvider={authProvider} accessControlProvider={access} routerProvider={routerProvider}
      notificationProvider={notification} liveProvider={liveProvider} options={OPTIONS}
    >
      <Live boot={boot} onModel={onModel} />
    </Refine>
  )
}

function Live({ boot, onModel }: { boot: Boot; onModel: () => void }) {
  useLivePlans(boot.session.version, onModel)
  const whole = useAccountMenu(boot)
  const routeOf = useCallback(
    (name: string) => (name.startsWith('/') ? name : (boot.pages.find((page) => page.page === name)?.route ?? `/${name}`)), [boot.pages],
  )
  return (
    <AppPort routeOf={routeOf}>
      <PageRoute boot={whole} />
      <OverflowTip />
      <SchemaProblems />
      <Complaints />
    </AppPort>
  )
}
