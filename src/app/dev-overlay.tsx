/** What a developer or analyst must see while schemas change: the checker's messages over the last good page, and what answers lack. */
import { CloseOutlined } from '../ui/light/icons'
import { Popover } from '../ui/light/anchored'
import { Button } from '../ui/light/button'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { complaints, onComplaint } from './complaints'
import { subscribe } from './event-hub'

interface SchemaProblem {
  /** As the command line prints it: place and code, then what to do. */
  text: string
}

function partsOf({ text }: SchemaProblem): { where: string; says: string } {
  const [where = '', ...rest] = text.split('\n')
  return { where, says: rest.join('\n') }
}

/** Follows the live messages: problems stand over the page until they are put right or folded to a badge. Draws nothing where there are none. */
export function SchemaProblems() {
  const [problems, setProblems] = useState<SchemaProblem[]>([])
  const [dismissed, setDismissed] = useState(false)
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'schema-problems') {
          setProblems((event.data['problems'] as SchemaProblem[] | undefined) ?? [])
          setDismissed(false)
        }
        if (event.type === 'model') setProblems([])
      }),
    [],
  )
  if (problems.length === 0) return null
  if (dismissed) return <button type="button" className="schema-badge" onClick={() => setDismissed(false)}>Schema 有 {problems.length} 处错误</button>
  return (
    <section className="schema-problems" role="alertdialog" aria-label="Schema 错误">
      <header>
        <b>Schema 有 {problems.length} 处错误</b>
        <span>页面保持上一次正确的样子，改好后自动更新</span>
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label="关闭" onClick={() => setDismissed(true)} />
      </header>
      <ol>
        {problems.map((problem, position) => {
          const { where, says } = partsOf(problem)
          return <li key={position}><code>{where}</code><pre>{says}</pre></li>
        })}
      </ol>
    </section>
  )
}

/** Only in development: fields that answers lack, cells that broke. */
export function Complaints() {
  const list = useSyncExternalStore(onComplaint, complaints)
  if (!import.meta.env.DEV || list.length === 0) return null
  return (
    <Popover
      placement="topRight"
      content={<ul
        className="complaints"
      >{list.map((one) => <li key={[one.page, one.field, one.call, one.says].join()}><code>{one.page}</code> {one.field}（{one.call}）：{one.says}</li>)}</ul>}
    >
      <Button size="small" className="complaints-badge">开发提示 {list.length}</Button>
    </Popover>
  )
}
