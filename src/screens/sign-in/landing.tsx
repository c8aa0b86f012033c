/**
 * Where another system hands a person over: by `ckey` the sign-in of this browser, by `key` one of this window alone. The key
 * counts once and leaves the address at once. Without one it says what the product is and where its doors are.
 */
import './landing.css'
import { useEffect, useRef, useState } from 'react'
import { APP_NAME, HOME, LOGIN } from '../../app/config'
import { DoorLink, useQuery } from '../../app/door-place'
import { readToken } from '../../data/session-store'
import { messageOf } from '../../lib/call-error'
import { useDoorOptions } from './door-options'
import { loadSigningIn, useEntering } from './entering'

/** Reads `ckey`, `key` and `to` of the address; `to` is where the person goes after. */
export default function Landing() {
  const address = useQuery()
  const [keys] = useState(() => ({ ckey: address.get('ckey'), link: address.get('key'), to: address.get('to') }))
  return (keys.ckey ?? keys.link) ? <HandOver {...keys} /> : <About />
}

function HandOver({ ckey, link, to }: { ckey: string | null; link: string | null; to: string | null }) {
  const { enter, alert } = useEntering(to)
  const [failed, setFailed] = useState<string>()
  const begun = useRef(false)
  useEffect(() => {
    document.title = `正在登录 - ${APP_NAME}`
    // A key counts once: asked twice it would be refused.
    if (begun.current) return
    begun.current = true
    history.replaceState(null, '', location.pathname)
    const coming = loadSigningIn().then(({ enterByKey, enterByLink }) => (ckey ? enterByKey(ckey) : enterByLink(link ?? '')))
    coming.then(enter).catch((error: unknown) => setFailed(messageOf(error)))
  }, [ckey, link, enter])
  return (
    <main className="landing-wait">
      {failed === undefined ? <p role="status">正在登录…</p> : <><p role="alert">{failed}</p><DoorLink to={LOGIN}>去登录</DoorLink></>}
      {alert}
    </main>
  )
}

const PARTS = [
  { name: '广告', says: '花费、ACOS、投放与搜索词在一处看，批量调整先预览，再随表格提交到亚马逊。' },
  { name: 'FBA 与补货', says: '库存、仓储费与货件在一处看，装箱清单与标签按真实纸张打印。' },
  { name: '财务与利润', says: '结算报告逐笔对账，费用归类看得见规则，利润汇总点得到每一笔交易。' },
  { name: '采购与仓库', says: '采购、收货、加工、调拨、盘点共用一套库存，每一次变动都有出处。' },
  { name: '权限', says: '页面、操作、敏感字段与店铺分别授权，看不到的原因管理员查得到。' },
  { name: '助手', says: '用中文提问，回答来自您有权限看到的数据，并能打开对应的页面核对。' },
]

function About() {
  const options = useDoorOptions()
  useEffect(() => {
    document.title = APP_NAME
  }, [])
  return (
    <main className="landing">
      <header>
        <div className="landing-brand"><i />{APP_NAME}</div>
        <nav aria-label="入口">{readToken() ? (
          <DoorLink className="is-first" to={HOME}>进入工作台</DoorLink>
        ) : (
          <><DoorLink to={LOGIN}>登录</DoorLink>{options?.registration ? <DoorLink className="is-first" to="/register">注册公司</DoorLink> : null}</>
        )}</nav>
      </header>
      <section className="landing-claim">
        <h1>亚马逊卖家的运营后台</h1>
        <p>广告、FBA、销售与财务用同一套数据，每一笔都与后台报告对得上。</p>
      </section>
      <ul className="landing-parts">{PARTS.map(({ name, says }) => <li key={name}><h2>{name}</h2><p>{says}</p></li>)}</ul>
    </main>
  )
}
