/**
 * The filter templates of a list in one button: take one, keep the present filters as one, say which one lists of the type
 * begin with. Fetched after the list, for the few lists that have templates.
 */
import '../views/views.css'
import { DownOutlined } from '../../ui/icons'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { CallError, messageOf } from '../../lib/call-error'
import type { ListState } from '../../../contract/list-address'
import type { ListPlan } from '../../../contract/plan'
import { ask } from '../../ui/dialog'
import { TextPrompt } from '../../ui/text-prompt'
import type { FilterTemplate } from '../port'
import { applied, contentOfFilters, isAsked } from './template-content'
import { TemplateMenu } from './template-menu'
import { useTemplates } from './use-templates'
import { useNotices } from '../../ui/notices'

const MOST_NAME = 40

interface Props {
  plan: ListPlan
  filters: ListState['filters']
  where: ListState['where']
  onChange: (part: Partial<ListState>) => void
}

export default function TemplatePicker({ plan, filters, where, onChange }: Props) {
  const { message, modal } = useNotices()
  const type = plan.filterTemplates
  const { store, list: templates, take, run } = useTemplates(type)
  const [picked, setPicked] = useState<string>()
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState<FilterTemplate | 'new'>()
  const now = { filters, where }
  const matching = templates.filter((each) => isAsked(plan, each.conditions, now))
  const current = matching.find((each) => each.id === picked) ?? matching[0] ?? templates.find((each) => each.id === picked)
  const changed = current !== undefined && matching.length === 0

  const pick = (template: FilterTemplate): void => {
    const { asks, left } = applied(plan, template.conditions)
    setOpen(false)
    setPicked(template.id)
    onChange({ filters: asks.filters, where: asks.where })
    if (left > 0) void message.info(`「${template.name}」有 ${left} 项条件在这个列表里没有，已略过`)
  }
  const star = (one: FilterTemplate): void =>
    run(store?.edit(one.id, { active: one.active === 1 ? 0 : 1 }, type), one.active === 1 ? `「${one.name}」不再启用` : `已启用「${one.name}」，打开列表时先用它`)
  const save = (one: FilterTemplate): void => {
    setOpen(false)
    run(store?.edit(one.id, { conditions: contentOfFilters(now) }, type), `已保存「${one.name}」`)
  }
  const remove = (one: FilterTemplate): void => {
    setOpen(false)
    ask(modal, { title: `删除筛选模板「${one.name}」？`, content: '删除后不能恢复。', ok: '删除', danger: true, onOk: () => run(store?.remove(one.id, type), '已删除') })
  }
  const keep = async (name: string): Promise<void> => {
    if (!store || naming === undefined) return
    try {
      const list = await (naming === 'new' ? store.add({ name, conditions: contentOfFilters(now) }, type) : store.edit(naming.id, { name }, type))
      take(list)
      setPicked(list.find((each) => each.name === name)?.id)
      void message.success(`已保存「${name}」`)
    } catch (error) {
      void message.error(messageOf(error))
      throw new Error(reasonOf(error), { cause: error })
    }
  }
  const begin = (next: FilterTemplate | 'new'): void => {
    setOpen(false)
    setNaming(next)
  }
  const content = (
    <TemplateMenu templates={templates} current={current} changed={changed} onPick={pick} onStar={star} onSave={save} onName={begin} onRemove={remove} />
  )
  const name = current?.name ?? '未选模板'
  return (
    <>
      <span className="list-control list-templates">
        <span>筛选模板</span>
        <Popover trigger="click" placement="bottomLeft" arrow={false} open={open} onOpenChange={setOpen} content={content} styles={{ body: { padding: 0 } }}>
          <Button
            size="small" variant="filled" color="default" className="view-button" disabled={!store}
            aria-label={`筛选模板：${name}${changed ? '（有未保存的改动）' : ''}`} aria-expanded={open}
          >
            <span className="view-button-name">{name}</span>
            {changed ? <i className="view-dot" title="筛选条件已改动，还没有保存到模板" /> : null}
            <DownOutlined className="view-button-arrow" />
          </Button>
        </Popover>
      </span>
      {naming ? <TextPrompt
        title={naming === 'new' ? '存为筛选模板' : '修改筛选模板'} label="模板名称" value={naming === 'new' ? '' : naming.name} maxLength={MOST_NAME} onOk={keep}
        onClose={() => setNaming(undefined)}
      /> : null}
    </>
  )
}

/** What stands at the box: why the server refuses, where it says so. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof CallError && cause.failure === 'refused' ? cause.message : messageOf(error)
}
