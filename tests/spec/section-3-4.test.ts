/** Specification, sections 3 and 4: the values that are written there stand in the enums, exactly; more may stand beside them where the field has more. */
import { describe, expect, it } from 'vitest'
import { projectModel } from '../support/database'

const { enums } = projectModel()
const labels = (name: string): Record<string, string> => Object.fromEntries((enums[name]?.values ?? []).map(({ value, label }) => [value, label]))
const values = (name: string): string[] => Object.keys(labels(name)).toSorted()

describe('section 3: enumerations', () => {
  it.each<[string, string[]]>([
    ['search_type', ['asin', 'msku', 'title']],
    ['ad_state', ['archived', 'enabled', 'paused']],
    ['ad_state_filter', ['archived', 'enabled', 'enabledPaused', 'paused']],
    ['bid_opt', ['clicks', 'conversions', 'reach']],
    ['cost_type', ['cpc', 'vcpm']],
    ['granularity', ['day', 'month', 'week']],
    ['currency', ['RMB', 'USD']],
    ['sd_tactic', ['T00020', 'T00030']],
    ['sd_analysis', ['activity', 'advert', 'audience', 'group', 'location']],
  ])('%s is %j', (name, wanted) => expect(values(name)).toEqual(wanted))

  it('SD adds what almost ran out of budget; SB may be pending, shown as 审核中', () => {
    expect(values('sd_state_filter').filter((value) => !values('ad_state_filter').includes(value))).toHaveLength(1)
    expect(labels('sb_state')['pending']).toBe('审核中')
  })

  it('views are by batch 1 and storehouse 2, SKUs raw 1 and finished 2', () => {
    expect(labels('view_mode')).toEqual({ 1: '按批次', 2: '按仓库' })
    expect(labels('sku_kind')).toEqual({ 1: '原料SKU', 2: '成品SKU' })
  })

  it('match types have their Chinese names; targeting and negatives add theirs', () => {
    expect(labels('match_type')).toEqual({ exact: '精确匹配', phrase: '词组匹配', broad: '广泛匹配' })
    expect(labels('target_match')).toMatchObject({
      exact: '精确匹配', phrase: '词组匹配', broad: '广泛匹配', closeMatch: '紧密匹配', looseMatch: '宽泛匹配', substitutes: '同类商品', complements: '关联商品', category: '类目',
    })
    expect(values('negative_match')).toEqual(expect.arrayContaining(['negativeExact', 'negativePhrase', 'negativeBroad']))
  })
})

describe('section 4: states', () => {
  it('FBA shipments, printing, packing and sales have the codes written there', () => {
    // Before a batch is one of these it is a draft, and waits for its approval where the company has a flow.
    expect(labels('fba_ship_status')).toEqual({ 0: '草稿', 5: '待审核', 6: '已驳回', 1: '未发货', 2: '已发货', 3: '已签收', 4: '已删除' })
    expect(labels('print_status')).toEqual({ 0: '未打印', 1: '全部打印', 2: '部分打印' })
    expect(labels('packing_type')).toEqual({ 1: '未装箱', 2: '装箱数量异常', 3: '已装箱待上传', 4: '已装箱已上传' })
    expect(labels('sales_status')).toEqual({ 1: '正常销售', 2: '已删除', 3: '停售', 4: '清仓' })
  })

  it('bid strategies are the three written there', () => {
    expect(labels('bid_strategy')).toEqual({ legacyForSales: '动态竞价-只降低', autoForSales: '动态竞价-提高和降低', manual: '固定竞价' })
  })
})
