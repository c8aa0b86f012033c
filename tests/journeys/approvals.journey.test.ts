/**
 * A document's way to its approval: a flow written with its steps, contracts handed in by a purchaser, one approved by two
 * people and one sent back with a reason, a file kept beside them, and all of it read again in the audit log.
 */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { countPresses, HELD, held } from '../support/presses'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

const FLOWS = '/system/erp/shenPiLiu'
const QUEUE = '/system/erp/shenPiDanJu'
const CONTRACTS = '/purchase/erp/heTongGuanLi'
const PASSWORD = 'person-password'

let app: RunningApp
let admin: Journey
let buyer: Journey
let finance: Journey

beforeAll(async () => {
  app = await startRunningApp()
  await app.person('caigou', { roles: ['purchase'] })
  await app.person('caiwu', { roles: ['finance'] })
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(`update employee set name = case login_account when 'caigou' then '何平' else '陈曦' end where login_account in ('caigou', 'caiwu')`)
    await tx.query(
      `insert into supplier (company_id, supplier_name, contact, mobile, settle_method, level, period_days, is_enable)
        values ($1, '义乌盛源五金制品有限公司', '陈经理', '13800000000', 'month', 'C', 30, true)`,
      [app.companyId],
    )
  })
  const at = async (name: string, account: string, password: string): Promise<Journey> => {
    const journey = await startJourney(name, app)
    await journey.page.goto(`${app.address}/amazon/login`)
    await journey.signIn(account, password)
    return journey
  }
  admin = await at('approvals', 'admin', ADMIN_PASSWORD)
  buyer = await at('approvals-buyer', 'caigou', PASSWORD)
  finance = await at('approvals-finance', 'caiwu', PASSWORD)
}, 400_000)

afterEach(async ({ task }) => {
  for (const journey of [admin, buyer, finance]) await journey?.pictureFailure(task)
})
afterAll(async () => {
  for (const journey of [admin, buyer, finance]) await journey?.end()
  await app?.stop()
})

const dialog = ({ page }: Journey) => page.getByRole('dialog').last()
const rowOf = ({ page }: Journey, text: string) => page.locator('tbody').getByRole('row').filter({ hasText: text })
const bell = ({ page }: Journey, unread: number) => page.getByRole('button', { name: unread === 0 ? '消息，没有未读' : `消息，${unread} 条未读` })
const confirm = ({ page }: Journey) => page.locator('.ant-modal-confirm, .ant-popconfirm, .ant-modal').getByRole('button', { name: /^确\s*定$/ }).last()
const choose = async ({ page }: Journey, label: string, option: string): Promise<void> => {
  const offered = page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true })
  // A dialog stands last, over the filters of its list; one that is still opening takes no press.
  for (let tries = 0; tries < 10 && !(await offered.isVisible()); tries += 1) {
    await page.getByLabel(label, { exact: true }).last().click({ force: true })
    await offered.waitFor({ timeout: 4000 }).catch(() => undefined)
  }
  await offered.click()
}
const submitDialog = async (journey: Journey): Promise<void> => {
  // Whoever confirms has seen the dialog open.
  await expect.poll(() => dialog(journey).evaluate((box) =>
    box.contains(document.activeElement) && document.activeElement?.matches('input, textarea')), { timeout: 30_000 }).toBe(true)
  await dialog(journey).getByRole('button', { name: /确\s*定/ }).click()
  await journey.page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' })
}
const openList = async (journey: Journey, route: string): Promise<void> => {
  await journey.go(route)
  await settled(journey.page)
}
const tab = async (journey: Journey, name: string): Promise<void> => {
  await journey.ask(() => journey.page.getByRole('tab', { name, exact: true }).click())
}

