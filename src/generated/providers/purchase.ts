/**
 * 采购：108 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/purchase.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { BadReasonsFigures } from '../../../contract/generated/datasets/bad_reasons'
import type { PurchaseFlowFigures } from '../../../contract/generated/datasets/purchase_flow'
import type { PurchaseKpiFigures } from '../../../contract/generated/datasets/purchase_kpi'
import type { SupplierPayablesFigures } from '../../../contract/generated/datasets/supplier_payables'
import type { Buyer1688Add, Buyer1688Edit, Buyer1688Key, Buyer1688Row } from '../../../contract/generated/entities/buyer_1688'
import type { ContractAdd, ContractEdit, ContractKey, ContractRow } from '../../../contract/generated/entities/contract'
import type { CostReductionAdd, CostReductionEdit, CostReductionKey, CostReductionRow } from '../../../contract/generated/entities/cost_reduction'
import type { PurchaseAdviceEdit, PurchaseAdviceRow } from '../../../contract/generated/entities/purchase_advice'
import type { PurchaseChangeAdd, PurchaseChangeEdit, PurchaseChangeKey, PurchaseChangeRow } from '../../../contract/generated/entities/purchase_change'
import type { PurchaseChangeItemRow } from '../../../contract/generated/entities/purchase_change_item'
import type { PurchaseInvoiceAdd, PurchaseInvoiceEdit, PurchaseInvoiceKey, PurchaseInvoiceRow } from '../../../contract/generated/entities/purchase_invoice'
import type { PurchaseOrderAdd, PurchaseOrderEdit, PurchaseOrderKey, PurchaseOrderRow } from '../../../contract/generated/entities/purchase_order'
import type { PurchaseOrderItemRow } from '../../../contract/generated/entities/purchase_order_item'
import type { PurchasePaymentAdd, PurchasePaymentEdit, PurchasePaymentKey, PurchasePaymentRow } from '../../../contract/generated/entities/purchase_payment'
import type { PurchasePlanAdd, PurchasePlanEdit, PurchasePlanKey, PurchasePlanRow } from '../../../contract/generated/entities/purchase_plan'
import type { PurchaseReturnAdd, PurchaseReturnEdit, PurchaseReturnKey, PurchaseReturnRow } from '../../../contract/generated/entities/purchase_return'
import type { PurchaseReturnItemRow } from '../../../contract/generated/entities/purchase_return_item'
import type { ReceiptAdd, ReceiptEdit, ReceiptKey, ReceiptRow } from '../../../contract/generated/entities/receipt'
import type { ReceiptItemRow } from '../../../contract/generated/entities/receipt_item'
import type { ReplenishRuleAdd, ReplenishRuleEdit, ReplenishRuleKey, ReplenishRuleRow } from '../../../contract/generated/entities/replenish_rule'
import type { SupplierAdd, SupplierEdit, SupplierKey, SupplierRow } from '../../../contract/generated/entities/supplier'
import type { SupplierBillEdit, SupplierBillRow } from '../../../contract/generated/entities/supplier_bill'
import type { SupplierBillItemRow } from '../../../contract/generated/entities/supplier_bill_item'
import type { SupplierOpeningAdd, SupplierOpeningEdit, SupplierOpeningKey, SupplierOpeningRow } from '../../../contract/generated/entities/supplier_opening'
import type { SupplierPortalAdd, SupplierPortalEdit, SupplierPortalKey, SupplierPortalRow } from '../../../contract/generated/entities/supplier_portal'
import type { SupplierScoreRow } from '../../../contract/generated/entities/supplier_score'
import type {
  SupplierScoreBandAdd, SupplierScoreBandEdit, SupplierScoreBandKey, SupplierScoreBandRow,
} from '../../../contract/generated/entities/supplier_score_band'
import type {
  SupplierScoreRuleAdd, SupplierScoreRuleEdit, SupplierScoreRuleKey, SupplierScoreRuleRow,
} from '../../../contract/generated/entities/supplier_score_rule'
import type { SupplierServiceAdd, SupplierServiceEdit, SupplierServiceKey, SupplierServiceRow } from '../../../contract/generated/entities/supplier_service'
import type {
  AdviceMakeRequest, AdviceMakeResponse, ChangeStepRequest, ContractStepRequest, CostReductionStepRequest, PlansFromReplenishRequest,
  PlansFromReplenishResponse, PurchaseOrderStepRequest, PurchasePaymentStepRequest, PurchasePlanStepRequest, PurchaseReturnStepRequest,
  ReceiptStepRequest, SupplierBillMakeRequest, SupplierBillMakeResponse, SupplierBillStepRequest,
} from '../../../contract/generated/families/purchase'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  changeList: {
    family: 'purchase', call: 'changeList', method: 'POST', path: '/v2/purchase/api/purchase_change/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  change: {
    family: 'purchase', call: 'change', method: 'POST', path: '/v2/purchase/api/purchase_change/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  changeAdd: {
    family: 'purchase', call: 'changeAdd', method: 'POST', path: '/v2/purchase/api/purchase_change/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  changeEdit: {
    family: 'purchase', call: 'changeEdit', method: 'POST', path: '/v2/purchase/api/purchase_change/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  changeRemove: {
    family: 'purchase', call: 'changeRemove', method: 'POST', path: '/v2/purchase/api/purchase_change/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  changeStep: {
    family: 'purchase', call: 'changeStep', method: 'POST', path: '/v2/purchase/api/purchase_change/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  changeItems: {
    family: 'purchase', call: 'changeItems', method: 'POST', path: '/v2/purchase/api/purchase_change/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierList: {
    family: 'purchase', call: 'supplierList', method: 'POST', path: '/v2/purchase/api/supplier/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierAdd: {
    family: 'purchase', call: 'supplierAdd', method: 'POST', path: '/v2/purchase/api/supplier/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierEdit: {
    family: 'purchase', call: 'supplierEdit', method: 'POST', path: '/v2/purchase/api/supplier/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierRemove: {
    family: 'purchase', call: 'supplierRemove', method: 'POST', path: '/v2/purchase/api/supplier/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  contractList: {
    family: 'purchase', call: 'contractList', method: 'POST', path: '/v2/purchase/api/contract/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  contractAdd: {
    family: 'purchase', call: 'contractAdd', method: 'POST', path: '/v2/purchase/api/contract/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  contractEdit: {
    family: 'purchase', call: 'contractEdit', method: 'POST', path: '/v2/purchase/api/contract/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  contractRemove: {
    family: 'purchase', call: 'contractRemove', method: 'POST', path: '/v2/purchase/api/contract/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  contractStep: {
    family: 'purchase', call: 'contractStep', method: 'POST', path: '/v2/purchase/api/contract/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchasePlanList: {
    family: 'purchase', call: 'purchasePlanList', method: 'POST', path: '/v2/purchase/api/purchase_plan/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchasePlanAdd: {
    family: 'purchase', call: 'purchasePlanAdd', method: 'POST', path: '/v2/purchase/api/purchase_plan/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchasePlanEdit: {
    family: 'purchase', call: 'purchasePlanEdit', method: 'POST', path: '/v2/purchase/api/purchase_plan/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchasePlanRemove: {
    family: 'purchase', call: 'purchasePlanRemove', method: 'POST', path: '/v2/purchase/api/purchase_plan/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchasePlanStep: {
    family: 'purchase', call: 'purchasePlanStep', method: 'POST', path: '/v2/purchase/api/purchase_plan/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseOrderList: {
    family: 'purchase', call: 'purchaseOrderList', method: 'POST', path: '/v2/purchase/api/purchase_order/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseOrder: {
    family: 'purchase', call: 'purchaseOrder', method: 'POST', path: '/v2/purchase/api/purchase_order/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseOrderItems: {
    family: 'purchase', call: 'purchaseOrderItems', method: 'POST', path: '/v2/purchase/api/purchase_order/items', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseOrderAdd: {
    family: 'purchase', call: 'purchaseOrderAdd', method: 'POST', path: '/v2/purchase/api/purchase_order/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseOrderEdit: {
    family: 'purchase', call: 'purchaseOrderEdit', method: 'POST', path: '/v2/purchase/api/purchase_order/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseOrderRemove: {
    family: 'purchase', call: 'purchaseOrderRemove', method: 'POST', path: '/v2/purchase/api/purchase_order/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchaseOrderStep: {
    family: 'purchase', call: 'purchaseOrderStep', method: 'POST', path: '/v2/purchase/api/purchase_order/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierBillList: {
    family: 'purchase', call: 'supplierBillList', method: 'POST', path: '/v2/purchase/api/supplier_bill/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierBillItems: {
    family: 'purchase', call: 'supplierBillItems', method: 'POST', path: '/v2/purchase/api/supplier_bill/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierBillEdit: {
    family: 'purchase', call: 'supplierBillEdit', method: 'POST', path: '/v2/purchase/api/supplier_bill/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierBillStep: {
    family: 'purchase', call: 'supplierBillStep', method: 'POST', path: '/v2/purchase/api/supplier_bill/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierBillMake: {
    family: 'purchase', call: 'supplierBillMake', method: 'POST', path: '/v2/purchase/api/supplier_bill/make', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierScoreList: {
    family: 'purchase', call: 'supplierScoreList', method: 'POST', path: '/v2/purchase/api/supplier_score/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierPayables: {
    family: 'purchase', call: 'supplierPayables', method: 'POST', path: '/v2/purchase/api/supplier_bill/payables', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adviceList: {
    family: 'purchase', call: 'adviceList', method: 'POST', path: '/v2/purchase/api/purchase_advice/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adviceEdit: {
    family: 'purchase', call: 'adviceEdit', method: 'POST', path: '/v2/purchase/api/purchase_advice/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  plansFromReplenish: {
    family: 'purchase', call: 'plansFromReplenish', method: 'POST', path: '/v2/purchase/api/purchase_plan/fromReplenish', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  adviceMake: {
    family: 'purchase', call: 'adviceMake', method: 'POST', path: '/v2/purchase/api/purchase_advice/make', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseFlow: {
    family: 'purchase', call: 'purchaseFlow', method: 'POST', path: '/v2/purchase/api/purchase_flow/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseKpi: {
    family: 'purchase', call: 'purchaseKpi', method: 'POST', path: '/v2/purchase/api/purchase_kpi/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  badReasons: {
    family: 'purchase', call: 'badReasons', method: 'POST', path: '/v2/purchase/api/purchase_kpi/badReasons', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseReturnList: {
    family: 'purchase', call: 'purchaseReturnList', method: 'POST', path: '/v2/purchase/api/purchase_return/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseReturn: {
    family: 'purchase', call: 'purchaseReturn', method: 'POST', path: '/v2/purchase/api/purchase_return/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseReturnItems: {
    family: 'purchase', call: 'purchaseReturnItems', method: 'POST', path: '/v2/purchase/api/purchase_return/items', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseReturnAdd: {
    family: 'purchase', call: 'purchaseReturnAdd', method: 'POST', path: '/v2/purchase/api/purchase_return/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseReturnEdit: {
    family: 'purchase', call: 'purchaseReturnEdit', method: 'POST', path: '/v2/purchase/api/purchase_return/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchaseReturnRemove: {
    family: 'purchase', call: 'purchaseReturnRemove', method: 'POST', path: '/v2/purchase/api/purchase_return/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchaseReturnStep: {
    family: 'purchase', call: 'purchaseReturnStep', method: 'POST', path: '/v2/purchase/api/purchase_return/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchasePaymentList: {
    family: 'purchase', call: 'purchasePaymentList', method: 'POST', path: '/v2/purchase/api/purchase_payment/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchasePaymentAdd: {
    family: 'purchase', call: 'purchasePaymentAdd', method: 'POST', path: '/v2/purchase/api/purchase_payment/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchasePaymentEdit: {
    family: 'purchase', call: 'purchasePaymentEdit', method: 'POST', path: '/v2/purchase/api/purchase_payment/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchasePaymentRemove: {
    family: 'purchase', call: 'purchasePaymentRemove', method: 'POST', path: '/v2/purchase/api/purchase_payment/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  purchasePaymentStep: {
    family: 'purchase', call: 'purchasePaymentStep', method: 'POST', path: '/v2/purchase/api/purchase_payment/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  receiptList: {
    family: 'purchase', call: 'receiptList', method: 'POST', path: '/v2/purchase/api/receipt/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  receipt: {
    family: 'purchase', call: 'receipt', method: 'POST', path: '/v2/purchase/api/receipt/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  receiptItems: {
    family: 'purchase', call: 'receiptItems', method: 'POST', path: '/v2/purchase/api/receipt/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  receiptStep: {
    family: 'purchase', call: 'receiptStep', method: 'POST', path: '/v2/purchase/api/receipt/status', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  receiptAdd: {
    family: 'purchase', call: 'receiptAdd', method: 'POST', path: '/v2/purchase/api/receipt/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  receiptEdit: {
    family: 'purchase', call: 'receiptEdit', method: 'POST', path: '/v2/purchase/api/receipt/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  receiptRemove: {
    family: 'purchase', call: 'receiptRemove', method: 'POST', path: '/v2/purchase/api/receipt/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  costReductionList: {
    family: 'purchase', call: 'costReductionList', method: 'POST', path: '/v2/purchase/api/cost_reduction/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  costReductionAdd: {
    family: 'purchase', call: 'costReductionAdd', method: 'POST', path: '/v2/purchase/api/cost_reduction/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  costReductionEdit: {
    family: 'purchase', call: 'costReductionEdit', method: 'POST', path: '/v2/purchase/api/cost_reduction/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  costReductionRemove: {
    family: 'purchase', call: 'costReductionRemove', method: 'POST', path: '/v2/purchase/api/cost_reduction/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  costReductionStep: {
    family: 'purchase', call: 'costReductionStep', method: 'POST', path: '/v2/purchase/api/cost_reduction/status', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  buyer1688List: {
    family: 'purchase', call: 'buyer1688List', method: 'POST', path: '/v2/purchase/api/buyer1688/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  buyer1688: {
    family: 'purchase', call: 'buyer1688', method: 'POST', path: '/v2/purchase/api/buyer1688/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  buyer1688Add: {
    family: 'purchase', call: 'buyer1688Add', method: 'POST', path: '/v2/purchase/api/buyer1688/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  buyer1688Edit: {
    family: 'purchase', call: 'buyer1688Edit', method: 'POST', path: '/v2/purchase/api/buyer1688/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  buyer1688Remove: {
    family: 'purchase', call: 'buyer1688Remove', method: 'POST', path: '/v2/purchase/api/buyer1688/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierPortalList: {
    family: 'purchase', call: 'supplierPortalList', method: 'POST', path: '/v2/purchase/api/supplier_portal/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierPortal: {
    family: 'purchase', call: 'supplierPortal', method: 'POST', path: '/v2/purchase/api/supplier_portal/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierPortalAdd: {
    family: 'purchase', call: 'supplierPortalAdd', method: 'POST', path: '/v2/purchase/api/supplier_portal/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  supplierPortalEdit: {
    family: 'purchase', call: 'supplierPortalEdit', method: 'POST', path: '/v2/purchase/api/supplier_portal/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierPortalRemove: {
    family: 'purchase', call: 'supplierPortalRemove', method: 'POST', path: '/v2/purchase/api/supplier_portal/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierServiceList: {
    family: 'purchase', call: 'supplierServiceList', method: 'POST', path: '/v2/purchase/api/supplier_service/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierService: {
    family: 'purchase', call: 'supplierService', method: 'POST', path: '/v2/purchase/api/supplier_service/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierServiceAdd: {
    family: 'purchase', call: 'supplierServiceAdd', method: 'POST', path: '/v2/purchase/api/supplier_service/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierServiceEdit: {
    family: 'purchase', call: 'supplierServiceEdit', method: 'POST', path: '/v2/purchase/api/supplier_service/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierServiceRemove: {
    family: 'purchase', call: 'supplierServiceRemove', method: 'POST', path: '/v2/purchase/api/supplier_service/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreBandList: {
    family: 'purchase', call: 'supplierScoreBandList', method: 'POST', path: '/v2/purchase/api/supplier_score/band/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierScoreBand: {
    family: 'purchase', call: 'supplierScoreBand', method: 'POST', path: '/v2/purchase/api/supplier_score/band/get', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierScoreBandAdd: {
    family: 'purchase', call: 'supplierScoreBandAdd', method: 'POST', path: '/v2/purchase/api/supplier_score/band/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreBandEdit: {
    family: 'purchase', call: 'supplierScoreBandEdit', method: 'POST', path: '/v2/purchase/api/supplier_score/band/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreBandRemove: {
    family: 'purchase', call: 'supplierScoreBandRemove', method: 'POST', path: '/v2/purchase/api/supplier_score/band/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreRuleList: {
    family: 'purchase', call: 'supplierScoreRuleList', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierScoreRule: {
    family: 'purchase', call: 'supplierScoreRule', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/get', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierScoreRuleAdd: {
    family: 'purchase', call: 'supplierScoreRuleAdd', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreRuleEdit: {
    family: 'purchase', call: 'supplierScoreRuleEdit', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreRuleRemove: {
    family: 'purchase', call: 'supplierScoreRuleRemove', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierScoreRuleBands: {
    family: 'purchase', call: 'supplierScoreRuleBands', method: 'POST', path: '/v2/purchase/api/supplier_score/rule/bands', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adviceRuleList: {
    family: 'purchase', call: 'adviceRuleList', method: 'POST', path: '/v2/purchase/api/purchase_advice/rule/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  adviceRule: {
    family: 'purchase', call: 'adviceRule', method: 'POST', path: '/v2/purchase/api/purchase_advice/rule/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  adviceRuleAdd: {
    family: 'purchase', call: 'adviceRuleAdd', method: 'POST', path: '/v2/purchase/api/purchase_advice/rule/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  adviceRuleEdit: {
    family: 'purchase', call: 'adviceRuleEdit', method: 'POST', path: '/v2/purchase/api/purchase_advice/rule/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  adviceRuleRemove: {
    family: 'purchase', call: 'adviceRuleRemove', method: 'POST', path: '/v2/purchase/api/purchase_advice/rule/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierOpeningList: {
    family: 'purchase', call: 'supplierOpeningList', method: 'POST', path: '/v2/purchase/api/supplier_opening/list', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  supplierOpening: {
    family: 'purchase', call: 'supplierOpening', method: 'POST', path: '/v2/purchase/api/supplier_opening/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  supplierOpeningAdd: {
    family: 'purchase', call: 'supplierOpeningAdd', method: 'POST', path: '/v2/purchase/api/supplier_opening/add', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierOpeningEdit: {
    family: 'purchase', call: 'supplierOpeningEdit', method: 'POST', path: '/v2/purchase/api/supplier_opening/edit', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierOpeningRemove: {
    family: 'purchase', call: 'supplierOpeningRemove', method: 'POST', path: '/v2/purchase/api/supplier_opening/remove', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: true,
  },
  supplierOpeningPayments: {
    family: 'purchase', call: 'supplierOpeningPayments', method: 'POST', path: '/v2/purchase/api/supplier_opening/payments', client: 'erp',
    wire: 'erp', body: 'json', answer: 'json', writes: false,
  },
  purchaseInvoiceList: {
    family: 'purchase', call: 'purchaseInvoiceList', method: 'POST', path: '/v2/purchase/api/invoice/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseInvoice: {
    family: 'purchase', call: 'purchaseInvoice', method: 'POST', path: '/v2/purchase/api/invoice/get', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  purchaseInvoiceAdd: {
    family: 'purchase', call: 'purchaseInvoiceAdd', method: 'POST', path: '/v2/purchase/api/invoice/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseInvoiceEdit: {
    family: 'purchase', call: 'purchaseInvoiceEdit', method: 'POST', path: '/v2/purchase/api/invoice/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  purchaseInvoiceRemove: {
    family: 'purchase', call: 'purchaseInvoiceRemove', method: 'POST', path: '/v2/purchase/api/invoice/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'purchase',
  wire: WIRES.erp,
  capabilities: {
    sort: 'many',
    filter: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between', 'contains', 'starts', 'empty'],
    or: true,
    beside: true,
    summary: 'server',
    export: 'task',
    currency: true,
    compare: true,
    pivot: true,
    trend: true,
    allFiltered: true,
  },
  resources: {
    changeList: {
      list: CALLS.changeList,
      get: CALLS.change,
      add: CALLS.changeAdd,
      edit: CALLS.changeEdit,
      remove: CALLS.changeRemove,
      key: ['id'],
      decimals: ['freight', 'old_freight', 'other_fee', 'old_other_fee', 'goods_diff', 'amount_diff'],
      integers: ['version_no', 'qty_diff'],
      texts: [
        'id', 'order_id', 'supplier_id', 'auditor', 'creator', 'order.supplier_id', 'order.warehouse_id', 'order.buyer',
      ],
    },
    changeItems: {
      list: CALLS.changeItems,
      key: ['id'],
      decimals: ['old_price', 'new_price', 'amount_diff'],
      integers: ['old_qty', 'new_qty', 'qty_diff'],
      texts: ['id', 'change_id', 'order_item_id', 'sku_id', 'change.order_id', 'line.order_id', 'line.sku_id'],
    },
    supplierList: {
      list: CALLS.supplierList,
      add: CALLS.supplierAdd,
      edit: CALLS.supplierEdit,
      remove: CALLS.supplierRemove,
      key: ['id'],
      decimals: ['prepay_rate'],
      integers: ['sku_count', 'order_count', 'period_days'],
      texts: ['id', 'supplier_code', 'buyer'],
    },
    contractList: {
      list: CALLS.contractList,
      add: CALLS.contractAdd,
      edit: CALLS.contractEdit,
      remove: CALLS.contractRemove,
      key: ['id'],
      decimals: ['total_amount', 'order.goods_amount', 'order.freight'],
      integers: ['days_left', 'order.quantity'],
      texts: ['id', 'supplier_id', 'creator', 'supplier.supplier_code', 'order.buyer'],
    },
    purchasePlanList: {
      list: CALLS.purchasePlanList,
      add: CALLS.purchasePlanAdd,
      edit: CALLS.purchasePlanEdit,
      remove: CALLS.purchasePlanRemove,
      key: ['id'],
      decimals: ['last_price', 'est_amount'],
      integers: ['plan_qty', 'bought_qty', 'open_qty', 'moq', 'box_qty'],
      texts: [
        'id', 'sku_id', 'supplier_id', 'warehouse_id', 'shop_id', 'replenish_item_id', 'buyer', 'closer', 'creator',
        'supplier.supplier_code',
      ],
    },
    purchaseOrderList: {
      list: CALLS.purchaseOrderList,
      get: CALLS.purchaseOrder,
      add: CALLS.purchaseOrderAdd,
      edit: CALLS.purchaseOrderEdit,
      remove: CALLS.purchaseOrderRemove,
      key: ['id'],
      decimals: [
        'goods_amount', 'freight', 'other_fee', 'total_amount', 'paid_amount', 'unpaid_amount', 'last_amount', 'diff_amount', 'price_diff',
      ],
      integers: ['sku_count', 'quantity', 'received_qty', 'open_qty', 'returned_qty', 'change_count', 'overdue_days'],
      texts: [
        'id', 'supplier_id', 'warehouse_id', 'buyer', 'auditor', 'closer', 'address_id', 'creator', 'supplier.supplier_code',
      ],
    },
    purchaseOrderItems: {
      list: CALLS.purchaseOrderItems,
      key: ['id'],
      decimals: [
        'price', 'tax_rate', 'amount', 'last_price', 'last_amount', 'diff_amount', 'avg_price', 'low_price', 'avg_diff_amount',
        'low_diff_amount', 'price_diff', 'wait_hours',
      ],
      integers: ['qty', 'received_qty', 'returned_qty', 'back_qty', 'open_qty', 'overdue_qty'],
      texts: [
        'id', 'order_id', 'plan_id', 'sku_id', 'supplier_id', 'warehouse_id', 'order.supplier_id', 'order.warehouse_id', 'order.buyer',
        'supplier.supplier_code',
      ],
    },
    supplierBillList: {
      list: CALLS.supplierBillList,
      edit: CALLS.supplierBillEdit,
      key: ['id'],
      decimals: [
        'in_amount', 'return_amount', 'items_amount', 'diff_amount', 'discount', 'prepaid_amount', 'billed_amount', 'payable',
        'paid_amount', 'unpaid_amount',
      ],
      integers: ['line_count'],
      texts: ['id', 'supplier_id', 'confirmer', 'creator', 'supplier.supplier_code'],
    },
    supplierBillItems: {
      list: CALLS.supplierBillItems,
      key: ['id'],
      decimals: ['price', 'bill_price', 'amount', 'diff_amount'],
      integers: ['qty', 'receipt_item.in_qty', 'return_item.out_qty'],
      texts: ['id', 'bill_id', 'receipt_item_id', 'return_item_id', 'order_id', 'sku_id'],
    },
    supplierScoreList: {
      list: CALLS.supplierScoreList,
      key: ['id'],
      decimals: [
        'on_time_rate', 'quality_rate', 'price_trend', 'on_time_points', 'quality_points', 'price_points', 'service_points', 'total_score',
      ],
      integers: ['in_qty', 'service_score'],
      texts: ['id', 'supplier_id', 'supplier.supplier_code', 'supplier.buyer'],
    },
    supplierPayables: {
      list: CALLS.supplierPayables,
      key: [],
      decimals: ['begin_amount', 'opening', 'billed', 'paid', 'opening_all', 'billed_all', 'paid_all', 'balance'],
      integers: [],
      texts: [],
    },
    adviceList: {
      list: CALLS.adviceList,
      edit: CALLS.adviceEdit,
      key: ['id'],
      decimals: ['daily', 'need_qty', 'price', 'amount'],
      integers: [
        'out_days', 'cover_days', 'fba_qty', 'fba_onway', 'local_qty', 'oversea_qty', 'oversea_onway', 'onway_qty', 'requested_qty',
        'taken_qty', 'custom_qty', 'moq', 'box_qty', 'advice_qty', 'buy_qty', 'sellable_days', 'warning_days',
      ],
      texts: ['id', 'sku_id', 'supplier_id', 'buyer', 'sku.category_id', 'supplier.supplier_code'],
    },
    purchaseFlow: {
      list: CALLS.purchaseFlow,
      key: [],
      decimals: ['in_amount', 'return_amount', 'net_amount'],
      integers: ['in_qty', 'return_qty', 'net_qty'],
      texts: ['buyer'],
    },
    purchaseKpi: {
      list: CALLS.purchaseKpi,
      key: [],
      decimals: [
        'amount_total', 'last_total', 'diff_total', 'price_trend', 'wait_hours', 'order_time_avg', 'saved', 'pass_rate', 'bad_rate',
        'return_rate', 'on_time_rate', 'overdue_rate', 'overdue_avg', 'score',
      ],
      integers: [
        'order_count', 'quantity', 'waited_lines', 'batch_count', 'received_qty', 'good_qty', 'bad_qty', 'on_time_qty', 'late_qty_days',
        'return_qty',
      ],
      texts: ['buyer'],
    },
    badReasons: {
      list: CALLS.badReasons,
      key: [],
      decimals: [],
      integers: ['bad_qty', 'batch_count', 'lines'],
      texts: ['buyer'],
    },
    purchaseReturnList: {
      list: CALLS.purchaseReturnList,
      get: CALLS.purchaseReturn,
      add: CALLS.purchaseReturnAdd,
      edit: CALLS.purchaseReturnEdit,
      remove: CALLS.purchaseReturnRemove,
      key: ['id'],
      decimals: ['total_amount', 'freight'],
      integers: ['sku_count', 'back_qty', 'swapped_qty', 'swap_open_qty', 'return_qty', 'good_return', 'bad_return'],
      texts: [
        'id', 'order_id', 'supplier_id', 'warehouse_id', 'buyer', 'address_id', 'creator', 'order.supplier_id', 'order.warehouse_id',
        'supplier.supplier_code',
      ],
    },
    purchaseReturnItems: {
      list: CALLS.purchaseReturnItems,
      key: ['id'],
      decimals: ['price', 'amount', 'out_amount'],
      integers: ['qty', 'out_qty', 'back_qty', 'swapped_qty', 'swap_open_qty', 'order_item.qty', 'receipt_item.in_qty'],
      texts: [
        'id', 'return_id', 'receipt_item_id', 'order_item_id', 'sku_id', 'bin_id', 'order_id', 'supplier_id', 'warehouse_id', 'order.buyer',
        'supplier.supplier_code',
      ],
    },
    purchasePaymentList: {
      list: CALLS.purchasePaymentList,
      add: CALLS.purchasePaymentAdd,
      edit: CALLS.purchasePaymentEdit,
      remove: CALLS.purchasePaymentRemove,
      key: ['id'],
      decimals: [
        'total_amount', 'apply_amount', 'paid_amount', 'unpaid_amount', 'fund_amount', 'invoiced_amount', 'uninvoiced_amount',
      ],
      integers: [],
      texts: [
        'id', 'order_id', 'bill_id', 'opening_id', 'sample_id', 'supplier_id', 'account_id', 'creator', 'supplier.supplier_code',
      ],
    },
    receiptList: {
      list: CALLS.receiptList,
      get: CALLS.receipt,
      add: CALLS.receiptAdd,
      edit: CALLS.receiptEdit,
      remove: CALLS.receiptRemove,
      key: ['id'],
      decimals: ['amount'],
      integers: ['box_count', 'sku_count', 'notice_qty', 'received_qty', 'short_qty', 'good_qty', 'bad_qty', 'in_qty'],
      texts: [
        'id', 'order_id', 'supplier_id', 'warehouse_id', 'receive_user', 'creator', 'order.supplier_id', 'order.warehouse_id',
        'supplier.supplier_code',
      ],
    },
    receiptItems: {
      list: CALLS.receiptItems,
      key: ['id'],
      decimals: ['price', 'amount'],
      integers: [
        'notice_qty', 'received_qty', 'short_qty', 'good_qty', 'bad_qty', 'in_qty', 'swap_qty', 'returned_qty', 'late_days', 'on_time_qty',
        'late_qty_days', 'order_item.qty',
      ],
      texts: [
        'id', 'receipt_id', 'order_item_id', 'sku_id', 'bin_id', 'bad_bin_id', 'order_id', 'supplier_id', 'warehouse_id', 'order.buyer',
        'supplier.supplier_code',
      ],
    },
    costReductionList: {
      list: CALLS.costReductionList,
      add: CALLS.costReductionAdd,
      edit: CALLS.costReductionEdit,
      remove: CALLS.costReductionRemove,
      key: ['id'],
      decimals: ['base_price', 'current_price', 'saved_price', 'reduce_rate', 'reduce_amount'],
      integers: ['quantity'],
      texts: ['id', 'buyer', 'supplier_id', 'supplier.supplier_code'],
    },
    buyer1688List: {
      list: CALLS.buyer1688List,
      get: CALLS.buyer1688,
      add: CALLS.buyer1688Add,
      edit: CALLS.buyer1688Edit,
      remove: CALLS.buyer1688Remove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'buyer', 'creator'],
    },
    supplierPortalList: {
      list: CALLS.supplierPortalList,
      get: CALLS.supplierPortal,
      add: CALLS.supplierPortalAdd,
      edit: CALLS.supplierPortalEdit,
      remove: CALLS.supplierPortalRemove,
      key: ['id'],
      decimals: [],
      integers: [],
      texts: ['id', 'supplier_id', 'creator', 'supplier.supplier_code'],
    },
    supplierServiceList: {
      list: CALLS.supplierServiceList,
      get: CALLS.supplierService,
      add: CALLS.supplierServiceAdd,
      edit: CALLS.supplierServiceEdit,
      remove: CALLS.supplierServiceRemove,
      key: ['id'],
      decimals: [],
      integers: ['score'],
      texts: ['id', 'supplier_id', 'creator', 'supplier.supplier_code'],
    },
    supplierScoreBandList: {
      list: CALLS.supplierScoreBandList,
      get: CALLS.supplierScoreBand,
      add: CALLS.supplierScoreBandAdd,
      edit: CALLS.supplierScoreBandEdit,
      remove: CALLS.supplierScoreBandRemove,
      key: ['id'],
      decimals: ['from_value'],
      integers: ['score'],
      texts: ['id', 'rule_id'],
    },
    supplierScoreRuleList: {
      list: CALLS.supplierScoreRuleList,
      get: CALLS.supplierScoreRule,
      add: CALLS.supplierScoreRuleAdd,
      edit: CALLS.supplierScoreRuleEdit,
      remove: CALLS.supplierScoreRuleRemove,
      key: ['id'],
      decimals: ['on_time_weight', 'quality_weight', 'price_weight', 'service_weight', 'weight_total'],
      integers: ['band_count'],
      texts: ['id', 'creator'],
    },
    supplierScoreRuleBands: {
      list: CALLS.supplierScoreRuleBands,
      get: CALLS.supplierScoreBand,
      add: CALLS.supplierScoreBandAdd,
      edit: CALLS.supplierScoreBandEdit,
      remove: CALLS.supplierScoreBandRemove,
      key: ['id'],
      decimals: ['from_value'],
      integers: ['score'],
      texts: ['id', 'rule_id'],
    },
    adviceRuleList: {
      list: CALLS.adviceRuleList,
      get: CALLS.adviceRule,
      add: CALLS.adviceRuleAdd,
      edit: CALLS.adviceRuleEdit,
      remove: CALLS.adviceRuleRemove,
      key: ['id'],
      decimals: [],
      integers: [
        'lead_days', 'freq_days', 'safe_days', 'warning_days', 'custom_qty', 'pur_plan_days', 'pur_buy_days', 'pur_check_days',
        'pur_ship_days', 'pur_freq_days', 'pur_sales_days', 'pur_custom_qty', 'pur_moq',
      ],
      texts: ['id', 'pool_id', 'creator', 'product.asin'],
    },
    supplierOpeningList: {
      list: CALLS.supplierOpeningList,
      get: CALLS.supplierOpening,
      add: CALLS.supplierOpeningAdd,
      edit: CALLS.supplierOpeningEdit,
      remove: CALLS.supplierOpeningRemove,
      key: ['id'],
      decimals: ['amount', 'paid_amount', 'unpaid_amount'],
      integers: [],
      texts: ['id', 'supplier_id', 'creator', 'supplier.supplier_code'],
    },
    supplierOpeningPayments: {
      list: CALLS.supplierOpeningPayments,
      add: CALLS.purchasePaymentAdd,
      edit: CALLS.purchasePaymentEdit,
      remove: CALLS.purchasePaymentRemove,
      key: ['id'],
      decimals: [
        'total_amount', 'apply_amount', 'paid_amount', 'unpaid_amount', 'fund_amount', 'invoiced_amount', 'uninvoiced_amount',
      ],
      integers: [],
      texts: [
        'id', 'order_id', 'bill_id', 'opening_id', 'sample_id', 'supplier_id', 'account_id', 'creator', 'supplier.supplier_code',
      ],
    },
    purchaseInvoiceList: {
      list: CALLS.purchaseInvoiceList,
      get: CALLS.purchaseInvoice,
      add: CALLS.purchaseInvoiceAdd,
      edit: CALLS.purchaseInvoiceEdit,
      remove: CALLS.purchaseInvoiceRemove,
      key: ['id'],
      decimals: ['amount', 'tax_amount'],
      integers: [],
      texts: ['id', 'payment_id', 'supplier_id', 'creator', 'payment.supplier_id'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '4ca41c5ae0c5'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 采购: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 采购变更单列表
 * POST /v2/purchase/api/purchase_change/list · ListRequest → ListAnswer<PurchaseChangeRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseChangeRow>> {
  return askList<PurchaseChangeRow>(transport, FAMILY, CALLS.changeList, FAMILY.resources['changeList']!, body, options)
}

/**
 * 一张采购变更单
 * POST /v2/purchase/api/purchase_change/get · PurchaseChangeKey → PurchaseChangeRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function change(transport: Transport, body: PurchaseChangeKey, options?: CallOptions): Promise<PurchaseChangeRow> {
  return transport.call<PurchaseChangeRow>(CALLS.change, body, options)
}

/**
 * 新增采购变更单，连同明细
 * POST /v2/purchase/api/purchase_change/add · PurchaseChangeAdd → PurchaseChangeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeAdd(transport: Transport, body: PurchaseChangeAdd, options?: CallOptions): Promise<PurchaseChangeRow> {
  return transport.call<PurchaseChangeRow>(CALLS.changeAdd, body, options)
}

/**
 * 修改采购变更单，连同明细
 * POST /v2/purchase/api/purchase_change/edit · PurchaseChangeEdit → PurchaseChangeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeEdit(transport: Transport, body: PurchaseChangeEdit, options?: CallOptions): Promise<PurchaseChangeRow> {
  return transport.call<PurchaseChangeRow>(CALLS.changeEdit, body, options)
}

/**
 * 删除采购变更单
 * POST /v2/purchase/api/purchase_change/remove · PurchaseChangeKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeRemove(transport: Transport, body: PurchaseChangeKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.changeRemove, body, options)
}

/**
 * 采购变更单的提交、审核与作废
 * POST /v2/purchase/api/purchase_change/status · ChangeStepRequest → PurchaseChangeRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeStep(transport: Transport, body: ChangeStepRequest, options?: CallOptions): Promise<PurchaseChangeRow> {
  return transport.call<PurchaseChangeRow>(CALLS.changeStep, body, options)
}

/**
 * 采购变更单的明细
 * POST /v2/purchase/api/purchase_change/items · ListRequest → ListAnswer<PurchaseChangeItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function changeItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseChangeItemRow>> {
  return askList<PurchaseChangeItemRow>(transport, FAMILY, CALLS.changeItems, FAMILY.resources['changeItems']!, body, options)
}

/**
 * 供应商列表
 * POST /v2/purchase/api/supplier/list · ListRequest → ListAnswer<SupplierRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierRow>> {
  return askList<SupplierRow>(transport, FAMILY, CALLS.supplierList, FAMILY.resources['supplierList']!, body, options)
}

/**
 * 新增供应商
 * POST /v2/purchase/api/supplier/add · SupplierAdd → SupplierRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierAdd(transport: Transport, body: SupplierAdd, options?: CallOptions): Promise<SupplierRow> {
  return transport.call<SupplierRow>(CALLS.supplierAdd, body, options)
}

/**
 * 修改供应商
 * POST /v2/purchase/api/supplier/edit · SupplierEdit → SupplierRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierEdit(transport: Transport, body: SupplierEdit, options?: CallOptions): Promise<SupplierRow> {
  return transport.call<SupplierRow>(CALLS.supplierEdit, body, options)
}

/**
 * 删除供应商
 * POST /v2/purchase/api/supplier/remove · SupplierKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierRemove(transport: Transport, body: SupplierKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierRemove, body, options)
}

/**
 * 采购合同列表
 * POST /v2/purchase/api/contract/list · ListRequest → ListAnswer<ContractRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function contractList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ContractRow>> {
  return askList<ContractRow>(transport, FAMILY, CALLS.contractList, FAMILY.resources['contractList']!, body, options)
}

/**
 * 新增采购合同
 * POST /v2/purchase/api/contract/add · ContractAdd → ContractRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function contractAdd(transport: Transport, body: ContractAdd, options?: CallOptions): Promise<ContractRow> {
  return transport.call<ContractRow>(CALLS.contractAdd, body, options)
}

/**
 * 修改采购合同
 * POST /v2/purchase/api/contract/edit · ContractEdit → ContractRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function contractEdit(transport: Transport, body: ContractEdit, options?: CallOptions): Promise<ContractRow> {
  return transport.call<ContractRow>(CALLS.contractEdit, body, options)
}

/**
 * 删除采购合同
 * POST /v2/purchase/api/contract/remove · ContractKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function contractRemove(transport: Transport, body: ContractKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.contractRemove, body, options)
}

/**
 * 采购合同状态流转
 * POST /v2/purchase/api/contract/status · ContractStepRequest → ContractRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function contractStep(transport: Transport, body: ContractStepRequest, options?: CallOptions): Promise<ContractRow> {
  return transport.call<ContractRow>(CALLS.contractStep, body, options)
}

/**
 * 采购计划列表
 * POST /v2/purchase/api/purchase_plan/list · ListRequest → ListAnswer<PurchasePlanRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePlanList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchasePlanRow>> {
  return askList<PurchasePlanRow>(transport, FAMILY, CALLS.purchasePlanList, FAMILY.resources['purchasePlanList']!, body, options)
}

/**
 * 新增采购计划
 * POST /v2/purchase/api/purchase_plan/add · PurchasePlanAdd → PurchasePlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePlanAdd(transport: Transport, body: PurchasePlanAdd, options?: CallOptions): Promise<PurchasePlanRow> {
  return transport.call<PurchasePlanRow>(CALLS.purchasePlanAdd, body, options)
}

/**
 * 修改采购计划
 * POST /v2/purchase/api/purchase_plan/edit · PurchasePlanEdit → PurchasePlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePlanEdit(transport: Transport, body: PurchasePlanEdit, options?: CallOptions): Promise<PurchasePlanRow> {
  return transport.call<PurchasePlanRow>(CALLS.purchasePlanEdit, body, options)
}

/**
 * 删除采购计划
 * POST /v2/purchase/api/purchase_plan/remove · PurchasePlanKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePlanRemove(transport: Transport, body: PurchasePlanKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.purchasePlanRemove, body, options)
}

/**
 * 采购计划状态流转
 * POST /v2/purchase/api/purchase_plan/status · PurchasePlanStepRequest → PurchasePlanRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePlanStep(transport: Transport, body: PurchasePlanStepRequest, options?: CallOptions): Promise<PurchasePlanRow> {
  return transport.call<PurchasePlanRow>(CALLS.purchasePlanStep, body, options)
}

/**
 * 采购单列表
 * POST /v2/purchase/api/purchase_order/list · ListRequest → ListAnswer<PurchaseOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseOrderRow>> {
  return askList<PurchaseOrderRow>(transport, FAMILY, CALLS.purchaseOrderList, FAMILY.resources['purchaseOrderList']!, body, options)
}

/**
 * 一张采购单
 * POST /v2/purchase/api/purchase_order/get · PurchaseOrderKey → PurchaseOrderRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrder(transport: Transport, body: PurchaseOrderKey, options?: CallOptions): Promise<PurchaseOrderRow> {
  return transport.call<PurchaseOrderRow>(CALLS.purchaseOrder, body, options)
}

/**
 * 采购单的商品明细
 * POST /v2/purchase/api/purchase_order/items · ListRequest → ListAnswer<PurchaseOrderItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseOrderItemRow>> {
  return askList<PurchaseOrderItemRow>(transport, FAMILY, CALLS.purchaseOrderItems, FAMILY.resources['purchaseOrderItems']!, body, options)
}

/**
 * 新增采购单
 * POST /v2/purchase/api/purchase_order/add · PurchaseOrderAdd → PurchaseOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderAdd(transport: Transport, body: PurchaseOrderAdd, options?: CallOptions): Promise<PurchaseOrderRow> {
  return transport.call<PurchaseOrderRow>(CALLS.purchaseOrderAdd, body, options)
}

/**
 * 修改采购单
 * POST /v2/purchase/api/purchase_order/edit · PurchaseOrderEdit → PurchaseOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderEdit(transport: Transport, body: PurchaseOrderEdit, options?: CallOptions): Promise<PurchaseOrderRow> {
  return transport.call<PurchaseOrderRow>(CALLS.purchaseOrderEdit, body, options)
}

/**
 * 删除采购单
 * POST /v2/purchase/api/purchase_order/remove · PurchaseOrderKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderRemove(transport: Transport, body: PurchaseOrderKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.purchaseOrderRemove, body, options)
}

/**
 * 采购单状态流转
 * POST /v2/purchase/api/purchase_order/status · PurchaseOrderStepRequest → PurchaseOrderRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseOrderStep(transport: Transport, body: PurchaseOrderStepRequest, options?: CallOptions): Promise<PurchaseOrderRow> {
  return transport.call<PurchaseOrderRow>(CALLS.purchaseOrderStep, body, options)
}

/**
 * 供应商对账单列表
 * POST /v2/purchase/api/supplier_bill/list · ListRequest → ListAnswer<SupplierBillRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierBillList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierBillRow>> {
  return askList<SupplierBillRow>(transport, FAMILY, CALLS.supplierBillList, FAMILY.resources['supplierBillList']!, body, options)
}

/**
 * 供应商对账单的明细
 * POST /v2/purchase/api/supplier_bill/items · ListRequest → ListAnswer<SupplierBillItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierBillItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierBillItemRow>> {
  return askList<SupplierBillItemRow>(transport, FAMILY, CALLS.supplierBillItems, FAMILY.resources['supplierBillItems']!, body, options)
}

/**
 * 修改供应商对账单
 * POST /v2/purchase/api/supplier_bill/edit · SupplierBillEdit → SupplierBillRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierBillEdit(transport: Transport, body: SupplierBillEdit, options?: CallOptions): Promise<SupplierBillRow> {
  return transport.call<SupplierBillRow>(CALLS.supplierBillEdit, body, options)
}

/**
 * 供应商对账单状态流转
 * POST /v2/purchase/api/supplier_bill/status · SupplierBillStepRequest → SupplierBillRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierBillStep(transport: Transport, body: SupplierBillStepRequest, options?: CallOptions): Promise<SupplierBillRow> {
  return transport.call<SupplierBillRow>(CALLS.supplierBillStep, body, options)
}

/**
 * 由收货与退货生成对账单
 * POST /v2/purchase/api/supplier_bill/make · SupplierBillMakeRequest → SupplierBillMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierBillMake(transport: Transport, body: SupplierBillMakeRequest, options?: CallOptions): Promise<SupplierBillMakeResponse> {
  return transport.call<SupplierBillMakeResponse>(CALLS.supplierBillMake, body, options)
}

/**
 * 供应商每月评分
 * POST /v2/purchase/api/supplier_score/list · ListRequest → ListAnswer<SupplierScoreRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierScoreRow>> {
  return askList<SupplierScoreRow>(transport, FAMILY, CALLS.supplierScoreList, FAMILY.resources['supplierScoreList']!, body, options)
}

/**
 * 供应商应付余额
 * POST /v2/purchase/api/supplier_bill/payables · ListRequest → ListAnswer<SupplierPayablesFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPayables(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierPayablesFigures>> {
  return askList<SupplierPayablesFigures>(transport, FAMILY, CALLS.supplierPayables, FAMILY.resources['supplierPayables']!, body, options)
}

/**
 * 采购建议列表
 * POST /v2/purchase/api/purchase_advice/list · ListRequest → ListAnswer<PurchaseAdviceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseAdviceRow>> {
  return askList<PurchaseAdviceRow>(transport, FAMILY, CALLS.adviceList, FAMILY.resources['adviceList']!, body, options)
}

/**
 * 修改采购数量或忽略
 * POST /v2/purchase/api/purchase_advice/edit · PurchaseAdviceEdit → PurchaseAdviceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceEdit(transport: Transport, body: PurchaseAdviceEdit, options?: CallOptions): Promise<PurchaseAdviceRow> {
  return transport.call<PurchaseAdviceRow>(CALLS.adviceEdit, body, options)
}

/**
 * 预览补货计划里要采购的商品，确认后生成采购计划
 * POST /v2/purchase/api/purchase_plan/fromReplenish · PlansFromReplenishRequest → PlansFromReplenishResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function plansFromReplenish(transport: Transport, body: PlansFromReplenishRequest, options?: CallOptions): Promise<PlansFromReplenishResponse> {
  return transport.call<PlansFromReplenishResponse>(CALLS.plansFromReplenish, body, options)
}

/**
 * 重新计算采购建议
 * POST /v2/purchase/api/purchase_advice/make · AdviceMakeRequest → AdviceMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceMake(transport: Transport, body: AdviceMakeRequest = {}, options?: CallOptions): Promise<AdviceMakeResponse> {
  return transport.call<AdviceMakeResponse>(CALLS.adviceMake, body, options)
}

/**
 * 采购收退汇总
 * POST /v2/purchase/api/purchase_flow/list · ListRequest → ListAnswer<PurchaseFlowFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseFlow(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseFlowFigures>> {
  return askList<PurchaseFlowFigures>(transport, FAMILY, CALLS.purchaseFlow, FAMILY.resources['purchaseFlow']!, body, options)
}

/**
 * 供应商与采购员的绩效
 * POST /v2/purchase/api/purchase_kpi/list · ListRequest → ListAnswer<PurchaseKpiFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseKpi(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseKpiFigures>> {
  return askList<PurchaseKpiFigures>(transport, FAMILY, CALLS.purchaseKpi, FAMILY.resources['purchaseKpi']!, body, options)
}

/**
 * 次品数按原因
 * POST /v2/purchase/api/purchase_kpi/badReasons · ListRequest → ListAnswer<BadReasonsFigures>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function badReasons(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BadReasonsFigures>> {
  return askList<BadReasonsFigures>(transport, FAMILY, CALLS.badReasons, FAMILY.resources['badReasons']!, body, options)
}

/**
 * 采购退货列表
 * POST /v2/purchase/api/purchase_return/list · ListRequest → ListAnswer<PurchaseReturnRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseReturnRow>> {
  return askList<PurchaseReturnRow>(transport, FAMILY, CALLS.purchaseReturnList, FAMILY.resources['purchaseReturnList']!, body, options)
}

/**
 * 一张采购退货单
 * POST /v2/purchase/api/purchase_return/get · PurchaseReturnKey → PurchaseReturnRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturn(transport: Transport, body: PurchaseReturnKey, options?: CallOptions): Promise<PurchaseReturnRow> {
  return transport.call<PurchaseReturnRow>(CALLS.purchaseReturn, body, options)
}

/**
 * 采购退货的商品明细
 * POST /v2/purchase/api/purchase_return/items · ListRequest → ListAnswer<PurchaseReturnItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseReturnItemRow>> {
  return askList<PurchaseReturnItemRow>(transport, FAMILY, CALLS.purchaseReturnItems, FAMILY.resources['purchaseReturnItems']!, body, options)
}

/**
 * 新增采购退货
 * POST /v2/purchase/api/purchase_return/add · PurchaseReturnAdd → PurchaseReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnAdd(transport: Transport, body: PurchaseReturnAdd, options?: CallOptions): Promise<PurchaseReturnRow> {
  return transport.call<PurchaseReturnRow>(CALLS.purchaseReturnAdd, body, options)
}

/**
 * 修改采购退货
 * POST /v2/purchase/api/purchase_return/edit · PurchaseReturnEdit → PurchaseReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnEdit(transport: Transport, body: PurchaseReturnEdit, options?: CallOptions): Promise<PurchaseReturnRow> {
  return transport.call<PurchaseReturnRow>(CALLS.purchaseReturnEdit, body, options)
}

/**
 * 删除采购退货
 * POST /v2/purchase/api/purchase_return/remove · PurchaseReturnKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnRemove(transport: Transport, body: PurchaseReturnKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.purchaseReturnRemove, body, options)
}

/**
 * 采购退货状态流转
 * POST /v2/purchase/api/purchase_return/status · PurchaseReturnStepRequest → PurchaseReturnRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseReturnStep(transport: Transport, body: PurchaseReturnStepRequest, options?: CallOptions): Promise<PurchaseReturnRow> {
  return transport.call<PurchaseReturnRow>(CALLS.purchaseReturnStep, body, options)
}

/**
 * 采购请款列表
 * POST /v2/purchase/api/purchase_payment/list · ListRequest → ListAnswer<PurchasePaymentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePaymentList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchasePaymentRow>> {
  return askList<PurchasePaymentRow>(transport, FAMILY, CALLS.purchasePaymentList, FAMILY.resources['purchasePaymentList']!, body, options)
}

/**
 * 新增采购请款
 * POST /v2/purchase/api/purchase_payment/add · PurchasePaymentAdd → PurchasePaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePaymentAdd(transport: Transport, body: PurchasePaymentAdd, options?: CallOptions): Promise<PurchasePaymentRow> {
  return transport.call<PurchasePaymentRow>(CALLS.purchasePaymentAdd, body, options)
}

/**
 * 修改采购请款
 * POST /v2/purchase/api/purchase_payment/edit · PurchasePaymentEdit → PurchasePaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePaymentEdit(transport: Transport, body: PurchasePaymentEdit, options?: CallOptions): Promise<PurchasePaymentRow> {
  return transport.call<PurchasePaymentRow>(CALLS.purchasePaymentEdit, body, options)
}

/**
 * 删除采购请款
 * POST /v2/purchase/api/purchase_payment/remove · PurchasePaymentKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePaymentRemove(transport: Transport, body: PurchasePaymentKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.purchasePaymentRemove, body, options)
}

/**
 * 采购请款状态流转
 * POST /v2/purchase/api/purchase_payment/status · PurchasePaymentStepRequest → PurchasePaymentRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchasePaymentStep(transport: Transport, body: PurchasePaymentStepRequest, options?: CallOptions): Promise<PurchasePaymentRow> {
  return transport.call<PurchasePaymentRow>(CALLS.purchasePaymentStep, body, options)
}

/**
 * 收货单列表
 * POST /v2/purchase/api/receipt/list · ListRequest → ListAnswer<ReceiptRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReceiptRow>> {
  return askList<ReceiptRow>(transport, FAMILY, CALLS.receiptList, FAMILY.resources['receiptList']!, body, options)
}

/**
 * 一张收货单
 * POST /v2/purchase/api/receipt/get · ReceiptKey → ReceiptRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receipt(transport: Transport, body: ReceiptKey, options?: CallOptions): Promise<ReceiptRow> {
  return transport.call<ReceiptRow>(CALLS.receipt, body, options)
}

/**
 * 收货单的商品明细
 * POST /v2/purchase/api/receipt/items · ListRequest → ListAnswer<ReceiptItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReceiptItemRow>> {
  return askList<ReceiptItemRow>(transport, FAMILY, CALLS.receiptItems, FAMILY.resources['receiptItems']!, body, options)
}

/**
 * 收货单状态流转
 * POST /v2/purchase/api/receipt/status · ReceiptStepRequest → ReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptStep(transport: Transport, body: ReceiptStepRequest, options?: CallOptions): Promise<ReceiptRow> {
  return transport.call<ReceiptRow>(CALLS.receiptStep, body, options)
}

/**
 * 新增收货单
 * POST /v2/purchase/api/receipt/add · ReceiptAdd → ReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptAdd(transport: Transport, body: ReceiptAdd, options?: CallOptions): Promise<ReceiptRow> {
  return transport.call<ReceiptRow>(CALLS.receiptAdd, body, options)
}

/**
 * 修改收货单
 * POST /v2/purchase/api/receipt/edit · ReceiptEdit → ReceiptRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptEdit(transport: Transport, body: ReceiptEdit, options?: CallOptions): Promise<ReceiptRow> {
  return transport.call<ReceiptRow>(CALLS.receiptEdit, body, options)
}

/**
 * 删除收货单
 * POST /v2/purchase/api/receipt/remove · ReceiptKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiptRemove(transport: Transport, body: ReceiptKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.receiptRemove, body, options)
}

/**
 * 降本记录列表
 * POST /v2/purchase/api/cost_reduction/list · ListRequest → ListAnswer<CostReductionRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function costReductionList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<CostReductionRow>> {
  return askList<CostReductionRow>(transport, FAMILY, CALLS.costReductionList, FAMILY.resources['costReductionList']!, body, options)
}

/**
 * 新增降本记录
 * POST /v2/purchase/api/cost_reduction/add · CostReductionAdd → CostReductionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function costReductionAdd(transport: Transport, body: CostReductionAdd, options?: CallOptions): Promise<CostReductionRow> {
  return transport.call<CostReductionRow>(CALLS.costReductionAdd, body, options)
}

/**
 * 修改降本记录
 * POST /v2/purchase/api/cost_reduction/edit · CostReductionEdit → CostReductionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function costReductionEdit(transport: Transport, body: CostReductionEdit, options?: CallOptions): Promise<CostReductionRow> {
  return transport.call<CostReductionRow>(CALLS.costReductionEdit, body, options)
}

/**
 * 删除降本记录
 * POST /v2/purchase/api/cost_reduction/remove · CostReductionKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function costReductionRemove(transport: Transport, body: CostReductionKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.costReductionRemove, body, options)
}

/**
 * 降本记录状态流转
 * POST /v2/purchase/api/cost_reduction/status · CostReductionStepRequest → CostReductionRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function costReductionStep(transport: Transport, body: CostReductionStepRequest, options?: CallOptions): Promise<CostReductionRow> {
  return transport.call<CostReductionRow>(CALLS.costReductionStep, body, options)
}

/**
 * 列出1688买家账号
 * POST /v2/purchase/api/buyer1688/list · ListRequest → ListAnswer<Buyer1688Row>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer1688List(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<Buyer1688Row>> {
  return askList<Buyer1688Row>(transport, FAMILY, CALLS.buyer1688List, FAMILY.resources['buyer1688List']!, body, options)
}

/**
 * 读取一张1688买家账号
 * POST /v2/purchase/api/buyer1688/get · Buyer1688Key → Buyer1688Row.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer1688(transport: Transport, body: Buyer1688Key, options?: CallOptions): Promise<Buyer1688Row> {
  return transport.call<Buyer1688Row>(CALLS.buyer1688, body, options)
}

/**
 * 新增1688买家账号
 * POST /v2/purchase/api/buyer1688/add · Buyer1688Add → Buyer1688Row. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer1688Add(transport: Transport, body: Buyer1688Add, options?: CallOptions): Promise<Buyer1688Row> {
  return transport.call<Buyer1688Row>(CALLS.buyer1688Add, body, options)
}

/**
 * 修改1688买家账号
 * POST /v2/purchase/api/buyer1688/edit · Buyer1688Edit → Buyer1688Row. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer1688Edit(transport: Transport, body: Buyer1688Edit, options?: CallOptions): Promise<Buyer1688Row> {
  return transport.call<Buyer1688Row>(CALLS.buyer1688Edit, body, options)
}

/**
 * 删除1688买家账号
 * POST /v2/purchase/api/buyer1688/remove · Buyer1688Key → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer1688Remove(transport: Transport, body: Buyer1688Key, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.buyer1688Remove, body, options)
}

/**
 * 列出供应商账号
 * POST /v2/purchase/api/supplier_portal/list · ListRequest → ListAnswer<SupplierPortalRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPortalList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierPortalRow>> {
  return askList<SupplierPortalRow>(transport, FAMILY, CALLS.supplierPortalList, FAMILY.resources['supplierPortalList']!, body, options)
}

/**
 * 读取一张供应商账号
 * POST /v2/purchase/api/supplier_portal/get · SupplierPortalKey → SupplierPortalRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPortal(transport: Transport, body: SupplierPortalKey, options?: CallOptions): Promise<SupplierPortalRow> {
  return transport.call<SupplierPortalRow>(CALLS.supplierPortal, body, options)
}

/**
 * 新增供应商账号
 * POST /v2/purchase/api/supplier_portal/add · SupplierPortalAdd → SupplierPortalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPortalAdd(transport: Transport, body: SupplierPortalAdd, options?: CallOptions): Promise<SupplierPortalRow> {
  return transport.call<SupplierPortalRow>(CALLS.supplierPortalAdd, body, options)
}

/**
 * 修改供应商账号
 * POST /v2/purchase/api/supplier_portal/edit · SupplierPortalEdit → SupplierPortalRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPortalEdit(transport: Transport, body: SupplierPortalEdit, options?: CallOptions): Promise<SupplierPortalRow> {
  return transport.call<SupplierPortalRow>(CALLS.supplierPortalEdit, body, options)
}

/**
 * 删除供应商账号
 * POST /v2/purchase/api/supplier_portal/remove · SupplierPortalKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierPortalRemove(transport: Transport, body: SupplierPortalKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierPortalRemove, body, options)
}

/**
 * 列出供应商服务打分
 * POST /v2/purchase/api/supplier_service/list · ListRequest → ListAnswer<SupplierServiceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierServiceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierServiceRow>> {
  return askList<SupplierServiceRow>(transport, FAMILY, CALLS.supplierServiceList, FAMILY.resources['supplierServiceList']!, body, options)
}

/**
 * 读取一张供应商服务打分
 * POST /v2/purchase/api/supplier_service/get · SupplierServiceKey → SupplierServiceRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierService(transport: Transport, body: SupplierServiceKey, options?: CallOptions): Promise<SupplierServiceRow> {
  return transport.call<SupplierServiceRow>(CALLS.supplierService, body, options)
}

/**
 * 新增供应商服务打分
 * POST /v2/purchase/api/supplier_service/add · SupplierServiceAdd → SupplierServiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierServiceAdd(transport: Transport, body: SupplierServiceAdd, options?: CallOptions): Promise<SupplierServiceRow> {
  return transport.call<SupplierServiceRow>(CALLS.supplierServiceAdd, body, options)
}

/**
 * 修改供应商服务打分
 * POST /v2/purchase/api/supplier_service/edit · SupplierServiceEdit → SupplierServiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierServiceEdit(transport: Transport, body: SupplierServiceEdit, options?: CallOptions): Promise<SupplierServiceRow> {
  return transport.call<SupplierServiceRow>(CALLS.supplierServiceEdit, body, options)
}

/**
 * 删除供应商服务打分
 * POST /v2/purchase/api/supplier_service/remove · SupplierServiceKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierServiceRemove(transport: Transport, body: SupplierServiceKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierServiceRemove, body, options)
}

/**
 * 列出评分分档
 * POST /v2/purchase/api/supplier_score/band/list · ListRequest → ListAnswer<SupplierScoreBandRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreBandList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierScoreBandRow>> {
  return askList<SupplierScoreBandRow>(transport, FAMILY, CALLS.supplierScoreBandList, FAMILY.resources['supplierScoreBandList']!, body, options)
}

/**
 * 读取一张评分分档
 * POST /v2/purchase/api/supplier_score/band/get · SupplierScoreBandKey → SupplierScoreBandRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreBand(transport: Transport, body: SupplierScoreBandKey, options?: CallOptions): Promise<SupplierScoreBandRow> {
  return transport.call<SupplierScoreBandRow>(CALLS.supplierScoreBand, body, options)
}

/**
 * 新增评分分档
 * POST /v2/purchase/api/supplier_score/band/add · SupplierScoreBandAdd → SupplierScoreBandRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreBandAdd(transport: Transport, body: SupplierScoreBandAdd, options?: CallOptions): Promise<SupplierScoreBandRow> {
  return transport.call<SupplierScoreBandRow>(CALLS.supplierScoreBandAdd, body, options)
}

/**
 * 修改评分分档
 * POST /v2/purchase/api/supplier_score/band/edit · SupplierScoreBandEdit → SupplierScoreBandRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreBandEdit(transport: Transport, body: SupplierScoreBandEdit, options?: CallOptions): Promise<SupplierScoreBandRow> {
  return transport.call<SupplierScoreBandRow>(CALLS.supplierScoreBandEdit, body, options)
}

/**
 * 删除评分分档
 * POST /v2/purchase/api/supplier_score/band/remove · SupplierScoreBandKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreBandRemove(transport: Transport, body: SupplierScoreBandKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierScoreBandRemove, body, options)
}

/**
 * 列出供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/list · ListRequest → ListAnswer<SupplierScoreRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierScoreRuleRow>> {
  return askList<SupplierScoreRuleRow>(transport, FAMILY, CALLS.supplierScoreRuleList, FAMILY.resources['supplierScoreRuleList']!, body, options)
}

/**
 * 读取一张供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/get · SupplierScoreRuleKey → SupplierScoreRuleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRule(transport: Transport, body: SupplierScoreRuleKey, options?: CallOptions): Promise<SupplierScoreRuleRow> {
  return transport.call<SupplierScoreRuleRow>(CALLS.supplierScoreRule, body, options)
}

/**
 * 新增供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/add · SupplierScoreRuleAdd → SupplierScoreRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRuleAdd(transport: Transport, body: SupplierScoreRuleAdd, options?: CallOptions): Promise<SupplierScoreRuleRow> {
  return transport.call<SupplierScoreRuleRow>(CALLS.supplierScoreRuleAdd, body, options)
}

/**
 * 修改供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/edit · SupplierScoreRuleEdit → SupplierScoreRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRuleEdit(transport: Transport, body: SupplierScoreRuleEdit, options?: CallOptions): Promise<SupplierScoreRuleRow> {
  return transport.call<SupplierScoreRuleRow>(CALLS.supplierScoreRuleEdit, body, options)
}

/**
 * 删除供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/remove · SupplierScoreRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRuleRemove(transport: Transport, body: SupplierScoreRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierScoreRuleRemove, body, options)
}

/**
 * 分档：供应商评分规则
 * POST /v2/purchase/api/supplier_score/rule/bands · ListRequest → ListAnswer<SupplierScoreBandRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierScoreRuleBands(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierScoreBandRow>> {
  return askList<SupplierScoreBandRow>(transport, FAMILY, CALLS.supplierScoreRuleBands, FAMILY.resources['supplierScoreRuleBands']!, body, options)
}

/**
 * 列出补货与采购参数
 * POST /v2/purchase/api/purchase_advice/rule/list · ListRequest → ListAnswer<ReplenishRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<ReplenishRuleRow>> {
  return askList<ReplenishRuleRow>(transport, FAMILY, CALLS.adviceRuleList, FAMILY.resources['adviceRuleList']!, body, options)
}

/**
 * 读取一张补货与采购参数
 * POST /v2/purchase/api/purchase_advice/rule/get · ReplenishRuleKey → ReplenishRuleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceRule(transport: Transport, body: ReplenishRuleKey, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.adviceRule, body, options)
}

/**
 * 新增补货与采购参数
 * POST /v2/purchase/api/purchase_advice/rule/add · ReplenishRuleAdd → ReplenishRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceRuleAdd(transport: Transport, body: ReplenishRuleAdd, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.adviceRuleAdd, body, options)
}

/**
 * 修改补货与采购参数
 * POST /v2/purchase/api/purchase_advice/rule/edit · ReplenishRuleEdit → ReplenishRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceRuleEdit(transport: Transport, body: ReplenishRuleEdit, options?: CallOptions): Promise<ReplenishRuleRow> {
  return transport.call<ReplenishRuleRow>(CALLS.adviceRuleEdit, body, options)
}

/**
 * 删除补货与采购参数
 * POST /v2/purchase/api/purchase_advice/rule/remove · ReplenishRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function adviceRuleRemove(transport: Transport, body: ReplenishRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.adviceRuleRemove, body, options)
}

/**
 * 列出供应商期初应付
 * POST /v2/purchase/api/supplier_opening/list · ListRequest → ListAnswer<SupplierOpeningRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpeningList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<SupplierOpeningRow>> {
  return askList<SupplierOpeningRow>(transport, FAMILY, CALLS.supplierOpeningList, FAMILY.resources['supplierOpeningList']!, body, options)
}

/**
 * 读取一张供应商期初应付
 * POST /v2/purchase/api/supplier_opening/get · SupplierOpeningKey → SupplierOpeningRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpening(transport: Transport, body: SupplierOpeningKey, options?: CallOptions): Promise<SupplierOpeningRow> {
  return transport.call<SupplierOpeningRow>(CALLS.supplierOpening, body, options)
}

/**
 * 新增供应商期初应付
 * POST /v2/purchase/api/supplier_opening/add · SupplierOpeningAdd → SupplierOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpeningAdd(transport: Transport, body: SupplierOpeningAdd, options?: CallOptions): Promise<SupplierOpeningRow> {
  return transport.call<SupplierOpeningRow>(CALLS.supplierOpeningAdd, body, options)
}

/**
 * 修改供应商期初应付
 * POST /v2/purchase/api/supplier_opening/edit · SupplierOpeningEdit → SupplierOpeningRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpeningEdit(transport: Transport, body: SupplierOpeningEdit, options?: CallOptions): Promise<SupplierOpeningRow> {
  return transport.call<SupplierOpeningRow>(CALLS.supplierOpeningEdit, body, options)
}

/**
 * 删除供应商期初应付
 * POST /v2/purchase/api/supplier_opening/remove · SupplierOpeningKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpeningRemove(transport: Transport, body: SupplierOpeningKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.supplierOpeningRemove, body, options)
}

/**
 * 请款：供应商期初应付
 * POST /v2/purchase/api/supplier_opening/payments · ListRequest → ListAnswer<PurchasePaymentRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function supplierOpeningPayments(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchasePaymentRow>> {
  return askList<PurchasePaymentRow>(transport, FAMILY, CALLS.supplierOpeningPayments, FAMILY.resources['supplierOpeningPayments']!, body, options)
}

/**
 * 列出采购发票
 * POST /v2/purchase/api/invoice/list · ListRequest → ListAnswer<PurchaseInvoiceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseInvoiceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<PurchaseInvoiceRow>> {
  return askList<PurchaseInvoiceRow>(transport, FAMILY, CALLS.purchaseInvoiceList, FAMILY.resources['purchaseInvoiceList']!, body, options)
}

/**
 * 读取一张采购发票
 * POST /v2/purchase/api/invoice/get · PurchaseInvoiceKey → PurchaseInvoiceRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseInvoice(transport: Transport, body: PurchaseInvoiceKey, options?: CallOptions): Promise<PurchaseInvoiceRow> {
  return transport.call<PurchaseInvoiceRow>(CALLS.purchaseInvoice, body, options)
}

/**
 * 新增采购发票
 * POST /v2/purchase/api/invoice/add · PurchaseInvoiceAdd → PurchaseInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseInvoiceAdd(transport: Transport, body: PurchaseInvoiceAdd, options?: CallOptions): Promise<PurchaseInvoiceRow> {
  return transport.call<PurchaseInvoiceRow>(CALLS.purchaseInvoiceAdd, body, options)
}

/**
 * 修改采购发票
 * POST /v2/purchase/api/invoice/edit · PurchaseInvoiceEdit → PurchaseInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseInvoiceEdit(transport: Transport, body: PurchaseInvoiceEdit, options?: CallOptions): Promise<PurchaseInvoiceRow> {
  return transport.call<PurchaseInvoiceRow>(CALLS.purchaseInvoiceEdit, body, options)
}

/**
 * 删除采购发票
 * POST /v2/purchase/api/invoice/remove · PurchaseInvoiceKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function purchaseInvoiceRemove(transport: Transport, body: PurchaseInvoiceKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.purchaseInvoiceRemove, body, options)
}
