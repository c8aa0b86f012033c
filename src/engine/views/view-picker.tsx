/** The views of a list in one button: the page's own, one's own, shared ones, those of one's roles; and what may be done with the present one. */
import './views.css'
import { DownOutlined, LayoutOutlined } from '../../ui/light/icons'
import { Popover } from '../../ui/light/anchored'
import { Button } from '../../ui/light/button'
import { Suspense, useState } from 'react'
import { messageOf } from '../../lib/call-error'
import { ask } from '../../ui/dialog'
import { MenuLine } from './menu-line'
import type { ViewHandle } from './use-view'
import type { PageView, ViewKind } from './view-set'
import type { Asked } from './view-asked'
import { useNotices } from '../../ui/notices'
import { heavy } from '../../ui/heavy'

const ViewDialog = heavy(() => import('./view-dialog'))

const SECTIONS: { kind: ViewKind; label: string }[] = [
  { kind: 'personal', label: '我的视图' },
  { kind: 'shared', label: '共享视图' },
  { kind: 'role', label: '角色视图' },
]

/** The button has the view's name, and a dot where it is not as kept. A person picks, saves, renames, stars and deletes views in its menu. */
export function ViewPicker({ view }: { view: ViewHandle }) {
  const { set, current, changed } = view
  const { message, modal } = useNotices()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const name = current?.name ?? '页面默认'
  const run = (work: Promise<void>, done: string): void => {
    work.then(() => void message.success(done)).catch((error: unknown) => void message.error(messageOf(error)))
  }
  const begin = (next: Asked): void => {
    setOpen(false)
    setAsked(next)
  }
  const pick = (next: PageView | undefined): void => {
    setOpen(false)
    view.pick(next)
  }
  const remove = (one: PageView): void => {
    setOpen(false)
    ask(modal, {
      title: `删除视图「${one.name}」？`, content: one.kind === 'personal' ? '删除后不能恢复。' : '其他人也将看不到它，删除后不能恢复。', ok: '删除', danger: true,
      onOk: async () => run(view.remove(one), '已删除'),
    })
  }
  const save = (one: PageView): void => {
    setOpen(false)
    run(view.save({ name: one.name, kind: one.kind, roles: one.roles }, one), '已保存')
  }
  const content = (
    <div className="view-menu">
      <div className="view-menu-list">
        <ViewLine
          name="页面默认" chosen={!current} isDefault={set.defaultId === null} onPick={() => pick(undefined)}
          onStar={() => run(view.setDefault(set.ownDefault && set.defaultId === null ? undefined : null), '已设为默认')}
        />
        {SECTIONS.map(({ kind, label }) => {
          const views = set.views.filter((one) => one.kind === kind)
          return views.length === 0 ? null : (
            <section key={kind} aria-label={label}>
              <h4>{label}</h4>
              {views.map((one) => (
                <ViewLine
                  key={one.id} name={one.name} note={one.mine ? undefined : one.ownerName} chosen={one.id === current?.id} isDefault={set.defaultId === one.id}
                  onPick={() => pick(one)}
                  onStar={() => (set.ownDefault && set.defaultId === one.id
                    ? run(view.setDefault(undefined), '已取消默认')
                    : run(view.setDefault(one), `打开这个页面时先用「${one.name}」`))}
                />
              ))}
            </section>
          )
        })}
      </div>
      <ViewFoot view={view} onBegin={begin} onPick={pick} onRemove={remove} onSave={save} />
    </div>
  )
  return (
    <>
      <Popover placement="bottomRight" arrow={false} open={open} onOpenChange={setOpen} content={content} styles={{ body: { padding: 0 } }}>
        <Button className="view-button" icon={<LayoutOutlined />} aria-label={`视图：${name}${changed ? '（有未保存的改动）' : ''}`} aria-expanded={open}>
          <span className="view-button-name">{name}</span>
          {changed ? <i className="view-dot" title="有未保存到视图的改动（已为您自动保留）" /> : null}
          <DownOutlined className="view-button-arrow" />
        </Button>
      </Popover>
      {asked ? (
        <Suspense fallback={null}>
          <ViewDialog asked={asked} view={view} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A view as a line of the menu. */
function ViewLine({ isDefault, ...line }: { name: string; note?: string; chosen: boolean; isDefault: boolean; onPick: () => void; onStar: () => void }) {
  return (
    <MenuLine {...line} starred={isDefault} starTip={isDefault ? '打开页面时用它' : '设为我的默认'} starLabel={isDefault ? `「${line.name}」是默认视图` : `把「${line.name}」设为默认`} />
  )
}

interface FootProps {
  view: ViewHandle
  onBegin: (asked: Asked) => void
  onPick: (view: PageView | undefined) => void
  onRemove: (view: PageView) => void
  onSave: (view: PageView) => void
}

/** What may be done with the present view. */
function ViewFoot({ view: { set, current, changed }, onBegin, onPick, onRemove, onSave }: FootProps) {
  return (
    <div className="view-menu-foot">
      {current?.mayEdit ? <Button size="small" type="primary" disabled={!changed} onClick={() => onSave(current)}>保存</Button> : null}
      <Button size="small" onClick={() => onBegin({ does: 'saveAs' })}>另存为…</Button>
      {current?.mayEdit ? <Button size="small" onClick={() => onBegin({ does: 'rename', view: current })}>修改…</Button> : null}
      {current && current.kind !== 'personal' && set.mayShare ? (
        <Button size="small" onClick={() => onBegin({ does: 'roles', view: current })}>角色默认…</Button>
      ) : null}
      {current?.mayEdit ? <Button size="small" danger onClick={() => onRemove(current)}>删除</Button> : null}
      {changed ? <Button size="small" type="link" onClick={() => onPick(current)}>{current ? '放弃改动' : '恢复页面默认'}</Button> : null}
    </div>
  )
}
