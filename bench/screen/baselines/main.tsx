/** One baseline by the address: ?table=protable|plain|framed, &subject=/bench/a. Its code alone is loaded. */
import { createRoot } from 'react-dom/client'
import { createElement, useState, type ComponentType } from 'react'
import { SUBJECTS, type Subject } from '../subject'

export interface BaselineProps {
  subject: Subject
}

const asked = new URLSearchParams(location.search)
const TABLES: Record<string, () => Promise<{ default: ComponentType<BaselineProps> }>> = {
  protable: () => import('./protable'),
  plain: () => import('./plain'),
}

function Baseline({ Table }: { Table: ComponentType<BaselineProps> }) {
  const [route, setRoute] = useState(asked.get('subject') ?? '/bench/a')
  Object.assign(window, { benchGo: setRoute })
  const subject = SUBJECTS[route]
  return subject ? <Table key={route} subject={subject} /> : null
}

void TABLES[asked.get('table') ?? 'plain']?.().then(
  ({ default: Table }) => createRoot(document.getElementById('root')!).render(createElement(Baseline, { Table })),
)
