/**
 * A purchaser's day among records: a supplier by the keyboard, a template with mistakes, plans through their approval, a
 * cell and back, many rows, a view that others see, filters by pinyin, an export. Every place is looked at with axe.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { settled } from '../support/screen'

let app: RunningApp
let journey: Journey

const SUPPLIERS = '/purchase/erp/gongYingShangGuanLi'
const PLANS = '/purchase/erp/caiGouJiHua'

beforeAll(async () => {
  app = await startRunningApp()
  await app.runtime.db.asOwner(async (tx) => {
    await tx.query(`insert into warehouse (company_id, name, wh_type, country, enabled) values ($1, '杭州总仓', 'local', '中国', true)`, [app.companyId])
    await tx.query(
      `insert into supplier (company_id, supplier_name, contact, mobile, settle_method, level, period_days, is_enable)
       select $1, name, '陈经理', '13800000000', 'month', 'C', 30, true from unnest(array['义乌盛源五金制品有限公司', '佛山宏达家居用品有限公司', '台州鑫丰工艺品有限公司']) as name`,
      [app.companyId],
    )
  })
  journey = await startJourney('records', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows
const dialog = () => journey.page.getByRole('dialog').last()
/** A picture, and axe's word on what it shows. */
const look = async (step: string): Promise<void> => {
  await journey.shoot(step)
  await expectAccessible(journey.page)
}
const leave = async (): Promise<void> => {
  await journey.page.keyboard.press('Escape')
  await journey.page.locator('.ant-modal-wrap:visible, .ant-drawer-open').waitFor({ state: 'hidden' })
}
const choose = async (label: string, option: string): Promise<void> => {
  await dialog().getByLabel(label, { exact: true }).click()
  await journey.page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
}
const rowOf = (text: string) => journey.page.getByRole('row').filter({ hasText: text })

