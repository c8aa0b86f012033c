/**
 * A warehouse keeper's day in a real browser: a batch in steps, packed by a scanner, its pick list, labels, box labels, invoice
 * and customs sheet printed in true sizes, the print status seen in the list; a template designed and printed by.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { millimetres, pdfFacts, type PdfFacts } from '../support/pdf'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { tick } from '../support/screen'

let app: RunningApp
let journey: Journey
let batch = ''
const products: string[] = []

/** The page as it would be printed; kept beside the pictures where pictures are wanted. */
async function pdfOf(name: string): Promise<PdfFacts> {
  const bytes = await journey.page.pdf({ preferCSSPageSize: true, printBackground: true })
  const folder = process.env['JOURNEY_SHOTS']
  if (folder) {
    mkdirSync(join(folder, 'printing'), { recursive: true })
    writeFileSync(join(folder, 'printing', `${name}.pdf`), bytes)
  }
  return pdfFacts(bytes)
}

const rowOf = async <T,>(text: string, values: unknown[] = []): Promise<T> => (await app.runtime.db.asOwner((tx) => tx.query(text, values))).rows[0] as T

beforeAll(async () => {
  app = await startRunningApp()
  const shop = await app.shop('北美店', 'us')
  const { rows } = await app.runtime.db.asOwner((tx) =>
    tx.query<{ id: string }>(
      `insert into product (company_id, shop_id, msku, fnsku, asin, sku, product_name, title, currency, sales_status)
        select $1, $2::bigint, 'MUG-WHT-0' || n, 'X00123456' || n, 'B0TEST000' || n, 'HM-0' || n, (array['陶瓷马克杯 白色', '硅胶餐垫 灰色', '不锈钢保温杯 500ml'])[n],
          (array['Ceramic Coffee Mug 350ml White', 'Silicone Placemat Grey Set of 4', 'Insulated Bottle 500ml Steel'])[n], 'USD', '1'
            from generate_series(1, 3) n order by n returning id::text as id`,
      [app.companyId, shop],
    ),
  )
  products.push(...rows.map(({ id }) => id))
  await app.runtime.db.asOwner((tx) => tx.query(`insert into warehouse (company_id, name, wh_type) values ($1, '杭州总仓', 'local')`, [app.companyId]))
  journey = await startJourney('printing', app)
  await journey.page.goto('/amazon/login')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 400_000)
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})
afterEach(async ({ task }) => journey?.pictureFailure(task))

async function choose(label: string, option: string): Promise<void> {
  const { page } = journey
  await page.getByLabel(label, { exact: true }).first().click({ force: true })
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option }).first().click()
}

