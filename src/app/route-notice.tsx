/** The dialog of the pages FBAdeclare and FbaCargo: it comes with the page and closes on other routes (specification, section 2). */
import { memo, Suspense } from 'react'
import { settings } from './settings'
import { heavy } from '../ui/heavy'

const ShipmentNotice = heavy(() => import('../screens/notices/shipment-notice'))

/** The pages that the specification calls FBAdeclare and FbaCargo. */
const SHIPMENT_ROUTES: readonly string[] = ['/FBA/declarePage', '/FBA/fbaCargo']
const NEVER = 'shipment notice'

/** Draws nothing on other routes, or once the person has said 以后不再提示; opens anew with each of the two pages. */
export const RouteNotice = memo(function RouteNotice({ pathname }: { pathname: string }) {
  if (!SHIPMENT_ROUTES.includes(pathname) || settings.read<boolean>(NEVER)) return null
  return <Suspense fallback={null}><ShipmentNotice key={pathname} onNever={() => settings.write(NEVER, true)} /></Suspense>
})
