/** A bulk edit as its dialogs ask for it: of the chosen rows or of all that the list's question finds, looked at or written. */
import { usePort } from '../../engine/port'
import type { Row } from '../../../contract/wire'
import type { ActionProps } from '../action'
import type { BulkAnswer, Changes } from './bulk'
import { rowsToChange } from './bulk'

/** rows: those that were chosen. all: whatever the list's question finds when it is written. */
export type Scope = 'rows' | 'all'

interface BulkAsking {
  /** What is meant, as the call takes it. */
  target(scope: Scope, changes: Changes): Row
  /** @param key names the write; left out: nothing is written. @param confirmed what has to be confirmed is meant */
  ask(of: Row, changes: Changes, key?: string, confirmed?: boolean): Promise<BulkAnswer>
  /** What becomes of a change that was written: it stands, or waits to be taken to Amazon. */
  says(answer: BulkAnswer): string
}

/** `ask` throws CallError as the call does, and an Error with words for staff where this deployment has no bulk edit. */
export function useBulk({ does, rows, list }: Pick<ActionProps<'bulkEdit'>, 'does' | 'rows' | 'list'>): BulkAsking {
  const port = usePort()
  const waits = does.inputs.every(({ name }) => list.plan.columns.some(({ path, pending }) => path === name && pending))
  return {
    target(scope, changes) {
      if (scope === 'rows') return { rows: rowsToChange(rows, list.plan.rowKey, Object.keys(changes)) }
      const { page: _page, pageSize: _pageSize, ...question } = list.question
      return { all: { ...question, page: 1, pageSize: list.question.pageSize }, list: list.plan.list }
    },
    async ask(of, changes, key, confirmed) {
      if (!port.own.bulkEdit) throw new Error('这里还不能批量修改')
      const body = {
        call: does.call, ...of, changes, preview: key === undefined, ...(list.question.source ? { source: list.question.source } : {}),
        ...(confirmed ? { confirmed } : {}),
      }
      return port.call<BulkAnswer>(port.own.bulkEdit, body, key === undefined ? undefined : { idempotencyKey: key })
    },
    says: ({ changed }) => `已修改 ${changed.toLocaleString('en-US')} 条${waits ? '，待提交到亚马逊' : ''}`,
  }
}
