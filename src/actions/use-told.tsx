/**
 * Tells a person what became of an action: done, or queued as a task, with the way to the task centre (specification, sections 2
 * and 8), or what it gave to be handed on.
 */
import { App } from 'antd'
import { useCallback } from 'react'
import { usePort } from '../engine/port'
import { sayQueued } from '../ui/dialog'
import { HandOverBody, handOverOf } from './hand-over'
import { TASK_CENTRE } from './use-job'
import { useNotices } from '../ui/notices'

/** A call that does its work later answers the task's id: `{task: "17"}`. */
function isQueued(answer: unknown): boolean {
  const task = typeof answer === 'object' && answer !== null ? (answer as { task?: unknown }).task : undefined
  return typeof task === 'string' && task !== ''
}

/** Gives the function that says it: `label` is the action's, `answer` what the call gave. Stays the same between drawings. */
export function useTold(): (label: string, answer: unknown) => void {
  const port = usePort()
  const { message, modal } = useNotices()
  return useCallback(
    (label, answer) => {
      const given = handOverOf(answer)
      if (given) modal.info({
        title: given.title, icon: null, width: 520, maskClosable: false, okText: '关闭', content: <App component={false}><HandOverBody {...given} /></App>,
      })
      else if (isQueued(answer)) sayQueued(modal, () => port.go(TASK_CENTRE))
      else void message.success(`${label}成功`)
    },
    [port, message, modal],
  )
}
