/**
 * How Amazon's reports word the fees of the demo company, by language of the site. Where the wording of a language is not
 * certain, the English one stands, as it does in many reports of European sites.
 */
import type { DemoShop } from './shops.demo'

const EN = {
  advertising: 'Cost of Advertising',
  subscription: 'Subscription',
  storage: 'FBA storage fee',
  longStorage: 'FBA Long-Term Storage Fee',
  disposal: 'FBA Removal Order: Disposal Fee',
  placement: 'FBA Inbound Placement Service Fee',
  couponFixed: 'Coupon Participation Fee',
  couponShare: 'Coupon Performance Based Fee',
  dealFixed: 'Deal Participation Fee',
  dealShare: 'Deal Performance Based Fee',
  vine: 'Vine Enrollment Fee',
  label: 'Shipping label purchased through Amazon',
  reimbursedWarehouse: 'FBA Inventory Reimbursement - Lost:Warehouse',
  reimbursedReturn: 'FBA Inventory Reimbursement - Customer Return',
  reimbursedDamaged: 'FBA Inventory Reimbursement - Damaged:Warehouse',
  payout: 'To your account ending in: 628, Bank Transfer ID:',
  debt: 'Debt repayment from credit card ending in: 4417',
  unknown: 'FBA Seasonal Capacity Surcharge',
}

/** The words of a language. */
export const WORDS: Record<DemoShop['language'], typeof EN> = {
  en: EN,
  de: {
    ...EN,
    advertising: 'Werbekosten',
    subscription: 'Abonnement',
    storage: 'Versand durch Amazon Lagergebühr',
    reimbursedWarehouse: 'Versand durch Amazon Erstattung für Lagerbestand - Verloren: Lager',
    reimbursedReturn: 'Versand durch Amazon Erstattung für Lagerbestand - Kundenrücksendung',
    reimbursedDamaged: 'Versand durch Amazon Erstattung für Lagerbestand - Beschädigt: Lager',
    payout: 'Auf Ihr Konto mit der Endung: 628, Überweisungsnummer:',
  },
  ja: {
    ...EN,
    advertising: '広告費用',
    subscription: '月額登録料',
    storage: 'FBA保管手数料：',
    reimbursedWarehouse: 'FBA在庫の返金 - 紛失：倉庫',
    reimbursedReturn: 'FBA在庫の返金 - 購入者による返品',
    reimbursedDamaged: 'FBA在庫の返金 - 損傷：倉庫',
    payout: '口座番号の末尾: 628 振込番号:',
  },
}

/** Amazon's name of a transaction type in the language of the site; types without a name here keep the English one. */
export const TYPE_TEXT: Record<DemoShop['language'], Record<string, string>> = {
  en: {},
  de: {
    Order: 'Bestellung',
    Refund: 'Erstattung',
    'Service Fee': 'Servicegebühr',
    'FBA Inventory Fee': 'Versand durch Amazon Lagergebühr',
    Adjustment: 'Anpassung',
    Transfer: 'Übertrag',
  },
  ja: {
    Order: '注文',
    Refund: '返金',
    'Service Fee': '注文外料金',
    'FBA Inventory Fee': 'FBA 在庫関連の手数料',
    Adjustment: '調整',
    Transfer: '振込み',
  },
}
