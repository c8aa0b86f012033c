/**
 * From a list's export to its file: the queued task, its progress in the task centre, cancelled, failed and tried again, in the
 * lists of the system pages, and none of another's business; the bell, the message centre, an announcement and who read it.
 */
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exportListJob } from '../../server/kernel/tasks/export/export-list.job'
import { PARTS } from '../../server/modules/modules'
import { Refusal } from '../../server/kernel/asker/refusal'
import { CODES } from '../../contract/wire'
import { ADMIN_PASSWORD, type Client } from '../support/app'
import { axeFindings } from '../support/axe'
import { startJourney, type Journey } from '../support/journey'
import { startRunningApp, type RunningApp } from '../support/running-app'
import { readTable, settled } from '../support/screen'

let app: RunningApp
let journey: Journey
let keeper: Journey
let keeperCalls: Client

const WAREHOUSES = '/warehouse/erp/cangKuLieBiao'
const TASKS = '/system/download-center'
const KEEPER = 'cangku'

/** What the next exports do: wait at 40 %, go on, break. */
const gate = { waits: true, further: false, breaks: false }
const doors = new EventEmitter()
/** Changes what exports do, and lets those that wait look again. */
function turn(change: Partial<typeof gate>): void {
  Object.assign(gate, change)
  doors.emit('turned')
}

beforeAll(async () => {
  app = await startRunningApp({
    kinds: {
      ...PARTS.tasks,
      async exportList(run) {
        await run.progress(40, '已写 4 / 12 行')
        let isFurther = false
        while (gate.waits) {
          // A turn may come while the progress is still being told: what stands is looked at before a next turn is waited for.
          if (gate.further && !isFurther) {
            isFurther = true
            await run.progress(70, '已写 8 / 12 行')
          } else await once(doors, 'turned', { signal: run.signal })
          run.signal.throwIfAborted()
        }
        if (gate.breaks) throw new Refusal(CODES.unreadable, '磁盘空间不足，请清理后重试。')
        return exportListJob(run)
      },
    },
  })
  await app.runtime.db.asOwner((tx) => tx.query(
    `insert into warehouse (company_id, name, wh_type, country, safe_days, enabled) select $1, '仓库' || n, 'local', '中国', 30, true
      from generate_series(1, 12) n`,
    [app.companyId],
  ))
  keeperCalls = await app.person(KEEPER, { roles: ['warehouse'] })
  journey = await startJourney('tasks', app)
  await journey.page.goto('/amazon/')
  await journey.signIn('admin', ADMIN_PASSWORD)
  keeper = await startJourney('tasks-keeper', app)
  await keeper.page.goto('/amazon/')
  await keeper.signIn(KEEPER, 'person-password')
}, 400_000)

afterEach(async ({ task }) => {
  await journey?.pictureFailure(task)
  await keeper?.pictureFailure(task)
})
afterAll(async () => {
  await journey?.end()
  await keeper?.end()
  await app?.stop()
})

const taskRow = ({ page } = journey) => page.locator('tbody tr', { hasText: '导出 ' }).first()
const bell = (unread: number, { page } = journey) => page.getByRole('button', { name: unread === 0 ? '消息，没有未读' : `消息，${unread} 条未读` })
const confirm = ({ page } = journey) => page.locator('.ant-modal-confirm, .ant-popconfirm, .ant-modal').getByRole('button', { name: /^确\s*定$/ }).last()
async function exportWarehouses(by = journey): Promise<void> {
  const { page } = by
  await by.go(WAREHOUSES)
  await page.getByText('仓库12').waitFor()
  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('button', { name: '开始导出' }).click()
}
const sql = async (text: string): Promise<Record<string, unknown>[]> => (await app.runtime.db.asOwner((tx) => tx.query<Record<string, unknown>>(text))).rows

