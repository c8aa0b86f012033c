/** What dialogs have in common: their width, the words that they ask and answer with (specification, sections 2, 4, 8 and 9). */
import type { HookAPI } from 'antd/es/modal/useModal'

/** Pixels, where nothing else is said. */
export const DIALOG_WIDTH = 400
/** The question where a page asks none of its own. */
export const DELETE_QUESTION = '确定删除吗？删除后无法恢复。'
/** Said where words are asked for and none were written. */
export const BLANK = '请输入内容'
/** Said of work that a task goes on with. */
export const QUEUED = '任务已成功添加至队列，详情可至【任务中心】查看'
/** The button that leads to the task centre. */
export const TO_TASKS = '去任务中心'
/** The button that stays where one is. */
export const LATER = '稍后再去'

interface Question {
  title?: string
  /** The delete question where left out. */
  content?: string
  danger?: boolean
  ok?: string
  cancel?: string
  afterClose?: () => void
  /** May take its time; while it does the dialog waits, and where it fails it stays. */
  onOk: () => void | Promise<void>
}

/** Asks before something is done; a click outside answers nothing. */
export function ask(
  modal: Pick<HookAPI, 'confirm'>,
  { title = '提示', content = DELETE_QUESTION, danger = content === DELETE_QUESTION, ok = '确定', cancel = '取消', afterClose, onOk }: Question,
): void {
  modal.confirm({
    title, content, width: DIALOG_WIDTH, maskClosable: false, okText: ok, cancelText: cancel, okButtonProps: { danger },
    ...(afterClose ? { afterClose } : {}), onOk: async () => onOk(),
  })
}

/** Says that a task waits its turn; `go` leads to the task centre. */
export function sayQueued(modal: Pick<HookAPI, 'confirm'>, go: () => void): void {
  ask(modal, { content: QUEUED, ok: TO_TASKS, cancel: LATER, onOk: go })
}
