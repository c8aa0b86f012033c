/** Questions that the data answers without a model. */
import { Button } from 'antd'
import type { ReadyQuestion } from './assistant-store'

interface Props {
  questions: ReadyQuestion[]
  /** On one line, where there is a conversation to be read. */
  isSmall: boolean
  isDisabled: boolean
  onAsk: (question: ReadyQuestion) => void
}

/** Draws nothing without questions; a press asks at once. */
export function ReadyQuestions({ questions, isSmall, isDisabled, onAsk }: Props) {
  if (questions.length === 0) return null
  return (
    <div className={isSmall ? 'assistant-ready is-small' : 'assistant-ready'} role="group" aria-label="常用问题">
      {questions.map((question) => (
        <Button key={question.id} size={isSmall ? 'small' : 'middle'} disabled={isDisabled} onClick={() => onAsk(question)}>{question.text}</Button>
      ))}
    </div>
  )
}
