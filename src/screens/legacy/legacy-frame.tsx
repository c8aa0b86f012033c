/** The generic container: a page of the company's v3.0 system, as it is, inside this one. Knows nothing of what it shows. */
import { ExportOutlined } from '@ant-design/icons'
import './legacy.css'

export function LegacyFrame({ address, title }: { address: string; title: string }) {
  return (
    <div className="legacy">
      <p className="page-notice" role="note">
        旧版 v3.0 页面，在旧系统中打开；这里不保存它的筛选。
        <a href={address} target="_blank" rel="noopener noreferrer">在新窗口打开 <ExportOutlined aria-hidden /></a>
      </p>
      <iframe key={address} src={address} title={title} sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals" referrerPolicy="origin" />
    </div>
  )
}
