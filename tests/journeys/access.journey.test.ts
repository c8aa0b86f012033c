/** An administrator makes a role, somebody of it comes to work and sees that alone, asks why, and sees more once it is widened. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { tick } from '../support/screen'

const ROLES = '/system/erp/zuZhiQuanXian'
const PASSWORD = 'person-password'

let app: RunningApp
let admin: Journey
let clerk: Journey

beforeAll(async () => {
  app = await startRunningApp()
  await app.shop('海蓝-US', 'us')
  await app.shop('青木-DE', 'de')
  admin = await startJourney('access-admin', app)
  clerk = await startJourney('access-clerk', app)
  await admin.page.goto(`${app.address}/amazon/login`)
  await admin.signIn('admin', ADMIN_PASSWORD)
}, 240_000)

afterEach(async ({ task }) => {
  await admin?.pictureFailure(task)
  await clerk?.pictureFailure(task)
})
afterAll(async () => {
  await admin?.end()
  await clerk?.end()
  await app?.stop()
})

const menuOf = (journey: Journey) => journey.page.getByRole('navigation', { name: '菜单' })
const session = (journey: Journey) => new URL(journey.page.url()).pathname

describe('organization permissions', { timeout: 240_000 }, () => {
  let role = ''

  it('a role is made: pages found by pinyin, an action taken away, costs and shops decided', async () => {
    const { page } = admin
    await admin.go(ROLES)
    await admin.shoot('roles')
    await page.getByRole('button', { name: '新增角色' }).click()
    await page.getByLabel('名称').fill('采购助理')
    const search = page.getByLabel('搜索页面与操作')
    await search.fill('gysgl')
    const tree = page.locator('.rights-tree')
    await tree.getByText('供应商管理', { exact: true }).waitFor()
    await tree.locator('.ant-tree-treenode', { hasText: '供应商管理' }).locator('.ant-tree-checkbox').first().click()
    await page.getByText(/^打开 1 \/ \d+ 个页面$/).waitFor()
    await tree.locator('.ant-tree-treenode', { hasText: /^导出/ }).locator('.ant-tree-checkbox').click()
    await page.getByText(/^打开 1 \/ \d+ 个页面，取消 1 个操作$/).waitFor()
    await tick(page.getByLabel('查看利润'))
    await page.getByText('还要勾选“查看采购成本”才生效').waitFor()
    await admin.shoot('editor')
    expect(await axeFindings(page, { within: '.rights' })).toEqual([])
    await page.getByLabel('查看利润').uncheck()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await page.waitForURL(`**/amazon${ROLES}`)
    await page.getByRole('gridcell', { name: '采购助理' }).or(page.locator('.list-screen').getByText('采购助理')).first().waitFor()
    const { rows } = await app.runtime.db.asOwner(
      (tx) => tx.query<{ name: string; menus: string[]; denied_actions: string[] }>(`select name, menus, denied_actions from role where label = '采购助理'`),
    )
    expect(rows[0]).toMatchObject({ menus: ['M00115008'], denied_actions: ['purchase_supplier.export'] })
    role = rows[0]!.name
    admin.expectNoComplaints()
  })

  it('somebody of that role sees that alone', async () => {
    await app.person('caigou', { roles: [role] })
    const { page } = clerk
    await page.goto(`${app.address}/amazon/login`)
    await clerk.signIn('caigou', PASSWORD)
    await page.goto(`${app.address}/amazon/purchase/erp/gongYingShangGuanLi`)
    await page.locator('.list-screen').waitFor()
    expect(await page.getByRole('button', { name: '导出' }).count()).toBe(0)
    const menu = await menuOf(clerk).innerText()
    expect(menu).toContain('采购')
    expect(menu).not.toContain('财务')
    await clerk.shoot('their-menu')
    await page.goto(`${app.address}/amazon/purchase/erp/caiGouJiHua?site=us`)
    await page.getByText('没有权限访问「采购计划」').waitFor()
    expect(page.url()).toMatch(/\/amazon\/page-not-authority\?site=us&refused=%2Fpurchase%2Ferp%2FcaiGouJiHua$/)
    await page.reload()
    await page.getByText('没有权限访问「采购计划」').waitFor()
    expect(await menuOf(clerk).innerText()).toContain('采购')
    expect(await page.getByRole('button', { name: '为什么看不到', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: '申请开通', exact: true }).click()
    await page.getByText('已申请，管理员会收到消息').waitFor()
    await clerk.shoot('asked-for-page')
    await admin.page.goto(`${app.address}/amazon/system/erp/messageCenter?tab=unread`)
    await admin.page.getByText(/申请开通「采购计划」/).first().waitFor()
    clerk.expectNoComplaints()
  })

  it('the administrator reads which rule decides, and goes from there to the role', async () => {
    const { page } = admin
    await page.goto(`${app.address}/amazon${ROLES}/why`)
    await page.getByText('选一位员工与一个页面').waitFor()
    await page.getByRole('combobox', { name: '员工', exact: true }).fill('caigou')
    await page.locator('.ant-select-item-option', { hasText: 'caigou' }).click()
    await page.getByRole('combobox', { name: '页面', exact: true }).fill('cgjh')
    await page.locator('.ant-select-item-option', { hasText: '采购计划' }).first().click()
    await page.getByText('看不到', { exact: true }).waitFor()
    const steps = page.locator('.why-step')
    expect(await steps.evaluateAll((all) => all.map((one) => one.getAttribute('data-rule')))).toEqual(['account', 'company', 'role'])
    expect(await steps.last().innerText()).toContain('角色「采购助理」没有勾选它')
    expect(await page.locator('.why-mend').innerText()).toContain('在角色「采购助理」的「页面与操作」里勾选「采购 / 采购业务 / 采购计划」')
    await admin.shoot('why')
    expect(await axeFindings(page, { within: '.why' })).toEqual([])
    await page.getByRole('button', { name: '编辑角色“采购助理”' }).click()
    await page.waitForURL(`**/amazon${ROLES}/role?name=${role}`)
    admin.expectNoComplaints()
  })

  it('the role is widened, and the person sees more without signing in again', async () => {
    const waiting = clerk.page
    await waiting.goto(`${app.address}/amazon/purchase/erp/gongYingShangGuanLi`)
    await waiting.locator('.list-screen').waitFor()
    // Nothing that follows loads the app anew.
    await waiting.evaluate(() => void document.body.setAttribute('data-same', ''))
    expect(await menuOf(clerk).innerText()).not.toContain('采购业务')
    const { page } = admin
    await page.getByLabel('搜索页面与操作').fill('采购计划')
    await page.locator('.rights-tree .ant-tree-treenode', { hasText: /^采购计划/ }).locator('.ant-tree-checkbox').first().click()
    await page.getByText(/^打开 2 \/ \d+ 个页面，取消 1 个操作$/).waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(`**/amazon${ROLES}`)
    await menuOf(clerk).getByText('采购业务', { exact: true }).click()
    await menuOf(clerk).getByText('采购计划', { exact: true }).click()
    await waiting.waitForURL('**/amazon/purchase/erp/caiGouJiHua')
    await waiting.locator('.list-screen').waitFor()
    expect(await waiting.locator('body[data-same]').count()).toBe(1)
    await clerk.shoot('widened')
    await page.goto(`${app.address}/amazon${ROLES}/why?employee=${await employeeId('caigou')}&route=/purchase/erp/caiGouJiHua`)
    await page.getByText('看得到', { exact: true }).waitFor()
    await admin.shoot('seen')
    clerk.expectNoComplaints()
    admin.expectNoComplaints()
  })

  it('the role is narrowed again, and the page is closed to whoever stands on it', async () => {
    const { page } = admin
    await page.goto(`${app.address}/amazon${ROLES}/role?name=${role}`)
    await page.getByLabel('搜索页面与操作').fill('采购计划')
    await page.locator('.rights-tree .ant-tree-treenode', { hasText: /^采购计划/ }).locator('.ant-tree-checkbox').first().click()
    await page.getByText(/^打开 1 \/ \d+ 个页面，取消 1 个操作$/).waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.waitForURL(`**/amazon${ROLES}`)
    await clerk.page.getByText(/^没有权限访问/).waitFor()
    expect(session(clerk)).toBe('/amazon/page-not-authority')
    await clerk.page.getByText('回到首页').click()
    await menuOf(clerk).waitFor()
    expect(await menuOf(clerk).innerText()).not.toContain('采购业务')
    expect(await clerk.page.locator('body[data-same]').count()).toBe(1)
    await clerk.shoot('narrowed')
    clerk.complaints.splice(0)
    admin.expectNoComplaints()
  })

  it('a page of other companies is closed to the administrator too, who reads why from where it is refused (section 6)', async () => {
    const { page } = admin
    await page.goto(`${app.address}/amazon/advert/adManage`)
    await page.getByText(/^没有权限访问/).waitFor()
    await page.getByRole('button', { name: '为什么看不到', exact: true }).click()
    await page.getByText('只给公司 100003、901161').waitFor()
    expect(await page.locator('.why-step').last().getAttribute('data-rule')).toBe('company')
    await admin.shoot('other-company')
    admin.expectNoComplaints()
  })
})

async function employeeId(account: string): Promise<string> {
  const { rows } = await app.runtime.db.asOwner((tx) => tx.query<{ id: string }>('select id::text as id from employee where login_account = $1', [account]))
  return rows[0]!.id
}
