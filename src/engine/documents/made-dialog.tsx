/** The dialog of a list in which a document begins that its address asks to be made from others. */
import { useEffect, useState } from 'react'
import type { ActionList } from '../../actions/action'
import { DialogForm } from '../../actions/dialog/dialog-form'
import type { ActionPlan } from '../../../contract/plan'
import { messageOf } from '../../lib/call-error'
import { useTold } from '../../actions/use-told'
import { usePort } from '../port'
import { madeFrom, madeOf, useDraftOf, type Made, type MadeDraft } from './use-made'
import { useNotices } from '../../ui/notices'

interface Props {
  made: Made
  list: ActionList
  /** The list's own action that adds a row in a dialog. */
  adding: ActionPlan
  onChanged: () => void
}

export default function MadeDialog({ made, list, adding, onChanged }: Props) {
  const port = usePort()
  const tell = useTold()
  const { message } = useNotices()
  const [draft, setDraft] = useState<MadeDraft>()
  const ask = useDraftOf(list.plan.source.entity)
  const { close } = made
  useEffect(() => {
    let wanted = true
    ask(made).then((found) => wanted && setDraft(found), (error: unknown) => {
      if (!wanted) return
      void message.warning(messageOf(error))
      close()
    })
    return () => {
      wanted = false
    }
  }, [ask, made, close, message])
  const { does } = adding
  if (!draft || does.type !== 'add') return null
  return (
    <DialogForm
      dialog={does.dialog}
      enums={list.enums}
      row={draft.row}
      question={madeOf(draft.from)}
      onClose={close}
      onSubmit={async (values, settings) => {
        tell(adding.label, await port.call(does.dialog.submit, { ...values, ...madeFrom(made) }, settings))
        onChanged()
      }}
    />
  )
}
