/** From a list's export to its file: the queued task, its progress in the task centre, failure and another try, the bell, an announcement. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportListJob } from '../../server/jobs/export/export-list.job'
import { JOB_KINDS } from '../../server/jobs/kinds'
import { Refusal } from '../../server/refusal'
import { CODES } from '../../src/lib/wire'
import { ADMIN_PASSWORD } from '../support/app'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'

let app: RunningApp
let journey: Journey

const WAREHOUSES = '/warehouse/erp/cangKuLieBiao'
const TASKS = '/system/download-center'

/** What the next exports do: wait at 40 %, go on, break. */
const gate = { waits: true, further: false, breaks: false }
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

beforeAll(async () => {
  app = await startRunningApp({
    kinds: {
      ...JOB_KINDS,
      async exportList(run) {
        await run.progress(40, '已写 4 / 12 行')
        while (gate.waits) {
          await sleep(50)
          if (gate.further) await run.progress(70, '已写 8 / 12 行')
          run.signal.throwIfAborted()
        }
        if (gate.breaks) throw new Refusal(CODES.unreadable, '磁盘空间不足，请清理后重试。')
        return exportListJob(run)
      },
    },
  })
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into warehouse (company_id, name, wh_type, country, safe_days, enabled) select $1, '仓库' || n, 'local', '中国', 30, true from generate_series(1, 12) n`, [app.companyId],
  ))
  journey = await startJourney('tasks', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
}, 400_000)

afterEach(({ task }) => journey.pictureFailure(task))
afterAll(async () => {
  await journey?.end()
  await app?.stop()
})

const taskRow = () => journey.page.locator('tbody tr', { hasText: '导出 ' }).first()
const bell = (unread: number) => journey.page.getByRole('button', { name: unread === 0 ? '消息，没有未读' : `消息，${unread} 条未读` })
const actionOf = async (name: string): Promise<void> => {
  const { page } = journey
  const direct = taskRow().getByRole('button', { name, exact: true })
  const actions = page.locator('.table-actions, td.is-actions, tbody tr').first()
  if ((await direct.count()) === 0) {
    await actions.getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  } else await direct.click()
}
async function exportWarehouses(): Promise<void> {
  const { page } = journey
  await journey.go(WAREHOUSES)
  await page.getByText('仓库12').waitFor()
  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('button', { name: '开始导出' }).click()
}

describe('a person', { timeout: 240_000 }, () => {
  it('exports a list, is told that the task is queued, and sees it move in the task centre without asking again', async () => {
    const { page } = journey
    await exportWarehouses()
    await page.getByText('任务已成功添加至队列，详情可至【任务中心】查看').waitFor()
    expect(await page.getByRole('button', { name: '稍后再去' }).count()).toBe(1)
    await journey.shoot('queued')
    await page.getByRole('button', { name: '去任务中心' }).click()
    await page.waitForURL(new RegExp(`${TASKS}$`))
    await taskRow().getByText('处理中').waitFor()
    await taskRow().getByText('已写 4 / 12 行').waitFor()
    await journey.shoot('running')
    gate.further = true
    await taskRow().getByText('已写 8 / 12 行').waitFor({ timeout: 8000 })
    gate.waits = false
    await taskRow().getByText('已完成').waitFor({ timeout: 15_000 })
    await taskRow().getByText('可下载').waitFor()
    await journey.shoot('done')
    journey.expectNoComplaints()
  })

  it('fetches the file, and is told by the bell that it is there', async () => {
    const { page } = journey
    const [file] = await Promise.all([page.waitForEvent('download'), actionOf('下载')])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    expect(readFileSync(await file.path()).subarray(0, 2).toString()).toBe('PK')
    await bell(1).waitFor()
    journey.expectNoComplaints()
  })

  it('tries a failed task again', async () => {
    const { page } = journey
    gate.breaks = true
    await exportWarehouses()
    await page.getByText('导出失败').first().waitFor()
    await page.getByRole('button', { name: '去任务中心' }).click()
    await taskRow().getByText('失败', { exact: true }).first().waitFor()
    await taskRow().getByText('磁盘空间不足，请清理后重试。').waitFor()
    await bell(2).waitFor()
    await journey.shoot('failed')
    gate.breaks = false
    await actionOf('重试')
    await page.getByRole('button', { name: /确\s*定/ }).click().catch(() => undefined)
    await taskRow().getByText('已完成').waitFor({ timeout: 15_000 })
    await bell(3).waitFor()
    journey.expectNoComplaints()
  })

  it('reads the newest messages under the bell and goes where one leads', async () => {
    const { page } = journey
    await bell(3).click()
    await page.getByText('3 条未读').waitFor()
    await journey.shoot('bell')
    await page.getByRole('button', { name: /任务失败：导出/ }).click()
    await page.waitForURL(/download-center\?row=\d+/)
    await bell(2).waitFor()
    await journey.go('/system/erp/messageCenter')
    await page.getByText(/文件已生成：导出/).first().waitFor()
    await journey.shoot('message-centre')
    await page.getByRole('button', { name: '全部已读' }).click()
    await page.getByRole('button', { name: /确\s*定/ }).click()
    await bell(0).waitFor()
    await page.getByText('没有未读消息').waitFor()
    journey.expectNoComplaints()
  })

  it('publishes an announcement and reads it', async () => {
    const { page } = journey
    await journey.go('/system/erp/neiBuGongGao')
    await page.getByRole('button', { name: '新增公告' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('标题').fill('国庆放假安排')
    await dialog.getByLabel('内容').fill('10 月 1 日至 7 日放假，仓库 8 日恢复收货。')
    await journey.shoot('announcement-dialog')
    await dialog.getByRole('button', { name: /确\s*定|保\s*存|提\s*交/ }).click()
    const row = page.locator('tbody tr', { hasText: '国庆放假安排' })
    await row.waitFor()
    await row.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('button', { name: /确\s*定/ }).click()
    await row.getByText('已发布').waitFor()
    await bell(1).waitFor()
    await journey.shoot('announcements')
    await bell(1).click()
    await page.getByRole('button', { name: /国庆放假安排/ }).last().click()
    await page.getByRole('dialog').getByText('10 月 1 日至 7 日放假，仓库 8 日恢复收货。').waitFor()
    await bell(0).waitFor()
    await journey.shoot('announcement-read')
    const { rows } = await app.runtime.db.asOwner((tx) => tx.query('select sent_count, read_count from announcement'))
    expect(rows).toEqual([{ sent_count: 1, read_count: 1 }])
    journey.expectNoComplaints()
  })
})
