/**
 * "为什么看不到": an administrator picks a person and a page, one of its actions or columns, and reads the rules one by one, up to
 * the one that decides. What is picked stands in the address, so that other places can lead here. It judges nothing itself.
 */
import './why-not-seen.css'
import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '../../ui/icons'
import { Alert, Button, Select, Skeleton } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useAnswer } from '../../actions/use-answer'
import { usePort } from '../../engine/port'
import { matchesChoice } from '../../controls/choices/enum-options'
import { soundsLike, usePinyin } from '../../controls/choices/pinyin'
import { RemoteSelect } from '../../controls/choices/remote-select'
import { messageOf } from '../../lib/call-error'
import type { CallRef } from '../../../contract/plan'
import type { WhyAnswer, WhyStep } from '../../../contract/rights'
import type { Row } from '../../../contract/wire'

interface PageName {
  page: string
  title: string
  route: string
  state: string
}

interface PageParts extends PageName {
  actions: { action: string; label: string }[]
  columns: { tab: string; tabTitle: string; path: string; label: string }[]
}

const PAGES: CallRef = { family: 'access', call: 'pages' }
const PARTS: CallRef = { family: 'access', call: 'pageParts' }
const WHY: CallRef = { family: 'access', call: 'why' }
const ROLE_EDITOR = '/system/erp/zuZhiQuanXian/role'
/** The page itself, in place of one of its parts. */
const WHOLE = 'page'

/** Reads and writes `employee`, `route` and `part` of the address; asks access.why once a person and a page are picked. Needs a router. */
export default function WhyNotSeen() {
  const [address, setAddress] = useSearchParams()
  const employee = address.get('employee') ?? ''
  const route = address.get('route') ?? ''
  const part = address.get('part') ?? WHOLE
  const pick = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, { replace: true })
  }
  const pages = useAnswer<{ list: PageName[] }>(PAGES, {})
  const parts = useAnswer<PageParts>(route === '' ? undefined : PARTS, { route })
  const asked = employee !== '' && parts.answer ? { employee_id: employee, page: parts.answer.page, ...askedPart(part) } : undefined
  const why = useAnswer<WhyAnswer>(asked && WHY, asked ?? {})
  const failed = pages.error ?? parts.error ?? why.error
  return (
    <div className="why">
      <div className="why-ask">
        <label className="why-field">
          <span>员工</span>
          <RemoteSelect
            entity="employee" multiple={false} value={employee === '' ? [] : [employee]} onChange={([id]) => pick({ employee: id ?? '' })}
            placeholder="姓名，支持拼音" label="员工"
          />
        </label>
        <label className="why-field">
          <span>页面</span>
          <PagePick pages={pages.answer?.list ?? []} value={parts.answer?.route ?? route} onChange={(next) => pick({ route: next, part: '' })} />
        </label>
        <label className="why-field">
          <span>看什么</span>
          <PartPick parts={parts.answer} value={part} onChange={(next) => pick({ part: next === WHOLE ? '' : next })} />
        </label>
      </div>
      {failed !== undefined
        ? <Alert type="warning" showIcon message={messageOf(failed)} />
        : asked === undefined
        ? <p className="why-hint">选一位员工与一个页面，就能看到由哪条规则决定他看得到还是看不到。</p>
        : why.answer
        ? <Answer answer={why.answer} />
        : <Skeleton active paragraph={{ rows: 6 }} />}
    </div>
  )
}

function askedPart(part: string): Row {
  const [kind, ...rest] = part.split(':')
  if (kind === 'action') return { action: rest.join(':') }
  if (kind === 'column') return { tab: rest[0], column: rest.slice(1).join(':') }
  return {}
}

/** A select that finds by part of the words, their pinyin or its first letters. */
function useFinder(): { want: (typed: string) => void; fits: (typed: string, option: { label?: unknown; value?: unknown } | undefined) => boolean } {
  const pinyin = usePinyin()
  return useMemo(() => ({
    want: pinyin.want,
    fits: (typed, option) => matchesChoice(typed, option) || (pinyin.ready && soundsLike(String(option?.label ?? ''), typed)),
  }), [pinyin.want, pinyin.ready])
}

function PagePick({ pages, value, onChange }: { pages: PageName[]; value: string; onChange: (route: string) => void }) {
  const finder = useFinder()
  const options = useMemo(() => pages.map(({ title, route }) => ({ value: route, label: `${title} ${route}` })), [pages])
  const titles = useMemo(() => new Map(pages.map(({ title, route }) => [route, title])), [pages])
  return (
    <Select showSearch virtual allowClear aria-label="页面" placeholder="页面名称，支持拼音" value={value === ''
      ? undefined
      : value} options={options} labelRender={({ value: route, label }) => titles.get(String(route)) ?? label ?? route}
      filterOption={finder.fits} onSearch={finder.want} onChange={(next: string | undefined) => onChange(next ?? '')} notFoundContent="没有这样的页面" />
  )
}

function PartPick({ parts, value, onChange }: { parts: PageParts | undefined; value: string; onChange: (part: string) => void }) {
  const finder = useFinder()
  const options = useMemo(() => {
    const several = new Set(parts?.columns.map(({ tab }) => tab)).size > 1
    const columns =
      parts?.columns.map(({ tab, tabTitle, path, label }) => ({ value: `column:${tab}:${path}`, label: several ? `${label}（${tabTitle}）` : label })) ?? []
    const actions = parts?.actions.map(({ action, label }) => ({ value: `action:${action}`, label })) ?? []
    return [
      { label: '页面', options: [{ value: WHOLE, label: '页面本身' }] },
      ...(actions.length > 0 ? [{ label: '操作', options: actions }] : []),
      ...(columns.length > 0 ? [{ label: '列', options: columns }] : []),
    ]
  }, [parts])
  return <Select
    showSearch virtual aria-label="看什么" disabled={!parts} value={value} options={options} filterOption={finder.fits} onSearch={finder.want}
    onChange={onChange} notFoundContent="没有这样的操作或列"
  />
}

const SIGNS: Record<WhyStep['verdict'], { icon: typeof CheckCircleFilled; says: string }> = {
  passes: { icon: CheckCircleFilled, says: '通过' },
  narrows: { icon: ExclamationCircleFilled, says: '部分' },
  stops: { icon: CloseCircleFilled, says: '决定' },
}

function Answer({ answer }: { answer: WhyAnswer }) {
  const port = usePort()
  const { seen, steps, mend, roles } = answer
  return (
    <div className="why-answer" aria-live="polite">
      <p className={`why-verdict ${seen ? 'is-seen' : 'is-stopped'}`}>{seen ? '看得到' : '看不到'}</p>
      <ol className="why-steps">
        {steps.map(({ rule, title, verdict, says, because }) => {
          const { icon: Sign, says: sign } = SIGNS[verdict]
          return (
            <li key={rule} className={`why-step is-${verdict}`} data-rule={rule}>
              <Sign className="why-sign" aria-label={sign} />
              <div>
                <b>{title}</b> <span>{says}</span>
                {because.length > 0 ? <ul className="why-because">{because.map((each) => <li key={each}>{each}</li>)}</ul> : null}
              </div>
            </li>
          )
        })}
      </ol>
      {seen ? null : <p className="why-mend">{mend ? `怎样才看得到：${mend}` : '没有可以放开的设置'}</p>}
      {!seen && mend && roles.length > 0 ? (
        <div className="why-roles">
          {roles.map(({ name, label }) => <Button key={name} onClick={() => port.go(ROLE_EDITOR, { name })}>{`编辑角色“${label}”`}</Button>)}
        </div>
      ) : null}
    </div>
  )
}
