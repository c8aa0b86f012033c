/**
 * What a figure of the profit is made of: platform money by its fee and where it was read, costs by the unit costs that apply. Reads
 * what the asker may see; works nothing out that profit-days.ts has not.
 */
import { enumValue } from '../../../contract/enum-value'
import { comparisonsOf } from '../../../contract/filter'
import { own } from '../../kernel/asker/own'
import { answerList } from '../../kernel/read/answer/lists'
import type { Explainer, Explaining } from '../../kernel/read/answer/explainers'

const COSTS: Record<string, string> = {
  purchase_cost: '采购单价', head_cost: '头程单价', package_cost: '包材单价', other_cost: '其他单价',
}

/** Unit costs that are told; a report of many MSKU has more. */
const MOST_COSTS = 20

/** Costs by item, what came back by its own costs, all else by fee lines. */
export const explainProfit: Explainer = async (asked) => (
  asked.field in COSTS ? ofCosts(asked) : asked.field === 'returned_cost' ? ofReturns(asked) : ofFees(asked))

/** By month: which returns they are is told by their own list. */
async function ofReturns({ split }: Explaining) {
  const lines = ((await split?.(['month'])) ?? []).map((row) => ({ says: `${String(row['month'] ?? '')} 退回的`, value: row['value'] }))
  return { words: '买家退回 FBA、可再售的件数 × 卖出时入账的单位成本，不多于原订单入账的件数；没有这一单的取退回当月的单位成本。逐条在「退货记录」的“成本冲回”里', lines }
}

async function ofFees({ reading, entity, split }: Explaining) {
  const parts = await split?.(['fee_category', 'origin'])
  if (!parts) return undefined
  const label = (field: string, value: unknown): string | undefined => enumValue(reading.model.enums, entity.fields[field]?.enum, value)?.label
  const lines = parts.filter(({ value }) => Number(value) !== 0).map((row) => ({
    says: [label('fee_category', row['fee_category']) ?? '没有费用类型', label('origin', row['origin']) ?? '成本或报告分摊'].join('，'), value: row['value'],
  }))
  return { words: '按费用类型与数据来源分开如下，之和即为此数', lines }
}

/** The unit costs by month of the MSKU in question: those of what left, and the standard ones. */
async function ofCosts({ reading, field, where, split }: Explaining) {
  const words = `各天销量 × 当月的${COSTS[field]}（先取出库成本，没有时取商品成本；按当月汇率换算为站点币种，成本为负）`
  const equals = new Map(comparisonsOf(where).filter(({ op }) => op === 'eq').map((each) => [each.field, each.value]))
  const [shop, msku] = [equals.get('shop_id'), equals.get('msku')]
  const months = (await split?.(['month'])) ?? []
  const lines = months.map((row) => ({ says: `${String(row['month'] ?? '')} 的${COSTS[field]}合计`, value: row['value'] }))
  const told: string[] = []
  let hidden = shop === undefined || msku === undefined
  for (const name of ['sold_cost', 'product_cost']) {
    const costs = own(reading.model.entities, name)
    hidden ||= !costs || reading.asker.hidden(costs.name).has(field)
    if (hidden || !costs) break
    const { list } = await answerList(reading, costs, {
      page: 1, pageSize: MOST_COSTS, fields: ['start_month', 'currency', field], sort: [{ field: 'start_month', order: 'asc' }],
      filter: { and: [{ field: 'shop_id', op: 'eq', value: shop }, { field: 'msku', op: 'eq', value: msku }, { field, op: 'empty', value: false }] },
    })
    told.push(...list.map((row) => `${costs.label} ${String(row['start_month'])} 起每件 ${String(row[field])} ${String(row['currency'])}`))
  }
  if (hidden) return { words, lines }
  return { words: told.length > 0 ? `${words}。${COSTS[field]}：${told.join('；')}` : `${words}。这个 MSKU 没有出库成本，也没有录入商品成本`, lines }
}
