/** Account and password for one more of a company's systems. */
import { Alert, Button, Form, Input } from 'antd'
import { useWork } from '../ui/use-work'
import type { Side } from './services'

/** A refusal stands above the boxes; `onDone` comes once the session there is kept. */
export function SideForm({ side, onDone }: { side: Side; onDone: () => void }) {
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