describe('a purchaser', { timeout: 180_000 }, () => {
  it('adds a supplier by the keyboard; what is missing is told at its field', async () => {
    const { page } = journey
    await journey.go(SUPPLIERS)
    await settled(page)
    await look('suppliers')
    await page.getByRole('button', { name: '新增' }).focus()
    await page.keyboard.press('Enter')
    await dialog().waitFor()
    await expect.poll(() => dialog().getByLabel('供应商', { exact: true }).evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.type('东莞瑞丰纺织品有限公司')
    await page.keyboard.press('Enter')
    await dialog().getByText('请输入联系人').waitFor()
    await look('supplier-missing')
    await dialog().getByLabel('联系人').fill('黄经理')
    await dialog().getByLabel('电话').fill('13860732066')
    await choose('结算方式', '月结')
    await dialog().getByLabel('账期(天)').fill('4a5')
    await dialog().getByLabel('账期(天)').press('Enter')
    await page.getByText('新增成功').waitFor()
    await rowOf('东莞瑞丰纺织品有限公司').waitFor()
    expect(await sql(`select period_days from supplier where supplier_name = '东莞瑞丰纺织品有限公司'`)).toEqual([{ period_days: 45 }])
    journey.expectNoComplaints()
  })

  it('finds a supplier, opens it, changes it and saves it without touching the pointer, and sees where the keyboard is', async () => {
    const { page } = journey
    const tabTo = async (selector: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not come to ${selector}`)
    }
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: '快速查找' })
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.type('东莞瑞丰')
    await page.getByRole('option', { name: /东莞瑞丰/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.row-drawer').getByText('东莞瑞丰纺织品有限公司').first().waitFor()
    await tabTo('.row-drawer .ant-drawer-close')
    await page.keyboard.press('Enter')
    await page.locator('.row-drawer').waitFor({ state: 'detached' })
    await settled(page)
    await tabTo('[role="grid"]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('F2')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.row-action')), { timeout: 15_000 }).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    await dialog().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.ant-modal') !== null)).toBe(true)
    await tabTo('#dialog_contact')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('周经理')
    await page.keyboard.press('Enter')
    await page.getByText('编辑成功').waitFor()
    expect(await sql(`select contact from supplier where supplier_name = '东莞瑞丰纺织品有限公司'`)).toEqual([{ contact: '周经理' }])
    // Every row says which it is to whoever hears it.
    expect(await rowOf('东莞瑞丰纺织品有限公司').getByRole('rowheader').count()).toBe(1)
    await page.goto(`${app.address}/amazon${SUPPLIERS}`)
    await settled(page)
    journey.expectNoComplaints()
  })

  it('brings suppliers in by a template, the wrong lines left out', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '导入' }).click()
    await dialog().waitFor()
    await look('template')
    const csv = '供应商,编码,等级,联系人,电话,结算方式,账期(天)\n宁波恒达五金厂,S901,A 战略,张三,13800000001,月结,30\n中山宏泰包装厂,S902,没有的,李四,13800000002,月结,三十\n,S903,A 战略,王五,13800000003,月结,30\n'
    await page.locator('.rows-pick input[type=file]').setInputFiles({ name: '供应商.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
    await page.getByText('需要修改的行').waitFor()
    await look('template-mistakes')
    await page.getByRole('button', { name: /只写入正确的 1 行/ }).click()
    await page.getByText('已写入 1 行').waitFor()
    await dialog().getByRole('button', { name: /完\s*成/ }).click()
    await rowOf('宁波恒达五金厂').waitFor()
    journey.expectNoComplaints()
  })

  it('makes plans, submits and approves them together, and cannot write in them any more', async () => {
    const { page } = journey
    await journey.go(PLANS)
    await settled(page)
    for (const sku of ['SKU-MUG-GRN', 'SKU-LAMP-GRY', 'SKU-BOTL-2PK']) {
      await page.getByRole('button', { name: '新增' }).first().click()
      await dialog().waitFor()
      await dialog().getByLabel('本地SKU').fill(sku)
      await choose('仓库', '杭州总仓')
      await dialog().getByLabel('计划数量').fill('300')
      await dialog().getByLabel('预计到货日').fill('2026-12-20')
      await page.keyboard.press('Enter')
      if (sku === 'SKU-MUG-GRN') await look('plan-new')
      await dialog().getByRole('button', { name: /确\s*定/ }).click()
      await rowOf(sku).waitFor()
      await page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' })
    }
    // Who made the plans approves them: the company lets people.
    await sql('update company_setting set approve_own = true')
    for (const [name, says] of [['批量提交', '待审核'], ['批量审核通过', '待采购']] as const) {
      for (const sku of ['SKU-MUG-GRN', 'SKU-LAMP-GRY']) await rowOf(sku).getByRole('checkbox').click()
      await page.getByRole('button', { name }).click()
      await dialog().getByRole('button', { name: /确\s*定/ }).click()
      await dialog().getByRole('button', { name: /完\s*成/ }).waitFor()
      await look(name)
      await leave()
      await rowOf('SKU-MUG-GRN').getByText(says).waitFor()
    }
    expect(
      await sql('select count(*)::int as n from purchase_plan where plan_status = (select plan_status from purchase_plan where sku = \'SKU-MUG-GRN\')'),
    ).toEqual([{ n: 2 }])
    await rowOf('SKU-LAMP-GRY').getByRole('gridcell').filter({ hasText: /^300$/ }).first().dblclick()
    // What cannot be written is looked at instead.
    await page.getByRole('dialog').getByRole('tab', { name: '历史' }).click()
    await page.getByText('审核通过').last().waitFor()
    await look('plan-history')
    expect(await page.locator('.cell-editor').count()).toBe(0)
    await leave()
    journey.expectNoComplaints()
  })

  it('writes in a cell that is half hidden, and takes it back', async () => {
    const { page } = journey
    // So narrow that the quantity stands half below the actions.
    await page.setViewportSize({ width: 1150, height: 900 })
    await rowOf('SKU-BOTL-2PK').getByRole('gridcell').filter({ hasText: /^300$/ }).first().dblclick()
    const box = page.locator('.cell-editor input')
    await box.fill('450')
    // It stands clear of the columns that are pinned at the right.
    const [cell, pinned] = await Promise.all([page.locator('td.is-written').boundingBox(), rowOf('SKU-BOTL-2PK').locator('td.is-pinned').last().boundingBox()])
    expect(cell!.x + cell!.width).toBeLessThanOrEqual(pinned!.x + 1)
    await page.setViewportSize({ width: 1440, height: 900 })
    await box.press('Enter')
    await page.getByText('已保存').waitFor()
    await look('cell-saved')
    expect(await sql(`select plan_qty from purchase_plan where sku = 'SKU-BOTL-2PK'`)).toEqual([{ plan_qty: 450 }])
    await page.keyboard.press('Control+z')
    await page.getByText('已撤销').waitFor()
    expect(await sql(`select plan_qty from purchase_plan where sku = 'SKU-BOTL-2PK'`)).toEqual([{ plan_qty: 300 }])
    journey.expectNoComplaints()
  })

  it('filters by first letters, keeps it as a view for all, and finds it again', async () => {
    const { page } = journey
    await page.getByRole('search').getByLabel('状态').click()
    await page.keyboard.type('dtj')
    // It stands among all states from the start: once it is what Enter takes, the letters were understood.
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').and(page.getByTitle('待提交')).waitFor()
    await look('pinyin')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await journey.ask(() => page.getByRole('button', { name: '查询' }).click())
    await page.getByRole('group', { name: '当前筛选' }).getByText(/状态.*待提交/).waitFor()
    expect(await page.locator('tbody tr.table-row').count()).toBe(1)
    await page.getByRole('button', { name: /^视图/ }).click()
    await page.getByText(/另存/).first().click()
    await dialog().getByLabel('名称').fill('还没提交的')
    await dialog().getByText('所有人').click()
    await look('view')
    await dialog().getByRole('button', { name: '保存' }).click()
    await page.getByText('已保存「还没提交的」').waitFor()
    await page.goto(`/amazon${PLANS}`)
    await settled(page)
    await page.getByRole('button', { name: /^视图/ }).click()
    await page.getByText('还没提交的').last().click()
    await page.getByRole('group', { name: '当前筛选' }).getByText(/状态.*待提交/).waitFor()
    await page.keyboard.press('Escape')
    await look('view-again')
    journey.expectNoComplaints()
  })

  it('exports what the screen shows, and is told which filter it holds', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '导出' }).click()
    await dialog().getByText(/状态.*待提交/).waitFor()
    await look('export')
    await dialog().getByRole('button', { name: '开始导出' }).click()
    await page.getByText(/导出完成，共 1 条/).waitFor()
    await look('exported')
    // The keyboard has not been lost with the button that is gone.
    await leave()
    journey.expectNoComplaints()
  })

  it('sees dark as clear as light', async () => {
    const { page } = journey
    await page.evaluate(() => localStorage.setItem('look', 'dark'))
    await page.goto(`/amazon${SUPPLIERS}`)
    await settled(page)
    await look('dark')
    await page.getByRole('button', { name: '编辑' }).first().click()
    await dialog().getByLabel('供应商', { exact: true }).waitFor()
    await look('dark-dialog')
    await leave()
    journey.expectNoComplaints()
  })
})
