/** The actions of a list: above the table, on the selection, in a row. One runs at a time; what it does is its kind's. */
import { DeleteOutlined, DownloadOutlined, DownOutlined, EditOutlined, InfoCircleOutlined, MoreOutlined } from '../../ui/light/icons'
import { Dropdown } from '../../ui/light/anchored'
import { Button } from '../../ui/light/button'
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react'
import { ACTION_ICONS, ActionRunner } from '../../actions/actions'
import type { ActionList } from '../../actions/action'
import { barredBy } from '../../../contract/barred'
import { meets } from '../../../contract/condition-match'
import type { ActionPlan, ListPlan } from '../../../contract/plan'
import type { Row } from '../../../contract/wire'
import { useOffers } from '../../ui/offers'
import { Tip } from '../../ui/tip'
import { ExportButton, RefreshButton } from '../../ui/tool-buttons'
import { actionsRoom, inlineOf, isPictured, type PICTURED } from './actions-room'

const ROW_ICONS: Record<(typeof PICTURED)[number], ReactNode> = { edit: <EditOutlined />, remove: <DeleteOutlined />, download: <DownloadOutlined /> }

interface Running {
  action: ActionPlan
  rows: Row[]
  all: boolean
  wanted?: string | undefined
}

/** `all`: about every row that the list's question finds. `wanted`: what it is started for, in the words of staff. */
export type StartAction = (action: ActionPlan, rows: Row[], all?: boolean, wanted?: string) => void

interface ActionHost {
  start: StartAction
  /** The running action's dialog, drawer or question; draw it once. */
  element: ReactNode
}

/** Runs actions over a list and says when rows may have changed. */
export function useActionHost(list: ActionList, onChanged: () => void): ActionHost {
  const [running, setRunning] = useState<Running>()
  const start = useCallback((action: ActionPlan, rows: Row[], all = false, wanted?: string) => setRunning({ action, rows, all, wanted }), [])
  const element = running ? (
    <ActionRunner
      key={running.action.action + running.action.place}
      action={running.action}
      rows={running.rows}
      all={running.all}
      {...(running.wanted === undefined ? {} : { wanted: running.wanted })}
      list={list}
      onChanged={onChanged}
      onDone={() => setRunning(undefined)}
    />
  ) : null
  return { start, element }
}

function buttonProps(action: ActionPlan): { type: 'primary' | 'default'; danger: boolean } {
  return { type: action.tone === 'primary' ? 'primary' : 'default', danger: action.tone === 'danger' }
}

/** The first thing to do on a page that is done on another page begins something there, as a dialog would here. */
const pageIcon = ({ does, tone }: ActionPlan): ReactNode => (does.type === 'go' && tone === 'primary' ? ACTION_ICONS.add : ACTION_ICONS[does.type])

/** A button for each action of the page, exports and 刷新 with their own; the command search offers them too. */
export const PageActions = memo(function PageActions({
  plan, onStart, onRefresh, busy,
}: { plan: ListPlan; onStart: StartAction; onRefresh: () => void; busy: boolean }) {
  // What is left of a condition, where no server of ours knows the settings, holds for no row.
  const actions = plan.actions.filter((action) => action.place === 'page' && meets(action.when, {}))
  const refreshes = actions.some((action) => action.does.type === 'refresh')
  useOffers([
    ...actions.filter((action) => action.does.type !== 'refresh').map((action) => (
      { key: `action:${action.action}`, group: '本页操作', label: action.label, run: () => onStart(action, []) }
    )),
    ...(refreshes ? [{ key: 'refresh', group: '本页操作', label: '刷新', run: onRefresh }] : []),
  ])
  return (
    <>
      {actions.filter((action) => action.does.type !== 'refresh').map((action) => action.does.type === 'export' ? (
        <ExportButton key={action.action} label={action.label} onExport={() => onStart(action, [])} />
      ) : (
        <Button key={action.action} {...buttonProps(action)} icon={pageIcon(action)} onClick={() => onStart(action, [])}>
          {action.label}
        </Button>
      ))}
      {refreshes ? (
        <RefreshButton onRefresh={onRefresh} busy={busy} />
      ) : null}
    </>
  )
})

/** These say themselves which rows they are about, so they can be about all that the question finds. */
const takesAll = (action: ActionPlan): boolean => action.does.type === 'bulkEdit'

/** It takes no press and says why to whoever comes to it, by pointer, keyboard or ear. */
const BARRED = { 'aria-disabled': true, className: 'ant-btn-disabled' } as const

interface BulkProps {
  plan: ListPlan
  rows: Row[]
  /** Every row of the question is chosen, also those never seen. */
  all: boolean
  total: number
  onStart: StartAction
  /** Prints rows as the table shows them. */
  onPrint: (rows: readonly Row[]) => void
  onAll: () => void
  onClear: () => void
}

/** Of rows that were never seen there is nothing to print. */
const ONLY_SEEN = '打印只用于逐条选择的行，筛选出的全部请用导出'

