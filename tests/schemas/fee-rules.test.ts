/** The two fee mappings, asked for the fees that sellers really meet, and for some that nobody has met yet. */
import { describe, expect, test } from 'vitest'
import { feeClassifier } from '../../server/modules/finance/fees/classifier'
import { projectModel } from '../support/database'

const model = projectModel()
const transactions = feeClassifier(model.mappings.transaction_fees!, [])
const settlements = feeClassifier(model.mappings.settlement_fees!, [])

const transaction = (type: string, name: string, description: string): string => transactions.category({ type, family: null, name, description })
const settlement = (type: string, family: string | null, name: string): string => settlements.category({ type, family, name, description: null })

describe('fees of a transaction report', () => {
  test.each([
    ['Order', 'product_sales', 'Door Hooks', 'product_sales'],
    ['Order', 'selling_fees', 'Door Hooks', 'commission'],
    ['Order', 'fba_fees', 'Door Hooks', 'fba_fulfillment_fee'],
    ['Order', 'regulatory_fee', 'Door Hooks', 'sales_tax'],
    ['Refund', 'product_sales', 'Door Hooks', 'refund_sales'],
    ['Refund', 'selling_fees', 'Door Hooks', 'refund_commission_return'],
    ['Refund', 'marketplace_withheld_tax', 'Door Hooks', 'marketplace_withheld_tax'],
    ['Adjustment', 'other', 'FBA Inventory Reimbursement - Damaged:Warehouse', 'fba_inventory_reimbursement'],
    ['Adjustment', 'other', 'FBA Inventory Reimbursement - Compensated Clawback', 'reimbursement_reversal'],
    ['Adjustment', 'other', 'Non-subscription Fee Adjustment', 'non_subscription_adjustment'],
    ['Adjustment', 'other', 'Reembolso de inventario de Logística de Amazon (Devolución del cliente)', 'fba_inventory_reimbursement'],
    ['Service Fee', 'other_transaction_fees', 'Cost of Advertising', 'ad_spend'],
    ['Service Fee', 'other_transaction_fees', '広告費用', 'ad_spend'],
    ['Service Fee', 'other_transaction_fees', 'Refund for Advertiser', 'ad_refund'],
    ['Service Fee', 'other_transaction_fees', 'Coupon Redemption Fee: Save 5% on 2 pack door hanger', 'coupon_fee'],
    ['Service Fee', 'other_transaction_fees', 'Subscription', 'subscription_fee'],
    ['Service Fee', 'other', 'FBA Inbound Placement Service Fee', 'inbound_placement_fee'],
    ['Service Fee', 'fba_fees', 'Unplanned Service Charge - Deleted/Abandoned Shipments', 'inbound_defect_fee'],
    ['FBA Inventory Fee', 'other', 'FBA storage fee', 'monthly_storage_fee'],
    ['FBA Inventory Fee', 'other', 'FBA保管手数料：', 'monthly_storage_fee'],
    ['FBA Inventory Fee', 'other', 'FBA Long-Term Storage Fee', 'long_storage_fee'],
    ['FBA Inventory Fee', 'other', 'FBA Removal Order: Disposal Fee', 'disposal_fee'],
    ['FBA Inventory Fee', 'other', 'FBA Removal Order: Return Fee', 'removal_fee'],
    ['Amazon Fees', 'selling_fees', 'Vine Enrollment Fee', 'vine_fee'],
    ['Amazon Fees', 'selling_fees', 'Coupon Performance Based Fee', 'coupon_fee'],
    ['Amazon Fees', 'selling_fees', 'Deal Participation Fee', 'deal_fee'],
    ['Amazon Fees', 'selling_fees', 'Deal Performance Based Fee', 'deal_fee'],
    ['Fee Adjustment', 'fba_fees', 'Fee Adjustment - Weight and Dimension Change', 'fba_fee_adjustment'],
    ['Liquidations', 'product_sales', 'Door Hooks', 'liquidation_proceeds'],
    ['Liquidations', 'other_transaction_fees', 'Door Hooks', 'liquidation_fee'],
    ['Liquidations', 'marketplace_withheld_tax', 'Door Hooks', 'marketplace_withheld_tax'],
    ['Order_Retrocharge', 'product_sales_tax', 'retrocharge for orderid 111-8609509-1925997', 'order_retrocharge'],
    ['Transfer', 'other', 'To your account ending in: 000, Bank Transfer ID: N1UIX69W9M3NO8W', 'transfer'],
  ])('%s · %s · %s is %4$s', (type, name, description, category) => {
    expect(transaction(type, name, description)).toBe(category)
  })

  test.each([
    ['FBA Inventory Fee', 'other', 'FBA Seasonal Capacity Surcharge'],
    ['FBA Transaction fees', 'fba_fees', 'Peak Delivery Surcharge'],
    ['Service Fee', 'other', 'Brand Protection Programme'],
    ['Amazon Fees', 'selling_fees', 'Marketplace Visibility Fee'],
    ['Adjustment', 'other', 'Goodwill of another kind'],
    ['A type of tomorrow', 'other', 'FBA storage fee'],
  ])('a fee that nobody has met (%s · %s · %s) is not taken for another', (type, name, description) => {
    expect(transaction(type, name, description)).toBe('unmapped')
  })
})

