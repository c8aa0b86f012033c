/**
 * Rows out of a filled-in template: take the template, drop the file, see what would be written and what is wrong in which
 * line, then write. Nothing is written before a person has said so. Many rows are written by a job whose progress is shown.
 */
import './import-rows.css'
import { DownloadOutlined, InboxOutlined } from '../../ui/icons'
import { Alert, Button, Modal, Progress, Result, Space, Table, Upload } from 'antd'
import { useRef, useState } from 'react'
import { usePort } from '../../engine/port'
import { messageOf } from '../../lib/call-error'
import type { EnumPlan, InputPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { newWriteKey } from '../../lib/write-key'
import { LATER, TO_TASKS } from '../../ui/dialog'
import { useWork } from '../../ui/use-work'
import { ShownValue } from '../../controls/inputs/shown-value'
import type { ActionProps } from '../action'
import { saveText } from '../../lib/save-file'
import { JobProgress } from '../job-progress'
import { TASK_CENTRE, type Job } from '../use-job'
import { FillGrid } from './fill-grid'
import { MapColumns } from './map-columns'
import { errorsCsv, type ColumnMap, type FileColumns, type RowError, type RowsCheck, type RowsWritten } from './rows'
import { useNotices } from '../../ui/notices'

const ACCEPTED = '.csv,.xlsx'

type Stage =
  | { at: 'file'; tried?: File } | { at: 'map'; file: File; found: FileColumns }
  | { at: 'reading'; name: string; share: number } | { at: 'checked'; check: RowsCheck; file: File } | { at: 'job'; id: string }
  | { at: 'done'; answer: RowsWritten }

/** The dialog goes from file to columns (where the headings are strange), check, and writing; the list asks anew once rows were written. */
export function ImportRowsAction({ action, does, list, onChanged, onDone }: ActionProps<'importRows'>) {
  const port = usePort()
  const { message } = useNotices()
  const [open, setOpen] = useState(true)
  const [stage, setStage] = useState<Stage>({ at: 'file' })
  const { busy, failed, fail, work } = useWork()
  const key = useRef('')
  const fields = does.inputs.map(({ name }) => name)
  const template = (): void => {
    const asked = port.own.rowsTemplate && port.download(port.own.rowsTemplate, { call: does.call, fields, title: list.title })
    void asked?.catch((error: unknown) => void message.error(messageOf(error)))
  }
  const form = (file: File) => ({ call: JSON.stringify(does.call), fields: JSON.stringify(fields), file })
  const map = (file: File): void => void work(async () => {
    const { rowsColumns } = port.own
    if (!rowsColumns) return
    setStage({ at: 'map', file, found: await port.call<FileColumns>(rowsColumns, form(file)) })
  })
  const read = (file: File, mapped?: ColumnMap): void => {
    const { rowsUpload } = port.own
    if (!rowsUpload) return fail('这里还不能用模板导入')
    setStage({ at: 'reading', name: file.name, share: 0 })
    void work(async () => {
      key.current = newWriteKey()
      try {
        const check = await port.call<RowsCheck>(
          rowsUpload, { ...form(file), ...(mapped === undefined ? {} : { map: JSON.stringify(mapped) }) },
          { idempotencyKey: newWriteKey(), onUpload: (share) => setStage({ at: 'reading', name: file.name, share }) },
        )
        setStage({ at: 'checked', check, file })
      } catch (error) {
        setStage({ at: 'file', tried: file })
        throw error
      }
    })
  }
  const write = (check: RowsCheck): void => void work(async () => {
    if (!port.own.rowsCommit) return
    const answer = await port.call<RowsWritten>(port.own.rowsCommit, { id: check.id }, { idempotencyKey: key.current })
    setStage(answer.job === undefined ? { at: 'done', answer } : { at: 'job', id: answer.job })
    onChanged()
  })

  return (
    <Modal
      title={`${action.label}：${list.title}`}
      open={open}
      width={stage.at === 'checked' || stage.at === 'map' ? 860 : stage.at === 'file' && does.offers ? 1120 : 560}
      maskClosable={false}
      destroyOnHidden
      onCancel={() => setOpen(false)}
      afterClose={onDone}
      footer={
        <Foot
          stage={stage} busy={busy} onMap={port.own.rowsColumns && map} onAgain={() => setStage({ at: 'file' })} onWrite={write} onClose={() => setOpen(false)}
          onTasks={() => port.go(TASK_CENTRE)}
        />
      }
    >
      {failed === undefined ? null : <Alert className="dialog-refused" type="error" showIcon message={failed} />}
      {stage.at === 'file' ? <>
        {does.offers ? <FillGrid inputs={does.inputs} offers={does.offers} onFile={(file) => read(file)} /> : null}
        {failed === undefined || !port.own.rowsColumns ? null : <OfferMap tried={stage.tried} busy={busy} onMap={map} />}
        <PickFile inputs={does.inputs} onTemplate={template} onFile={(file) => read(file)} />
      </> : null}
      {stage.at === 'reading' ? (
        <div className="rows-reading"><p>正在读取 {stage.name}…</p><Progress aria-label="读取进度" percent={Math.round(stage.share * 100)} status="active" /></div>
      ) : null}
      {stage.at === 'map' ? <MapColumns inputs={does.inputs} found={stage.found} busy={busy} onMapped={(mapped) => read(stage.file, mapped)} /> : null}
      {stage.at === 'checked' ? <CheckedRows
        check={stage.check} inputs={does.inputs} enums={list.enums}
        onDownload={() => saveText(`${stage.file.name.replace(/\.\w+$/, '')}-错误.csv`, errorsCsv(stage.check.errors))}
      /> : null}
      {stage.at === 'job' ? (
        <div className="rows-reading"><JobProgress id={stage.id} open={open} verb="导入" onEnd={onChanged} after={whereRefused} /></div>
      ) : null}
      {stage.at === 'done' ? <WrittenRows answer={stage.answer} /> : null}
    </Modal>
  )
}

/** A file that was refused may only be named otherwise. */
function OfferMap({ tried, busy, onMap }: { tried: File | undefined; busy: boolean; onMap: (file: File) => void }) {
  if (!tried) return null
  return <Button className="rows-map-offer" loading={busy} onClick={() => onMap(tried)}>「{tried.name}」的列名和模板不同？说明哪一列是什么</Button>
}

interface FootProps {
  stage: Stage
  busy: boolean
  /** Says which column is which; undefined: it cannot be said here. */
  onMap: ((file: File) => void) | undefined
  onAgain: () => void
  onWrite: (check: RowsCheck) => void
  onClose: () => void
  onTasks: () => void
}

/** What may be done next, by how far the import is. */
function Foot({ stage, busy, onMap, onAgain, onWrite, onClose, onTasks }: FootProps) {
  return (
    <Space>
      {stage.at === 'checked' ? (
        <>
          {onMap ? <Button disabled={busy} onClick={() => onMap(stage.file)}>{stage.check.learned ? '改列的对应' : '说明哪一列是什么'}</Button> : null}
          <Button disabled={busy} onClick={onAgain}>换一个文件</Button>
          <Button type="primary" loading={busy} disabled={stage.check.ok === 0} onClick={() => onWrite(stage.check)}>
            {stage.check.errors.length > 0 ? `只写入正确的 ${count(stage.check.ok)} 行` : `确认写入 ${count(stage.check.ok)} 行`}
          </Button>
        </>
      ) : null}
      {stage.at === 'file' || stage.at === 'map' || stage.at === 'reading' ? <Button onClick={onClose}>取消</Button> : null}
      {stage.at === 'job' ? (
        <><Button onClick={onClose}>{LATER}</Button><Button type="primary" onClick={onTasks}>{TO_TASKS}</Button></>
      ) : null}
      {stage.at === 'done' ? <Button type="primary" onClick={onClose}>完成</Button> : null}
    </Space>
  )
}

function PickFile({ inputs, onTemplate, onFile }: { inputs: readonly InputPlan[]; onTemplate: () => void; onFile: (file: File) => void }) {
  return (
    <div className="rows-pick">
      <div className="rows-step">
        <b>1</b>
        <span>
          下载模板并填写：{inputs.map((input) => input.label + (input.required ? '（必填）' : '')).join('、')}
          <br />
          <Button icon={<DownloadOutlined />} onClick={onTemplate}>下载模板</Button>
        </span>
      </div>
      <div className="rows-step">
        <b>2</b>
        <Upload.Dragger
          accept={ACCEPTED}
          showUploadList={false}
          beforeUpload={(file) => {
            onFile(file)
            return false
          }}
        >
          <InboxOutlined /> 把填好的文件拖到这里，或点击选择（XLSX、CSV）
        </Upload.Dragger>
      </div>
    </div>
  )
}

function CheckedRows({ check, inputs, enums, onDownload }: {
  check: RowsCheck
  inputs: readonly InputPlan[]
  enums: Record<string, EnumPlan>
  onDownload: () => void
}) {
  const wrongLines = new Set(check.errors.map(({ line }) => line)).size
  return (
    <div className="rows-checked">
      <div className="bulk-counts">
        <span>共 <b>{count(check.total)}</b> 行</span>
        <span>可以写入 <b>{count(check.ok)}</b>{check.edits ? `（新增 ${count(check.adds ?? 0)}，修改 ${count(check.edits)}）` : ''}</span>
        <span className={wrongLines > 0 ? 'import-failed' : ''}>有错误 <b>{count(check.total - check.ok)}</b></span>
      </div>
      {check.errors.length > 0 ? (
        <section>
          <h4>需要修改的行 <Button type="link" size="small" onClick={onDownload}>下载错误清单</Button></h4>
          <Table<RowError>
            size="small"
            pagination={check.errors.length > 50 ? { pageSize: 50, size: 'small', showSizeChanger: false } : false}
            scroll={{ y: 200 }}
            rowKey={(error) => `${error.line} ${error.field ?? ''} ${error.message}`}
            dataSource={check.errors}
            columns={[
              { title: '行号', dataIndex: 'line', width: 70, align: 'right' },
              { title: '列', dataIndex: 'label', width: 140, ellipsis: true, render: (label: string | undefined, error) => label ?? error.field ?? '-' },
              {
                title: '填写的内容', dataIndex: 'value', width: 180, ellipsis: true,
                render: (value: unknown) => (value === undefined || value === null || value === '' ? '-' : String(value)),
              },
              { title: '原因', dataIndex: 'message' },
            ]}
          />
        </section>
      ) : null}
      {check.sample.length > 0 ? (
        <section>
          <h4>将写入的内容 <span className="cell-muted">前 {check.sample.length} 行</span></h4>
          <Table<Row>
            size="small"
            pagination={false}
            scroll={{ x: inputs.length * 140, y: 200 }}
            rowKey={(row) => JSON.stringify(row)}
            dataSource={check.sample}
            columns={inputs.map((input) => ({
              key: input.name, title: input.label, width: 140, ellipsis: true,
              render: (_value: unknown, row: Row) => <ShownValue input={input} value={row[input.name]} enums={enums} />,
            }))}
          />
        </section>
      ) : null}
    </div>
  )
}

function WrittenRows({ answer }: { answer: RowsWritten }) {
  const refused = answer.lines.filter(({ result }) => result === 'refused')
  return (
    <div className="rows-checked">
      <Result
        className="state-notice" status={refused.length > 0 ? 'warning' : 'success'} title={`已写入 ${count(answer.written)} 行`}
        subTitle={`新增 ${count(answer.added)} 行，修改 ${count(answer.edited)} 行${answer.refused > 0 ? `，${count(answer.refused)} 行没有写入` : ''}`}
      />
      {refused.length > 0 ? (
        <Table
          size="small" pagination={false} scroll={{ y: 200 }} rowKey="line" dataSource={refused}
          columns={[{ title: '行号', dataIndex: 'line', width: 70, align: 'right' as const }, { title: '原因', dataIndex: 'message' }]}
        />
      ) : null}
    </div>
  )
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** The rows that a job could not write, and why, stand in the file that it leaves in the task centre. */
const whereRefused = ({ hasFile }: Job): string | undefined => (hasFile ? '没有写入的行和原因，可在任务中心下载。' : undefined)
