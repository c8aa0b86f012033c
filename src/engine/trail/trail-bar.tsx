/** 广告活动 › 夏季款 › 广告组: the way that led here, each page of it a press away as it was left. */
import { useEffect, useMemo, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { usePort } from '../port'
import { standAt, trailTo, type TrailStep } from './trail'

/** @param title what this page is called on the way from it */
export function TrailBar({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => standAt(pathname, title), [pathname, title])
  const steps = useMemo(() => trailTo({ path: pathname, search }), [pathname, search])
  if (steps.length === 0) return null
  return (
    <nav className="trail" aria-label="从哪里来">
      <ol>
        {steps.map((step) => <Step key={step.address} step={step} />)}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

function Step({ step: { title, address, name } }: { step: TrailStep }) {
  const port = usePort()
  const [path = '', search] = address.split('?', 2)
  const query = Object.fromEntries(new URLSearchParams(search))
  const back = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    port.go(path, query)
  }
  return (
    <>
      <li><a href={port.hrefOf(path, query)} onClick={back}>{title}</a></li>
      {name ? <li className="trail-name">{name}</li> : null}
    </>
  )
}
