/** A page plan on the screen: one list, several under tabs, or a sentence where the page is not built yet or not this person's. */
import { Result } from '../ui/light/result'
import { Tabs } from '../ui/light/tabs'
import { Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { carriedAddress } from '../../contract/carried'
import type { PagePlan } from '../../contract/page-plan'
import { PageBody } from './page-body'
import { ListScreen } from './list/list-screen'
import { CardsRoom } from './board/cards-room'
import { TrailBar } from './trail/trail-bar'
import { PageLacks } from './page-lacks'
import { PageNotice } from './page-notice'
import { heavy } from '../ui/heavy'

/** Fetched and drawn after the rows' question is on its way. */
const PageCards = heavy(() => import('./board/page-cards'))

/** The page as its plan says it: its notice, then its lists under tabs, a single one, or the body of its kind. */
export function PageScreen({ plan }: { plan: PagePlan }) {
  const lacks = plan.lacks ? <PageLacks lacks={plan.lacks} /> : null
  return (
    <div className="page-screen">
      <TrailBar title={useNamedHere(plan)} />
      {standsAlone(plan) ? <div className="page-head"><h1 className="page-title">{plan.title}</h1>{lacks}</div> : plan.kind === 'print' ? null : lacks}
      {plan.notice ? <PageNotice key={`notice of ${plan.page}`} page={plan.page} says={plan.notice} replacedBy={plan.replacedBy} /> : null}
      {plan.state === 'planned'
        ? <PlannedNotice plan={plan} />
        : plan.withheld
        ? <Withheld says={plan.withheld} />
        : plan.lists.length === 0
        ? <PageBody plan={plan} />
        : plan.lists.length === 1 && plan.lists[0]
        ? <><CardsAbove plan={plan} /><ListScreen key={plan.page} page={plan} plan={plan.lists[0]} /></>
        : <TabbedLists plan={plan} />}
    </div>
  )
}

/** What this page is called on a way that leads over it: several lists share one page, and the open one is where a person is. */
function useNamedHere(plan: PagePlan): string {
  const [address] = useSearchParams()
  const open = plan.lists.length > 1 ? (plan.lists.find(({ code }) => code === address.get('tab')) ?? plan.lists[0]) : undefined
  return open?.title ?? plan.title
}

/** @param tab the code of the open tab; a card of another has no place and asks nothing */
function CardsAbove({ plan, tab }: { plan: PagePlan; tab?: string }) {
  const { board } = plan
  const cards = board?.cards.filter((card) => card.tab === undefined || card.tab === tab) ?? []
  if (!board || cards.length === 0) return null
  return <Suspense fallback={<CardsRoom page={plan} tab={tab} cards={cards} />}><PageCards key={plan.page} page={plan} board={board} tab={tab} /></Suspense>
}

/** Without the frame nothing else says which page this is; sheets have a bar of their own. */
function standsAlone({ layout, kind, state }: PagePlan): boolean {
  return layout === 'standalone' && kind !== 'print' && state === 'built'
}

function PlannedNotice({ plan }: { plan: PagePlan }) {
  return <Result
    className="state-notice" status="info" title="该页面尚未开放" subTitle={plan.purpose ? `${plan.title}：${plan.purpose}` : plan.title}
    extra={plan.legacy ? <p className="cell-muted">旧版 v3.0 页面，尚未在本系统重建。</p> : undefined}
  />
}

/** A page whose route is everybody's, and whose content is not this person's. */
function Withheld({ says }: { says: string }) {
  return <Result className="state-notice" status="warning" title="没有权限" subTitle={says} />
}

/** One tab at a time is mounted; each finds its own filters again when a person comes back to it, and what both can ask goes along. */
function TabbedLists({ plan }: { plan: PagePlan }) {
  const [address, setAddress] = useSearchParams()
  const left = useRef(new Map<string, string>())
  const active = plan.lists.find((list) => list.code === address.get('tab')) ?? plan.lists[0]
  if (!active) return null
  const open = (code: string): void => {
    const to = plan.lists.find((list) => list.code === code)
    if (!to) return
    left.current.set(active.code, address.toString())
    const next = carriedAddress(active, to, address, new URLSearchParams(left.current.get(code)))
    next.set('tab', code)
    setAddress(next)
  }
  return (
    <>
      <Tabs className="page-tabs" activeKey={active.code} onChange={open} items={plan.lists.map((list) => ({ key: list.code, label: list.title }))} />
      <CardsAbove plan={plan} tab={active.code} />
      <ListScreen key={`${plan.page}:${active.code}`} page={plan} plan={active} />
    </>
  )
}
