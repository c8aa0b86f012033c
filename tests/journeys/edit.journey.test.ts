/** Staff write: a document with rows of items, its way through the states, cells in their place, many rows at once, a template. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { kept, startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { settled, tick } from '../support/screen'

let app: RunningApp
let journey: Journey

const WAREHOUSES = '/warehouse/erp/cangKuLieBiao'
const MOVES = '/warehouse/erp/shouDongChuRuKu'

beforeAll(async () => {
  app = await startRunningApp()
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into warehouse (company_id, name, wh_type, country, safe_days, enabled) select $1, '仓库' || n, 'local', '中国', 30, true
      from generate_series(1, 12) n`,
    [app.companyId],
  ))
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into sku (company_id, sku_code, product_name, goods_kind, sku_kind, product_status, unit, declare_currency)
      select $1, 'SKU-' || n, '商品' || n, 'normal', '2', '1', '个', 'USD' from generate_series(1, 2) n`,
    [app.companyId],
  ))
  journey = await startJourney('edit', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 300_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

async function choose(label: string, option: string): Promise<void> {
  const { page } = journey
  await page.getByLabel(label, { exact: true }).first().click({ force: true })
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option }).first().click()
}

const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows

describe('staff', { timeout: 180_000 }, () => {
  it('write a document with its rows of items in one go, and find it in the list', async () => {
    const { page } = journey
    await page.goto(`/amazon${MOVES}/edit`)
    await page.getByText('商品明细').waitFor()
    await journey.shoot('form-empty')
    await page.getByRole('button', { name: /提\s*交/ }).click()
    await page.getByText('请选择仓库').waitFor()
    await journey.shoot('form-errors')
    await page.getByLabel('仓库', { exact: true }).click()
    await page.getByTitle('仓库3', { exact: true }).click()
    await page.getByLabel('出入库日期').fill('2026-11-20')
    await page.keyboard.press('Enter')
    await choose('第 1 行 本地SKU', 'SKU-1')
    await page.getByLabel('第 1 行 良品数').fill('1a2')
    await page.getByLabel('第 1 行 单位成本').fill('03.456789')
    await page.getByLabel('第 1 行 备注').press('Enter')
    await choose('第 2 行 本地SKU', 'SKU-2')
    await page.getByLabel('第 2 行 良品数').fill('8')
    await page.getByLabel('第 2 行 备注').fill('外箱有压痕')
    await kept(page, '外箱有压痕')
    await page.reload()
    await page.getByText('未提交的草稿').waitFor()
    expect(await page.locator('.form-items tfoot').innerText()).toContain('20')
    await journey.shoot('form-draft')
    await page.getByRole('button', { name: /提\s*交/ }).click()
    await page.waitForURL(new RegExp(`${MOVES}$`))
    await page.getByText(/^CR\d{8}/).first().waitFor()
    await journey.shoot('moves')
    expect(await sql('select s.sku_code as sku, good_qty, unit_cost::text from stock_move_item i join sku s on s.id = i.sku_id order by i.id')).toEqual([
      { sku: 'SKU-1', good_qty: 12, unit_cost: '3.4567' }, { sku: 'SKU-2', good_qty: 8, unit_cost: null },
    ])
    journey.expectNoComplaints()
  })

  it('change it, and take it through its states', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '修改' }).first().click()
    await page.getByLabel('第 2 行 良品数').fill('9')
    await page.getByRole('button', { name: '删除第 1 行' }).click()
    await page.getByRole('button', { name: /保\s*存/ }).click()
    await page.waitForURL(new RegExp(`${MOVES}$`))
    expect(await sql('select s.sku_code as sku, good_qty from stock_move_item i join sku s on s.id = i.sku_id')).toEqual([{ sku: 'SKU-2', good_qty: 9 }])
    await page.getByRole('button', { name: '提交审核' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: /确\s*定/ }).click()
    await page.getByText('待审核').first().waitFor()
    await page.locator('.row-action').getByText('驳回', { exact: true }).or(page.locator('.row-action', { hasText: /^驳回$/ })).first().click()
    await page.getByRole('dialog').getByRole('button', { name: /确\s*定/ }).click()
    await page.getByText('请输入内容').waitFor()
    await journey.shoot('refuse')
    await page.getByRole('dialog').getByLabel('驳回原因').fill('数量不对')
    await page.getByRole('dialog').getByRole('button', { name: /确\s*定/ }).click()
    await page.getByText('数量不对').first().waitFor()
    expect(await sql('select doc_status, refuse_reason from stock_move')).toEqual([{ doc_status: '3', refuse_reason: '数量不对' }])
    journey.expectNoComplaints()
  })

  it('write in a cell, and take it back', async () => {
    const { page } = journey
    await page.goto(`/amazon${WAREHOUSES}`)
    const days = page.getByRole('gridcell').filter({ hasText: /^30$/ }).first()
    await days.waitFor()
    await settled(page)
    await journey.shoot('warehouses')
    await days.dblclick()
    const box = page.locator('.cell-editor input')
    await box.fill('45')
    await journey.shoot('cell-open')
    await box.press('Enter')
    await page.getByText('已保存').waitFor()
    await journey.shoot('cell-saved')
    expect(await sql('select count(*)::int as n from warehouse where safe_days = 45')).toEqual([{ n: 1 }])
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByText('已撤销').waitFor()
    expect(await sql('select count(*)::int as n from warehouse where safe_days = 45')).toEqual([{ n: 0 }])
    journey.expectNoComplaints()
  })

  it('are told at the cell what is refused', async () => {
    const { page } = journey
    await page.getByText('仓库5', { exact: true }).first().dblclick()
    await page.locator('.cell-editor input').fill('仓库6')
    await page.keyboard.press('Enter')
    await page.getByText(/已有.*相同的仓库/).first().waitFor()
    await journey.shoot('cell-refused')
    await page.getByRole('button', { name: '放弃' }).click()
    expect(await sql(`select count(*)::int as n from warehouse where name = '仓库6'`)).toEqual([{ n: 1 }])
  })

  it('see a change of somebody else, and choose', async () => {
    const { page } = journey
    await page.getByText('仓库7', { exact: true }).first().dblclick()
    await page.locator('.cell-editor input').fill('我的七号')
    await sql(`update warehouse set name = '别人的七号' where name = '仓库7'`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '仓库：仍用我的' }).waitFor()
    await journey.shoot('cell-conflict')
    await page.getByRole('button', { name: '仓库：仍用我的' }).click()
    await page.getByText('已保存').waitFor()
    expect(await sql(`select count(*)::int as n from warehouse where name = '我的七号'`)).toEqual([{ n: 1 }])
  })

  it('change many rows after seeing every change', async () => {
    const { page } = journey
    for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').first().click()
    await page.getByRole('button', { name: '批量修改' }).click()
    await tick(page.getByRole('checkbox', { name: '安全库存天数' }))
    await page.locator('.bulk-way').click()
    await page.getByTitle('提高（%）').click()
    await page.getByLabel('安全库存天数：提高（%）').fill('50')
    await journey.shoot('bulk-fields')
    await page.getByRole('button', { name: '预览修改' }).click()
    await page.getByText(/将修改/).waitFor()
    await journey.shoot('bulk-preview')
    await page.getByRole('button', { name: /确认修改 3 条/ }).click()
    await page.getByText('已修改 3 条').waitFor()
    await journey.shoot('bulk-done')
    expect(await sql('select count(*)::int as n from warehouse where safe_days = 45')).toEqual([{ n: 3 }])
    journey.expectNoComplaints()
  })

  it('bring rows in by a template', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '导入' }).click()
    await journey.shoot('template')
    const csv = '仓库,仓库类型,国家/地区,地址,联系人,电话,安全库存天数,备注\n东莞一仓,本地仓,中国,,,,20,\n东莞二仓,没有这种,中国,,,,20,\n'
    await page.locator('.rows-pick input[type=file]').setInputFiles({ name: '仓库.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
    await page.getByText('需要修改的行').waitFor()
    await journey.shoot('template-checked')
    await page.getByRole('button', { name: /只写入正确的 1 行/ }).click()
    await page.getByText('已写入 1 行').waitFor()
    await journey.shoot('template-written')
    expect(await sql(`select safe_days from warehouse where name = '东莞一仓'`)).toEqual([{ safe_days: 20 }])
    await page.getByRole('dialog').getByRole('button', { name: /完\s*成/ }).click()
  })

  it('edit in a dialog and export what they see', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '编辑' }).first().click()
    await page.getByRole('dialog').waitFor()
    await journey.shoot('dialog')
    await page.getByRole('dialog').getByRole('button', { name: /取\s*消/ }).click()
    await page.getByRole('button', { name: '导出' }).click()
    await page.getByRole('button', { name: '开始导出' }).waitFor()
    await journey.shoot('export')
    await page.getByRole('button', { name: '开始导出' }).click()
    await page.getByText(/导出完成，共 13 条/).waitFor({ timeout: 30_000 })
    await journey.shoot('exported')
    journey.expectNoComplaints()
  })
})
