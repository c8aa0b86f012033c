/** One candidate by the address: ?table=antd|ag-grid|…, &subject=/bench/a. Its code alone is loaded, while the session is asked for. */
import { createRoot } from 'react-dom/client'
import { createElement, useState, type ComponentType } from 'react'
import { SUBJECTS, type Subject } from '../subject'
import { session } from './session'

type Candidate = ComponentType<{ subject: Subject }>

const asked = new URLSearchParams(location.search)
const TABLES = import.meta.glob<{ default: Candidate }>(['./{antd,plain,protable}.tsx', '../peers/*.tsx'])

function Baseline({ Table }: { Table: Candidate }) {
  const [route, setRoute] = useState(asked.get('subject') ?? '/bench/a')
  Object.assign(window, { benchGo: setRoute })
  const subject = SUBJECTS[route]
  return subject ? <Table key={route} subject={subject} /> : null
}

const load = Object.entries(TABLES).find(([path]) => path.endsWith(`/${asked.get('table') ?? 'plain'}.tsx`))?.[1]
void Promise.all([load?.(), session()]).then(([table]) => {
  if (table) createRoot(document.getElementById('root')!).render(createElement(Baseline, { Table: table.default }))
})
