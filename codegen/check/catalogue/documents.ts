/** Codes of documents among each other: what one is made from, what is printed of it, steps that nobody presses. */
import type { CatalogueEntry } from './entry'

export const DOCUMENTS: Record<string, CatalogueEntry> = {
  SCH712: {
    title: 'A link between what has no number',
    explanation: 'Which document was made from which is kept by the key of each: one field.',
    wrong: '"key": ["shop_id", "msku"], … "document": { "from": { "plan": … } }',
    right: '"key": ["id"], … "document": { "from": { "plan": … } }',
  },
  SCH713: {
    title: 'A document that nobody can make',
    explanation:
      'A document that is made from another is added by a built call, and takes something over: fields, or rows below; ' +
      'or a built call that writes makes it whole (by).',
    wrong: '"from": { "plan": { "entity": "purchase_plan" } }',
    right: '"from": { "plan": { "entity": "purchase_plan", "fields": { "supplier_id": "supplier_id" } } }',
  },
  SCH714: {
    title: 'What is taken over does not fit',
    explanation:
      'A form begins with what is taken over, so that it goes into fields that staff may write, of the kind that it is of; rows go into rows that ' +
      'belong to the document.',
    wrong: '"fields": { "sign_date": "plan_no" }',
    right: '"fields": { "purchase_no": "plan_no" }',
  },
  SCH715: {
    title: 'Several that are not alike',
    explanation:
      'Several documents make one where they are alike in the kept fields under "several"; amounts of several are added up, so that their currency ' +
      'is among these.',
    wrong: '"fields": { "total_amount": "est_amount" }, "several": ["supplier_id"]',
    right: '"fields": { "total_amount": "est_amount" }, "several": ["supplier_id", "currency"]',
  },
  SCH716: {
    title: 'A print page that does not print it',
    explanation: 'What is printed of a document is a sheet about its rows (or about rows that name it: "by"), on a built page of kind print.',
    wrong: '"prints": [{ "page": "/purchase/erp/heTongGuanLi", "label": "打印" }]',
    right: '"prints": [{ "page": "/print-pick-list", "tab": "new", "label": "打印拣货单" }]',
  },
  SCH717: {
    title: 'A step of the server as an action',
    explanation: 'A step with "itself" is taken by the server as soon as its condition holds; nobody is offered it.',
    wrong: '{ "action": "complete", "label": "完成", "transition": "complete" }',
    right: '"complete": { "itself": true, "when": { "field": "open_total", "op": "eq", "value": 0 }, … }',
  },
  SCH840: {
    title: 'A dead state that is no end',
    explanation:
      'In a state under "dead" a document counts for nothing: no step leads out, no row begins there, and nobody edits rows there.',
    wrong: '"start": "draft", "open": ["draft", "void"], "dead": ["void"]',
    right: '"start": "draft", "open": ["draft"], "dead": ["void"]',
  },
  SCH841: {
    title: 'A line that does not name its document',
    explanation:
      'Rows of other documents ("others") count until the document that they belong to is dead; they name it by a reference of the same fields ' +
      'as its "has".',
    wrong: '"entity": "receipt_item", "refs": {}',
    right: '"entity": "receipt_item", "refs": { "receipt": { "entity": "receipt", "by": ["receipt_id"], "shows": ["receipt_no"] } }',
  },
  SCH842: {
    title: 'A dead document that leaves something behind',
    explanation: 'A step into a dead state takes back what effects of earlier steps have posted, or starts before they are taken.',
    wrong: '"post": { "from": ["draft"], "to": "posted", "effects": ["postReceipt"] }, "void": { "from": ["draft", "posted"], "to": "void" }',
    right: '"void": { "from": ["draft"], "to": "void" }, "unpost": { "from": ["posted"], "to": "draft", "undo": "post" }',
  },
  SCH576: {
    title: 'Columns below that make no documents',
    explanation: 'A template has the columns of a document under "template", and beside them under "below" those of its own rows of one kind.',
    wrong: '"below": ["items.sku_id", "receipts.qty"]',
    right: '"template": ["warehouse_id"], "below": ["items.sku_id", "items.qty"]',
  },
  SCH577: {
    title: 'Columns that find no one row',
    explanation:
      'A template that edits rows says under "finds" the columns that name one row: the key, or fields that are unique together. The others, ' +
      'under "template", are what is edited; rows below are not edited so.',
    wrong: '"template": ["specialist"], "finds": ["msku"]',
    right: '"template": ["specialist"], "finds": ["shop_id", "msku"]',
  },
}
