// @vitest-environment happy-dom
import '../../tests/support/dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { doorAt, DoorLink, go, tellMoved, useDoorAt, useHash, useQuery } from './door-place'

beforeEach(() => history.replaceState(null, '', '/amazon/login'))

function Place() {
  return <p>{[useDoorAt() ?? 'behind', useQuery().get('from') ?? '-', useHash() || '-'].join(' ')}</p>
}

test('a door is known by its address, however it is written; everything else is behind', () => {
  expect(['', '/', '/login', '/Login/', '/PASSWORDRESET'].map(doorAt)).toEqual(['/', '/', '/login', '/login', '/passwordReset'])
  expect(['/loginx', '/login/more', '/dashboard'].map(doorAt)).toEqual([undefined, undefined, undefined])
})

test('who shows a door hears of every move: of its own, of the browser, of the router behind', () => {
  const { container } = render(<Place />)
  const words = () => container.textContent
  expect(words()).toBe('/login - -')
  act(() => go('/register?from=%2Fa#key=1'))
  expect([words(), location.pathname]).toEqual(['/register /a #key=1', '/amazon/register'])
  const steps = history.length
  act(() => go('/dashboard', { replace: true }))
  expect([words(), history.length]).toEqual(['behind - -', steps])
  act(() => {
    history.replaceState(null, '', '/amazon/landing')
    tellMoved()
  })
  expect(words()).toBe('/landing - -')
  act(() => {
    history.replaceState(null, '', '/amazon/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(words()).toBe('/login - -')
})

test('a link to a door loads nothing anew; one for a window of its own, or with a key held, is left to the browser', () => {
  render(<><DoorLink to="/register">注册</DoorLink><DoorLink to="/smsOutbox" target="_blank">验证码</DoorLink></>)
  const [here, other] = [screen.getByRole('link', { name: '注册' }), screen.getByRole('link', { name: '验证码' })]
  expect([here.getAttribute('href'), other.getAttribute('href')]).toEqual(['/amazon/register', '/amazon/smsOutbox'])
  expect(fireEvent.click(here)).toBe(false)
  expect(location.pathname).toBe('/amazon/register')
  for (const left of [() => fireEvent.click(other), () => fireEvent.click(here, { ctrlKey: true }), () => fireEvent.click(here, { button: 1 })]) {
    expect(left()).toBe(true)
  }
})