describe('a batch', () => {
  test('is made in two steps: goods are chosen, then counted; it stands in the list, not packed and not printed', async () => {
    const { page } = journey
    await page.goto('/amazon/createBatch')
    await page.getByRole('button', { name: '下一步' }).waitFor()
    await journey.shoot('create-choose')
    await choose('店铺', '北美店')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '查询' }).click().catch(() => undefined)
    await page.getByText('MUG-WHT-02').first().waitFor()
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('请至少选择一条').waitFor()
    for (const at of [0, 1, 2]) await tick(page.locator('.step-rows input[type=checkbox]').nth(at + 1))
    await page.getByText('已选 3 条').waitFor()
    await journey.shoot('create-chosen')
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('批次名称').fill('北美店12月补货')
    await choose('发货仓库', '杭州总仓')
    await page.getByLabel('期望发货日期').fill('2026-12-10')
    await page.keyboard.press('Enter')
    for (const [at, [plan, box, bin]] of [['4', '2', 'A1-03'], ['3', '3', 'A1-12'], ['2', '2', 'B2-01']].entries()) {
      await page.getByLabel('计划数').nth(at).fill(plan!)
      await page.getByLabel('单箱数量').nth(at).fill(box!)
      await page.getByLabel('仓位').nth(at).fill(bin!)
    }
    await journey.shoot('create-quantity')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('北美店12月补货').first().waitFor()
    batch = (await rowOf<{ id: string }>('select id::text as id from ship_batch')).id
    expect(await rowOf('select packing_type, print_status, fba_ship_status from ship_batch')).toEqual({
      packing_type: '1', print_status: '0', fba_ship_status: '1',
    })
    expect(await rowOf('select sum(plan_qty)::int as pieces, count(*)::int as goods from ship_batch_item')).toEqual({ pieces: 9, goods: 3 })
    await page.getByText('未打印').first().waitFor()
    await page.getByText('未装箱').first().waitFor()
    await journey.shoot('list-new')
    journey.expectNoComplaints()
  }, 180_000)

  test('has a pick list on A4 in a new and an old form, and labels as many as pieces are planned', async () => {
    const { page } = journey
    await page.goto(`/amazon/print-pick-list?ids=${batch}`)
    await page.locator('.sheet svg').first().waitFor()
    await page.getByText('共 1 张').waitFor()
    await journey.shoot('pick-list')
    const sheet = await page.locator('.sheet').innerText()
    for (const words of ['拣货单', '北美店12月补货', 'A1-03', 'X001234562', '陶瓷马克杯 白色', '复核人', '合计']) expect(sheet).toContain(words)
    const facts = await pdfOf('pick-list')
    expect(facts.pages.map(millimetres)).toEqual([[210, 297]])
    expect(facts.fonts.join()).toMatch(/CJK|Han|PingFang|YaHei/)

    await page.getByText('旧版', { exact: true }).click()
    await page.getByText('硅胶餐垫 灰色').waitFor()
    expect((await pdfOf('pick-list-old')).pages.map(millimetres)).toEqual([[210, 297]])
    await page.getByText('产品标签', { exact: true }).click()
    await page.getByText('共 9 张').waitFor()
    await page.locator('.sheet svg').nth(8).waitFor()
    expect((await pdfOf('pick-labels')).pages.map(millimetres)).toEqual(Array.from({ length: 9 }, () => [50, 30]))
    journey.expectNoComplaints()
  }, 120_000)

  test('is marked as printed when the person says that paper came out, and only then', async () => {
    const { page } = journey
    await page.goto(`/amazon/print-pick-list?ids=${batch}`)
    await page.locator('.sheet svg').first().waitFor()
    await page.locator('.print-buttons .ant-btn-primary').click()
    await page.locator('.ant-modal-confirm-title', { hasText: '打印完成了吗？' }).waitFor()
    await page.getByRole('button', { name: '没有打印' }).click()
    expect((await rowOf<{ print_status: string }>('select print_status from ship_batch')).print_status).toBe('0')
    await page.locator('.print-buttons .ant-btn-primary').click()
    await page.getByRole('button', { name: '标记为已打印' }).click()
    await page.getByText('已标记为已打印').waitFor()
    await journey.go('/FBA/fbaCargo')
    await page.getByText('全部打印').first().waitFor()
    journey.expectNoComplaints()
  }, 60_000)
})

describe('packing by scanner', () => {
  const scan = async (code: string): Promise<void> => {
    const { page } = journey
    // A box that is still at work on the last code takes no letters.
    await page.waitForFunction(() => {
      const box = document.activeElement as HTMLInputElement | null
      return box?.getAttribute('aria-label') === '扫码' && !box.readOnly
    })
    await page.keyboard.type(code, { delay: 2 })
    await page.keyboard.press('Enter')
  }

  test('counts goods into boxes, says what is wrong in words, and knows when all is in', async () => {
    const { page } = journey
    await page.goto(`/amazon/Packing?id=${batch}`)
    await scan('X001234561')
    await page.getByText('第 1 箱：MUG-WHT-01 陶瓷马克杯 白色 已装 1 / 4').waitFor()
    await journey.shoot('packing-right')
    await scan('X009999999')
    await page.getByText('「X009999999」不在这个批次里，请放到一边，不要装箱').waitFor()
    expect(await page.locator('.scan-field.is-wrong').count()).toBe(1)
    await journey.shoot('packing-wrong')
    await scan('9*MUG-WHT-01')
    await page.getByText('MUG-WHT-01 计划 4 件，已装 1 件，再装 9 件就多了').waitFor()
    await scan('3*mug-wht-01')
    await page.getByText('已装 4 / 4，装齐了').waitFor()
    await scan('箱2')
    await page.getByText('现在装第 2 箱').waitFor()
    await scan('3*X001234562')
    await page.getByText('第 2 箱：MUG-WHT-02').waitFor()
    expect((await rowOf<{ packing_type: string }>('select packing_type from ship_batch')).packing_type).toBe('2')
    await scan('2*HM-03')
    await page.getByText('第 2 箱：MUG-WHT-03').waitFor()
    expect(await rowOf('select packing_type, box_count, print_status from ship_batch')).toEqual({ packing_type: '3', box_count: 2, print_status: '2' })
    expect(await rowOf('select sum(packed_qty)::int as packed from ship_batch_item')).toEqual({ packed: 9 })
    for (const box of [1, 2]) {
      for (const [name, value] of [['长', '60'], ['宽', '40'], ['高', '40'], ['重', '12.5']]) await page.getByLabel(`第 ${box} 箱的${name}`).fill(value!)
      await page.getByLabel('扫码').focus()
      await page.getByText(`第 ${box} 箱的尺寸与重量已保存`).waitFor()
    }
    await journey.shoot('packing-done')
    journey.complaints.splice(0)
  }, 120_000)

  test('prints box labels of 100 × 150 and 100 × 100 mm, and the list says that all is printed', async () => {
    const { page } = journey
    await page.getByRole('button', { name: '打印箱唛' }).click()
    await page.locator('.sheet svg').nth(1).waitFor()
    await page.getByText('共 2 张').waitFor()
    await journey.shoot('box-labels')
    expect((await pdfOf('box-labels')).pages.map(millimetres)).toEqual([[100, 150], [100, 150]])
    await page.getByText('箱唛 100×100', { exact: true }).click()
    await page.locator('.sheet .is-qr svg').nth(1).waitFor()
    expect((await pdfOf('box-labels-100')).pages.map(millimetres)).toEqual([[100, 100], [100, 100]])
    await page.locator('.print-buttons .ant-btn-primary').click()
    await page.getByRole('button', { name: '标记为已打印' }).click()
    await page.getByText('已标记为已打印').waitFor()
    expect((await rowOf<{ print_status: string }>('select print_status from ship_batch')).print_status).toBe('1')
    await page.goto(`/amazon/Packing?id=${batch}`)
    await page.getByRole('button', { name: '标记为已上传' }).click()
    await page.getByRole('button', { name: '已上传', exact: true }).click()
    await page.getByText('已装箱已上传').first().waitFor()
    journey.expectNoComplaints()
  }, 120_000)
})

