/**
 * 由别的数据算出的行：每次变化告诉函数什么。
 * Written by `npm run codegen` from schemas/entities/: edit that, not this file.
 */
/** Values travel as text, whatever the field's kind. */
export interface MadeChanges {
  /** 广告活动 */
  'ad_campaign':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sp_budget_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 广告活动名称 */
  'ad_campaign_name':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_campaign'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_change'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_invoice_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** SB创意 */
  'ad_creative':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 广告组 */
  'ad_group':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 关键词 */
  'ad_keyword':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 广告操作 */
  'ad_log':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'pending_change'; keys: readonly { 'change_id': string | null; 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_change'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 否定投放 */
  'ad_negative':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 广告位 */
  'ad_placement':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 广告组合 */
  'ad_portfolio':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'portfolio_id': string | null }[] | 'all' }
  /** 广告商品 */
  'ad_product':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** SP搜索词 */
  'ad_search_term':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'sp_search_term_day'; keys: readonly { 'shop_id': string | null; 'search_term': string | null }[] | 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 投放 */
  'ad_target':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ad_bulk_row'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** SP搜索词词根日报 */
  'ad_word_day':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'sp_search_term_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** FBA存货成本 */
  'fba_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_layer'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger_month'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger_opening'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'ship_arrival'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'product'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** FBA批次 */
  'fba_layer':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_ledger'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger_month'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger_opening'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'ship_arrival'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
  /** 亚马逊库存期初 */
  'fba_ledger_opening':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_ledger'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger_month'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'pool'; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** 亚马逊丢失与损坏 */
  'fba_loss':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_ledger'; keys: readonly { 'pool_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pool'; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** FBA库存 */
  'fba_stock':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_inventory'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_reserved'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'pool'; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
    | { changed: 'product'; keys: readonly { 'pool_id': string | null; 'msku': string | null }[] | 'all' }
  /** 自发货运费明细 */
  'fbm_freight':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fbm_order'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
  /** 实时利润明细 */
  'order_profit':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'order_item'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fee_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fee_preview'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'storage_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sp_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_campaign_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'shipped_item'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'shipment_sale'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fbm_order'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fbm_freight'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'custom_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'return_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 配对建议 */
  'pairing_suggestion':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'product'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: 'all' }
    | { changed: 'sku'; keys: 'all' }
  /** 仓库存货成本 */
  'place_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'cost_layer'; keys: readonly { 'sku_id': string | null }[] | 'all' }
  /** 在库批次 */
  'place_layer':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'stock_entry'; keys: readonly { 'sku_id': string | null }[] | 'all' }
  /** 商品在仓库的库存 */
  'place_stock':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'stock_entry'; keys: readonly { 'sku_id': string | null }[] | 'all' }
    | { changed: 'purchase_order_item'; keys: readonly { 'sku_id': string | null }[] | 'all' }
  /** 库存池 */
  'pool':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** 入账销量的站外推广与退货成本 */
  'posted_aside':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'custom_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'posted_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'return_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 入账销量的成本 */
  'posted_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
  /** 利润明细（按天） */
  'profit_day':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fee_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'storage_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sp_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_campaign_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_replacement'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'custom_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fee_share_rule'; keys: 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost_diff'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'return_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 利润明细 */
  'profit_line':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fee_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'storage_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sp_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_campaign_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_replacement'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'custom_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fee_share_rule'; keys: 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost_diff'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'return_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'profit_day'; keys: 'all' }
  /** 退货成本冲回 */
  'return_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'product_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sold_cost'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'exchange_rate'; keys: 'all' }
    | { changed: 'posted_cost'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 订单 */
  'sale_order':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'order_item'; keys: readonly { 'shop_id': string | null; 'order_id': string | null }[] | 'all' }
  /** 货件到货 */
  'ship_arrival':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'ship_batch'; keys: readonly { 'batch_id': string | null }[] | 'all' }
    | { changed: 'ship_batch_item'; keys: readonly { 'batch_id': string | null }[] | 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
    | { changed: 'pool'; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** 店铺结账 */
  'shop_close':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fee_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_txn'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'settlement_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'storage_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sp_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_product_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'ad_campaign_day'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_return'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'fba_replacement'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'custom_fee'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'sold_cost_diff'; keys: readonly { 'shop_id': string | null }[] | 'all' }
    | { changed: 'profit_line'; keys: readonly { 'shop_id': string | null }[] | 'all' }
  /** 商品存货成本 */
  'sku_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'cost_layer'; keys: readonly { 'sku_id': string | null }[] | 'all' }
  /** 商品的FBA库存 */
  'sku_fba':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'fba_inventory'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'fba_stock'; keys: readonly { 'pool_id': string | null }[] | 'all' }
    | { changed: 'pairing'; keys: 'all' }
    | { changed: 'pool'; keys: 'all' }
    | { changed: 'shop'; keys: 'all' }
  /** 出库成本 */
  'sold_cost':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_layer'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
  /** 往月成本差异单价 */
  'sold_cost_diff':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'pairing'; keys: readonly { 'shop_id': string | null; 'msku': string | null }[] | 'all' }
    | { changed: 'sku_part'; keys: 'all' }
    | { changed: 'fba_layer'; keys: 'all' }
    | { changed: 'fba_ledger'; keys: 'all' }
  /** 供应商评分 */
  'supplier_score':
    | { changed?: undefined; keys: 'all' }
    | { changed: 'receipt_item'; keys: readonly { 'supplier_id': string | null }[] | 'all' }
    | { changed: 'purchase_return_item'; keys: readonly { 'supplier_id': string | null }[] | 'all' }
    | { changed: 'purchase_order'; keys: readonly { 'supplier_id': string | null }[] | 'all' }
    | { changed: 'supplier_service'; keys: readonly { 'supplier_id': string | null }[] | 'all' }
    | { changed: 'supplier_score_rule'; keys: 'all' }
    | { changed: 'supplier_score_band'; keys: 'all' }
}