describe('fees of a settlement', () => {
  test.each([
    ['Order', 'ItemPrice', 'Principal', 'product_sales'],
    ['Order', 'ItemFees', 'Commission', 'commission'],
    ['Order', 'ItemFees', 'FBAPerUnitFulfillmentFee', 'fba_fulfillment_fee'],
    ['Order', 'ShipmentFees', 'FBA transportation fee', 'fba_fulfillment_fee'],
    ['Order', 'ItemFees', 'DigitalServicesFee', 'digital_services_fee'],
    ['Order', 'ItemFees', 'ShippingChargeback', 'shipping_chargeback'],
    ['Order', 'Promotion', 'Shipping', 'promotional_rebates'],
    ['Order', 'ItemWithheldTax', 'MarketplaceFacilitatorTax-Principal', 'marketplace_withheld_tax'],
    ['Refund', 'ItemPrice', 'Principal', 'refund_sales'],
    ['Refund', 'ItemFees', 'RefundCommission', 'refund_admin_fee'],
    ['Refund', 'Promotion', 'Shipping', 'refund_promotion'],
    ['ServiceFee', 'ItemFees', 'Cost of Advertising', 'ad_spend'],
    ['ServiceFee', 'other-transaction', 'TaxAmount', 'ad_spend'],
    ['ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', 'ad_spend'],
    ['other-transaction', 'other-transaction', 'Storage Fee', 'monthly_storage_fee'],
    ['FBAFees', 'FBA Inventory Storage Fee', 'Base fee', 'monthly_storage_fee'],
    ['FBAFees', 'FBA Long Term Storage Fee', 'Tax on fee', 'long_storage_fee'],
    ['Inbound Transportation Fee', 'other-transaction', 'Inbound Transportation Fee', 'inbound_transportation_fee'],
    ['Subscription Fee', 'other-transaction', 'Subscription Fee', 'subscription_fee'],
    ['Successful charge', 'other-transaction', 'Successful charge', 'charge_card'],
    ['Payable to Amazon', 'other-transaction', 'Payable to Amazon', 'payable_to_amazon'],
    ['Micro Deposit', 'other-transaction', 'Micro Deposit', 'transfer'],
    ['WAREHOUSE_DAMAGE', 'other-transaction', 'WAREHOUSE_DAMAGE', 'fba_inventory_reimbursement'],
    ['REVERSAL_REIMBURSEMENT', 'other-transaction', 'REVERSAL_REIMBURSEMENT', 'fba_inventory_reimbursement'],
    ['other-transaction', 'FBA Inventory Reimbursement', 'COMPENSATED_CLAWBACK', 'reimbursement_reversal'],
    ['other-transaction', 'other-transaction', 'Previous Reserve Amount Balance', 'previous_reserve'],
  ])('%s · %s · %s is %s', (type, family, name, category) => {
    expect(settlement(type, family, name)).toBe(category)
  })

  test.each([
    ['WAREHOUSE_DAMAGE', 'fba_inventory_reimbursement'],
    ['Inbound Transportation Fee', 'inbound_transportation_fee'],
    ['Micro Deposit', 'transfer'],
  ])('a line that has nothing but its type (%s) goes by it', (type, category) => {
    expect(settlement(type, null, '')).toBe(category)
  })

  test.each([
    ['Order', 'ItemFees', 'FeeOfTomorrow'],
    ['Refund', 'ItemPrice', 'PriceOfTomorrow'],
    ['other-transaction', 'other-transaction', 'Seasonal Capacity Surcharge'],
  ])('a fee that nobody has met (%s · %s · %s) is not taken for another', (type, family, name) => {
    expect(settlement(type, family, name)).toBe('unmapped')
  })
})
