// @vitest-environment happy-dom
import '../../tests/support/dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testPort } from '../../tests/support/port'
import { PageNotice } from './page-notice'
import { PortProvider } from './port'

test('what a page says of itself is put away for the person, until it says something else', () => {
  const kept = new Map<string, unknown>()
  const port = {
    ...testPort(),
    settings: { read: <T,>(name: string) => kept.get(name) as T | undefined, write: (name: string, value: unknown) => void kept.set(name, value) },
  }
  const open = (says: string) => render(<PortProvider value={port}><PageNotice page="p" says={says} /></PortProvider>)
  const first = open('旧版将下线')
  fireEvent.click(screen.getByRole('button', { name: '不再显示这条说明' }))
  expect(screen.queryByText('旧版将下线')).toBeNull()
  first.unmount()
  open('旧版将下线').unmount()
  expect(screen.queryByText('旧版将下线')).toBeNull()
  open('旧版已下线')
  expect(screen.getByText('旧版已下线')).toBeTruthy()
})
