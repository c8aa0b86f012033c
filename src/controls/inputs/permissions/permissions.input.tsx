/** What a role may do: pages with their actions, sensitive data, single columns, shops. Its editor comes when it is first drawn. */
import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../../../../kinds/shared/input'

const RightsEditor = lazy(() => import('./rights-editor'))

export function PermissionsInput(props: InputProps) {
  return <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}><RightsEditor {...props} /></Suspense>
}
