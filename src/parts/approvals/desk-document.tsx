/** The document that is decided on, whole: what changed first, then its fields, its rows, its files and what stands around it. */
import { DownloadOutlined, ExportOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { DocumentLinks } from '../../actions/documents/document-links'
import { usePort } from '../../engine/port'
import { formatFileSize } from '../../../contract/format/number'
import { messageOf } from '../../lib/call-error'
import { useNotices } from '../../ui/notices'
import type { Change, DeskDocument } from './desk'

export function DeskDocumentView({ document, approval, number }: { document: DeskDocument; approval: string; number: string }) {
  const port = usePort()
  const { message } = useNotices()
  const { route, query, changes, later, again } = document
  const fetchFile = (id: string, name: string): void => {
    const call = port.own.approvalFile
    if (call) port.download(call, { id: approval, file: id }, name).catch((error: unknown) => void message.error(messageOf(error)))
  }
  return (
    <article className="desk-document" aria-label={document.label}>
      <header>
        <h2>{document.label} <span>{number}</span></h2>
        {route === null ? null : <Button size="small" icon={<ExportOutlined />} onClick={() => port.go(route, query)}>打开单据</Button>}
      </header>
      {later.length > 0 ? <>
        <Alert type="warning" showIcon message="这张单据提交之后又改过，请看过下面的改动再决定" />
        <Changes title="提交之后的改动" changes={later} />
      </> : null}
      {changes.length > 0 ? <Changes title="与上次提交相比" changes={changes} /> : null}
      {again && changes.length === 0 ? <p className="desk-same">与上次提交相比没有改动</p> : null}
      <dl className="desk-fields">
        {document.fields.map(({ label, text, image }) => (
          <div key={label}><dt>{label}</dt><dd>{image ? <img src={image} alt={label} width={64} height={64} loading="lazy" /> : text}</dd></div>
        ))}
      </dl>
      {document.tables.map((table) => <Rows key={table.label} {...table} />)}
      {document.files.length > 0 ? (
        <section>
          <h3>附件（{document.files.length}）</h3>
          <ul className="desk-files">
            {document.files.map(({ id, name, size }) => (
              <li key={id}>
                <Button type="link" size="small" icon={<DownloadOutlined />} onClick={() => fetchFile(id, name)}>{name}</Button>
                <span>{formatFileSize(size)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {route !== null && port.own.documentLinks
        ? <section><h3>关联单据</h3><DocumentLinks entity={document.kind} id={document.id} /></section> : null}
    </article>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  return (
    <table className="desk-table desk-changes">
      <caption>{title}（{changes.length} 处）</caption>
      <thead><tr><th scope="col">内容</th><th scope="col">改前</th><th scope="col">改后</th></tr></thead>
      <tbody>
        {changes.map(({ where, label, before, after }, at) => (
          <tr key={at}>
            <th scope="row">{where === '' ? label : `${where} · ${label}`}</th>
            <td>{before === '' ? null : <del>{before}</del>}</td>
            <td>{after === '' ? null : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({ label, columns, rows }: DeskDocument['tables'][number]) {
  return (
    <section>
      <h3>{label}（{rows.length}）</h3>
      <div className="desk-rows">
        <table className="desk-table" aria-label={label}>
          <thead><tr>{columns.map((column) => <th key={column.label} scope="col" className={column.right ? 'is-right' : ''}>{column.label}</th>)}</tr></thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>{cells.map((text, at) => <td key={at} className={columns[at]?.right ? 'is-right' : ''}>{text}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
