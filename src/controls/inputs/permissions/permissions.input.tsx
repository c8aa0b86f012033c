/** What a role may do: pages with their actions, sensitive data, single columns, shops. Its editor comes when it is first drawn. */
import { Skeleton } from 'antd'
import { Suspense } from 'react'
import type { InputProps } from '../../../../kinds/shared/input'
import { heavy } from '../../../ui/heavy'

const RightsEditor = heavy(() => import('./rights-editor'))

/** The value is the Rights of contract/rights.ts. */
export function PermissionsInput(props: InputProps) {
  return <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}><RightsEditor {...props} /></Suspense>
}
