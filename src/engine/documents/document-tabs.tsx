/** What stands beside a row that is a document, as tabs of its drawer or page: the documents around it, its approval, its files. */
import { Skeleton } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { DocumentPlan } from '../../../contract/document-plan'
import type { DataPort } from '../port'
import { heavy } from '../../ui/heavy'

const DocumentLinks = heavy(() => import('../../actions/documents/document-links').then((loaded) => ({ default: loaded.DocumentLinks })))
const RowFiles = heavy(() => import('./row-files').then((loaded) => ({ default: loaded.RowFiles })))
const DocumentApproval = heavy(() => import('./document-approval').then((loaded) => ({ default: loaded.DocumentApproval })))

interface Tab {
  key: string
  label: string
  children: ReactNode
}

/** None where the row is no document, or where a company's own system answers none of it. */
export function documentTabs({ own }: Pick<DataPort, 'own'>, document: DocumentPlan | undefined, entity: string, id: string): Tab[] {
  const later = (children: ReactNode): ReactNode => <Suspense fallback={<Skeleton active />}>{children}</Suspense>
  return [
    ...(document?.approval && own.documentApproval
      ? [{ key: 'approval', label: '审批', children: later(<DocumentApproval entity={entity} id={id} />) }] : []),
    ...(document?.files && own.rowFiles ? [{ key: 'files', label: '附件', children: later(<RowFiles entity={entity} id={id} />) }] : []),
    ...(document?.links && own.documentLinks ? [{ key: 'documents', label: '关联单据', children: later(<DocumentLinks entity={entity} id={id} />) }] : []),
  ]
}