describe('a document', { timeout: 240_000 }, () => {
  it('has a flow, which is written with its steps in one go', async () => {
    const { page } = admin
    await openList(admin, FLOWS)
    await page.getByText('还没有审批流').waitFor()
    await page.getByRole('button', { name: '新增' }).first().click()
    await page.getByLabel('流程名称').fill('采购合同审批')
    await choose(admin, '业务类型', '采购合同')
    await page.getByLabel('触发金额').fill('1000')
    await page.getByLabel('第 1 行 节点名称', { exact: true }).fill('财务审核')
    await choose(admin, '第 1 行 角色', '财务')
    await page.getByRole('button', { name: '添加一行' }).click()
    await page.getByLabel('第 2 行 节点名称', { exact: true }).fill('总经理审批')
    await choose(admin, '第 2 行 审批人', '指定人员')
    await choose(admin, '第 2 行 指定人员', '管理员')
    await admin.shoot('flow')
    await expectAccessible(page, '.page-screen')
    await page.getByRole('button', { name: '提交' }).click()
    await page.waitForURL(`**/amazon${FLOWS}`)
    await rowOf(admin, '采购合同审批').first().waitFor()
    await rowOf(admin, '采购合同审批').first().getByRole('button', { name: /展开/ }).click()
    await page.getByText('总经理审批').waitFor()
    await admin.shoot('flow-listed')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query('select step_no, step_name, approver_kind, role from approval_step order by step_no'))
    expect(rows).toEqual([
      { step_no: 1, step_name: '财务审核', approver_kind: 'role', role: 'finance' }, { step_no: 2, step_name: '总经理审批', approver_kind: 'person', role: null },
    ])
    admin.expectNoComplaints()
  })

  it('is handed in by a purchaser and waits for its approvers, who are told at once', async () => {
    const { page } = buyer
    await openList(buyer, CONTRACTS)
    for (const [name, amount] of [['五金件年度框架合同', '86000'], ['纸箱采购合同', '12500.5']] as const) {
      await page.getByRole('button', { name: '新增' }).first().click()
      await expect.poll(() => dialog(buyer).getByLabel('合同名称').evaluate((box) => box === document.activeElement), { timeout: 30_000 }).toBe(true)
      await dialog(buyer).getByLabel('合同名称').fill(name)
      await choose(buyer, '供应商', '义乌盛源五金制品有限公司')
      await dialog(buyer).getByLabel('总金额').fill(amount)
      await submitDialog(buyer)
      await rowOf(buyer, name).getByRole('button', { name: '提交', exact: true }).click()
      if (await confirm(buyer).isVisible().catch(() => false)) await confirm(buyer).click()
      await rowOf(buyer, name).getByText('待审核').waitFor()
    }
    await bell(finance, 2).waitFor()
    expect(await bell(admin, 0).count()).toBe(1)
    await openList(buyer, QUEUE)
    await page.getByText('没有等您审批的单据。').waitFor()
    await tab(buyer, '我发起的')
    expect((await readTable(page)).rows.map((row) => row['当前审批人'])).toEqual(['陈曦', '陈曦'])
    await buyer.shoot('handed-in')
    buyer.expectNoComplaints()
  })

  it('is read and decided where the bell leads: one passed with an opinion, the next sent back, in no more presses than these', async () => {
    const { page } = finance
    await openList(finance, QUEUE)
    await expect.poll(() => rowOf(finance, '五金件年度框架合同').count()).toBe(1)
    await finance.shoot('queue')
    await expectAccessible(page, '.page-screen')
    const presses = await countPresses(page)
    await presses.begin()
    await bell(finance, 2).click()
    await page.getByRole('button', { name: /待审批.*五金件年度框架合同/ }).click()
    const document = page.getByRole('article', { name: '采购合同' })
    await document.getByText('义乌盛源五金制品有限公司').waitFor()
    await document.getByText('¥86,000.00').waitFor()
    await expectAccessible(page, '.page-screen')
    await finance.shoot('desk')
    await page.getByLabel('审批意见').click()
    await page.keyboard.type('价格与框架协议一致')
    await page.getByRole('button', { name: '通过', exact: true }).click()
    // The next one that waits comes by itself.
    await document.getByText('纸箱采购合同').waitFor()
    await page.getByLabel('审批意见').click()
    await page.keyboard.type('单价高于上次 8%，请重新议价')
    await page.getByRole('button', { name: '驳回', exact: true }).click()
    await page.getByText('没有等您审批的单据。').waitFor()
    expect(held('A document through its approval', await presses.done())).toEqual(HELD)
    await bell(admin, 1).click()
    await admin.page.getByRole('button', { name: /待审批.*五金件年度框架合同/ }).click()
    await admin.page.getByText('价格与框架协议一致').first().waitFor()
    await admin.shoot('desk-second-step')
    await admin.page.getByRole('button', { name: '通过', exact: true }).click()
    await admin.page.getByText('没有等您审批的单据。').waitFor()
    await bell(buyer, 2).waitFor()
    await openList(buyer, CONTRACTS)
    expect((await readTable(buyer.page)).rows.map((row) => [row['合同名称'], row['单据状态']])).toEqual(
      expect.arrayContaining([['五金件年度框架合同', '已审核'], ['纸箱采购合同', '已驳回']]),
    )
    finance.expectNoComplaints()
    admin.expectNoComplaints()
  })

  it('that was sent back tells its applicant why; handed in again it shows what they changed', async () => {
    const { page } = buyer
    await bell(buyer, 2).click()
    await page.getByRole('button', { name: /审批驳回/ }).click()
    await page.waitForURL(/shenPiDanJu\/detail\?id=\d+/)
    await page.getByText('单价高于上次 8%，请重新议价').first().waitFor()
    await buyer.shoot('sent-back')
    await expectAccessible(page, '.page-screen')
    await openList(buyer, CONTRACTS)
    await rowOf(buyer, '纸箱采购合同').getByRole('button', { name: '编辑', exact: true }).click()
    await dialog(buyer).getByLabel('总金额').fill('11500')
    await submitDialog(buyer)
    await rowOf(buyer, '纸箱采购合同').getByRole('button', { name: '提交', exact: true }).click()
    await rowOf(buyer, '纸箱采购合同').getByText('待审核').waitFor()
    await finance.page.goto(`/amazon${QUEUE}`)
    await rowOf(finance, '纸箱采购合同').getByRole('link').first().click()
    const changes = finance.page.getByRole('table', { name: /与上次提交相比/ })
    await changes.getByText('¥11,500.00').waitFor()
    expect((await changes.innerText()).replaceAll(/\s+/g, ' ')).toContain('总金额 ¥12,500.50 ¥11,500.00')
    await finance.shoot('changes')
    await finance.page.keyboard.press('Control+Enter')
    expect(await changes.isVisible()).toBe(true)
    await finance.page.getByLabel('审批意见').press('Control+Enter')
    await finance.page.getByText('没有等您审批的单据。').waitFor()
    await tab(finance, '已审批')
    expect((await readTable(finance.page)).rows.map((row) => row['我的处理'])).toEqual(['已通过', '已驳回', '已通过'])
    finance.expectNoComplaints()
    buyer.expectNoComplaints()
  })
})

