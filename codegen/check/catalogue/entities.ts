/** Codes about entities, formulas and conditions. */
import type { CatalogueEntry } from './entry'

export const ENTITIES: Record<string, CatalogueEntry> = {
  SCH301: {
    title: 'A field of kind enum without an enum',
    explanation: 'Labels, colours, filters and checks follow from the enum.',
    wrong: '"kind": "enum"',
    right: '"kind": "enum", "enum": "state"',
  },
  SCH302: {
    title: 'An enum on a kind that has none',
    explanation: 'Only enum, tags and switch show values by an enum; a text that holds some of its words among others says "known".',
    wrong: '"kind": "text", "enum": "state"',
    right: '"kind": "enum", "enum": "state"',
  },
  SCH303: {
    title: 'Money without a currency',
    explanation: 'Amounts of different currencies are never added up; each says where its currency is kept.',
    wrong: '"kind": "money"',
    right: '"kind": "money", "currencyField": "currency"',
  },
  SCH304: {
    title: 'A field that cannot hold a currency',
    explanation:
      'A currency is kept in a field of kind enum whose values are currencies (CNY, USD), or in a text that is called 币种; only money has one.',
    wrong: '"kind": "integer", "currencyField": "currency"',
    right: '"kind": "money", "currencyField": "currency"',
  },
  SCH305: {
    title: 'A formula that needs itself',
    explanation: 'Formulas may use formulas, but not in a loop.',
    wrong: '"left": { "formula": { "minus": ["budget", "left"] } }',
    right: '"left": { "formula": { "minus": ["budget", "spend"] } }',
  },
  SCH306: {
    title: 'A formula over what is no number',
    explanation: 'Only numbers can be calculated with.',
    wrong: '{ "sum": ["spend", "name"] }',
    right: '{ "sum": ["spend", "tax"] }',
  },
  SCH307: {
    title: 'A total the kind does not have',
    explanation: 'How a field adds up is said, never guessed, and must make sense for its kind.',
    wrong: '"kind": "text", "total": "sum"',
    right: '"kind": "text", "total": "distinct"',
  },
  SCH308: {
    title: 'A ratio that does not add up as one',
    explanation: 'The total of a ratio is the ratio of the sums, never the sum or the mean of ratios.',
    wrong: '"formula": { "ratio": ["spend", "amount"] }, "total": "sum"',
    right: '"formula": { "ratio": ["spend", "amount"] }, "total": "ratio"',
  },
  SCH309: {
    title: 'A key that may be empty',
    explanation: 'Key fields are required or filled by the server, and kept in the row, as are those of unique sets and indexes.',
    wrong: '"key": ["sku"], "sku": { … }',
    right: '"sku": { …, "required": true }',
  },
  SCH310: {
    title: 'A formula that is to be written',
    explanation: 'A formula follows from other fields; it is neither edited, required, asked for nor given a default.',
    wrong: '"formula": { … }, "edit": true',
    right: '"formula": { … }',
  },
  SCH311: {
    title: 'A reference with too few or too many fields',
    explanation: '"by" gives one own field for each field of the other\'s key, in its order.',
    wrong: '"by": ["shop_id", "name"]',
    right: '"by": ["shop_id"]',
  },
  SCH312: {
    title: 'A reference that does not name one row',
    explanation: '"to" is the other\'s key or one of its unique sets; anything else could find several rows.',
    wrong: '"to": ["seller"]',
    right: '"to": ["seller", "site"]',
  },
  SCH313: {
    title: 'Rows below that do not meet the key',
    explanation: '"by" of "has" gives one field of the other for each field of this key.',
    wrong: '"by": ["campaign_id", "site"]',
    right: '"by": ["campaign_id"]',
  },
  SCH314: {
    title: 'A scope that cannot fence',
    explanation: 'Rows are fenced by a kept field that holds the shop\'s or the person\'s id.',
    wrong: '"scope": { "shop": "day" }',
    right: '"scope": { "shop": "shop_id" }',
  },
  SCH315: {
    title: 'A life cycle over what is no enum',
    explanation: 'The states of a life cycle are the values of its field\'s enum.',
    wrong: '"state": { "kind": "text" }',
    right: '"state": { "kind": "enum", "enum": "plan_state" }',
  },
  SCH316: {
    title: 'A state that is never reached',
    explanation: 'From the start, every value of the enum must be reached by some way of transitions.',
    wrong: 'no transition has "to": "refused"',
    right: '"refuse": { …, "to": "refused" }',
  },
  SCH317: {
    title: 'A tree that cannot grow',
    explanation: 'A tree\'s rows have a key of one field, and another field that holds the parent\'s key.',
    wrong: '"tree": { "parent": "id" }',
    right: '"tree": { "parent": "parent_id" }',
  },
  SCH318: {
    title: 'An operator the kind does not know',
    explanation: 'What can be asked of a field follows from its kind.',
    wrong: '{ "field": "state", "op": "gt", … }',
    right: '{ "field": "state", "op": "eq", … }',
  },
  SCH319: {
    title: 'A value that does not fit',
    explanation:
      '"in" takes a list, "between" two ends or a span of days, "empty" true or false, all others one value; and the value fits the field\'s ' +
      'kind. A number stands without quotes, but for one of more digits than a JSON number keeps.',
    wrong: '"op": "in", "value": "draft"',
    right: '"op": "in", "value": ["draft"]',
  },
  SCH320: {
    title: 'A day or moment without a clock, or a clock of something else',
    explanation: 'The same moment is another day in another place: each date and datetime says by whose clock it is told, and nothing else does.',
    wrong: '"kind": "date"',
    right: '"kind": "date", "zone": "marketplace"',
  },
  SCH321: {
    title: 'Limits that cannot hold',
    explanation:
      'min and max are for numbers (whole ones of whole numbers), the least not above the most (also of items, clamp and between); maxLength ' +
      'is for text; a default is within them.',
    wrong: '"min": 10, "max": 1',
    right: '"min": 1, "max": 10',
  },
  SCH322: {
    title: 'A name twice in one list',
    explanation: 'Keys, indexes, references and rollups name each field once.',
    wrong: '"index": [["shop_id", "day", "shop_id"]]',
    right: '"index": [["shop_id", "day"]]',
  },
  SCH323: {
    title: 'An input the kind does not have',
    explanation: 'What a field is written with follows from its kind.',
    wrong: '"kind": "text", "edit": "date"',
    right: '"kind": "text", "edit": "textarea"',
  },
  SCH324: {
    title: 'A field every table has',
    explanation: 'company_id is part of every key and is never said.',
    wrong: '"company_id": { … }',
    right: '(nothing)',
  },
  SCH325: {
    title: 'A derived field with nothing to derive from',
    explanation: 'A derived field is filled by the server with a fact ("data") of the value that another enum field holds.',
    wrong: '"derive": { "from": "site", "data": "curency" }',
    right: '"derive": { "from": "site", "data": "currency" }, "server": true',
  },
  SCH326: {
    title: 'A field that cannot wait',
    explanation:
      'What waits to be taken to Amazon (pending) is an edit of one row of one shop: the field is editable, is no part of the key and is not ' +
      'fixed, and the entity says under "scope" which of its own fields holds the shop.',
    wrong: '"bid": { …, "pending": true }',
    right: '"bid": { …, "edit": true, "pending": true }',
  },
  SCH327: {
    title: 'A transition that writes what it may not',
    explanation:
      'A fixed field and the key are given when the row is added, and the state is written by "to"; no step of the life cycle asks for them or ' +
      'writes them.',
    wrong: '"asks": ["site"]',
    right: '"asks": ["remark"]',
  },
  SCH328: {
    title: 'A number that staff would write',
    explanation:
      'Numbers are given by the server when a row is added, to a field of kind text or id that staff do not write and that no other row ' +
      'shares.',
    wrong: '"doc_no": { "label": "单据编号", "kind": "text", "number": "CG", "edit": true }',
    right: '"doc_no": { "label": "单据编号", "kind": "text", "number": "CG", "server": true }',
  },
  SCH329: {
    title: 'A rollup that adds nothing up',
    explanation:
      'A rollup is one sum, count, least or greatest of the rows under "has": of a field of the same kind, by conditions that are the same ' +
      'for everybody. A formula may go on from it.',
    wrong: '"qty": { "integer": "数量", "rollup": { "sum": "items.name" } }',
    right: '"qty": { "integer": "数量", "rollup": { "sum": "items.qty" } }',
  },
  SCH330: {
    title: 'Rows below that no index finds',
    explanation: 'What rows below add up to is read for each row of a list: an index finds them.',
    wrong: '"index": []',
    right: '"index": [["order_id"]]',
  },
  SCH331: {
    title: 'An approval that cannot go on',
    explanation:
      'A flow takes the document on from the state where "submit" left it: "approve", "refuse" and "withdraw" start there, ask for nothing but ' +
      'the words of a refusal, and the amount that flows begin at is money.',
    wrong: '"submit": "submit", "refuse": "void" … "void": { "from": ["draft"], … }',
    right: '"submit": "submit", "refuse": "refuse" … "refuse": { "from": ["waiting"], … }',
  },
  SCH332: {
    title: 'Nobody to stay apart',
    explanation: 'Who made a document leaves the deciding step to others: "apart" names the field of kind user that holds them.',
    wrong: '"apart": "remark"',
    right: '"apart": "creator"',
  },
  SCH333: {
    title: 'An effect that is not there',
    explanation:
      'What a step does besides changing its row is a function that a module of the server brings under "effects"; every one of them is named by a ' +
      'step, and one whose step is undone can be undone.',
    wrong: '"effects": ["postReciept"]',
    right: '"effects": ["postReceipt"]',
  },
  SCH334: {
    title: 'A step that cannot go by itself, or be undone',
    explanation:
      'A step that the server takes says "when" and asks nobody for anything; a step that undoes another begins in the state where that one ends.',
    wrong: '"complete": { "itself": true, … }',
    right: '"complete": { "itself": true, "when": { "field": "open_total", "op": "eq", "value": 0 }, … }',
  },
  SCH726: {
    title: 'A step that cannot ask about the rows below',
    explanation:
      'What a step asks about the rows below ("asksItems") are fields that staff write, of one list that belongs to the document and that a ' +
      'built call lists; it is answered for one document at a time.',
    wrong: '"asksItems": ["items.open_qty"]',
    right: '"asksItems": [{ "field": "items.good_qty", "starts": "items.open_qty" }]',
  },
  SCH727: {
    title: 'A step that changes nothing',
    explanation: 'A step leads to another state, or asks for something, writes something or has an effect.',
    wrong: '"check": { "label": "核对", "from": ["1"], "to": "1" }',
    right: '"check": { "label": "核对", "from": ["1"], "to": "1", "asks": ["remark"] }',
  },
  SCH736: {
    title: 'A place that the server cannot keep',
    explanation:
      '"ordered" names the field that counts the rows 1, 2, 3 …: an integer that the server alone fills, without limits or a default, named ' +
      'by "sort" and by no "unique", of rows that everybody sees who lists them.',
    wrong: '"ordered": "seq", "fields": { "seq": { "label": "顺序", "kind": "integer", "required": true, "edit": true } }',
    right: '"ordered": "seq", "fields": { "seq": { "label": "顺序", "kind": "integer", "server": true } }',
  },
  SCH738: {
    title: 'A change of rows that are only added',
    explanation:
      'Rows of an entity that says "appendOnly" stand as they were written: no call edits, removes or moves them, and the database refuses ' +
      'whoever tries.',
    wrong: '"entryEdit": { "does": { "edit": "stock_entry" } }',
    right: '"entryList": { "does": { "list": "stock_entry" } }',
  },
  SCH737: {
    title: 'Moves of rows without an order',
    explanation: '上移, 下移 and 置顶 change the place that an entity keeps by "ordered".',
    wrong: '"row": ["edit", "moves"]',
    right: '"ordered": "priority" in the entity, "row": ["edit", "moves"] in the page',
  },
  SCH341: {
    title: 'Figures that join nothing',
    explanation: 'Facts belong to a row where each dimension under "by" equals the row\'s field: a kept field of the same kind, and no step of time.',
    wrong: '"by": { "month": "name" }',
    right: '"by": { "campaign": "name" }',
  },
  SCH342: {
    title: 'Figures that are asked for no day',
    explanation:
      'NAME.day says which days figures count: their dataset has a dimension of single days, and the figures do not say "days" themselves.',
    wrong: '"days": 7 … "filters": ["sales7.day"]',
    right: '"filters": ["perf.day"]',
  },
  SCH343: {
    title: 'An amount beside a row of no currency',
    explanation: 'Amounts of different currencies are never added up: figures with amounts join by the row\'s currency too.',
    wrong: '"by": { "campaign": "name" }',
    right: '"by": { "campaign": "name", "currency": "currency" }',
  },
  SCH344: {
    title: 'Figures named like a field',
    explanation: 'What stands before the point is a reference or figures, and never both.',
    wrong: '"refs": { "shop": … }, "figures": { "shop": … }',
    right: '"figures": { "perf": … }',
  },
  SCH345: {
    title: 'A day of figures as a column',
    explanation: 'NAME.day says which days are counted; it is no value of a row.',
    wrong: '"columns": ["perf.day"]',
    right: '"filters": ["perf.day"]',
  },
  SCH346: {
    title: 'Fields that are never equal',
    explanation:
      'A reference finds a row, and rows below find theirs, by equal values: "by" names fields of the kind, the enum and the entity that the ' +
      'other\'s key is of.',
    wrong: '"shop": { "entity": "shop", "by": ["name"] }',
    right: '"shop": { "entity": "shop", "by": ["shop_id"] }',
  },
  SCH347: {
    title: 'Pieces added to amounts',
    explanation:
      'Amounts are added to amounts of the same currency and multiplied with plain numbers; the field\'s kind says what comes out (money, or a ' +
      'number).',
    wrong: '{ "sum": ["spend", "clicks"] }, { "times": ["price", "budget"] }',
    right: '{ "sum": ["spend", "tax"] }, { "times": ["price", "quantity"] }',
  },
  SCH348: {
    title: 'Filled by the server and by staff',
    explanation:
      'One hand fills a field: what staff write into a field of the server would be dropped in silence. No form edits it, no transition asks ' +
      'for it.',
    wrong: '"server": true, "edit": true',
    right: '"server": true',
  },
  SCH349: {
    title: 'A default that is not the start',
    explanation: 'New rows begin where their life cycle starts.',
    wrong: '"default": "waiting" … "start": "draft"',
    right: '"start": "draft"',
  },
  SCH386: {
    title: 'New rows that cannot wait',
    explanation:
      'A new row that is asked of Amazon ("pendingNew") waits for the sheet of its shop, which "scope" names, and is known again by kept fields ' +
      'that the import of these rows fills; the shop counts anyway.',
    wrong: '"scope": { "shop": "shop_id" }, "pendingNew": { "by": ["shop_id", "acos"] }',
    right: '"scope": { "shop": "shop_id" }, "pendingNew": { "by": ["ad_group_id", "match_type", "keyword_text"] }',
  },
  SCH387: {
    title: 'What people say, kept by what does not stay',
    explanation:
      'What people say beside a row that files bring ("said": a note, tags) is kept apart, by plain fields of the row which tell it again when a ' +
      'later file brings it anew: its shop and its own number. The fields that are said stand under "fields" of "said".',
    wrong: '"said": { "by": ["id", "acos"], "fields": { "note": "备注" } }',
    right: '"said": { "by": ["shop_id", "order_id"], "fields": { "note": "备注" } }',
  },
  SCH388: {
    title: 'A name of no other row',
    explanation:
      'The words of a field may be what another row is called, kept when they were written (the MSKU of a line): "names" says the ' +
      'reference that finds it, and they lead there. A field of the row itself leads nowhere.',
    wrong: '"msku": { "label": "MSKU", "names": "product_name" }',
    right: '"msku": { "label": "MSKU", "names": "product" }',
  },
  SCH350: {
    title: 'A name or a value that cannot be shown',
    explanation:
      'A row is called by words that are kept ("title": a field of kind text or id), and a reference shows fields that are kept and not ' +
      'secret.',
    wrong: '"title": "spend"',
    right: '"title": "name"',
  },
  SCH351: {
    title: 'One name for two things',
    explanation:
      'What stands before a point is a reference, and what stands in a list of columns is a dimension or a measure; a name is one of them.',
    wrong: '"refs": { "seller": … }, "fields": { "seller": … }',
    right: '"refs": { "store": … }, "fields": { "seller": … }',
  },
}