/** Says how many rows are chosen, and prints them. An action runs on those of them that it fits; one that cannot run now says why. */
export function BulkActions({ plan, rows, all, total, onStart, onPrint, onAll, onClear }: BulkProps) {
  const actions = plan.actions.filter((action) => action.place === 'bulk')
  return (
    <div className="bulk-bar" role="status">
      <span>已选 <b>{(all ? total : rows.length).toLocaleString('en-US')}</b> 条{all ? '（筛选出的全部）' : ''}</span>
      {!all && total > rows.length && actions.some(takesAll) ? (
        <Button size="small" type="link" onClick={onAll}>选择全部 {total.toLocaleString('en-US')} 条</Button>
      ) : null}
      {actions.map((action) => {
        const open = all ? rows : rows.filter((row) => meets(action.when, row))
        const fit = all ? open : open.filter((row) => barredBy(row, action) === undefined)
        const barred = all && !takesAll(action)
        const unlike = action.alike?.find(({ path }) => new Set(fit.map((row) => row[path])).size > 1)
        const none = (open[0] && barredBy(open[0], action)) ?? '所选的行现在都不能这样做'
        const why = barred ? '只能用于逐条选择的行' : fit.length === 0 ? none : unlike ? `所选行的${unlike.label}不同，请按${unlike.label}分开选择` : ''
        const says = why || (fit.length < rows.length ? `其中 ${fit.length} 条适用` : '')
        return (
          <Tip key={action.action} title={says}>
            <Button
              size="small" {...buttonProps(action)} {...(why ? BARRED : {})} aria-description={says || undefined}
              onClick={() => (why ? undefined : onStart(action, fit, all))}
            >
              {action.label}
            </Button>
          </Tip>
        )
      })}
      <Tip title={all ? ONLY_SEEN : ''}>
        <Button
          size="small" {...(all ? BARRED : {})} aria-description={all ? ONLY_SEEN : undefined} onClick={() => (all ? undefined : onPrint(rows))}
        >打印所选</Button>
      </Tip>
      <Button size="small" type="link" onClick={onClear}>取消选择</Button>
    </div>
  )
}

/** What shows a row from the side is called so; a row that has an action of this name, to a page of its own, needs no second. */
const DETAIL = '详情'

/**
 * The actions column: how wide it must be, and what stands in it; undefined where rows have no actions.
 * `onOpen` shows a row from the side: a word more where there is a column for it anyway.
 */
export function useRowActions(
  plan: ListPlan, onStart: StartAction, onOpen?: (row: Row) => void,
): { width: number; render: (row: Row) => ReactNode } | undefined {
  return useMemo(() => {
    const actions = plan.actions.filter((action) => action.place === 'row')
    if (actions.length === 0) return undefined
    const opens = actions.some(({ label, when }) => label === DETAIL && when === undefined) ? undefined : onOpen
    const hasOpen = opens !== undefined
    const { width, asIcons } = actionsRoom(actions, hasOpen)
    return {
      width,
      render: (row: Row) => (
        <RowActions actions={actions.filter((action) => meets(action.when, row))} row={row} asIcons={asIcons} onStart={onStart} onOpen={opens} />
      ),
    }
  }, [plan, onStart, onOpen])
}

/** The actions of one row that is looked at by itself, in words; nothing where it has none. */
export function ActionsOfRow({ plan, row, onStart }: { plan: ListPlan; row: Row; onStart: StartAction }) {
  const actions = plan.actions.filter((action) => action.place === 'row' && meets(action.when, row))
  return actions.length === 0 ? null : <RowActions actions={actions} row={row} asIcons={false} onStart={onStart} />
}

/** One that cannot be taken now stays in its place and says why. */
function RowAction({ action, row, asIcons, onStart }: { action: ActionPlan; row: Row; asIcons: boolean; onStart: StartAction }) {
  const why = barredBy(row, action)
  const icon = asIcons && isPictured(action) ? ROW_ICONS[action.does.type] : undefined
  const button = (
    <button
      type="button" className={`row-action${icon ? ' is-icon' : ''}${action.tone === 'danger' ? ' is-danger' : ''}`}
      aria-disabled={why === undefined ? undefined : true} aria-label={icon ? action.label : undefined}
      aria-description={why} onClick={() => (why === undefined ? onStart(action, [row]) : undefined)}
    >{icon ?? action.label}</button>
  )
  const says = why ?? (icon ? action.label : undefined)
  return says === undefined ? button : <Tip title={says}>{button}</Tip>
}

interface RowActionsProps {
  actions: ActionPlan[]
  row: Row
  asIcons: boolean
  onStart: StartAction
  onOpen?: (row: Row) => void
}

function RowActions({ actions, row, asIcons, onStart, onOpen }: RowActionsProps) {
  const inline = actions.slice(0, inlineOf(actions, asIcons))
  const more = actions.slice(inline.length)
  if (actions.length === 0 && !onOpen) return <span className="cell-muted">-</span>
  return (
    <span className={asIcons ? 'row-actions are-icons' : 'row-actions'}>
      {inline.map((action) => <RowAction key={action.action} action={action} row={row} asIcons={asIcons} onStart={onStart} />)}
      {onOpen && asIcons ? (
        <Tip title={DETAIL}>
          <button type="button" className="row-action is-icon" aria-label={DETAIL} onClick={() => onOpen(row)}><InfoCircleOutlined /></button>
        </Tip>
      ) : null}
      {onOpen && !asIcons ? <button type="button" className="row-action" onClick={() => onOpen(row)}>{DETAIL}</button> : null}
      {more.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map((action) => {
              const why = barredBy(row, action)
              return {
                key: action.action, label: action.label, danger: action.tone === 'danger', onClick: () => onStart(action, [row]),
                ...(why === undefined ? {} : { disabled: true, title: why }),
              }
            }),
          }}
        >
          {asIcons
            ? <button type="button" className="row-action is-icon" aria-label="更多" title="更多"><MoreOutlined /></button>
            : <button type="button" className="row-action">更多 <DownOutlined /></button>}
        </Dropdown>
      ) : null}
    </span>
  )
}
