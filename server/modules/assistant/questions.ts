/**
 * Questions that are answered out of the data without a model, each by one list that the person may read; whoever may not
 * is not offered them. A test holds every one of them against the pages as they are.
 */
import type { CallContext } from '../../kernel/http/handler'
import type { ListAsk } from './ask-list'
import { findList } from './lists'

/** A question as people read it, and the list state that answers it; `columns` are shown in their order. */
export interface ReadyQuestion {
  id: string
  text: string
  ask: ListAsk & { columns: string[] }
}

/** In the order in which they are offered. */
export const READY_QUESTIONS: ReadyQuestion[] = [
  {
    id: 'best-products',
    text: '最近30天销售额最高的10个商品',
    ask: {
      page: 'statistics_product_performance', tab: 'msku', sort: ['-amount'], currency: 'company',
      filters: [{ field: 'day', op: 'between', value: { is: 'last30' } }],
      columns: ['msku', 'shop', 'quantity', 'amount', 'orders', 'refund_rate', 'gross_profit', 'stock_total'],
    },
  },
  {
    id: 'short-stock',
    text: '库存可售天数最少的10个商品',
    ask: {
      page: 'fba_stock_v3', tab: 'list', sort: ['sellable_days'],
      filters: [{ field: 'sellable_days', op: 'ge', value: '0' }],
      columns: ['msku', 'pool.account_name', 'sellable_qty', 'onway_qty', 'daily_sales', 'sellable_days'],
    },
  },
  {
    id: 'worst-acos',
    text: '最近30天 ACOS 最高的10个广告活动',
    ask: {
      page: 'advert_sp', tab: 'campaign', sort: ['-perf.acos'],
      filters: [{ field: 'perf.day', op: 'between', value: { is: 'last30' } }, { field: 'perf.acos', op: 'gt', value: '0' }],
      columns: ['campaign_name', 'shop.name', 'state', 'daily_budget', 'perf.total_spend', 'perf.amount', 'perf.acos', 'perf.order_quantity'],
    },
  },
  {
    id: 'newest-profit',
    text: '最新月份各店铺的利润',
    ask: {
      page: 'finance_profit_report', tab: 'shop', sort: ['-gross_profit'], currency: 'company', page_size: 50,
      filters: [{ field: 'month', op: 'between', value: { is: 'dataMonth' } }],
      columns: ['shop', 'month', 'sales_amount', 'expense', 'cost_total', 'gross_profit', 'gross_margin'],
    },
  },
  {
    id: 'wasted-terms',
    text: '最近30天花费最多却没有出单的搜索词',
    ask: {
      page: 'advert_search_term_analysis', tab: 'term', sort: ['-perf.total_spend'],
      filters: [
        { field: 'perf.day', op: 'between', value: { is: 'last30' } }, { field: 'perf.order_quantity', op: 'eq', value: '0' },
        { field: 'perf.total_spend', op: 'gt', value: '0' },
      ],
      columns: ['search_term', 'shop.name', 'campaign_count', 'perf.impressions', 'perf.clicks', 'perf.total_spend', 'is_negated'],
    },
  },
  {
    id: 'most-returned',
    text: '最近30天退款率最高的商品',
    ask: {
      page: 'statistics_product_performance', tab: 'msku', sort: ['-refund_rate'],
      filters: [{ field: 'day', op: 'between', value: { is: 'last30' } }, { field: 'quantity', op: 'ge', value: '5' }],
      columns: ['msku', 'shop', 'quantity', 'refund_quantity', 'refund_rate', 'refund_amount'],
    },
  },
]

/** The questions whose list and columns the person may see. */
export function questionsFor(context: Pick<CallContext, 'model' | 'access'>): ReadyQuestion[] {
  return READY_QUESTIONS.filter(({ ask }) => {
    const found = findList(context, ask.page, ask.tab)
    const paths = new Set(found?.list.columns.map(({ path }) => path))
    return found !== undefined && ask.columns.every((path) => paths.has(path))
  })
}

/** By its id, or by the very words that it is offered in. */
export function findQuestion(context: Pick<CallContext, 'model' | 'access'>, id: string | undefined, words: string): ReadyQuestion | undefined {
  return questionsFor(context).find((question) => (id ? question.id === id : question.text === words.trim()))
}