describe('papers', () => {
  test('an invoice begins with the batch\'s goods, is numbered, and previews on A4 with totals by currency', async () => {
    const { page } = journey
    await page.goto(`/amazon/generateInvoice?batch_id=${batch}`)
    await page.getByLabel('第 1 行 中文品名').waitFor()
    for (const [label, value] of [['卖方', '杭州禾沐家居有限公司'], ['卖方地址', '杭州市余杭区 88 号'], ['买方', 'Amazon.com Services LLC'], ['买方地址', '410 Terry Ave N, Seattle']]) {
      await page.getByLabel(label!, { exact: true }).fill(value!)
    }
    for (const [
      at, [name, code, price],
    ] of [['Ceramic mug', '6912001000', '1.25'], ['Silicone placemat', '3924100000', '2.10'], ['Steel bottle', '9617001900', '3.45']].entries()) {
      await page.getByLabel(`第 ${at + 1} 行 英文品名`).fill(name!)
      await page.getByLabel(`第 ${at + 1} 行 HS编码`).fill(code!)
      await page.getByLabel(`第 ${at + 1} 行 申报单价`).fill(price!)
    }
    await journey.shoot('invoice-form')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('COMMERCIAL INVOICE').waitFor()
    await page.getByText('Ceramic mug').waitFor()
    const sheet = await page.locator('.sheet').innerText()
    expect(sheet).toMatch(/CI\d{12}/)
    // 4 × 1.25 + 3 × 2.10 + 2 × 3.45
    expect(sheet).toContain('USD 18.20')
    await journey.shoot('invoice')
    expect((await pdfOf('invoice')).pages.map(millimetres)).toEqual([[210, 297]])
    await page.getByRole('button', { name: '放大' }).click()
    await page.getByText('125%').waitFor()
    journey.expectNoComplaints()
  }, 120_000)

  test('a customs declaration is entered with its goods and lies on one A4 page', async () => {
    const { page } = journey
    await page.goto(`/amazon/customs-declare-add?batch_id=${batch}`)
    await page.getByLabel('第 1 行 商品名称').waitFor()
    expect(await page.getByLabel('件数', { exact: true }).inputValue()).toBe('2')
    expect(await page.getByLabel('毛重', { exact: true }).inputValue()).toBe('25.00')
    for (const [label, value] of [
      ['境内发货人', '杭州禾沐家居有限公司'], ['境外收货人', 'Amazon.com Services LLC'], ['出境关别', '北仑海关'], ['贸易国（地区）', '美国'], ['运抵国（地区）', '美国'], ['净重', '21.5'],
    ]) await page.getByLabel(label!, { exact: true }).fill(value!)
    for (const [at, price] of ['1.25', '2.10', '3.45'].entries()) {
      await page.getByLabel(`第 ${at + 1} 行 商品编号`).fill(`691200100${at}`)
      await page.getByLabel(`第 ${at + 1} 行 单价`).fill(price)
    }
    await journey.shoot('customs-form')
    await page.getByRole('button', { name: '提交' }).click()
    await page.getByText('中华人民共和国海关出口货物报关单').waitFor()
    await page.getByText('6912001002').waitFor()
    // It is looked at alone until it was agreed to.
    await page.getByText('报关单审核通过后才能打印，现在只能预览').waitFor()
    expect(await page.getByRole('button', { name: '下载PDF' }).isDisabled()).toBe(true)
    await rowOf("update customs_declare set doc_status = '2' where batch_id = $1 returning id", [batch])
    await page.reload()
    await page.getByText('6912001002').waitFor()
    await journey.shoot('customs')
    const facts = await pdfOf('customs')
    expect(facts.pages.map(millimetres)).toEqual([[210, 297]])
    expect(facts.fonts.length).toBeGreaterThan(0)
    // The same sheet is one of the pick list's four.
    await page.goto(`/amazon/print-pick-list?ids=${batch}&tab=customs`)
    await page.getByText('6912001002').waitFor()
    journey.expectNoComplaints()
  }, 120_000)
})