describe('a person', { timeout: 240_000 }, () => {
  it('exports a list, is told that the task is queued, and sees it move in the task centre without asking again (section 8)', async () => {
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
    turn({ further: true })
    await taskRow().getByText('已写 8 / 12 行').waitFor({ timeout: 8000 })
    turn({ waits: false })
    await taskRow().getByText('已完成').waitFor({ timeout: 15_000 })
    await taskRow().getByText('可下载').waitFor()
    await journey.shoot('done')
    expect(await axeFindings(page)).toEqual([])
    journey.expectNoComplaints()
  })

  it('fetches the file, and is told by the bell that it is there', async () => {
    const { page } = journey
    const [file] = await Promise.all([page.waitForEvent('download'), taskRow().getByRole('button', { name: '下载', exact: true }).click()])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    expect(readFileSync(await file.path()).subarray(0, 2).toString()).toBe('PK')
    await bell(1).waitFor()
    journey.expectNoComplaints()
  })

  it('cancels a task that runs, which then offers no file but another try', async () => {
    const { page } = journey
    turn({ waits: true, further: false })
    await exportWarehouses()
    await page.getByRole('button', { name: '去任务中心' }).click()
    await taskRow().getByText('处理中').waitFor()
    await taskRow().getByRole('button', { name: '取消', exact: true }).click()
    await page.getByText('取消后任务会停下，没有写完的内容不会保留。确定取消吗？').waitFor()
    await confirm().click()
    // At once, not with the next sign of life of the process that runs it.
    await taskRow().getByText('已取消').first().waitFor({ timeout: 6000 })
    expect(await taskRow().getByRole('button', { name: '下载', exact: true }).count()).toBe(0)
    expect(await taskRow().getByRole('button', { name: '重试', exact: true }).count()).toBe(1)
    await journey.shoot('cancelled')
    turn({ waits: false })
    // Who cancelled it knows.
    expect(await bell(1).count()).toBe(1)
    journey.expectNoComplaints()
  })

  it('tries a failed task again', async () => {
    const { page } = journey
    turn({ breaks: true })
    await exportWarehouses()
    await page.getByText('导出失败').first().waitFor()
    await page.getByRole('button', { name: '去任务中心' }).click()
    await taskRow().getByText('失败', { exact: true }).first().waitFor()
    await taskRow().getByText('磁盘空间不足，请清理后重试。').waitFor()
    await bell(2).waitFor()
    await journey.shoot('failed')
    turn({ breaks: false })
    await taskRow().getByRole('button', { name: '重试', exact: true }).click()
    await taskRow().getByText('已完成').waitFor({ timeout: 15_000 })
    await bell(3).waitFor()
    journey.expectNoComplaints()
  })

  it('finds the same tasks in the task lists of the system pages, each with what it is for', async () => {
    const { page } = journey
    for (const [route, heading, shot] of [
      ['/system/erp/xiaZaiZhongXin', '文件名', 'exports'], ['/system/erp/daoRuDaoChu', '导入文件', 'in-and-out'],
      ['/system/erp/renWuLieBiao', '执行次数', 'all-tasks'],
    ] as const) {
      await journey.go(route)
      const { headings, rows } = await readTable(page)
      expect(headings).toContain(heading)
      expect(rows.map((row) => row['任务状态'])).toEqual(['已完成', '已取消', '已完成'])
      const [file] = await Promise.all([page.waitForEvent('download'), taskRow().getByRole('button', { name: '下载', exact: true }).click()])
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
      await journey.shoot(shot)
    }
    journey.expectNoComplaints()
  })

  it('sees none of the tasks of another, who hears of none of them and sees their own alone', async () => {
    const { page } = keeper
    await keeper.go(TASKS)
    await page.getByText('还没有任务。').waitFor()
    await keeper.shoot('nobody-elses')
    expect(await bell(0, keeper).count()).toBe(1)
    const [foreign] = await sql('select min(id)::text as id from job')
    expect((await keeperCalls.call('/fba/api/v1/taskreport/download', { id: foreign!.id })).body).toMatchObject({ msg: '没有这个任务，或不是您发起的。' })
    await exportWarehouses(keeper)
    await page.getByRole('button', { name: '去任务中心' }).click()
    await taskRow(keeper).getByText('已完成').waitFor()
    expect((await readTable(page)).rows).toHaveLength(1)
    await bell(1, keeper).waitFor()
    expect(await bell(3).count()).toBe(1)
    keeper.expectNoComplaints()
  })

  it('reads the newest messages under the bell and goes where one leads', async () => {
    const { page } = journey
    await bell(3).click()
    await page.getByText('3 条未读').waitFor()
    await journey.shoot('bell')
    await page.getByRole('button', { name: /任务失败：导出/ }).click()
    await page.waitForURL(/download-center\?row=\d+/)
    await bell(2).waitFor()
    journey.expectNoComplaints()
  })

  it('marks one message as read in the message centre, then all', async () => {
    const { page } = journey
    await journey.go('/system/erp/messageCenter')
    await settled(page)
    const unread = page.locator('tbody tr', { hasText: '文件已生成：导出' })
    await expect.poll(() => unread.count()).toBe(2)
    await journey.shoot('message-centre')
    await unread.first().getByRole('button', { name: '标记已读' }).click()
    await bell(1).waitFor()
    await expect.poll(() => unread.count()).toBe(1)
    await page.getByRole('button', { name: '全部已读' }).click()
    await confirm().click()
    await bell(0).waitFor()
    await page.getByText('没有未读消息').waitFor()
    await page.getByRole('tab', { name: '全部' }).click()
    await expect.poll(async () => (await readTable(page)).rows.map((row) => row['状态'])).toEqual(['已读', '已读', '已读'])
    journey.expectNoComplaints()
  })

  it('publishes an announcement, which everybody hears of at once, and reads who read it', async () => {
    const { page } = journey
    await journey.go('/system/erp/neiBuGongGao')
    await page.getByRole('button', { name: '新增公告' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel('标题').evaluate((box) => box === document.activeElement), { timeout: 30_000 }).toBe(true)
    await dialog.getByLabel('标题').fill('国庆放假安排')
    await dialog.getByLabel('内容').fill('10 月 1 日至 7 日放假，仓库 8 日恢复收货。')
    await journey.shoot('announcement-dialog')
    await dialog.getByRole('button', { name: /确\s*定|保\s*存|提\s*交/ }).click()
    const row = page.locator('tbody tr', { hasText: '国庆放假安排' })
    await row.waitFor()
    await row.getByRole('button', { name: '发布', exact: true }).click()
    await confirm().click()
    await row.getByText('已发布').waitFor()
    await bell(1).waitFor()
    await bell(2, keeper).waitFor()
    await journey.shoot('announcements')
    await bell(1).click()
    await page.getByRole('button', { name: /国庆放假安排/ }).last().click()
    await page.getByRole('dialog').getByText('10 月 1 日至 7 日放假，仓库 8 日恢复收货。').waitFor()
    await bell(0).waitFor()
    await journey.shoot('announcement-read')
    expect(await sql('select sent_count, read_count from announcement')).toEqual([{ sent_count: 2, read_count: 1 }])
    // The other one has announcements up to this one read by update_msg_id, as another page of the company's does it.
    const [announcement] = await sql('select id::text as id from announcement')
    expect((await keeperCalls.call('/v2/system/api/update_msg_id', { msg_id: announcement!.id })).body).toMatchObject({ code: 200, data: { read: 1 } })
    await bell(1, keeper).waitFor()
    await page.keyboard.press('Escape')
    await journey.go('/system/erp/neiBuGongGao')
    await expect.poll(async () => (await readTable(page)).rows[0]).toMatchObject({ 接收人数: '2', 已读: '2', 未读: '0' })
    await journey.shoot('announcement-read-by-all')
    journey.expectNoComplaints()
    keeper.expectNoComplaints()
  })
})
