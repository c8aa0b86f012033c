import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../support/app'
import { startWriteServer, type WriteServer } from './kit'
import { fileOf, sheetsOf } from './sheets'

describe('a workbook of what the screen shows', () => {
  let server: WriteServer
  let admin: Client
  beforeAll(async () => {
    server = await startWriteServer()
    admin = await server.admin()
    const [first] = await server.ads([
      {
        name: '=1+1', campaign_id: 'a', bid: '1.5', daily_budget: '10', share: '0.125', clicks: -3, state: 'paused', active: true,
        start_day: '2026-01-02', update_time: '2026-01-02T03:04:05Z',
      },
      { name: '@sum', campaign_id: 'b', bid: '2', currency: 'EUR', shop_id: 2 },
      { name: '-2+3', campaign_id: 'c', bid: '0.25' },
    ])
    await admin.call('/test/ads/edit', { id: first, daily_budget: '12' })
  })
  afterAll(() => server?.stop())

  const columns = [
    { path: 'shop_id', label: '店铺', kind: 'id' },
    { path: 'name', label: '商品', kind: 'text', product: { title: 'name', asin: 'campaign_id' } },
    { path: 'state', label: '状态', kind: 'enum', enum: 'ad_state' },
    { path: 'daily_budget', label: '预算', kind: 'money', scale: 2, currencyField: 'currency', pending: true },
    { path: 'bid', label: '竞价', kind: 'money', scale: 2, currencyField: 'currency' },
    { path: 'share', label: '份额', kind: 'percent', scale: 4 },
    { path: 'clicks', label: '点击', kind: 'integer' },
    { path: 'active', label: '启用', kind: 'bool' },
    { path: 'start_day', label: '开始', kind: 'date' },
    { path: 'update_time', label: '更新', kind: 'datetime', zone: 'company' },
  ]
  const exported = async (client: Client, more: Record<string, unknown> = {}) => {
    const started = await client.call<{ id: string }>('/app/api/v1/exports/list', {
      call: { family: 'testAds', call: 'list' }, request: { sort: [{ field: 'campaign_id', order: 'asc' }] }, columns, title: '测试广告', ...more,
    })
    await server.ended(client, started.body.data.id)
    return fileOf(server, client, '/app/api/v1/jobs/file', { id: started.body.data.id })
  }

  it('names what ids refer to, tells what waits beside the value, and totals each currency', async () => {
    const { bytes } = await exported(admin, { says: '店铺是甲店或乙店' })
    const sheets = await sheetsOf(bytes)
    expect(Object.keys(sheets)).toEqual(['测试广告', '说明'])
    const [head, first, second, third, ...totals] = sheets['测试广告']!.map(plain)
    expect(head).toEqual(['店铺', '商品', 'ASIN', '状态', '预算', '预算（待提交）', '竞价', '份额', '点击', '启用', '开始', '更新'])
    expect(first).toEqual([
      '甲店', '=1+1', 'a', expect.stringContaining('暂停'), '10', '12', '1.5', '0.125', '-3', '是', expect.stringContaining('2026-01-02'),
      expect.stringMatching(/2026-01-02.11:04:05/),
    ])
    expect(second).toEqual(['乙店', '@sum', 'b', expect.any(String), '', '', '2'])
    expect(third).toEqual(['甲店', '-2+3', 'c', expect.any(String), '', '', '0.25'])
    expect(totals).toEqual([
      ['合计（EUR）', '', '', '', '', '', '2'], ['合计（USD）', '', '', '', '', '', '1.75', '', '-3'],
      ['合计折合 CNY（缺汇率）', '', '', '', '', '', '', '', '-3'],
    ])
    const notes = Object.fromEntries(sheets['说明']!.map(([word, says]) => [word, says]))
    expect(notes).toMatchObject({ 标题: '测试广告', 筛选条件: '店铺是甲店或乙店', 行数: '3', 金额: '原币', 导出时间: '2026-03-05 16:00:00' })
  })

  it('keeps text text where a spreadsheet would run it, in both formats, and negative numbers numbers', async () => {
    const { text } = await exported(admin, { format: 'csv', columns: columns.slice(1, 2).concat(columns.slice(6, 7)) })
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual(['商品,ASIN,点击', `'=1+1,a,-3`, `'@sum,b,`, `'-2+3,c,`, '合计,,-3', ''])
    const { bytes } = await exported(admin)
    expect(bytes.includes('<f>')).toBe(false)
  })

  it('holds the rows and names of the person\'s shops alone', async () => {
    const clerk = await server.clerk('export-clerk', ['2'])
    const { text } = await exported(clerk, { format: 'csv', columns: columns.slice(0, 2) })
    expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(['店铺,商品,ASIN', `乙店,'@sum,b`])
    const cost = await clerk.call('/app/api/v1/exports/list', {
      call: { family: 'testAds', call: 'list' }, request: {}, columns: [{ path: 'cost', label: '成本', kind: 'money' }], title: 't',
    })
    expect(cost.status).toBe(400)
  })
})

/** Numbers without their closing zeros, and no empty cells at the end, which a reader may leave out. */
function plain(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1).map((cell) => (/^-?\d+\.\d+$/.test(cell) ? String(Number(cell)) : cell))
}
