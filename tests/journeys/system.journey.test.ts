/**
 * An administrator sets the company up: settings, company information, staff, customs, business rules, warehouses. What is wrong
 * is told at its field, what is right is what the company goes by and stands there again; how many orders were used is read.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app'
import { expectAccessible } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

const SYSTEM = '/system/erp'

let app: RunningApp
let journey: Journey

beforeAll(async () => {
  app = await startRunningApp({ demo: true })
  journey = await startJourney('system', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 600_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows
const dialog = () => journey.page.getByRole('dialog').last()
/** An open dialog, once it has put the keyboard into its first field. */
const opened = async (first: string): Promise<void> => {
  await expect.poll(() => dialog().getByLabel(first, { exact: true }).evaluate((box) => box === document.activeElement), { timeout: 30_000 }).toBe(true)
}
const rowOf = (text: string) => journey.page.getByRole('row').filter({ hasText: text })
const boxOf = (label: string) => journey.page.locator('.page-screen').getByLabel(label, { exact: true })
/** Lists announce themselves; other pages by what stands on them. */
const open = async (route: string, shows: string): Promise<void> => {
  await journey.page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/amazon${route}`)
  await journey.page.locator('.page-screen').getByText(shows, { exact: true }).first().waitFor()
}
const openList = async (route: string): Promise<void> => {
  await journey.go(route)
  await settled(journey.page)
}
const look = async (step: string, within = '.page-screen'): Promise<void> => {
  await journey.shoot(step)
  // The frame around the page is looked at by its own journeys.
  await expectAccessible(journey.page, within)
}
const save = () => journey.page.getByRole('button', { name: '保存' }).click()
const choose = async (label: string, option: string): Promise<void> => {
  // What is chosen lies over the box.
  await dialog().getByLabel(label, { exact: true }).click({ force: true })
  await journey.page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
}
const submitDialog = async (): Promise<void> => {
  await dialog().getByRole('button', { name: /确\s*定/ }).click()
  await journey.page.locator('.ant-modal-wrap:visible').waitFor({ state: 'hidden' })
}

describe('an administrator', { timeout: 240_000 }, () => {
  it('saves the system settings; what is wrong is told at its field', async () => {
    const { page } = journey
    await open(`${SYSTEM}/xiTongSheZhi`, '时间与币种')
    await look('settings')
    await boxOf('旧版系统地址').fill('erp.example.com')
    await save()
    await page.getByText('应以 https:// 开头，例如', { exact: false }).first().waitFor()
    await boxOf('旧版系统地址').fill('https://erp.example.com')
    await save()
    await page.getByText('系统设置：已保存').waitFor()
    expect((await sql('select settings from company'))[0]?.settings).toMatchObject({ legacyUrl: 'https://erp.example.com' })
    // A refusal is told in the console too.
    journey.complaints.splice(0)
  })

  it('saves company information, which stands there again after a reload', async () => {
    const { page } = journey
    await open(`${SYSTEM}/gongSiXinXi`, '联系方式')
    await boxOf('统一社会信用代码').fill('12345')
    await save()
    await page.getByText('应为 18 位数字与大写字母（不含 I、O、S、V、Z）').waitFor()
    await look('company-wrong')
    await boxOf('统一社会信用代码').fill('91330110MA2KHEMU9W')
    await boxOf('公司英文名').fill('Hangzhou Hemu Living Co., Ltd.')
    await boxOf('地址').fill('杭州市余杭区仓前街道 99 号 3 幢')
    await save()
    await page.getByText('公司信息：已保存').waitFor()
    await page.reload()
    await expect.poll(() => boxOf('公司英文名').inputValue().catch(() => '')).toBe('Hangzhou Hemu Living Co., Ltd.')
    expect(await boxOf('统一社会信用代码').inputValue()).toBe('91330110MA2KHEMU9W')
    expect(await boxOf('地址').inputValue()).toBe('杭州市余杭区仓前街道 99 号 3 幢')
    await look('company')
    journey.complaints.splice(0)
  })

  it('takes somebody on with a role and one shop, gives them a password, and closes the account again', async () => {
    const { page } = journey
    await openList(`${SYSTEM}/yuanGongLieBiao`)
    await look('staff')
    await page.getByRole('button', { name: '新增员工' }).click()
    await opened('姓名')
    await dialog().getByLabel('姓名').fill('钱多')
    await dialog().getByLabel('登录账号').fill('qianduo')
    await choose('部门', '运营部')
    await choose('角色', '运营')
    await page.keyboard.press('Escape')
    // Nobody sees a shop before it is said which; without a first password there is a link to hand over.
    expect(await dialog().getByLabel('全部店铺').getAttribute('aria-checked')).toBe('false')
    await choose('可见店铺', '日本店')
    await page.keyboard.press('Escape')
    await journey.shoot('staff-new')
    await dialog().getByRole('button', { name: '确定' }).click()
    const told = page.locator('.ant-modal-confirm:visible', { hasText: '钱多的一次性链接' })
    await told.waitFor()
    expect(await told.locator('input').inputValue()).toMatch(/\/amazon\/passwordReset#key=.+/)
    await journey.shoot('staff-link')
    await told.getByRole('button', { name: '关闭', exact: true }).click()
    await told.waitFor({ state: 'hidden' })
    await rowOf('钱多').getByText('运营', { exact: true }).waitFor()
    await rowOf('钱多').getByText('日本店').waitFor()
    await rowOf('钱多').getByRole('button', { name: '设置密码' }).click()
    await opened('新密码')
    await dialog().getByLabel('新密码').fill('qian-duo-2026')
    await submitDialog()
    await expect(app.signIn('qianduo', 'qian-duo-2026')).resolves.toHaveProperty('token')
    expect(
      await sql(
        `select e.roles, e.all_shops, s.name as shop from employee e join shop s on s.company_id = e.company_id and s.id::text = any(e.shop_ids)
          where login_account = 'qianduo'`,
      ),
    ).toEqual([{ roles: ['operations'], all_shops: false, shop: '日本店' }])
    await rowOf('钱多').getByRole('button', { name: '编辑', exact: true }).click()
    await opened('登录账号')
    await choose('状态', '停用')
    await submitDialog()
    await rowOf('钱多').getByText('停用').waitFor()
    await expect(app.signIn('qianduo', 'qian-duo-2026')).rejects.toThrow(/停用/)
    journey.expectNoComplaints()
  })

  it('sets the rules of replenishment; weights that are not 100 % are refused at their field', async () => {
    const { page } = journey
    await open(`${SYSTEM}/yeWuPeiZhi`, '库存预警与补货')
    await look('business')
    // Section 3: 7 days 70.00, 14 days 20.00, 30 days 10.00.
    expect(await Promise.all(['近 7 天销量权重（%）', '近 14 天销量权重（%）', '近 30 天销量权重（%）'].map((label) => boxOf(label).inputValue()))).toEqual(['70.00', '20.00', '10.00'])
    await boxOf('近 7 天销量权重（%）').fill('60')
    await save()
    await page.getByText(/三项销量权重合计是 90/).last().waitFor()
    await boxOf('近 14 天销量权重（%）').fill('30')
    await boxOf('库存预警天数').fill('21')
    await boxOf('计入海外仓在途').click()
    await save()
    await page.getByText('业务配置：已保存').waitFor()
    await page.reload()
    await expect.poll(() => boxOf('库存预警天数').inputValue().catch(() => '')).toBe('21')
    expect(await boxOf('近 7 天销量权重（%）').inputValue()).toMatch(/^60(\.00)?$/)
    expect(await boxOf('计入海外仓在途').getAttribute('aria-checked')).toBe('false')
    journey.complaints.splice(0)
  })

  it('adds a declaring company and makes it the default, which the one before no longer is', async () => {
    const { page } = journey
    await openList(`${SYSTEM}/baoGuanPeiZhi`)
    await page.getByRole('button', { name: '新增' }).click()
    await opened('报关主体（中文）')
    await dialog().getByLabel('报关主体（中文）').fill('宁波禾沐国际贸易有限公司')
    await dialog().getByLabel('报关主体（英文）').fill('Ningbo Hemu International Trade Co., Ltd.')
    await dialog().getByLabel('海关编码').fill('3302960N5C')
    await dialog().getByLabel('统一社会信用代码').fill('91330201MA2HEMUN3X')
    await journey.shoot('customs-new')
    await submitDialog()
    await rowOf('宁波禾沐').getByRole('button', { name: '设为默认' }).click()
    await page.getByText('报关单将默认用它作为经营单位，确定吗？').waitFor()
    await page.locator('.ant-modal-confirm, .ant-popconfirm, .ant-modal').getByRole('button', { name: /^确\s*定$/ }).last().click()
    await expect.poll(async () => (await readTable(page)).rows.filter((row) => row['默认'] === '是').map((row) => row['报关主体（中文）'])).toEqual(['宁波禾沐国际贸易有限公司'])
    await look('customs')
    journey.expectNoComplaints()
  })

  it('adds a warehouse for one shop and writes its provider in its cell', async () => {
    const { page } = journey
    await openList(`${SYSTEM}/cangKu`)
    await page.getByRole('button', { name: '新增' }).click()
    await opened('仓库')
    await dialog().getByLabel('仓库', { exact: true }).fill('洛杉矶三号仓')
    await dialog().getByLabel('国家/地区').fill('美国')
    await dialog().getByLabel('服务商').fill('海运通')
    await choose('关联店铺', '北美店-美国')
    await page.keyboard.press('Escape')
    await journey.shoot('warehouse-new')
    await submitDialog()
    await rowOf('洛杉矶三号仓').getByText('北美店-美国').waitFor()
    await rowOf('洛杉矶三号仓').getByRole('gridcell').filter({ hasText: /^海运通$/ }).dblclick()
    await page.locator('.cell-editor input').fill('海运达')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sql(`select provider from warehouse where name = '洛杉矶三号仓'`))[0]?.provider).toBe('海运达')
    await look('warehouses')
    journey.expectNoComplaints()
  })

  it('reads how many orders each shop used in each month, and the same number in the account centre', async () => {
    const { page } = journey
    await openList(`${SYSTEM}/danLiangChaXun`)
    await look('usage')
    await journey.ask(() => page.getByText('按月份', { exact: true }).click())
    const months = (await readTable(page)).rows
    expect(months.length).toBeGreaterThan(10)
    const whole = await sql('select count(*)::int as orders from sale_order')
    expect((await readTable(page)).totals[0]?.['已用单量']?.replaceAll(',', '')).toBe(String(whole[0]?.orders))
    await open(`${SYSTEM}/zhangHuZhongXin`, '账户概况')
    await page.getByRole('region', { name: '账户概况' }).getByText(months[0]!['已用单量']!, { exact: true }).waitFor()
    await look('account')
    journey.expectNoComplaints()
  })
})
