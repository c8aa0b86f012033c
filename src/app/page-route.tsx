/** Which page an address opens, and what stands there instead where it opens none (specification, section 2: access). */
import { Skeleton } from '../ui/light/waiting'
import { useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageScreen } from '../engine/page-screen'
import { FailureNotice } from '../engine/state-notice'
import { LegacyFrame } from '../screens/legacy/legacy-frame'
import { NotAllowed, NotFound } from '../screens/notices/notices'
import { ErrorBoundary } from '../ui/error-boundary'
import { focusPage, letPointerRest, letTabGoOn } from '../ui/focus'
import '../ui/focus.css'
import { APP_NAME } from './config'
import { isOwnServerAbsent } from './deployment'
import { destinationOf, type Destination } from './destination'
import { Frame } from './frame'
import { usePagePlan } from './page-plans'
import { noteRecent } from './recent'
import { RouteNotice } from './route-notice'
import { callNamed } from './services'
import { mayOpen, type Boot } from './session'
import { useKeptPlace } from './use-kept-place'

/** Where an administrator reads which rule closes a page. */
const WHY_NOT = '/system/erp/zuZhiQuanXian/why'

const TITLES = { elsewhere: '页面不存在', notFound: '页面不存在', notAllowed: '没有权限' } as const

function titleOf(destination: Destination): string {
  if (destination.is === 'page') return destination.page.title
  return destination.is === 'legacy' ? (destination.page?.title ?? '旧版 v3.0 页面') : TITLES[destination.is]
}

/** Draws the page, the old system's frame or a notice; sets the window's title, notes the page as used and keeps its place. Needs a router. */
export function PageRoute({ boot }: { boot: Boot }) {
  const { pathname, search, state } = useLocation()
  const from = fromOf(state)
  const destination = destinationOf(boot, pathname, search)
  const page = 'page' in destination ? destination.page : undefined
  const isThere = destination.is === 'page' || destination.is === 'legacy'
  const address = destination.is === 'legacy' ? destination.address : undefined
  const title = titleOf(destination)
  const hasTab = isThere && page?.layout !== 'standalone'
  useKeptPlace(pathname, search, hasTab)
  useEffect(() => {
    if (hasTab) noteRecent(pathname)
  }, [pathname, hasTab])
  useKeyboardOnPage(pathname + search)
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`
  }, [title])
  // The same element as long as the page is the same: filters, sorts and pages of a list change the address and nothing around it.
  const screen = useMemo(() => {
    const content = address ? <LegacyFrame address={address} title={title} /> : <PlannedOrBuilt key={pathname} route={pathname} />
    return page?.layout === 'standalone'
      ? <main className="standalone" tabIndex={-1}>{content}</main>
      : <Frame boot={boot} pathname={pathname} title={title}>{content}</Frame>
  }, [boot, pathname, page?.layout, address, title])

  if (destination.is === 'elsewhere') {
    return <Navigate to={destination.to} replace {...(destination.from === undefined ? {} : { state: { from: destination.from } })} />
  }
  // Standalone by the specification's list of routes; but whoever stands before a closed door keeps the menu.
  if (destination.is === 'notFound') return <Frame boot={boot} pathname={pathname}><NotFound address={from} /></Frame>
  if (destination.is === 'notAllowed') {
    const { asked } = destination
    return (
      <Frame boot={boot} pathname={pathname}>
        {mayOpen(boot.session, WHY_NOT)
          ? <NotAllowed page={asked} why={{ route: WHY_NOT, employee: boot.session.employee.id }} />
          : <NotAllowed page={asked} onAsk={isOwnServerAbsent ? undefined : askForPage} />}
      </Frame>
    )
  }
  return <>{screen}<RouteNotice pathname={pathname} /></>
}

/** Whoever goes on from what is gone (a page, the last document) stands on what came; the first page of a window begins with the frame. */
function useKeyboardOnPage(address: string): void {
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return undefined
    before.current = address
    return focusPage()
  }, [address])
  useEffect(letTabGoOn, [])
  useEffect(letPointerRest, [])
}

/** The page that was asked for, where the address had to become another. */
function fromOf(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' ? from : undefined
}

async function askForPage(route: string): Promise<number> {
  return (await callNamed<{ told: number }>({ family: 'access', call: 'askForPage' }, { route })).told
}

function PlannedOrBuilt({ route }: { route: string }) {
  const { plan, error, refetch } = usePagePlan(route)
  if (!plan) return error ? <FailureNotice error={error} onRetry={refetch} /> : <Skeleton className="page-skeleton" rows={8} />
  return (
    <ErrorBoundary of={plan} fallback={(broken, retry) => <FailureNotice error={broken} onRetry={retry} />}>
      <PageScreen plan={plan} />
    </ErrorBoundary>
  )
}
