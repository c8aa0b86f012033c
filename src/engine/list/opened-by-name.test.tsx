// @vitest-environment happy-dom
/** What opens a row: Enter anywhere in it, as its name does where that leads to a page of this one thing; a press on what it is called itself. */
import '../../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { column, list, page } from '../../../tests/support/plans'
import { testPort } from '../../../tests/support/port'
import type { ListPlan } from '../../../contract/plan'
import { PageScreen } from '../page-screen'
import { PortProvider } from '../port'

beforeEach(() => window.history.replaceState(null, '', '/things'))

/** Presses Enter on the second cell of the first row, which has nothing of its own. @returns where that led */
async function entered(part: Partial<ListPlan>, row: Record<string, string | null>): Promise<string[]> {
  const port = testPort({ list: () => ({ list: [{ id: '1', ...row }], total: 1, page: 1, pageSize: 50, summary: [] }) })
  const link = { route: '/document', with: { id: 'doc' } }
  const plan = page({ lists: [list({ columns: [column('no', { link }), column('says')], ...part })] })
  render(<App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>)
  const grid = await screen.findByRole('grid')
  await screen.findByText('等您审批')
  await act(async () => {
    grid.focus()
    for (const key of ['ArrowRight', 'Enter']) fireEvent.keyDown(grid, { key })
  })
  return [...port.places, window.location.search]
}

test('whose name leads to a page of this one thing goes there, as a press on the name does', async () => {
  expect(await entered({ opensByName: true }, { no: 'PD1', doc: '7', says: '等您审批' })).toEqual(['/document?id=7', ''])
})

test('whose name leads nowhere in this row is opened from the side', async () => {
  expect(await entered({ opensByName: true }, { no: 'PD1', doc: null, says: '等您审批' })).toEqual(['?row=1'])
})

test('of a list whose names lead to other lists is opened from the side', async () => {
  expect(await entered({}, { no: 'PD1', doc: '7', says: '等您审批' })).toEqual(['?row=1'])
})

const OWN: Partial<ListPlan> = {
  columns: [column('no', { link: { route: '/things', with: {}, row: ['id'], own: true } }), column('says')],
}

/** @returns where pressing led, and the address that another window would be given */
async function pressedOwnName(part: Partial<ListPlan>): Promise<[places: string[], search: string, href: string | null]> {
  window.history.replaceState(null, '', '/things?says=x&pageSize=20')
  const port = testPort({ list: () => ({ list: [{ id: '1', no: 'PD1', says: 'x' }], total: 1, page: 1, pageSize: 20, summary: [] }) })
  const plan = page({ route: '/things', lists: [list(part)] })
  render(<App><BrowserRouter><PortProvider value={port}><PageScreen plan={plan} /></PortProvider></BrowserRouter></App>)
  const name = (await screen.findByText('PD1')).closest('a')!
  await act(async () => void fireEvent.click(name))
  return [port.places, window.location.search, name.getAttribute('href')]
}

test('what a row is called opens it from the side, and its list stays as it is asked', async () => {
  const [places, search, href] = await pressedOwnName(OWN)
  expect(places).toEqual([])
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ says: 'x', row: '1' })
  expect(href).toContain('/things?row=1')
})

test('of a list that is all a person has of a page with several, what a row is called opens it from the side too', async () => {
  const link = { route: '/things', tab: 'all', with: {}, own: true } as const
  const [places, search] = await pressedOwnName({ code: 'all', columns: [column('no', { link: { ...link, row: ['id'] } })] })
  expect(places).toEqual([])
  expect(search).toContain('row=1')
})

test('a name that is of a row on another page goes there', async () => {
  const [places] = await pressedOwnName({ columns: [column('no', { link: { route: '/others', with: {}, row: ['id'], own: true } })] })
  expect(places).toEqual(['/others?row=1'])
})
