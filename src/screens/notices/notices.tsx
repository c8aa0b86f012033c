/** The pages that say why there is no page: unknown, not allowed. Both keep what stood behind the address. */
import { Button } from '../../ui/light/button'
import { Result } from '../../ui/light/result'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME } from '../../app/config'
import { messageOf } from '../../lib/call-error'

/** @param address what was asked for */
export function NotFound({ address }: { address?: string }) {
  const navigate = useNavigate()
  return <Result
    className="state-notice" status="info" title="页面不存在"
    subTitle={address === undefined ? '地址可能写错了，或页面已被移走' : `没有地址为 ${address} 的页面，它可能写错了，或已被移走`}
    extra={<Button type="primary" onClick={() => void navigate(HOME)}>回到首页</Button>}
  />
}

interface NotAllowedProps {
  /** The page that was asked for, as the menu calls it; the address says /page-not-authority and names it behind the query. */
  page?: { route: string; title: string | undefined }
  /** Where an administrator reads which rule decides, and about whom they ask; left out for everybody else. */
  why?: { route: string; employee: string }
  /** Asks the administrators for the page; answers how many were told, 0: they know it already. */
  onAsk?: (route: string) => Promise<number>
}

/** What one may do: ask for the page once, read why (administrators), or go home. Needs a router. */
export function NotAllowed({ page, why, onAsk }: NotAllowedProps) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ says: string; isOver: boolean }>()
  const ask = (route: string): void => {
    setAsked({ says: '正在申请…', isOver: true })
    void onAsk?.(route).then(
      (told) => setAsked({ says: told > 0 ? '已申请，管理员会收到消息' : '今天已经申请过，请等待管理员处理', isOver: true }),
      (error: unknown) => setAsked({ says: messageOf(error), isOver: false }),
    )
  }
  return (
    <Result
      className="state-notice"
      status="warning"
      title={page?.title ? `没有权限访问「${page.title}」` : '没有权限访问这个页面'}
      subTitle={asked ? <span role="status">{asked.says}</span> : page && onAsk ? '需要使用时，可以向公司管理员申请开通' : '需要使用时，请联系公司管理员开通'}
      extra={[
        ...(page && why
          ? [<Button key="why" type="primary" onClick={() => void navigate(whyOf(why, page.route))}>为什么看不到</Button>]
          : page && onAsk ? [<Button key="ask" type="primary" disabled={asked?.isOver} onClick={() => ask(page.route)}>申请开通</Button>] : []),
        <Button key="home" onClick={() => void navigate(HOME)}>回到首页</Button>,
      ]}
    />
  )
}

function whyOf({ route, employee }: { route: string; employee: string }, asked: string): string {
  return `${route}?${new URLSearchParams({ employee, route: asked }).toString()}`
}