test('a template is designed beside its preview, kept, and chosen when printing', async () => {
  const { page } = journey
  await page.goto('/amazon/print-template-add')
  await page.getByLabel('模板名称').fill('大字标签')
  await choose('纸张', '60×40 毫米')
  await choose('第 1 行 字段', 'FNSKU')
  await choose('第 1 行 画成', '条形码')
  await page.locator('.design-preview svg').first().waitFor()
  await page.getByRole('button', { name: '添加一行' }).click()
  await choose('第 2 行 字段', '固定文字')
  await page.getByLabel('第 2 行 文字').fill('MADE IN CHINA')
  await page.getByLabel('第 2 行 字号').fill('12')
  await page.locator('.design-preview').getByText('MADE IN CHINA').waitFor()
  const box = await page.locator('.design-preview .sheet').boundingBox()
  expect([box?.width, box?.height].map((px) => Math.round(((px ?? 0) / 96) * 25.4))).toEqual([60, 40])
  await journey.shoot('template')
  // In a window of half the size the paper lies below the form, and no card lets anything stick out.
  await page.setViewportSize({ width: 720, height: 450 })
  expect(await page.evaluate(() => {
    const [form, beside] = ['.form-body', '.form-beside'].map((room) => document.querySelector(room)!.getBoundingClientRect())
    const out = [...document.querySelectorAll<HTMLElement>('.form-card, .form-card .form-grid, .form-beside, .form-and-beside')]
    return {
      isBelow: beside!.top >= form!.bottom - 1 && beside!.width > 700, wide: document.documentElement.scrollWidth - window.innerWidth,
      out: out.flatMap((room) => (room.scrollWidth > room.clientWidth + 1 ? [room.className] : [])),
    }
  })).toEqual({ isBelow: true, wide: 0, out: [] })
  await journey.shoot('template-narrow')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: '提交' }).click()
  await page.waitForURL(/print-templates/)
  await page.getByRole('button', { name: '大字标签' }).or(page.getByRole('link', { name: '大字标签' })).first().waitFor()
  await journey.shoot('templates')
  await page.goto(`/amazon/Printing?ids=${products.join(',')}`)
  await page.locator('.sheet svg').nth(2).waitFor()
  await choose('打印模板', '大字标签')
  await page.locator('.sheet').getByText('MADE IN CHINA').first().waitFor()
  await page.getByText('60 × 40 毫米').waitFor()
  expect((await pdfOf('template')).pages.map(millimetres)).toEqual([[60, 40], [60, 40], [60, 40]])
  journey.expectNoComplaints()
}, 120_000)

test('chosen rows of a list lie on paper alone, white in the dark look too, and so does its page', async () => {
  const { page } = journey
  await page.goto('/amazon/sale/listing')
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByText('MUG-WHT-02').first().waitFor()
  await page.getByRole('button', { name: '深色外观' }).click()
  for (const nth of [1, 2]) await tick(page.locator('.list-table input[type=checkbox]').nth(nth))
  await page.getByRole('button', { name: '打印所选' }).click()
  await page.locator('.printed-rows').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    const seen = [...document.body.children].filter((part) => part.getClientRects().length > 0).map(({ className }) => className)
    return { colorScheme, backgroundColor, seen, rows: document.querySelector<HTMLTableSectionElement>('.printed-rows tbody')!.rows.length }
  })).toEqual({ colorScheme: 'light', backgroundColor: 'rgb(255, 255, 255)', seen: ['printed-rows'], rows: 2 })
  expect((await pdfOf('chosen-rows')).pages.map(millimetres)[0]).toEqual([297, 210])
  await page.emulateMedia({ media: null })
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: '打印本页' }).click()
  await page.locator('.printed-rows').waitFor({ state: 'attached' })
  const shown = await page.locator('.list-table tbody tr.table-row').count()
  expect(shown).toBeGreaterThan(2)
  expect(await page.locator('.printed-rows tbody').first().locator('tr:not(.sheet-total)').count()).toBe(shown)
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: '浅色外观' }).click()
  journey.expectNoComplaints()
}, 120_000)
