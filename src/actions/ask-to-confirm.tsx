/** A question that is answered with a tick before its button can be pressed: what was typed by mistake is not confirmed by a second Enter. */
import { Checkbox } from 'antd'
import { NOTICES } from '../ui/notices'
import { MEANT } from './meant'

/** @param says what is to be confirmed, a sentence each. @returns whether the person means it */
export function askToConfirm(says: readonly string[]): Promise<boolean> {
  const { modal } = NOTICES
  return new Promise((resolve) => {
    const shown = modal.confirm({
      title: '请确认', okText: '仍然修改', cancelText: '取消', okButtonProps: { disabled: true }, autoFocusButton: null,
      content: (
        <>
          {says.map((each) => <p key={each}>{each}</p>)}
          <Checkbox onChange={({ target: { checked } }) => shown.update({ okButtonProps: { disabled: !checked } })}>{MEANT}</Checkbox>
        </>
      ),
      onOk: () => resolve(true), onCancel: () => resolve(false),
    })
  })
}
