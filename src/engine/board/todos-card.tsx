/**
 * What waits for somebody: a number for each list, asked one by one, so that a slow one keeps nobody waiting. Each number leads
 * to exactly the rows it counts. One that cannot be counted says so in its place.
 */
import { Button, Skeleton } from 'antd'
import { useMemo } from 'react'
import { messageOf } from '../../lib/call-error'
import type { ListState } from '../../../contract/list-address'
import type { BoardPlan, TodoPlan } from '../../../contract/page-plan'
import { countText, useCounted } from '../count-rows'
import { usePort } from '../port'
import { todoQuery, todoQuestion } from './board-question'

interface Props {
  todos: readonly TodoPlan[]
  board: BoardPlan
  state: ListState
  page: string
}

/** One button a list with its number; a press opens those rows. One that failed has 重试 instead. */
export function TodosCard({ todos, ...shared }: Props) {
  return (
    <ul className="todos">
      {todos.map((todo) => <li key={todo.label}><Todo todo={todo} {...shared} /></li>)}
    </ul>
  )
}

function Todo({ todo, board, state, page }: Omit<Props, 'todos'> & { todo: TodoPlan }) {
  const port = usePort()
  const question = useMemo(() => todoQuestion(board, todo, state, page), [board, todo, state, page])
  const { answer, error, isFetching, refetch } = port.useList(todo.list.list, question, todo.list.source)
  // Of a list that does not say how many rows there are they are counted, as far as that goes.
  const { counted } = useCounted(todo.list.list, answer?.more ? question : undefined)
  if (error && !isFetching) {
    return (
      <span className="todo is-failed">
        <span className="todo-label">{todo.label}</span>
        <Button size="small" type="link" title={messageOf(error)} aria-label={`${todo.label}：没有取到，重试`} onClick={refetch}>重试</Button>
      </span>
    )
  }
  const known = answer && (answer.more ? counted : { count: answer.more === undefined ? answer.total : answer.list.length, isCut: false })
  const count = known?.count
  return (
    <button
      type="button" className={count ? `todo tone-${todo.tone}` : 'todo is-none'} aria-busy={count === undefined}
      onClick={() => port.go(todo.go.route, todoQuery(board, todo, state), todo.label)}
    >
      <span className="todo-label">{todo.label}</span>
      {known === undefined ? <Skeleton.Button active size="small" className="todo-wait" /> : <b className="todo-count">{countText(known)}</b>}
    </button>
  )
}
