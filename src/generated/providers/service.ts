/**
 * 客服：60 个接口已建成，0 个待建。
 * Written by `npm run codegen` from schemas/endpoints/service.json: edit that, not this file.
 */
import type { DataProvider } from '@refinedev/core'
import { askList, createFamilyProvider } from '../../data/family-provider'
import type { CallMeta, CallOptions, FamilyMeta, Transport } from '../../../contract/transport'
import type { AutoMessageRuleAdd, AutoMessageRuleEdit, AutoMessageRuleKey, AutoMessageRuleRow } from '../../../contract/generated/entities/auto_message_rule'
import type { BuyerAdd, BuyerEdit, BuyerKey, BuyerRow } from '../../../contract/generated/entities/buyer'
import type { BuyerOrderRow } from '../../../contract/generated/entities/buyer_order'
import type { MailAdd, MailEdit, MailKey, MailRow } from '../../../contract/generated/entities/mail'
import type { MailMessageEdit, MailMessageRow } from '../../../contract/generated/entities/mail_message'
import type { MailRuleAdd, MailRuleEdit, MailRuleKey, MailRuleRow } from '../../../contract/generated/entities/mail_rule'
import type { MailTemplateAdd, MailTemplateEdit, MailTemplateKey, MailTemplateRow } from '../../../contract/generated/entities/mail_template'
import type { QuickPhraseAdd, QuickPhraseEdit, QuickPhraseKey, QuickPhraseRow } from '../../../contract/generated/entities/quick_phrase'
import type { VatInvoiceEdit, VatInvoiceKey, VatInvoiceRow } from '../../../contract/generated/entities/vat_invoice'
import type { VatInvoiceItemRow } from '../../../contract/generated/entities/vat_invoice_item'
import type { VatSellerAdd, VatSellerEdit, VatSellerKey, VatSellerRow } from '../../../contract/generated/entities/vat_seller'
import type {
  AutoPreviewRequest, AutoPreviewResponse, AutoRunRequest, AutoRunResponse, CopyMailRequest, CopyMailResponse, ImportMailsRequest,
  ImportMailsResponse, MailRuleTrialRequest, MailRuleTrialResponse, MailStepRequest, MessageStepRequest, ReceiveMailRequest,
  ReceiveMailResponse, TemplatePreviewRequest, TemplatePreviewResponse, VatInvoiceCreditRequest, VatInvoiceCreditResponse,
  VatInvoiceMakeRequest, VatInvoiceMakeResponse, VatInvoiceStepRequest, WriteMailRequest, WriteMailResponse,
} from '../../../contract/generated/families/service'
import type { ListAnswer, ListRequest } from '../../../contract/wire'
import { WIRES } from '../wires'

