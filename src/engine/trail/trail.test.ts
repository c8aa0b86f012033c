// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { leaveTrail, standAt, trailTo } from './trail'

beforeEach(() => sessionStorage.clear())

const at = (path: string, search = '') => ({ path, search })

test('a page that was opened by a row of another says from which, as that was left', () => {
  standAt('/campaigns', '广告活动')
  leaveTrail(at('/campaigns', '?state=on'), '/groups', { campaign_id: '7' }, '夏季款')
  expect(trailTo(at('/groups', '?campaign_id=7&page=2'))).toEqual([{ title: '广告活动', address: '/campaigns?state=on', name: '夏季款' }])

  standAt('/groups', '广告组')
  leaveTrail(at('/groups', '?campaign_id=7'), '/keywords', { group_id: '9' }, '精准')
  expect(trailTo(at('/keywords', '?group_id=9')).map(({ title, name }) => [title, name])).toEqual([['广告活动', '夏季款'], ['广告组', '精准']])
})

test('the way holds as long as the page asks for what it was opened with', () => {
  standAt('/campaigns', '广告活动')
  leaveTrail(at('/campaigns'), '/groups', { campaign_id: '7' }, '夏季款')
  expect(trailTo(at('/groups'))).toEqual([])
  expect(trailTo(at('/groups', '?campaign_id=8'))).toEqual([])
})

test('going back to a page of the way ends the way before it, and nothing in hand leaves none', () => {
  standAt('/campaigns', '广告活动')
  leaveTrail(at('/campaigns', '?state=on'), '/groups', { campaign_id: '7' }, '夏季款')
  standAt('/groups', '广告组')
  leaveTrail(at('/groups', '?campaign_id=7'), '/campaigns', { state: 'on' })
  expect(trailTo(at('/campaigns', '?state=on'))).toEqual([])
  leaveTrail(at('/groups', '?campaign_id=7'), '/settings', {})
  expect(trailTo(at('/settings'))).toEqual([])
})

test('what is kept and cannot be read says nothing', () => {
  sessionStorage.setItem('session:trails', '{')
  expect(trailTo(at('/groups', '?campaign_id=7'))).toEqual([])
})
