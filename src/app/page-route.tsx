/** Which page an address opens, and what stands there instead where it opens none (specification, section 2: access). */
import { Skeleton } from 'antd'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageScreen } from '../engine/page-screen'
import { FailureNotice } from '../engine/state-notice'
import { LegacyFrame } from '../screens/legacy/legacy-frame'
import { NotAllowed, NotFound } from '../screens/notices/notices'
import { ErrorBoundary } from '../ui/error-boundary'
import { APP_NAME, NOT_ALLOWED, NOT_FOUND } from './config'
import { Frame } from './frame'
import { usePagePlan } from './page-plans'
import { legacyAddress, legacyModule, mayOpenModule } from './legacy-routes'
import { noteRecent } from './recent'
import { RouteNotice } from './route-notice'
import { matchesRoute, mayOpen, type Boot, type PageState } from './session'
import { useKeptPlace } from './use-kept-place'

const REDIRECT = '/refresh-redirect/'
/** Where an administrator reads which rule closes a page. */
const WHY_NOT = '/system/erp/zuZhiQuanXian/why'

/** The page of a path: by the route itself first, then by routes with parameters. */
export function pageAt(boot: Pick<Boot, 'pages'>, pathname: string): PageState | undefined {
  return boot.pages.find((one) => one.route === pathname) ?? boot.pages.find((one) => matchesRoute(one.route, pathname))
}

export function PageRoute({ boot }: { boot: Boot }) {
  const { pathname, search } = useLocation()
  const page = pageAt(boot, pathname)
  const legacyUrl = boot.session.company.legacyUrl
  // What is made anew is our page; what is not is the old system's, where the company has one.
  const module = legacyModule(pathname)
  const isLegacy = module !== undefined && page?.state !== 'built'
  const address = isLegacy ? legacyAddress(legacyUrl, pathname, search) : undefined
  const mayBeHere = page ? mayOpen(boot.session, pathname) : module !== undefined && address !== undefined && mayOpenModule(boot, module)
  const isThere = page !== undefined || address !== undefined
  const title = page?.title ?? (address ? '旧版 v3.0 页面' : pathname === NOT_ALLOWED ? '没有权限' : '页面不存在')
  const hasTab = isThere && mayBeHere && page?.layout !== 'standalone' && pathname !== NOT_FOUND && pathname !== NOT_ALLOWED
  useKeptPlace(pathname, search, hasTab)
  useEffect(() => {
    if (hasTab) noteRecent(pathname)
  }, [pathname, hasTab])
  useEffect(() => {
    document.title = `${title} - ${APP_NAME}`
  }, [title])
  // The same element as long as the page is the same: filters, sorts and pages of a list change the address and nothing around it.
  const screen = useMemo(() => {
    const content = address ? <LegacyFrame address={address} title={title} /> : <PlannedOrBuilt key={pathname} route={pathname} />
    return page?.layout === 'standalone' ? <div className="standalone">{content}</div> : <Frame boot={boot} pathname={pathname} title={title}>{content}</Frame>
  }, [boot, pathname, page?.layout, address, title])

  if (pathname.startsWith(REDIRECT)) return <Navigate to={`/${pathname.slice(REDIRECT.length)}${search}`} replace />
  if (pathname === NOT_FOUND) return <Frame boot={boot} pathname={pathname}><NotFound /></Frame>
  if (pathname === NOT_ALLOWED) return <Frame boot={boot} pathname={pathname}><NotAllowed why={mayOpen(boot.session, WHY_NOT) ? { route: WHY_NOT, employee: boot.session.employee.id } : undefined} /></Frame>
  if (!isThere) return <Navigate to={NOT_FOUND + search} replace />
  if (!mayBeHere) return <Navigate to={NOT_ALLOWED + search} replace state={{ from: pathname }} />
  return <>{screen}<RouteNotice pathname={pathname} /></>
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
