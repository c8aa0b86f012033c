/** The document that is decided on, whole: what changed first, then its fields, its rows, its files and what stands around it. */
import { DownloadOutlined, ExportOutlined } from '../../ui/icons'
import { Alert, Button } from 'antd'
import { DocumentLinks } from '../../actions/documents/document-links'
import { usePort } from '../../engine/port'
import { textOfCell } from '../../../kinds/shared/cell-text'
import { traits } from '../../../kinds/column-kinds'
import type { FieldPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { formatFileSize } from '../../../contract/format/number'
import { messageOf } from '../../lib/call-error'
import { useNotices } from '../../ui/notices'
import type { Change, DeskDocument } from './desk'

/** `approval` is the approval's id, by which files are fetched; `number` the document's own number. Decides nothing. */
export function DeskDocumentView({ document, approval, number }: { document: DeskDocument; approval: string; number: string }) {
  const port = usePort()
  const { message } = useNotices()
  const { route, query, changes, later, again, enums } = document
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
        <Changes title="提交之后的改动" changes={later} enums={enums} />
      </> : null}
      {changes.length > 0 ? <Changes title="与上次提交相比" changes={changes} enums={enums} /> : null}
      {again && changes.length === 0 ? <p className="desk-same">与上次提交相比没有改动</p> : null}
      <dl className="desk-fields">
        {document.fields.map((field) => (
          <div key={field.path}><dt>{field.label}</dt><dd><Value field={field} row={document.row} enums={enums} /></dd></div>
        ))}
      </dl>
      {document.tables.map((table) => <Rows key={table.label} {...table} enums={enums} />)}
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

type Enums = DeskDocument['enums']

function Value({ field, row, enums }: { field: FieldPlan; row: Row; enums: Enums }) {
  const value = row[field.path]
  if (traits(field).picture && value) return <img src={String(value)} alt={field.label} width={40} height={40} loading="lazy" />
  return <>{textOfCell(value, { row, field, enums, mixed: false })}{field.unit && value !== null ? ` ${field.unit}` : ''}</>
}

const CAME: Record<Change['is'], string> = { added: '新增一行', removed: '删除一行', changed: '' }

function Changes({ title, changes, enums }: { title: string; changes: readonly Change[]; enums: Enums }) {
  return (
    <table className="desk-table desk-changes">
      <caption>{title}（{changes.length} 处）</caption>
      <thead><tr><th scope="col">内容</th><th scope="col">改前</th><th scope="col">改后</th></tr></thead>
      <tbody>
        {changes.map(({ where, is, field, before, after }, at) => (
          <tr key={at}>
            <th scope="row">{[where, field?.label ?? CAME[is]].filter(Boolean).join(' · ')}</th>
            <td>{field && before ? <del><Value field={field} row={before} enums={enums} /></del> : null}</td>
            <td>{field && after ? <ins><Value field={field} row={after} enums={enums} /></ins> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const side = (field: FieldPlan): string => (traits(field).numeric ? 'is-right' : '')

function Rows({ label, fields, rows, enums }: DeskDocument['tables'][number] & { enums: Enums }) {
  return (
    <section>
      <h3>{label}（{rows.length}）</h3>
      <div className="desk-rows">
        <table className="desk-table" aria-label={label}>
          <thead><tr>{fields.map((field) => <th key={field.path} scope="col" className={side(field)}>{field.label}</th>)}</tr></thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>{fields.map((field, place) => (
                <td key={field.path} role={place === 0 ? 'rowheader' : undefined} className={side(field)}><Value field={field} row={row} enums={enums} /></td>
              ))}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
