/** The door of one more side: a call that first goes to another company's system waits here for account and password. */
import { Alert, Button, Form, Input, type ModalFuncProps } from 'antd'
import type { ClientName, Wire } from '../../contract/transport'
import { CallError } from '../lib/call-error'
import { useWork } from '../ui/use-work'

interface Side { client: ClientName; label: string; wire: Wire }
interface Modals { confirm: (props: ModalFuncProps) => { destroy: () => void } }

/** @throws CallError `cancelled` where the person leaves without signing in */
export function askAtSide(modal: Modals, side: Side): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new CallError('cancelled', `没有登录「${side.label}」，看不到它的数据`))
    const box = modal.confirm({
      title: `登录「${side.label}」`,
      icon: null,
      width: 400,
      footer: null,
      closable: true,
      maskClosable: false,
      onCancel: leave,
      content: <SideForm side={side} onDone={() => {
        box.destroy()
        resolve()
      }} />,
    })
  })
}

function SideForm({ side, onDone }: { side: Side; onDone: () => void }) {
  const { busy, failed, work } = useWork()
  const send = ({ account, password }: { account: string; password: string }): Promise<void> => work(async () => {
    const { signInAtSide } = await import('./elsewhere')
    await signInAtSide(side.client, side.wire, account.trim(), password)
    onDone()
  })
  return (
    <Form
      className="side-door" layout="vertical" requiredMark={false} disabled={busy}
      onFinish={(values: { account: string; password: string }) => void send(values)}
    >
      <p className="cell-muted">这里的数据在公司的另一个系统里，请用那里的账号登录，本次登录期间有效。</p>
      {failed === undefined ? null : <Alert type="error" showIcon message={failed} />}
      <Form.Item name="account" label="账号" rules={[{ required: true, message: '请输入账号' }]}><Input autoComplete="username" autoFocus /></Form.Item>
      <Form.Item name="password" label="密码" rules={[{ required: true, message: '请输入密码' }]}><Input.Password autoComplete="current-password" /></Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>登录</Button>
    </Form>
  )
}
