/** What the button of the filter templates opens: the templates, and what may be done with the one that is used. */
import { Button } from 'antd'
import type { FilterTemplate } from '../port'
import { MenuLine } from '../views/menu-line'

interface Props {
  templates: readonly FilterTemplate[]
  current: FilterTemplate | undefined
  /** The filters are not what the current one keeps. */
  changed: boolean
  onPick: (template: FilterTemplate) => void
  onStar: (template: FilterTemplate) => void
  onSave: (template: FilterTemplate) => void
  onName: (template: FilterTemplate | 'new') => void
  onRemove: (template: FilterTemplate) => void
}

/** A person takes a template, stars the one to begin with, saves, renames and deletes. Without any, it says what they are for. */
export function TemplateMenu({ templates, current, changed, onPick, onStar, onSave, onName, onRemove }: Props) {
  return (
    <div className="view-menu">
      <div className="view-menu-list">
        {templates.length === 0 ? <p className="view-menu-none">还没有筛选模板。设好筛选条件并查询，再存为模板，同类的列表都能用。</p> : null}
        {templates.map((one) => {
          const isActive = one.active === 1
          return (
            <MenuLine
              key={one.id} name={one.name} note={isActive ? '启用中' : undefined} chosen={one.id === current?.id} starred={isActive}
              starTip={isActive ? '打开列表时用它，点击停用' : '启用：打开列表时先用它'} starLabel={isActive ? `停用模板「${one.name}」` : `启用模板「${one.name}」`}
              onPick={() => onPick(one)} onStar={() => onStar(one)}
            />
          )
        })}
      </div>
      <div className="view-menu-foot">
        {current ? <Button size="small" type="primary" disabled={!changed} onClick={() => onSave(current)}>保存</Button> : null}
        <Button size="small" onClick={() => onName('new')}>存为模板…</Button>
        {current ? <Button size="small" onClick={() => onName(current)}>改名…</Button> : null}
        {current ? <Button size="small" danger onClick={() => onRemove(current)}>删除</Button> : null}
        {current && changed ? <Button size="small" type="link" onClick={() => onPick(current)}>放弃改动</Button> : null}
      </div>
    </div>
  )
}
