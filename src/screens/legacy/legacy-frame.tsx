/** The generic container: a page of the company's v3.0 system, as it is, inside this one. Knows nothing of what it shows. */
import { ExportOutlined } from '@ant-design/icons'
import { BASE_PATH } from '../../app/config'
import { LEGACY_FRAME } from '../../lib/legacy-address'
import './legacy.css'

export function LegacyFrame({ address, title }: { address: string; title: string }) {
  return (
    <div className="legacy">
      <p className="page-notice" role="note">
        旧版 v3.0 页面，在旧系统中打开；这里不保存它的筛选。
        <a href={address} target="_blank" rel="noopener noreferrer">在新窗口打开 <ExportOutlined aria-hidden /></a>
      </p>
      {/* Our own page between: its policy lets in the company's address alone. */}
      <iframe key={address} src={`${BASE_PATH}/${LEGACY_FRAME}?to=${encodeURIComponent(address)}`} title={title} />
    </div>
  )
}
