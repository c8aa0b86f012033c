// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { HOME } from './config'
import { mostUsed, noteRecent, readRecent } from './recent'

const DAY = 86_400_000
beforeEach(() => localStorage.clear())

test('the page opened last comes first among the recent ones, the page opened most among the used ones', () => {
  const opened = ['/a', '/b', '/a', '/b', '/a', '/c']
  opened.forEach((route, at) => noteRecent(route, at))
  expect(readRecent()).toEqual(['/c', '/a', '/b'])
  expect(mostUsed(opened.length)).toEqual(['/a', '/b', '/c'])
})

test('what was used long ago gives way to what is used now', () => {
  for (let at = 0; at < 4; at += 1) ['/old', '/other'].forEach((route) => noteRecent(route, at))
  for (let at = 0; at < 3; at += 1) ['/new', '/other'].forEach((route) => noteRecent(route, 60 * DAY + at))
  expect(mostUsed(60 * DAY + 9)).toEqual(['/other', '/new', '/old'])
})

test('staying on a page counts once, and the home page never', () => {
  noteRecent('/a', 0)
  noteRecent('/a', 1)
  noteRecent('/b', 2)
  noteRecent('/b', 3)
  noteRecent(HOME, 4)
  noteRecent('/b', 5)
  expect(readRecent()).toEqual(['/b', '/a'])
  expect(mostUsed(6)).toEqual(['/b', '/a'])
})
