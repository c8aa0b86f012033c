/** Names a view, says who sees it, or which roles begin with it. Stays open, and says why, while the server refuses. */
import { Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { CallError, messageOf } from '../../lib/call-error'
import type { SavedAs, ViewHandle } from './use-view'
import type { Asked } from './view-asked'
import { useNotices } from '../../ui/notices'

interface Props {
  asked: Asked
  view: ViewHandle
  onClose: () => void
}

const TITLES: Record<Asked['does'], string> = { saveAs: '另存为视图', rename: '修改视图', roles: '角色默认视图' }

export default function ViewDialog({ asked: { does, view: of }, view, onClose }: Props) {
  const { message } = useNotices()
  const { set } = view
  const [form] = Form.useForm<SavedAs>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const kind = Form.useWatch('kind', form)
  const roles = set.roles.map((role) => ({ value: role.name, label: role.label }))
  const submit = async (): Promise<void> => {
    const said = await form.validateFields().catch(() => undefined)
    if (!said) return
    setBusy(true)
    setRefused(undefined)
    try {
      const as: SavedAs = { name: (said.name ?? '').trim(), kind: said.kind ?? 'personal', roles: said.roles ?? [] }
      if (does === 'roles' && of) await view.setRoleDefault(of, as.roles)
      else if (does === 'rename' && of) await view.rename(of, as)
      else await view.save(as)
      void message.success(does === 'roles' ? '已设置' : `已保存「${as.name}」`)
      onClose()
    } catch (error) {
      const name = error instanceof CallError ? error.fields['name'] : undefined
      if (name) form.setFields([{ name: 'name', errors: [name] }])
      else setRefused(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const initial: SavedAs = does === 'roles'
    ? { name: '', kind: 'shared', roles: of?.defaultRoles ?? [] }
    : { name: does === 'rename' ? (of?.name ?? '') : '', kind: of?.kind ?? 'personal', roles: of?.roles ?? [] }
  return (
    <Modal
      open title={TITLES[does]} width={400} maskClosable={false} okText="保存" confirmLoading={busy} onOk={() => void submit()} onCancel={onClose}
      afterOpenChange={(open) => open && (form.getFieldInstance('name') as { focus?: () => void } | undefined)?.focus?.()} destroyOnHidden
    >
      <Form<SavedAs> className="view-form" form={form} layout="vertical" initialValues={initial} requiredMark={false} onFinish={() => void submit()}>
        {does === 'roles' ? null : (
          <Form.Item name="name" label="名称" rules={[{ required: true, whitespace: true, message: '请输入视图名称' }]}>
            <Input maxLength={40} placeholder="例如：低库存" />
          </Form.Item>
        )}
        {does !== 'roles' && set.mayShare ? (
          <Form.Item name="kind" label="谁能看到">
            <Radio.Group options={[{ value: 'personal', label: '只有我' }, { value: 'shared', label: '所有人' }, { value: 'role', label: '指定角色' }]} />
          </Form.Item>
        ) : null}
        {does === 'roles' || kind === 'role' ? (
          <Form.Item
            name="roles" label={does === 'roles' ? `哪些角色打开页面时先用「${of?.name ?? ''}」` : '角色'}
            rules={does === 'roles' ? [] : [{ required: true, message: '请选择角色' }]}
          >
            <Select
              mode="multiple" options={does === 'roles' && of?.kind === 'role' ? roles.filter((role) => of.roles.includes(role.value)) : roles}
              optionFilterProp="label" placeholder="请选择角色"
            />
          </Form.Item>
        ) : null}
        {refused ? <div className="view-refused" role="alert">{refused}</div> : null}
      </Form>
    </Modal>
  )
}
