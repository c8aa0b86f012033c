/** Which page an address opens, and what stands there instead where it opens none (specification, section 2: access). */
import { Skeleton } from 'antd'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageScreen } from '../engine/page-screen'
import { FailureNotice } from '../engine/state-notice'
import { Dashboard } from '../screens/dashboard/dashboard'
import { NotAllowed, NotFound } from '../screens/notices/notices'
import { ErrorBoundary } from '../ui/error-boundary'
import { APP_NAME, HOME, NOT_ALLOWED, NOT_FOUND } from './config'
import { Frame } from './frame'
import { usePagePlan } from './page-plans'
import { matchesRoute, mayOpen, type Boot } from './session'

const REDIRECT = '/refresh-redirect/'

export function PageRoute({ boot }: { boot: Boot }) {
  const { pathname, search } = useLocation()
  const page = boot.pages.find((one) => one.route === pathname) ?? boot.pages.find((one) => matchesRoute(one.route, pathname))
  // The same element as long as the page is the same: filters, sorts and pages of a list change the address and nothing around it.
  const screen = useMemo(() => {
    const content = pathname === HOME ? <Dashboard boot={boot} /> : <PlannedOrBuilt key={pathname} route={pathname} />
    return page?.layout === 'standalone' ? <div className="standalone">{content}</div> : <Frame boot={boot} pathname={pathname}>{content}</Frame>
  }, [boot, pathname, page?.layout])
  const title = page?.title ?? (pathname === NOT_ALLOWED ? '没有权限' : '页面不存在')
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`
  }, [title])

  if (pathname.startsWith(REDIRECT)) return <Navigate to={`/${pathname.slice(REDIRECT.length)}${search}`} replace />
  if (pathname === NOT_FOUND) return <Frame boot={boot} pathname={pathname}><NotFound /></Frame>
  if (pathname === NOT_ALLOWED) return <Frame boot={boot} pathname={pathname}><NotAllowed /></Frame>
  if (!page) return <Navigate to={NOT_FOUND + search} replace />
  if (!mayOpen(boot.session, pathname)) return <Navigate to={NOT_ALLOWED + search} replace />
  return screen
}

function PlannedOrBuilt({ route }: { route: string }) {
  const { plan, error, refetch } = usePagePlan(route)
  if (!plan) return error ? <FailureNotice error={error} onRetry={refetch} /> : <Skeleton className="page-skeleton" active paragraph={{ rows: 8 }} />
  return (
    <ErrorBoundary of={plan} fallback={(broken, retry) => <FailureNotice error={broken} onRetry={retry} />}>
      <PageScreen plan={plan} />
    </ErrorBoundary>
  )
}
