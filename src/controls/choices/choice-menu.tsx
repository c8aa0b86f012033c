/**
 * What stands around the options of a select that takes many: choosing all that match, and what became of pasted names. It
 * stands in the popup, so that nothing on the page shifts.
 */
import './choices.css'
import { Button } from '../../ui/light/button'
import type { ReactNode } from 'react'
import { CopyValue } from '../../ui/copy-value'
import type { PasteReport } from './names'

interface Props {
  children: ReactNode
  report?: PasteReport
  /** How many match what is typed, and are not chosen yet; undefined: not known, or too many to choose at once. */
  matched?: number
  chosen: number
  onAll?: () => void
  busy?: boolean
  /** Said in place of choosing all. */
  hint?: string
}

/** The popup must not take the focus from the box that is typed in. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** `children` are the options as antd draws them; `onAll` left out: all cannot be chosen here. */
export function ChoiceMenu({ children, report, matched, chosen, onAll, busy, hint }: Props) {
  return (
    <>
      {report ? (
        <div className="choice-report" role="status" onMouseDown={keepFocus}>
          <div>已按名称选中 {report.found} 项{report.missing.length > 0 ? `，${report.missing.length} 个名称没有找到：` : ''}</div>
          {report.missing.length > 0 ? (
            <div className="choice-missing"><span>{report.missing.join('、')}</span><CopyValue text={report.missing.join('\n')} /></div>
          ) : null}
        </div>
      ) : null}
      {children}
      <div className="choice-foot" onMouseDown={keepFocus}>
        <span className="cell-muted">{chosen > 0 ? `已选 ${chosen} 项` : '可粘贴多行名称'}</span>
        {hint
          ? <span className="cell-muted">{hint}</span>
          : onAll && matched !== undefined && matched > 0
          ? <Button type="link" size="small" loading={busy} onClick={onAll}>全选已匹配（{matched}）</Button>
          : null}
      </div>
    </>
  )
}
