/** Who is measured: our list and other people's, each with where it is opened and how it is turned. */
import { SUBJECTS } from './subject'

/** A list that is measured. */
export interface Candidate {
  /** As the table says it; `--only` takes it in small letters with hyphens. */
  name: string
  /** Where the page of this route is opened. */
  address(route: string): string
  /** Selector of the button that turns to the next page. */
  next: string
  /** Run in the page with a route: goes to another list inside the open app. */
  go: string
  /** false where nothing draws a thousand rows but all of them at once, at a cost that no bar asks for. */
  long: boolean
}

/** The candidate that the bars are of; the others are what it is compared with. */
export const OURS = 'ours'

/** @param server address of the stub, without a slash at its end */
export function candidatesAt(server: string): Candidate[] {
  const baseline = (name: string, table: string, next: string): Candidate => ({
    name, address: (route) => `${server}/baseline/?table=${table}&subject=${route}`, next, go: 'window.benchGo(route)', long: true,
  })
  return [
    {
      name: OURS, address: (route) => `${server}/amazon${route}`, next: '.page-bar .ant-pagination-next button',
      go: `history.pushState(null, '', '/amazon' + route); dispatchEvent(new PopStateEvent('popstate'))`, long: true,
    },
    baseline('ProTable', 'protable', '.ant-pagination-next button'),
    baseline('antd', 'antd', '.ant-pagination-next button'),
    {
      ...baseline('react-admin', 'react-admin', 'button[aria-label="Go to next page"]'),
      address: (route) => `${server}/baseline/?table=react-admin#/${SUBJECTS[route]?.source}`,
      // It comes back to the page that it was left at, unless the address names one.
      go: `location.hash = '/' + route.slice(1).replace('/', '_') + '?page=1&perPage=50'`, long: false,
    },
    baseline('AG Grid', 'ag-grid', '.next-page'),
    baseline('TanStack', 'tanstack', '.next-page'),
    baseline('plain', 'plain', '.next-page'),
  ]
}

/** Those that `--only ours,ag-grid` names, in the table's order. @throws where it names somebody unknown */
export function chosen(all: readonly Candidate[], only: string | undefined): Candidate[] {
  if (!only) return [...all]
  const key = ({ name }: Candidate): string => name.toLowerCase().replaceAll(' ', '-')
  const wanted = only.split(',')
  const unknown = wanted.filter((word) => !all.some((one) => key(one) === word))
  if (unknown.length > 0) throw new Error(`--only knows no ${unknown.join(', ')}; there are: ${all.map(key).join(', ')}`)
  return all.filter((one) => wanted.includes(key(one)))
}