/** How each built call is sent. */
export const CALLS = {
  messageList: {
    family: 'service', call: 'messageList', method: 'POST', path: '/fba/api/v1/mailMessage/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  messageEdit: {
    family: 'service', call: 'messageEdit', method: 'POST', path: '/fba/api/v1/mailMessage/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  messageStep: {
    family: 'service', call: 'messageStep', method: 'POST', path: '/fba/api/v1/mailMessage/step', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  writeMail: {
    family: 'service', call: 'writeMail', method: 'POST', path: '/fba/api/v1/mail/write', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  receiveMail: {
    family: 'service', call: 'receiveMail', method: 'POST', path: '/fba/api/v1/mail/receive', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  importMails: {
    family: 'service', call: 'importMails', method: 'POST', path: '/fba/api/v1/mail/import', client: 'erp', wire: 'erp', body: 'multipart',
    answer: 'json', writes: true,
  },
  copyMail: {
    family: 'service', call: 'copyMail', method: 'POST', path: '/fba/api/v1/mailMessage/copy', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  templatePreview: {
    family: 'service', call: 'templatePreview', method: 'POST', path: '/fba/api/v1/mailTemplate/preview', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  mailRuleTrial: {
    family: 'service', call: 'mailRuleTrial', method: 'POST', path: '/fba/api/v1/mailRule/trial', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  autoPreview: {
    family: 'service', call: 'autoPreview', method: 'POST', path: '/fba/api/v1/autoMessageRule/preview', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  autoRun: {
    family: 'service', call: 'autoRun', method: 'POST', path: '/fba/api/v1/autoMessageRule/run', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  buyerOrders: {
    family: 'service', call: 'buyerOrders', method: 'POST', path: '/fba/api/v1/buyer/orders', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  vatInvoiceList: {
    family: 'service', call: 'vatInvoiceList', method: 'POST', path: '/fba/api/v1/vatInvoice/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  vatInvoiceEdit: {
    family: 'service', call: 'vatInvoiceEdit', method: 'POST', path: '/fba/api/v1/vatInvoice/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  vatInvoiceRemove: {
    family: 'service', call: 'vatInvoiceRemove', method: 'POST', path: '/fba/api/v1/vatInvoice/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  vatInvoiceStep: {
    family: 'service', call: 'vatInvoiceStep', method: 'POST', path: '/fba/api/v1/vatInvoice/step', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  vatInvoiceItems: {
    family: 'service', call: 'vatInvoiceItems', method: 'POST', path: '/fba/api/v1/vatInvoice/items', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  vatInvoiceMake: {
    family: 'service', call: 'vatInvoiceMake', method: 'POST', path: '/fba/api/v1/vatInvoice/make', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  vatInvoiceCredit: {
    family: 'service', call: 'vatInvoiceCredit', method: 'POST', path: '/fba/api/v1/vatInvoice/credit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailTemplateList: {
    family: 'service', call: 'mailTemplateList', method: 'POST', path: '/fba/api/v1/mailTemplate/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  mailTemplate: {
    family: 'service', call: 'mailTemplate', method: 'POST', path: '/fba/api/v1/mailTemplate/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  mailTemplateAdd: {
    family: 'service', call: 'mailTemplateAdd', method: 'POST', path: '/fba/api/v1/mailTemplate/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailTemplateEdit: {
    family: 'service', call: 'mailTemplateEdit', method: 'POST', path: '/fba/api/v1/mailTemplate/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailTemplateRemove: {
    family: 'service', call: 'mailTemplateRemove', method: 'POST', path: '/fba/api/v1/mailTemplate/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailTemplateMessages: {
    family: 'service', call: 'mailTemplateMessages', method: 'POST', path: '/fba/api/v1/mailTemplate/messages', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  phraseList: {
    family: 'service', call: 'phraseList', method: 'POST', path: '/fba/api/v1/quickPhrase/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  phrase: {
    family: 'service', call: 'phrase', method: 'POST', path: '/fba/api/v1/quickPhrase/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  phraseAdd: {
    family: 'service', call: 'phraseAdd', method: 'POST', path: '/fba/api/v1/quickPhrase/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  phraseEdit: {
    family: 'service', call: 'phraseEdit', method: 'POST', path: '/fba/api/v1/quickPhrase/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  phraseRemove: {
    family: 'service', call: 'phraseRemove', method: 'POST', path: '/fba/api/v1/quickPhrase/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailRuleList: {
    family: 'service', call: 'mailRuleList', method: 'POST', path: '/fba/api/v1/mailRule/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  mailRule: {
    family: 'service', call: 'mailRule', method: 'POST', path: '/fba/api/v1/mailRule/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  mailRuleAdd: {
    family: 'service', call: 'mailRuleAdd', method: 'POST', path: '/fba/api/v1/mailRule/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailRuleEdit: {
    family: 'service', call: 'mailRuleEdit', method: 'POST', path: '/fba/api/v1/mailRule/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailRuleRemove: {
    family: 'service', call: 'mailRuleRemove', method: 'POST', path: '/fba/api/v1/mailRule/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  mailRuleMails: {
    family: 'service', call: 'mailRuleMails', method: 'POST', path: '/fba/api/v1/mailRule/mails', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  autoRuleList: {
    family: 'service', call: 'autoRuleList', method: 'POST', path: '/fba/api/v1/autoMessageRule/list', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  autoRule: {
    family: 'service', call: 'autoRule', method: 'POST', path: '/fba/api/v1/autoMessageRule/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  autoRuleAdd: {
    family: 'service', call: 'autoRuleAdd', method: 'POST', path: '/fba/api/v1/autoMessageRule/add', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  autoRuleEdit: {
    family: 'service', call: 'autoRuleEdit', method: 'POST', path: '/fba/api/v1/autoMessageRule/edit', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  autoRuleRemove: {
    family: 'service', call: 'autoRuleRemove', method: 'POST', path: '/fba/api/v1/autoMessageRule/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
  autoRuleMessages: {
    family: 'service', call: 'autoRuleMessages', method: 'POST', path: '/fba/api/v1/autoMessageRule/messages', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: false,
  },
  buyerList: {
    family: 'service', call: 'buyerList', method: 'POST', path: '/fba/api/v1/buyer/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  buyer: {
    family: 'service', call: 'buyer', method: 'POST', path: '/fba/api/v1/buyer/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  buyerAdd: {
    family: 'service', call: 'buyerAdd', method: 'POST', path: '/fba/api/v1/buyer/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  buyerEdit: {
    family: 'service', call: 'buyerEdit', method: 'POST', path: '/fba/api/v1/buyer/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  buyerRemove: {
    family: 'service', call: 'buyerRemove', method: 'POST', path: '/fba/api/v1/buyer/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  buyerMails: {
    family: 'service', call: 'buyerMails', method: 'POST', path: '/fba/api/v1/buyer/mails', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  mailList: {
    family: 'service', call: 'mailList', method: 'POST', path: '/fba/api/v1/mail/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  mail: {
    family: 'service', call: 'mail', method: 'POST', path: '/fba/api/v1/mail/get', client: 'erp', wire: 'erp', body: 'json', answer: 'json',
    writes: false,
  },
  mailAdd: {
    family: 'service', call: 'mailAdd', method: 'POST', path: '/fba/api/v1/mail/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailEdit: {
    family: 'service', call: 'mailEdit', method: 'POST', path: '/fba/api/v1/mail/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailRemove: {
    family: 'service', call: 'mailRemove', method: 'POST', path: '/fba/api/v1/mail/remove', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailStep: {
    family: 'service', call: 'mailStep', method: 'POST', path: '/fba/api/v1/mail/step', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  mailMessages: {
    family: 'service', call: 'mailMessages', method: 'POST', path: '/fba/api/v1/mail/messages', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  vatSellerList: {
    family: 'service', call: 'vatSellerList', method: 'POST', path: '/fba/api/v1/vatSeller/list', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  vatSeller: {
    family: 'service', call: 'vatSeller', method: 'POST', path: '/fba/api/v1/vatSeller/get', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: false,
  },
  vatSellerAdd: {
    family: 'service', call: 'vatSellerAdd', method: 'POST', path: '/fba/api/v1/vatSeller/add', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  vatSellerEdit: {
    family: 'service', call: 'vatSellerEdit', method: 'POST', path: '/fba/api/v1/vatSeller/edit', client: 'erp', wire: 'erp', body: 'json',
    answer: 'json', writes: true,
  },
  vatSellerRemove: {
    family: 'service', call: 'vatSellerRemove', method: 'POST', path: '/fba/api/v1/vatSeller/remove', client: 'erp', wire: 'erp',
    body: 'json', answer: 'json', writes: true,
  },
} satisfies Record<string, CallMeta>

/** What the provider needs to know of the family. */
export const FAMILY: FamilyMeta = {
  family: 'service',
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
    messageList: {
      list: CALLS.messageList,
      edit: CALLS.messageEdit,
      key: ['id'],
      decimals: [],
      integers: ['attach_count'],
      texts: [
        'id', 'mail_id', 'template_id', 'phrase_id', 'auto_rule_id', 'sender', 'creator', 'mail.shop_id', 'mail.order_id',
      ],
    },
    buyerOrders: {
      list: CALLS.buyerOrders,
      key: ['id'],
      decimals: ['item_price'],
      integers: ['quantity', 'returned_qty'],
      texts: ['id', 'buyer_id', 'shop_id', 'order_id'],
    },
    vatInvoiceList: {
      list: CALLS.vatInvoiceList,
      edit: CALLS.vatInvoiceEdit,
      remove: CALLS.vatInvoiceRemove,
      key: ['id'],
      decimals: ['net_amount', 'vat_amount', 'gross_amount', 'vat_rate'],
      integers: ['quantity'],
      texts: ['id', 'shop_id', 'order_id', 'seller_id', 'original_id', 'creator'],
    },
    vatInvoiceItems: {
      list: CALLS.vatInvoiceItems,
      key: ['id'],
      decimals: ['vat_rate', 'net_amount', 'vat_amount', 'gross_amount'],
      integers: ['quantity'],
      texts: ['id', 'invoice_id', 'invoice.shop_id'],
    },
    mailTemplateList: {
      list: CALLS.mailTemplateList,
      get: CALLS.mailTemplate,
      add: CALLS.mailTemplateAdd,
      edit: CALLS.mailTemplateEdit,
      remove: CALLS.mailTemplateRemove,
      key: ['id'],
      decimals: [],
      integers: ['used_count'],
      texts: ['id', 'creator'],
    },
    mailTemplateMessages: {
      list: CALLS.mailTemplateMessages,
      edit: CALLS.messageEdit,
      key: ['id'],
      decimals: [],
      integers: ['attach_count'],
      texts: [
        'id', 'mail_id', 'template_id', 'phrase_id', 'auto_rule_id', 'sender', 'creator', 'mail.shop_id', 'mail.order_id',
      ],
    },
    phraseList: {
      list: CALLS.phraseList,
      get: CALLS.phrase,
      add: CALLS.phraseAdd,
      edit: CALLS.phraseEdit,
      remove: CALLS.phraseRemove,
      key: ['id'],
      decimals: [],
      integers: ['used_count'],
      texts: ['id', 'creator'],
    },
    mailRuleList: {
      list: CALLS.mailRuleList,
      get: CALLS.mailRule,
      add: CALLS.mailRuleAdd,
      edit: CALLS.mailRuleEdit,
      remove: CALLS.mailRuleRemove,
      key: ['id'],
      decimals: [],
      integers: ['priority', 'hit_count'],
      texts: ['id', 'creator'],
    },
    mailRuleMails: {
      list: CALLS.mailRuleMails,
      get: CALLS.mail,
      add: CALLS.mailAdd,
      edit: CALLS.mailEdit,
      remove: CALLS.mailRemove,
      key: ['id'],
      decimals: [],
      integers: ['message_count', 'draft_count', 'attach_count', 'order.quantity'],
      texts: ['id', 'shop_id', 'buyer_id', 'order_id', 'assignee', 'rule_id', 'creator'],
    },
    autoRuleList: {
      list: CALLS.autoRuleList,
      get: CALLS.autoRule,
      add: CALLS.autoRuleAdd,
      edit: CALLS.autoRuleEdit,
      remove: CALLS.autoRuleRemove,
      key: ['id'],
      decimals: [],
      integers: ['delay_hours', 'cooldown_days', 'draft_count', 'sent_count', 'void_count'],
      texts: ['id', 'template_id', 'creator'],
    },
    autoRuleMessages: {
      list: CALLS.autoRuleMessages,
      edit: CALLS.messageEdit,
      key: ['id'],
      decimals: [],
      integers: ['attach_count'],
      texts: [
        'id', 'mail_id', 'template_id', 'phrase_id', 'auto_rule_id', 'sender', 'creator', 'mail.shop_id', 'mail.order_id',
      ],
    },
    buyerList: {
      list: CALLS.buyerList,
      get: CALLS.buyer,
      add: CALLS.buyerAdd,
      edit: CALLS.buyerEdit,
      remove: CALLS.buyerRemove,
      key: ['id'],
      decimals: ['sales_amount', 'customer_price', 'return_rate'],
      integers: ['orders_count', 'sales_quantity', 'return_count', 'feedback_count', 'bad_feedback', 'mail_count'],
      texts: ['id', 'shop_id', 'creator'],
    },
    buyerMails: {
      list: CALLS.buyerMails,
      get: CALLS.mail,
      add: CALLS.mailAdd,
      edit: CALLS.mailEdit,
      remove: CALLS.mailRemove,
      key: ['id'],
      decimals: [],
      integers: ['message_count', 'draft_count', 'attach_count', 'order.quantity'],
      texts: ['id', 'shop_id', 'buyer_id', 'order_id', 'assignee', 'rule_id', 'creator'],
    },
    mailList: {
      list: CALLS.mailList,
      get: CALLS.mail,
      add: CALLS.mailAdd,
      edit: CALLS.mailEdit,
      remove: CALLS.mailRemove,
      key: ['id'],
      decimals: [],
      integers: ['message_count', 'draft_count', 'attach_count', 'order.quantity'],
      texts: ['id', 'shop_id', 'buyer_id', 'order_id', 'assignee', 'rule_id', 'creator'],
    },
    mailMessages: {
      list: CALLS.mailMessages,
      edit: CALLS.messageEdit,
      key: ['id'],
      decimals: [],
      integers: ['attach_count'],
      texts: [
        'id', 'mail_id', 'template_id', 'phrase_id', 'auto_rule_id', 'sender', 'creator', 'mail.shop_id', 'mail.order_id',
      ],
    },
    vatSellerList: {
      list: CALLS.vatSellerList,
      get: CALLS.vatSeller,
      add: CALLS.vatSellerAdd,
      edit: CALLS.vatSellerEdit,
      remove: CALLS.vatSellerRemove,
      key: ['id'],
      decimals: ['vat_rate'],
      integers: ['last_no'],
      texts: ['id', 'creator'],
    },
  },
}

/** One for all that this module says of calls: a server whose stamp is another is asked what it has. */
export const STAMP = '15236a37a16b'

/** Calls of this family that are not built yet: our server answers them with one fixed refusal. */
export const PLANNED = [] as const

/** 客服: the lists and rows of this family, as refine asks for them. */
export function provider(transport: Transport): DataProvider {
  return createFamilyProvider(FAMILY, transport)
}

/**
 * 信件列表
 * POST /fba/api/v1/mailMessage/list · ListRequest → ListAnswer<MailMessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function messageList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailMessageRow>> {
  return askList<MailMessageRow>(transport, FAMILY, CALLS.messageList, FAMILY.resources['messageList']!, body, options)
}

/**
 * 修改待发送的信
 * POST /fba/api/v1/mailMessage/edit · MailMessageEdit → MailMessageRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function messageEdit(transport: Transport, body: MailMessageEdit, options?: CallOptions): Promise<MailMessageRow> {
  return transport.call<MailMessageRow>(CALLS.messageEdit, body, options)
}

/**
 * 标为已发送、退回、作废
 * POST /fba/api/v1/mailMessage/step · MessageStepRequest → MailMessageRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function messageStep(transport: Transport, body: MessageStepRequest, options?: CallOptions): Promise<MailMessageRow> {
  return transport.call<MailMessageRow>(CALLS.messageStep, body, options)
}

/**
 * 写一封待发送的信：回复一段往来，或写给一个订单的买家
 * POST /fba/api/v1/mail/write · WriteMailRequest → WriteMailResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function writeMail(transport: Transport, body: WriteMailRequest, options?: CallOptions): Promise<WriteMailResponse> {
  return transport.call<WriteMailResponse>(CALLS.writeMail, body, options)
}

/**
 * 登记一封来信
 * POST /fba/api/v1/mail/receive · ReceiveMailRequest → ReceiveMailResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function receiveMail(transport: Transport, body: ReceiveMailRequest, options?: CallOptions): Promise<ReceiveMailResponse> {
  return transport.call<ReceiveMailResponse>(CALLS.receiveMail, body, options)
}

/**
 * 导入 .eml 或 .mbox 文件里的来信
 * POST /fba/api/v1/mail/import (multipart) · ImportMailsRequest → ImportMailsResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function importMails(transport: Transport, body: ImportMailsRequest, options?: CallOptions): Promise<ImportMailsResponse> {
  return transport.call<ImportMailsResponse>(CALLS.importMails, body, options)
}

/**
 * 待发送的信的全文，用来复制
 * POST /fba/api/v1/mailMessage/copy · CopyMailRequest → CopyMailResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function copyMail(transport: Transport, body: CopyMailRequest, options?: CallOptions): Promise<CopyMailResponse> {
  return transport.call<CopyMailResponse>(CALLS.copyMail, body, options)
}

/**
 * 模板按一个订单写出来的样子
 * POST /fba/api/v1/mailTemplate/preview · TemplatePreviewRequest → TemplatePreviewResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function templatePreview(transport: Transport, body: TemplatePreviewRequest, options?: CallOptions): Promise<TemplatePreviewResponse> {
  return transport.call<TemplatePreviewResponse>(CALLS.templatePreview, body, options)
}

/**
 * 一段往来由哪条规则分给谁
 * POST /fba/api/v1/mailRule/trial · MailRuleTrialRequest → MailRuleTrialResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleTrial(transport: Transport, body: MailRuleTrialRequest, options?: CallOptions): Promise<MailRuleTrialResponse> {
  return transport.call<MailRuleTrialResponse>(CALLS.mailRuleTrial, body, options)
}

/**
 * 规则现在会写给哪些订单
 * POST /fba/api/v1/autoMessageRule/preview · AutoPreviewRequest → AutoPreviewResponse.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoPreview(transport: Transport, body: AutoPreviewRequest, options?: CallOptions): Promise<AutoPreviewResponse> {
  return transport.call<AutoPreviewResponse>(CALLS.autoPreview, body, options)
}

/**
 * 立即执行全部启用的规则
 * POST /fba/api/v1/autoMessageRule/run · AutoRunRequest → AutoRunResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRun(transport: Transport, body: AutoRunRequest = {}, options?: CallOptions): Promise<AutoRunResponse> {
  return transport.call<AutoRunResponse>(CALLS.autoRun, body, options)
}

/**
 * 客户的订单
 * POST /fba/api/v1/buyer/orders · ListRequest → ListAnswer<BuyerOrderRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerOrders(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BuyerOrderRow>> {
  return askList<BuyerOrderRow>(transport, FAMILY, CALLS.buyerOrders, FAMILY.resources['buyerOrders']!, body, options)
}

/**
 * VAT发票列表
 * POST /fba/api/v1/vatInvoice/list · ListRequest → ListAnswer<VatInvoiceRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<VatInvoiceRow>> {
  return askList<VatInvoiceRow>(transport, FAMILY, CALLS.vatInvoiceList, FAMILY.resources['vatInvoiceList']!, body, options)
}

/**
 * 修改待开具的发票
 * POST /fba/api/v1/vatInvoice/edit · VatInvoiceEdit → VatInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceEdit(transport: Transport, body: VatInvoiceEdit, options?: CallOptions): Promise<VatInvoiceRow> {
  return transport.call<VatInvoiceRow>(CALLS.vatInvoiceEdit, body, options)
}

/**
 * 删除待开具的发票
 * POST /fba/api/v1/vatInvoice/remove · VatInvoiceKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceRemove(transport: Transport, body: VatInvoiceKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.vatInvoiceRemove, body, options)
}

/**
 * 开具、标为已上传
 * POST /fba/api/v1/vatInvoice/step · VatInvoiceStepRequest → VatInvoiceRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceStep(transport: Transport, body: VatInvoiceStepRequest, options?: CallOptions): Promise<VatInvoiceRow> {
  return transport.call<VatInvoiceRow>(CALLS.vatInvoiceStep, body, options)
}

/**
 * 发票明细
 * POST /fba/api/v1/vatInvoice/items · ListRequest → ListAnswer<VatInvoiceItemRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceItems(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<VatInvoiceItemRow>> {
  return askList<VatInvoiceItemRow>(transport, FAMILY, CALLS.vatInvoiceItems, FAMILY.resources['vatInvoiceItems']!, body, options)
}

/**
 * 由订单生成发票，一行一个订单号
 * POST /fba/api/v1/vatInvoice/make · VatInvoiceMakeRequest → VatInvoiceMakeResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceMake(transport: Transport, body: VatInvoiceMakeRequest, options?: CallOptions): Promise<VatInvoiceMakeResponse> {
  return transport.call<VatInvoiceMakeResponse>(CALLS.vatInvoiceMake, body, options)
}

/**
 * 红冲：给开具的发票生成贷记单
 * POST /fba/api/v1/vatInvoice/credit · VatInvoiceCreditRequest → VatInvoiceCreditResponse. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatInvoiceCredit(transport: Transport, body: VatInvoiceCreditRequest, options?: CallOptions): Promise<VatInvoiceCreditResponse> {
  return transport.call<VatInvoiceCreditResponse>(CALLS.vatInvoiceCredit, body, options)
}

/**
 * 列出消息模板
 * POST /fba/api/v1/mailTemplate/list · ListRequest → ListAnswer<MailTemplateRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplateList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailTemplateRow>> {
  return askList<MailTemplateRow>(transport, FAMILY, CALLS.mailTemplateList, FAMILY.resources['mailTemplateList']!, body, options)
}

/**
 * 读取一张消息模板
 * POST /fba/api/v1/mailTemplate/get · MailTemplateKey → MailTemplateRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplate(transport: Transport, body: MailTemplateKey, options?: CallOptions): Promise<MailTemplateRow> {
  return transport.call<MailTemplateRow>(CALLS.mailTemplate, body, options)
}

/**
 * 新增消息模板
 * POST /fba/api/v1/mailTemplate/add · MailTemplateAdd → MailTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplateAdd(transport: Transport, body: MailTemplateAdd, options?: CallOptions): Promise<MailTemplateRow> {
  return transport.call<MailTemplateRow>(CALLS.mailTemplateAdd, body, options)
}

/**
 * 修改消息模板
 * POST /fba/api/v1/mailTemplate/edit · MailTemplateEdit → MailTemplateRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplateEdit(transport: Transport, body: MailTemplateEdit, options?: CallOptions): Promise<MailTemplateRow> {
  return transport.call<MailTemplateRow>(CALLS.mailTemplateEdit, body, options)
}

/**
 * 删除消息模板
 * POST /fba/api/v1/mailTemplate/remove · MailTemplateKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplateRemove(transport: Transport, body: MailTemplateKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.mailTemplateRemove, body, options)
}

/**
 * 用它写的信：消息模板
 * POST /fba/api/v1/mailTemplate/messages · ListRequest → ListAnswer<MailMessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailTemplateMessages(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailMessageRow>> {
  return askList<MailMessageRow>(transport, FAMILY, CALLS.mailTemplateMessages, FAMILY.resources['mailTemplateMessages']!, body, options)
}

/**
 * 列出快捷用语
 * POST /fba/api/v1/quickPhrase/list · ListRequest → ListAnswer<QuickPhraseRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function phraseList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<QuickPhraseRow>> {
  return askList<QuickPhraseRow>(transport, FAMILY, CALLS.phraseList, FAMILY.resources['phraseList']!, body, options)
}

/**
 * 读取一张快捷用语
 * POST /fba/api/v1/quickPhrase/get · QuickPhraseKey → QuickPhraseRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function phrase(transport: Transport, body: QuickPhraseKey, options?: CallOptions): Promise<QuickPhraseRow> {
  return transport.call<QuickPhraseRow>(CALLS.phrase, body, options)
}

/**
 * 新增快捷用语
 * POST /fba/api/v1/quickPhrase/add · QuickPhraseAdd → QuickPhraseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function phraseAdd(transport: Transport, body: QuickPhraseAdd, options?: CallOptions): Promise<QuickPhraseRow> {
  return transport.call<QuickPhraseRow>(CALLS.phraseAdd, body, options)
}

/**
 * 修改快捷用语
 * POST /fba/api/v1/quickPhrase/edit · QuickPhraseEdit → QuickPhraseRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function phraseEdit(transport: Transport, body: QuickPhraseEdit, options?: CallOptions): Promise<QuickPhraseRow> {
  return transport.call<QuickPhraseRow>(CALLS.phraseEdit, body, options)
}

/**
 * 删除快捷用语
 * POST /fba/api/v1/quickPhrase/remove · QuickPhraseKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function phraseRemove(transport: Transport, body: QuickPhraseKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.phraseRemove, body, options)
}

/**
 * 列出邮件分配规则
 * POST /fba/api/v1/mailRule/list · ListRequest → ListAnswer<MailRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailRuleRow>> {
  return askList<MailRuleRow>(transport, FAMILY, CALLS.mailRuleList, FAMILY.resources['mailRuleList']!, body, options)
}

/**
 * 读取一张邮件分配规则
 * POST /fba/api/v1/mailRule/get · MailRuleKey → MailRuleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRule(transport: Transport, body: MailRuleKey, options?: CallOptions): Promise<MailRuleRow> {
  return transport.call<MailRuleRow>(CALLS.mailRule, body, options)
}

/**
 * 新增邮件分配规则
 * POST /fba/api/v1/mailRule/add · MailRuleAdd → MailRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleAdd(transport: Transport, body: MailRuleAdd, options?: CallOptions): Promise<MailRuleRow> {
  return transport.call<MailRuleRow>(CALLS.mailRuleAdd, body, options)
}

/**
 * 修改邮件分配规则
 * POST /fba/api/v1/mailRule/edit · MailRuleEdit → MailRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleEdit(transport: Transport, body: MailRuleEdit, options?: CallOptions): Promise<MailRuleRow> {
  return transport.call<MailRuleRow>(CALLS.mailRuleEdit, body, options)
}

/**
 * 删除邮件分配规则
 * POST /fba/api/v1/mailRule/remove · MailRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleRemove(transport: Transport, body: MailRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.mailRuleRemove, body, options)
}

/**
 * 分配的邮件：邮件分配规则
 * POST /fba/api/v1/mailRule/mails · ListRequest → ListAnswer<MailRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRuleMails(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailRow>> {
  return askList<MailRow>(transport, FAMILY, CALLS.mailRuleMails, FAMILY.resources['mailRuleMails']!, body, options)
}

/**
 * 列出自动群发规则
 * POST /fba/api/v1/autoMessageRule/list · ListRequest → ListAnswer<AutoMessageRuleRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRuleList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<AutoMessageRuleRow>> {
  return askList<AutoMessageRuleRow>(transport, FAMILY, CALLS.autoRuleList, FAMILY.resources['autoRuleList']!, body, options)
}

/**
 * 读取一张自动群发规则
 * POST /fba/api/v1/autoMessageRule/get · AutoMessageRuleKey → AutoMessageRuleRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRule(transport: Transport, body: AutoMessageRuleKey, options?: CallOptions): Promise<AutoMessageRuleRow> {
  return transport.call<AutoMessageRuleRow>(CALLS.autoRule, body, options)
}

/**
 * 新增自动群发规则
 * POST /fba/api/v1/autoMessageRule/add · AutoMessageRuleAdd → AutoMessageRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRuleAdd(transport: Transport, body: AutoMessageRuleAdd, options?: CallOptions): Promise<AutoMessageRuleRow> {
  return transport.call<AutoMessageRuleRow>(CALLS.autoRuleAdd, body, options)
}

/**
 * 修改自动群发规则
 * POST /fba/api/v1/autoMessageRule/edit · AutoMessageRuleEdit → AutoMessageRuleRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRuleEdit(transport: Transport, body: AutoMessageRuleEdit, options?: CallOptions): Promise<AutoMessageRuleRow> {
  return transport.call<AutoMessageRuleRow>(CALLS.autoRuleEdit, body, options)
}

/**
 * 删除自动群发规则
 * POST /fba/api/v1/autoMessageRule/remove · AutoMessageRuleKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRuleRemove(transport: Transport, body: AutoMessageRuleKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.autoRuleRemove, body, options)
}

/**
 * 写出的信：自动群发规则
 * POST /fba/api/v1/autoMessageRule/messages · ListRequest → ListAnswer<MailMessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function autoRuleMessages(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailMessageRow>> {
  return askList<MailMessageRow>(transport, FAMILY, CALLS.autoRuleMessages, FAMILY.resources['autoRuleMessages']!, body, options)
}

/**
 * 列出客户
 * POST /fba/api/v1/buyer/list · ListRequest → ListAnswer<BuyerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<BuyerRow>> {
  return askList<BuyerRow>(transport, FAMILY, CALLS.buyerList, FAMILY.resources['buyerList']!, body, options)
}

/**
 * 读取一张客户
 * POST /fba/api/v1/buyer/get · BuyerKey → BuyerRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyer(transport: Transport, body: BuyerKey, options?: CallOptions): Promise<BuyerRow> {
  return transport.call<BuyerRow>(CALLS.buyer, body, options)
}

/**
 * 新增客户
 * POST /fba/api/v1/buyer/add · BuyerAdd → BuyerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerAdd(transport: Transport, body: BuyerAdd, options?: CallOptions): Promise<BuyerRow> {
  return transport.call<BuyerRow>(CALLS.buyerAdd, body, options)
}

/**
 * 修改客户
 * POST /fba/api/v1/buyer/edit · BuyerEdit → BuyerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerEdit(transport: Transport, body: BuyerEdit, options?: CallOptions): Promise<BuyerRow> {
  return transport.call<BuyerRow>(CALLS.buyerEdit, body, options)
}

/**
 * 删除客户
 * POST /fba/api/v1/buyer/remove · BuyerKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerRemove(transport: Transport, body: BuyerKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.buyerRemove, body, options)
}

/**
 * 邮件：客户
 * POST /fba/api/v1/buyer/mails · ListRequest → ListAnswer<MailRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function buyerMails(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailRow>> {
  return askList<MailRow>(transport, FAMILY, CALLS.buyerMails, FAMILY.resources['buyerMails']!, body, options)
}

/**
 * 列出平台邮件
 * POST /fba/api/v1/mail/list · ListRequest → ListAnswer<MailRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailRow>> {
  return askList<MailRow>(transport, FAMILY, CALLS.mailList, FAMILY.resources['mailList']!, body, options)
}

/**
 * 读取一张平台邮件
 * POST /fba/api/v1/mail/get · MailKey → MailRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mail(transport: Transport, body: MailKey, options?: CallOptions): Promise<MailRow> {
  return transport.call<MailRow>(CALLS.mail, body, options)
}

/**
 * 新增平台邮件
 * POST /fba/api/v1/mail/add · MailAdd → MailRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailAdd(transport: Transport, body: MailAdd, options?: CallOptions): Promise<MailRow> {
  return transport.call<MailRow>(CALLS.mailAdd, body, options)
}

/**
 * 修改平台邮件
 * POST /fba/api/v1/mail/edit · MailEdit → MailRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailEdit(transport: Transport, body: MailEdit, options?: CallOptions): Promise<MailRow> {
  return transport.call<MailRow>(CALLS.mailEdit, body, options)
}

/**
 * 删除平台邮件
 * POST /fba/api/v1/mail/remove · MailKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailRemove(transport: Transport, body: MailKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.mailRemove, body, options)
}

/**
 * 流转平台邮件
 * POST /fba/api/v1/mail/step · MailStepRequest → MailRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailStep(transport: Transport, body: MailStepRequest, options?: CallOptions): Promise<MailRow> {
  return transport.call<MailRow>(CALLS.mailStep, body, options)
}

/**
 * 往来：平台邮件
 * POST /fba/api/v1/mail/messages · ListRequest → ListAnswer<MailMessageRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function mailMessages(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<MailMessageRow>> {
  return askList<MailMessageRow>(transport, FAMILY, CALLS.mailMessages, FAMILY.resources['mailMessages']!, body, options)
}

/**
 * 列出发票抬头
 * POST /fba/api/v1/vatSeller/list · ListRequest → ListAnswer<VatSellerRow>.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatSellerList(transport: Transport, body: ListRequest, options?: CallOptions): Promise<ListAnswer<VatSellerRow>> {
  return askList<VatSellerRow>(transport, FAMILY, CALLS.vatSellerList, FAMILY.resources['vatSellerList']!, body, options)
}

/**
 * 读取一张发票抬头
 * POST /fba/api/v1/vatSeller/get · VatSellerKey → VatSellerRow.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatSeller(transport: Transport, body: VatSellerKey, options?: CallOptions): Promise<VatSellerRow> {
  return transport.call<VatSellerRow>(CALLS.vatSeller, body, options)
}

/**
 * 新增发票抬头
 * POST /fba/api/v1/vatSeller/add · VatSellerAdd → VatSellerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatSellerAdd(transport: Transport, body: VatSellerAdd, options?: CallOptions): Promise<VatSellerRow> {
  return transport.call<VatSellerRow>(CALLS.vatSellerAdd, body, options)
}

/**
 * 修改发票抬头
 * POST /fba/api/v1/vatSeller/edit · VatSellerEdit → VatSellerRow. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatSellerEdit(transport: Transport, body: VatSellerEdit, options?: CallOptions): Promise<VatSellerRow> {
  return transport.call<VatSellerRow>(CALLS.vatSellerEdit, body, options)
}

/**
 * 删除发票抬头
 * POST /fba/api/v1/vatSeller/remove · VatSellerKey → unknown. Writes: carries an idempotency key.
 * @throws CallError: `refused` with the server's sentence, `malformed`, `expired`, `forbidden`, `network`, `timeout`.
 */
export function vatSellerRemove(transport: Transport, body: VatSellerKey, options?: CallOptions): Promise<unknown> {
  return transport.call<unknown>(CALLS.vatSellerRemove, body, options)
}