describe('the company keeps', { timeout: 240_000 }, () => {
  it('a file: uploaded, listed, fetched again as it was; what may not be kept is refused', async () => {
    const { page } = admin
    await openList(admin, '/system/erp/fuJianGuanLi')
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
    const upload = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: '上传', exact: true }).first().click()
      await dialog(admin).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
      await dialog(admin).getByText(name).waitFor()
    }
    await upload('病毒.exe')
    await dialog(admin).getByRole('button', { name: /确\s*定/ }).click()
    await dialog(admin).getByText(/不支持这种文件|不能上传 \.exe 的文件/).first().waitFor()
    await admin.shoot('upload-refused')
    await page.keyboard.press('Escape')
    await page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' })
    admin.complaints.splice(0)
    await upload('纸箱采购合同扫描件.pdf')
    await choose(admin, '来源模块', '采购')
    await dialog(admin).getByLabel('关联单号').fill('HT20261122')
    await admin.shoot('upload')
    await submitDialog(admin)
    await rowOf(admin, '纸箱采购合同扫描件.pdf').waitFor()
    await admin.shoot('attachments')
    const [file] = await Promise.all([page.waitForEvent('download'), rowOf(admin, '纸箱采购合同扫描件.pdf').getByRole('button', { name: '下载', exact: true }).click()])
    expect(file.suggestedFilename()).toBe('纸箱采购合同扫描件.pdf')
    expect(readFileSync(await file.path()).equals(bytes)).toBe(true)
    admin.expectNoComplaints()
  })

  it('a log of who changed what, from what to what', async () => {
    const { page } = admin
    await openList(admin, '/system/erp/caoZuoRiZhi')
    const { rows } = await readTable(page)
    const about = (entity: string, action: string, name: string) => rows.find((row) => row['数据'] === entity && row['动作'] === action && row['操作人姓名'] === name)
    expect(about('附件', '上传', '管理员') ?? rows.slice(0, 3)).toMatchObject({ 对象: '纸箱采购合同扫描件.pdf' })
    const sentBack = rows.find((row) => row['数据'] === '采购合同' && row['操作人姓名'] === '陈曦')
    expect(sentBack?.['修改内容（改前 → 改后）']).toContain('待审核')
    expect(sentBack?.['修改内容（改前 → 改后）']).toContain('已驳回')
    expect(rows.some((row) => row['数据'] === '审批流' && row['操作人姓名'] === '管理员')).toBe(true)
    await admin.shoot('audit')
    await expectAccessible(page, '.page-screen')
    admin.expectNoComplaints()
  })
})
