// @vitest-environment happy-dom
import '../../tests/support/dom'
import { beforeEach, expect, test } from 'vitest'
import { WHITELIST } from '../generated/whitelist'
import {
  forgetSession, forgetUser, freshMenus, keepCompany, keepFreeToken, keepMenus, keepSession, readPermissions, readToken, readUser,
} from './session-store'

const USER = { token: 't', employeeId: '7', companyId: 3 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function fill(): void {
  keepSession(USER)
  keepCompany({ companyId: 3, company_name: '某公司', amzOrderCount: 1 })
  keepMenus([{ name: '首页' }], ['/sale/listing'])
  keepFreeToken('free')
  for (const name of ['breadcrumbs', 'profileIds', 'profileList', 'preloadedOrderPage', 'session:drafts']) localStorage.setItem(name, 'kept')
  localStorage.setItem('screen-settings:3:7', '{}')
  localStorage.setItem('look', 'dark')
}

test('sign-out clears menus, rights, breadcrumbs, employee info, token, user info, profiles and the preloaded order page (specification, section 4)', () => {
  fill()
  forgetSession()
  expect(Object.keys(localStorage).toSorted()).toEqual(['look', 'permissions', 'screen-settings:3:7'])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(readPermissions()).toEqual(WHITELIST)
})

test('an expired session loses token and user info alone (specification, section 8)', () => {
  fill()
  forgetUser()
  expect([readToken(), readUser()]).toEqual([undefined, undefined])
  expect(localStorage.getItem('breadcrumbs')).toBe('kept')
})

test('menus of sign-in serve the first drawing of the same person, for a moment', () => {
  keepSession(USER)
  keepMenus(['menu'], [], 1_000_000)
  expect(freshMenus(1_005_000)).toEqual(['menu'])
  expect(freshMenus(1_020_000)).toBeUndefined()
  keepMenus(['menu'], [], 1_000_000)
  keepSession({ ...USER, employeeId: '8' })
  expect(freshMenus(1_005_000)).toBeUndefined()
})

test('what was kept and cannot be read counts as nothing', () => {
  localStorage.setItem('userInfo', '{broken')
  localStorage.setItem('permissions', 'null')
  expect(readUser()).toBeUndefined()
  expect(readPermissions()).toEqual(WHITELIST)
})

/** The whitelist of the specification, section 2. */
const SECTION_2 = [
  '/dashboard', '/login', '/register', '/Printing', '/passwordReset', '/print-pick-list', '/generateInvoice', '/createBatch', '/Packing',
  '/page-not-find', '/page-not-authority', '/landing', '/print-review', '/print-template-add', '/customs-declare-add', '/customs-declare-preview',
  '/sum-report-reconciliation', '/store-performance-detail', '/system/erp/messageCenter', '/purple-bird-authorization', '/addActivity',
  '/profitReportStatistics', '/profitReportStatisticsDetail', '/reportReconciliation', '/advert/downloadAdvertisingReport', '/finance/receivableReportDetail',
  '/finance/adInvoiceRecordDetail', '/advert/createSpCampaign', '/advert/createSbCampaign', '/advert/createSdCampaign', '/finance/PerformanceReportNew',
  '/finance/productProfitNew',
]

test('the pages that need no menu item are exactly those of section 2', () => {
  expect([...WHITELIST].sort()).toEqual([...SECTION_2].sort())
})
