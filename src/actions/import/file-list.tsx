/** The files of an import session: name, state, progress, and what went wrong. */
import { CloseOutlined, FileTextOutlined } from '../../ui/icons'
import { Progress, Tag } from 'antd'
import { formatFileSize } from '../../../contract/format/number'
import type { ImportFile, ImportState } from '../../../contract/imports'
import { isBusy, type Upload } from './use-import-files'

const STATES: Record<ImportState, { label: string; color: string }> = {
  wait: { label: '排队中', color: 'default' },
  parsing: { label: '读取中', color: 'processing' },
  preview: { label: '待确认', color: 'warning' },
  committing: { label: '写入中', color: 'processing' },
  committed: { label: '已写入', color: 'success' },
  undone: { label: '已撤销', color: 'default' },
  discarded: { label: '已放弃', color: 'default' },
  refused: { label: '无法识别', color: 'error' },
  fail: { label: '失败', color: 'error' },
}

interface Props {
  files: readonly ImportFile[]
  uploads: readonly Upload[]
  selected: string | undefined
  onSelect: (id: string) => void
  onDropUpload: (key: string) => void
}

/** A button for each file that the server has, to be chosen and looked at, then the uploads under way, which can be dropped. */
export function FileList({ files, uploads, selected, onSelect, onDropUpload }: Props) {
  return (
    <div className="import-files">
      {files.map((file) => (
        <button
          key={file.id} type="button" className={`import-file${file.id === selected ? ' is-selected' : ''}`} aria-pressed={file.id === selected}
          onClick={() => onSelect(file.id)}
        >
          <span className="import-file-head">
            <FileTextOutlined />
            <span className="import-file-name" title={file.fileName}>{file.fileName}</span>
            <Tag color={STATES[file.state].color} bordered={false}>{STATES[file.state].label}</Tag>
          </span>
          <span className="cell-muted">{[file.reportLabel, formatFileSize(file.fileSize)].filter(Boolean).join(' · ')}</span>
          {isBusy(file) ? <Progress aria-label="进度" percent={Math.round(file.progress)} size="small" status="active" /> : null}
        </button>
      ))}
      {uploads.map((upload) => (
        <div key={upload.key} className="import-file">
          <span className="import-file-head">
            <FileTextOutlined />
            <span className="import-file-name" title={upload.name}>{upload.name}</span>
            {upload.failed === undefined ? <Tag bordered={false}>上传中</Tag> : (
              <button type="button" className="ui-copy" aria-label={`移除 ${upload.name}`} onClick={() => onDropUpload(upload.key)}><CloseOutlined /></button>
            )}
          </span>
          {upload.failed === undefined ? (
            <Progress aria-label="进度" percent={Math.round(upload.share * 100)} size="small" status="active" />
          ) : (
            <span className="import-failed">{upload.failed}</span>
          )}
        </div>
      ))}
    </div>
  )
}
