/**
 * Every code the checker may say: what it means, why it is a mistake, and what a fix looks like.
 * Codes are stable: a code is never given another meaning. docs/schema-errors.md is made from this list.
 */

export interface CatalogueEntry {
  title: string
  explanation: string
  /** A wrong bit and its right form, as they stand in a file. */
  wrong: string
  right: string
}

export const CATALOGUE: Record<string, CatalogueEntry> = {
  SCH101: { title: 'Not JSON', explanation: 'The file cannot be read: strict JSON, no comments, no comma after the last item. Whatever refers to the file is not blamed until it can be read.', wrong: '"a": 1 "b": 2', right: '"a": 1, "b": 2' },
  SCH102: { title: 'A key said twice', explanation: 'JSON would silently keep the last one.', wrong: '"label": "花费", "label": "广告花费"', right: '"label": "广告花费"' },
  SCH103: { title: 'A file in the wrong place', explanation: 'The folder says what kind a file is; entities, datasets, dialogs and pages stand in one more folder, their module. A file whose keys say what it is is read as that, so that nobody who names it is blamed.', wrong: 'schemas/pages/fees.json', right: 'schemas/pages/finance/fees.json' },
  SCH104: { title: 'Two files of one name', explanation: 'Files are named without their module, so a name is one for all modules.', wrong: 'entities/sale/shop.json, entities/finance/shop.json', right: 'entities/sale/shop.json' },
  SCH105: { title: 'The name is not the file\'s name', explanation: 'A file says its own name; the two are always equal.', wrong: '"page": "fee" in fees.json', right: '"page": "fees" in fees.json' },
  SCH106: { title: 'Another language version', explanation: 'The file is written in another version of the schema language. Older files are rewritten by npm run codegen -- --migrate.', wrong: '"language": 0', right: '"language": 1' },
  SCH107: { title: 'A value of another type', explanation: 'Text, numbers, true/false, lists and objects are not changed into one another.', wrong: '"width": "90"', right: '"width": 90' },
  SCH108: { title: 'An unknown key', explanation: 'Every object knows its keys; nothing is ignored.', wrong: '"colums": ["acos"]', right: '"columns": ["acos"]' },
  SCH109: { title: 'A missing key', explanation: 'The object cannot be understood without it.', wrong: '{ "kind": "text" }', right: '{ "label": "备注", "kind": "text" }' },
  SCH110: { title: 'Not one of the known words', explanation: 'The key takes one of a closed list of words.', wrong: '"kind": "interger"', right: '"kind": "integer"' },
  SCH111: { title: 'Text of another form', explanation: 'Routes begin with /, calls are family.call, menu keys are M and eight digits.', wrong: '"route": "finance/fees"', right: '"route": "/finance/fees"' },
  SCH112: { title: 'Too few, too many, too small, too large', explanation: 'A number is out of its range, a text is empty, or a list has too few or too many items.', wrong: '"pageSize": 5000', right: '"pageSize": 500' },
  SCH113: { title: 'A value said twice in one list', explanation: 'The list is a set.', wrong: '"compare": ["previous", "previous"]', right: '"compare": ["previous"]' },
  SCH114: { title: 'Keys that do not go together', explanation: 'The object is one of several forms, and these keys belong to different ones.', wrong: '{ "and": […], "or": […] }', right: '{ "and": [{ "or": […] }, …] }' },
  SCH115: { title: 'A key that is no name', explanation: 'Names are used in addresses, in SQL and in code: a letter, then letters, digits or _.', wrong: '"2nd bid": { … }', right: '"second_bid": { … }' },
  SCH116: { title: 'A letter that cannot be seen, or is another', explanation: 'A space of no width, a no-break space, a space at the end of a key, a Cyrillic or full-width letter in a Latin name: it reads like the right word and equals no other.', wrong: '"DE ": "德国"', right: '"DE": "德国"' },
  SCH117: { title: 'The schema of other files', explanation: 'Editors complete words by "$schema": it leads to the file\'s own kind under schemas/.editor, or to that kind for one entity or dataset. npm run codegen -- --fix-schema-refs sets it.', wrong: '"$schema": "../../.editor/entity.json" in a page', right: '"$schema": "../../.editor/page.json"' },
  SCH118: { title: 'A name that the database cuts off', explanation: 'Tables and columns are called as entities, fields and rollups are; PostgreSQL keeps 63 letters of a name.', wrong: '"rollup" of 70 letters', right: '"by_day"' },

  SCH201: { title: 'No such entity', explanation: 'The name leads to no file of schemas/entities.', wrong: '"entity": "campain"', right: '"entity": "campaign"' },
  SCH202: { title: 'No such dataset', explanation: 'The name leads to no file of schemas/datasets.', wrong: '"dataset": "fee"', right: '"dataset": "fees"' },
  SCH203: { title: 'No such enum', explanation: 'The name leads to no file of schemas/enums.', wrong: '"enum": "states"', right: '"enum": "state"' },
  SCH204: { title: 'No such field', explanation: 'A name is looked up in the nearest entity around it: of the tab, the page, the dialog, the set or the file. A Chinese label is no name; the message gives the name.', wrong: '"columns": ["aocs"]', right: '"columns": ["acos"]' },
  SCH205: { title: 'A field the reference does not show', explanation: 'A reference lists what may be named through it, so that it is seen what a page can reach.', wrong: '"shop.seller"', right: '"shows": ["name", "seller"]' },
  SCH206: { title: 'No such reference', explanation: 'What stands before the point is a reference of the entity (or, for a dataset, a measure).', wrong: '"shpo.name"', right: '"shop.name"' },
  SCH207: { title: 'No such dimension or measure', explanation: 'The rows are of a dataset; its dimensions and measures are what can be named.', wrong: '"by": ["mouth"]', right: '"by": ["month"]' },
  SCH208: { title: 'No such value of the pivot', explanation: 'measure@value names one column of a pivot: a value of the dimension\'s enum, #group, or unallocated.', wrong: '"amount@comission"', right: '"amount@commission"' },
  SCH209: { title: 'A comparison that is not there', explanation: '.prev, .delta and .rate are there where the page or tab says "compare", for measures only.', wrong: '"amount.delta"', right: '"compare": ["previous"], "columns": ["amount.delta"]' },
  SCH210: { title: 'No such call', explanation: 'Calls are named family.call; families are the files of schemas/endpoints.', wrong: '"list": "advert.campaignLits"', right: '"list": "advert.campaignList"' },
  SCH211: { title: 'No such dialog', explanation: 'An action opens a dialog of its page or tab, or a shared one by its file\'s name.', wrong: '"dialog": "notes"', right: '"dialog": "note"' },
  SCH212: { title: 'No such shared dialog', explanation: 'A text under "dialogs" names a file of schemas/dialogs.', wrong: '"budget": "campaign_bugdet"', right: '"budget": "campaign_budget"' },
  SCH213: { title: 'No such set', explanation: 'A set is a file of schemas/columns or schemas/filters.', wrong: '{ "set": "moneys" }', right: '{ "set": "money" }' },
  SCH214: { title: 'No page has this route', explanation: 'Menu items and links name a page by its route.', wrong: '"route": "/finance/fee"', right: '"route": "/finance/fees"' },
  SCH215: { title: 'No such menu key', explanation: 'Roles list menus by their keys, at any of the three levels.', wrong: '"menus": ["M10000001"]', right: '"menus": ["M10000000"]' },
  SCH216: { title: 'No such permission', explanation: 'Permissions are said in schemas/menu.json.', wrong: '"sensitive": "costs"', right: '"sensitive": "cost"' },
  SCH217: { title: 'No such wire', explanation: 'A wire is a file of schemas/wires.', wrong: '"wire": "epr"', right: '"wire": "erp"' },
  SCH218: { title: 'No such report format', explanation: 'A format is a file of schemas/reports.', wrong: '"formats": ["fees_report"]', right: '"formats": ["fee_report"]' },
  SCH219: { title: 'No such mapping', explanation: 'A mapping is a file of schemas/mappings.', wrong: '"mapping": "fee_rule"', right: '"mapping": "fee_rules"' },
  SCH220: { title: 'No such value of the enum', explanation: 'A value written in a file (condition, default, state, mapping) is one of its enum. Values are written, not labels.', wrong: '"value": "草稿"', right: '"value": "draft"' },
  SCH221: { title: 'No such group of the enum', explanation: 'A value\'s group is said under "groups" of the same file.', wrong: '"group": "platfrom"', right: '"group": "platform"' },
  SCH222: { title: 'No such source of the dataset', explanation: 'Measures and rollups name one of the dataset\'s sources.', wrong: '"source": "late"', right: '"source": "later"' },
  SCH223: { title: 'No such rows below a row', explanation: 'Rows open out to what their entity has, by the name under "has".', wrong: '"expand": { "has": "ad" }', right: '"expand": { "has": "ads" }' },
  SCH224: { title: 'No such transition', explanation: 'An action takes a step of the life cycle of its rows\' entity.', wrong: '"transition": "sumbit"', right: '"transition": "submit"' },
  SCH225: { title: 'No such column of the report', explanation: 'Detection, guards and fees name columns of the same report.', wrong: '"detect": ["amounts"]', right: '"detect": ["amount"]' },
  SCH226: { title: 'No such list of words', explanation: 'A column\'s words are translated by a list under "values" of the same report.', wrong: '"values": "currency"', right: '"values": "currencies"' },
  SCH227: { title: 'No such type', explanation: 'Requests and answers are made of a closed set of types, enums and entities.', wrong: '"title": "txet"', right: '"title": "text"' },
  SCH228: { title: 'No such operator', explanation: 'A wire has words for the operators of the one filter tree.', wrong: '"gte": "gte"', right: '"ge": "gte"' },
  SCH229: { title: 'A path through two references', explanation: 'A path goes through one reference, so that a list joins what it shows and no more.', wrong: '"campaign.shop.name"', right: '"shop.name"' },
  SCH230: { title: 'No such part', explanation: 'A part is a named cell, card or step body in src/parts, for what no kind can say; it is written in code and registered first.', wrong: '"part": "profitCel"', right: '"part": "profitCell"' },
  SCH231: { title: 'No such function of the server', explanation: 'A computed field names a function of the server (FIFO cost, replenishment); it is written in code and registered first.', wrong: '"compute": { "function": "fifoCst" }', right: '"compute": { "function": "fifoCost" }' },

  SCH301: { title: 'A field of kind enum without an enum', explanation: 'Labels, colours, filters and checks follow from the enum.', wrong: '"kind": "enum"', right: '"kind": "enum", "enum": "state"' },
  SCH302: { title: 'An enum on a kind that has none', explanation: 'Only enum, tags and switch show values by an enum.', wrong: '"kind": "text", "enum": "state"', right: '"kind": "enum", "enum": "state"' },
  SCH303: { title: 'Money without a currency', explanation: 'Amounts of different currencies are never added up; each says where its currency is kept.', wrong: '"kind": "money"', right: '"kind": "money", "currencyField": "currency"' },
  SCH304: { title: 'A field that cannot hold a currency', explanation: 'A currency is kept in a field of kind enum whose values are currencies (CNY, USD), or in a text that is called 币种; only money has one.', wrong: '"kind": "integer", "currencyField": "currency"', right: '"kind": "money", "currencyField": "currency"' },
  SCH305: { title: 'A formula that needs itself', explanation: 'Formulas may use formulas, but not in a loop.', wrong: '"left": { "formula": { "minus": ["budget", "left"] } }', right: '"left": { "formula": { "minus": ["budget", "spend"] } }' },
  SCH306: { title: 'A formula over what is no number', explanation: 'Only numbers can be calculated with.', wrong: '{ "sum": ["spend", "name"] }', right: '{ "sum": ["spend", "tax"] }' },
  SCH307: { title: 'A total the kind does not have', explanation: 'How a field adds up is said, never guessed, and must make sense for its kind.', wrong: '"kind": "text", "total": "sum"', right: '"kind": "text", "total": "distinct"' },
  SCH308: { title: 'A ratio that does not add up as one', explanation: 'The total of a ratio is the ratio of the sums, never the sum or the mean of ratios.', wrong: '"formula": { "ratio": ["spend", "amount"] }, "total": "sum"', right: '"formula": { "ratio": ["spend", "amount"] }, "total": "ratio"' },
  SCH309: { title: 'A key that may be empty', explanation: 'Key fields are required or filled by the server, and kept in the row, as are those of unique sets and indexes.', wrong: '"key": ["sku"], "sku": { … }', right: '"sku": { …, "required": true }' },
  SCH310: { title: 'A formula that is to be written', explanation: 'A formula follows from other fields; it is neither edited, required, asked for nor given a default.', wrong: '"formula": { … }, "edit": true', right: '"formula": { … }' },
  SCH311: { title: 'A reference with too few or too many fields', explanation: '"by" gives one own field for each field of the other\'s key, in its order.', wrong: '"by": ["shop_id", "name"]', right: '"by": ["shop_id"]' },
  SCH312: { title: 'A reference that does not name one row', explanation: '"to" is the other\'s key or one of its unique sets; anything else could find several rows.', wrong: '"to": ["seller"]', right: '"to": ["seller", "site"]' },
  SCH313: { title: 'Rows below that do not meet the key', explanation: '"by" of "has" gives one field of the other for each field of this key.', wrong: '"by": ["campaign_id", "site"]', right: '"by": ["campaign_id"]' },
  SCH314: { title: 'A scope that cannot fence', explanation: 'Rows are fenced by a kept field that holds the shop\'s or the person\'s id.', wrong: '"scope": { "shop": "day" }', right: '"scope": { "shop": "shop_id" }' },
  SCH315: { title: 'A life cycle over what is no enum', explanation: 'The states of a life cycle are the values of its field\'s enum.', wrong: '"state": { "kind": "text" }', right: '"state": { "kind": "enum", "enum": "plan_state" }' },
  SCH316: { title: 'A state that is never reached', explanation: 'From the start, every value of the enum must be reached by some way of transitions.', wrong: 'no transition has "to": "refused"', right: '"refuse": { …, "to": "refused" }' },
  SCH317: { title: 'A tree that cannot grow', explanation: 'A tree\'s rows have a key of one field, and another field that holds the parent\'s key.', wrong: '"tree": { "parent": "id" }', right: '"tree": { "parent": "parent_id" }' },
  SCH318: { title: 'An operator the kind does not know', explanation: 'What can be asked of a field follows from its kind.', wrong: '{ "field": "state", "op": "gt", … }', right: '{ "field": "state", "op": "eq", … }' },
  SCH319: { title: 'A value that does not fit', explanation: '"in" takes a list, "between" two ends or a span of days, "empty" true or false, all others one value; and the value fits the field\'s kind.', wrong: '"op": "in", "value": "draft"', right: '"op": "in", "value": ["draft"]' },
  SCH320: { title: 'A day or moment without a clock', explanation: 'The same moment is another day in another place: each field says by whose clock it is told.', wrong: '"kind": "date"', right: '"kind": "date", "zone": "marketplace"' },
  SCH321: { title: 'Limits that cannot hold', explanation: 'min and max are for numbers, the least not above the most (also of items, clamp and between); maxLength is for text; a default is within them.', wrong: '"min": 10, "max": 1', right: '"min": 1, "max": 10' },
  SCH322: { title: 'A name twice in one list', explanation: 'Keys, indexes, references and rollups name each field once.', wrong: '"index": [["shop_id", "day", "shop_id"]]', right: '"index": [["shop_id", "day"]]' },
  SCH323: { title: 'An input the kind does not have', explanation: 'What a field is written with follows from its kind.', wrong: '"kind": "text", "edit": "date"', right: '"kind": "text", "edit": "textarea"' },
  SCH324: { title: 'A field every table has', explanation: 'company_id is part of every key and is never said.', wrong: '"company_id": { … }', right: '(nothing)' },
  SCH325: { title: 'A derived field with nothing to derive from', explanation: 'A derived field is filled by the server with a fact ("data") of the value that another enum field holds.', wrong: '"derive": { "from": "site", "data": "curency" }', right: '"derive": { "from": "site", "data": "currency" }, "server": true' },
  SCH326: { title: 'A field that cannot wait', explanation: 'What waits to be taken to Amazon (pending) is an edit of one row of one shop: the field is editable, is no part of the key and is not fixed, and the entity says under "scope" which of its own fields holds the shop.', wrong: '"bid": { …, "pending": true }', right: '"bid": { …, "edit": true, "pending": true }' },
  SCH327: { title: 'A transition that writes what it may not', explanation: 'A fixed field and the key are given when the row is added, and the state is written by "to"; no step of the life cycle asks for them or writes them.', wrong: '"asks": ["site"]', right: '"asks": ["remark"]' },
  SCH328: { title: 'A number that staff would write', explanation: 'Numbers are given by the server when a row is added, to a field of kind text or id that staff do not write and that no other row shares.', wrong: '"doc_no": { "label": "单据编号", "kind": "text", "number": "CG", "edit": true }', right: '"doc_no": { "label": "单据编号", "kind": "text", "number": "CG", "server": true }' },
  SCH341: { title: 'Figures that join nothing', explanation: 'Facts belong to a row where each dimension under "by" equals the row\'s field: a kept field of the same kind, and no step of time.', wrong: '"by": { "month": "name" }', right: '"by": { "campaign": "name" }' },
  SCH342: { title: 'Figures that are asked for no day', explanation: 'NAME.day says which days figures count: their dataset has a dimension of single days, and the figures do not say "days" themselves.', wrong: '"days": 7 … "filters": ["sales7.day"]', right: '"filters": ["perf.day"]' },
  SCH343: { title: 'An amount beside a row of no currency', explanation: 'Amounts of different currencies are never added up: figures with amounts join by the row\'s currency too.', wrong: '"by": { "campaign": "name" }', right: '"by": { "campaign": "name", "currency": "currency" }' },
  SCH344: { title: 'Figures named like a field', explanation: 'What stands before the point is a reference or figures, and never both.', wrong: '"refs": { "shop": … }, "figures": { "shop": … }', right: '"figures": { "perf": … }' },
  SCH345: { title: 'A day of figures as a column', explanation: 'NAME.day says which days are counted; it is no value of a row.', wrong: '"columns": ["perf.day"]', right: '"filters": ["perf.day"]' },
  SCH346: { title: 'Fields that are never equal', explanation: 'A reference finds a row, and rows below find theirs, by equal values: "by" names fields of the kind, the enum and the entity that the other\'s key is of.', wrong: '"shop": { "entity": "shop", "by": ["name"] }', right: '"shop": { "entity": "shop", "by": ["shop_id"] }' },
  SCH347: { title: 'Pieces added to amounts', explanation: 'Amounts are added to amounts of the same currency and multiplied with plain numbers; the field\'s kind says what comes out (money, or a number).', wrong: '{ "sum": ["spend", "clicks"] }, { "times": ["price", "budget"] }', right: '{ "sum": ["spend", "tax"] }, { "times": ["price", "quantity"] }' },
  SCH348: { title: 'Filled by the server and by staff', explanation: 'One hand fills a field: what staff write into a field of the server would be dropped in silence. No form edits it, no transition asks for it.', wrong: '"server": true, "edit": true', right: '"server": true' },
  SCH349: { title: 'A default that is not the start', explanation: 'New rows begin where their life cycle starts.', wrong: '"default": "waiting" … "start": "draft"', right: '"start": "draft"' },
  SCH350: { title: 'A name or a value that cannot be shown', explanation: 'A row is called by words that are kept ("title": a field of kind text or id), and a reference shows fields that are kept and not secret.', wrong: '"title": "spend"', right: '"title": "name"' },
  SCH351: { title: 'One name for two things', explanation: 'What stands before a point is a reference, and what stands in a list of columns is a dimension or a measure; a name is one of them.', wrong: '"refs": { "seller": … }, "fields": { "seller": … }', right: '"refs": { "store": … }, "fields": { "seller": … }' },

  SCH401: { title: 'A source that counts by no day', explanation: 'Time is asked by the field under "day": a date, a moment or a month.', wrong: '"day": "amount"', right: '"day": "posted_day"' },
  SCH402: { title: 'A dimension that is not in every source', explanation: 'Sources are lined up by equal values of their dimensions, so each has the field, of one kind.', wrong: '"fee": { "field": "fee" }', right: '"shop": { "field": "shop_id" }' },
  SCH403: { title: 'A dimension that is two things', explanation: 'A dimension is a field, or a step (day, week, month, year) of the source\'s day.', wrong: '{ "by": "month", "field": "day" }', right: '{ "by": "month" }' },
  SCH404: { title: 'A measure that is nothing, or two things', explanation: 'A measure is a field of a source (left out: the field of its own name), a count of rows, or a formula over other measures.', wrong: '{ "count": true, "field": "amount" }', right: '{ "field": "amount" }' },
  SCH405: { title: 'A measure of which source?', explanation: 'With several sources each measure says its own.', wrong: '{ "label": "金额", "field": "amount" }', right: '{ "label": "金额", "source": "lines", "field": "amount" }' },
  SCH406: { title: 'A rollup of what does not add up', explanation: 'Rolled-up tables keep sums and counts; ratios are calculated from them, and the rest is asked from the facts.', wrong: '"measures": ["each"]', right: '"measures": ["amount", "quantity"]' },
  SCH407: { title: 'A rollup of another source\'s measure', explanation: 'A rollup is filled in the transaction that changes its own source.', wrong: '"source": "lines", "measures": ["next"]', right: '"source": "later", "measures": ["next"]' },
  SCH408: { title: 'Two rollups of one name', explanation: 'A rollup is a table called by the dataset and its name.', wrong: '"name": "by_day" twice', right: '"name": "by_day", "name": "by_shop"' },
  SCH409: { title: 'A good way of what does not move', explanation: '"better" says whether more or less of a figure is good, for the colour of its changes; words, pictures and days have none.', wrong: '"title": { "label": "标题", "field": "title", "better": "more" }', right: '"amount": { "label": "销售额", "field": "amount", "better": "more" }' },

  SCH501: { title: 'A list without rows', explanation: 'A built list, and every tab of one, says of which entity or dataset its rows are; a tab takes nothing that "inherits" does not name.', wrong: '{ "code": "lines", "title": "明细" }', right: '{ "code": "lines", "title": "明细", "entity": "fee_line" }' },
  SCH502: { title: 'A list without call or columns', explanation: 'A built list names the call that gives its rows, and what is shown of them.', wrong: '"entity": "campaign"', right: '"entity": "campaign", "list": "advert.campaignList", "columns": […]' },
  SCH503: { title: 'Rows of an entity and of a dataset', explanation: 'A list shows one or the other; show both in two tabs.', wrong: '"entity": "fee_line", "dataset": "fees"', right: '"dataset": "fees"' },
  SCH504: { title: 'Tabs without tabs', explanation: '"tabs" goes with kind tabs, and kind tabs with "tabs".', wrong: '"kind": "list", "tabs": […]', right: '"kind": "tabs", "tabs": […]' },
  SCH505: { title: 'Report words on a list of rows', explanation: '"rows", "pivot", "compare" and "calendar" ask a dataset; an entity\'s rows are shown as they are.', wrong: '"entity": "campaign", "compare": ["previous"]', right: '"dataset": "campaigns", "compare": ["previous"]' },
  SCH506: { title: 'A report without rows', explanation: 'A report says which dimensions make a row: under "rows", or by naming them among its columns.', wrong: '"dataset": "fees"', right: '"dataset": "fees", "rows": [{ "label": "店铺", "by": ["shop"] }]' },
  SCH507: { title: 'What the family cannot do', explanation: 'A family\'s capabilities say whether its lists compare, pivot, convert, total and export.', wrong: '"compare": ["previous"]', right: '"capabilities": { "compare": true }' },
  SCH508: { title: 'Sorted by what cannot be sorted', explanation: 'The field or its kind is not sortable.', wrong: '"sort": ["image"]', right: '"sort": ["name"]' },
  SCH509: { title: 'More sorts than the family can', explanation: 'A family sorts by many fields, by one, or by none.', wrong: '"sort": ["-spend", "name"]', right: '"sort": ["-spend"]' },
  SCH510: { title: 'A filter the field does not know', explanation: 'The filter asks with an operator that the field\'s kind, or the field itself, does not allow.', wrong: '{ "field": "name", "op": "gt" }', right: '{ "field": "name", "op": "contains" }' },
  SCH511: { title: 'A filter the family cannot be asked', explanation: 'The family\'s capabilities or its wire have no word for the operator. What cannot be put into a family\'s words is refused here, not left out in the browser.', wrong: '{ "field": "clicks", "op": "between" }', right: '{ "field": "clicks", "op": "ge" }' },
  SCH512: { title: '"or" that the family cannot be asked', explanation: 'The family or its wire joins conditions by "and" only.', wrong: '{ "or": […] }', right: '{ "field": "state", "op": "in", "value": […] }' },
  SCH513: { title: 'A control the kind does not have', explanation: 'What a field is filtered with follows from its kind; some kinds are not filtered by.', wrong: '{ "field": "state", "control": "daterange" }', right: '{ "field": "state", "control": "radio" }' },
  SCH514: { title: 'A pivot of what is no enum', explanation: 'Columns are made from the values of an enum, which are known before the question is asked.', wrong: '"pivot": { "dimension": "text", … }', right: '"pivot": { "dimension": "fee", … }' },
  SCH516: { title: 'A column, filter or input twice', explanation: 'Columns, filters and inputs are known by their field, also where a set brings one.', wrong: '"columns": ["spend", { "set": "money" }]', right: '"columns": [{ "set": "money" }]' },
  SCH517: { title: 'An action that does nothing, or two things', explanation: 'An action has exactly one of dialog, call, download, go, import, transition, fields, template.', wrong: '{ "action": "note", "label": "备注" }', right: '{ "action": "note", "label": "备注", "dialog": "note" }' },
  SCH518: { title: 'An action in the wrong place', explanation: 'Actions under "page" have no row to read; edit and remove stand under "row" or "bulk".', wrong: '"page": ["remove"]', right: '"row": ["remove"]' },
  SCH519: { title: 'A short action without its call', explanation: 'add, edit, remove, export and transitions use the call of the list\'s family that does it.', wrong: '"row": ["remove"]', right: '"campaignRemove": { …, "does": { "remove": "campaign" } }' },
  SCH520: { title: 'Nothing to add or edit', explanation: 'No field of the entity may be written by staff.', wrong: '"row": ["edit"]', right: '"remark": { …, "edit": true }' },
  SCH521: { title: 'A built page that needs a planned call', explanation: 'A built page works; a call that is planned only answers that it is not there yet.', wrong: '"state": "built", "call": "advert.later"', right: '"state": "planned"' },
  SCH524: { title: 'Two actions of one name', explanation: 'Permissions and the audit know an action by its name.', wrong: '"action": "note" twice', right: '"action": "note", "action": "remark"' },
  SCH525: { title: 'An input for what is not written', explanation: 'Formulas and fields that the server fills are shown in a form, if at all, as read only.', wrong: '"fields": ["acos"]', right: '"fields": [{ "field": "acos", "readOnly": true }]' },
  SCH526: { title: 'A choice without choices', explanation: 'select, multiselect and radio offer the values of an enum or the rows of an entity; other inputs offer nothing.', wrong: '{ "param": "level", "input": "select" }', right: '{ "param": "level", "input": "select", "enum": "level" }' },
  SCH527: { title: 'A call that gives other rows', explanation: 'A list names a call that lists its entity or reports its dataset.', wrong: '"entity": "campaign", "list": "advert.adList"', right: '"entity": "campaign", "list": "advert.campaignList"' },
  SCH528: { title: 'Said on the page, meant for a tab', explanation: 'Tabs take from the page only what "inherits" can name; all else is said in the tab.', wrong: '"kind": "tabs", "pageSize": 100', right: '"tabs": [{ …, "pageSize": 100 }]' },
  SCH529: { title: 'Two tabs, cards or steps of one code', explanation: 'The address knows a tab by its code, and a person\'s settings know a card or a step by theirs.', wrong: '"code": "lines" twice', right: '"code": "lines", "code": "all"' },
  SCH530: { title: 'Inheriting nothing', explanation: 'A tab inherits what the page says, and what the page says for its tabs is inherited by one.', wrong: '"inherits": ["where"]', right: '"inherits": ["filters"]' },
  SCH531: { title: 'Two pages of one route', explanation: 'A route leads to one page.', wrong: '"route": "/finance/fees" twice', right: '"route": "/finance/fee-lines"' },
  SCH532: { title: 'A calendar that is half said', explanation: '"view": "calendar" and "calendar" go together.', wrong: '"view": "calendar"', right: '"view": "calendar", "calendar": { "row": ["shop"], "day": "day", "value": "lines" }' },
  SCH533: { title: 'A link that does not arrive', explanation: 'A link names a tab of the other page, and fills filters by fields of the other page\'s rows, or what a detail, a form or a sheet finds its rows by; a card follows filters of its board.', wrong: '"with": { "store": "shop_id" }', right: '"with": { "shop_id": "shop_id" }' },
  SCH534: { title: 'A secret on a page', explanation: 'A secret field is kept and never answered.', wrong: '"columns": ["token"]', right: '"columns": ["name"]' },
  SCH535: { title: 'A set of other rows', explanation: 'A set is shared by lists whose rows are of its entity, or of one of its datasets; beside the rows of an entity it says of which figures it is.', wrong: '{ "set": "campaign_money" } on a page of fee_line', right: '{ "set": "fee_money" }' },
  SCH536: { title: 'A set that has itself in it', explanation: 'Sets may have sets in them, but not in a loop.', wrong: '"of": [{ "set": "money" }] in money.json', right: '"of": ["spend", "amount"]' },
  SCH537: { title: 'A body of another kind', explanation: 'Each kind of page has its own body: a board "cards", a form "form", steps "steps", a detail page "get" and "sections", a print page "sheet"; a built page needs its own and no page has another\'s.', wrong: '"kind": "board", "sheet": { … }', right: '"kind": "board", "cards": […]' },
  SCH538: { title: 'Built, but drawn by no file', explanation: 'A page of kind screen is written by hand in src/screens and named in contract/part-names.ts; its file only says that the route is there.', wrong: '"page": "sumReport", "kind": "screen", "state": "built"', right: '"kind": "screen", "state": "planned"' },
  SCH539: { title: 'A tree of rows without parents', explanation: 'Rows stand below one another by the entity\'s own tree.', wrong: '"entity": "campaign", "tree": true', right: '"entity": "category", "tree": true' },
  SCH540: { title: 'A page for everybody that opens calls', explanation: 'Who may open a page of the whitelist has no right by that: what it uses needs the right to a page of the menu, which it names, or is a call for everybody by itself.', wrong: '"access": "signedIn", "list": "fba.batches"', right: '"access": "signedIn", "opensWith": "/FBA/fbaCargo", "list": "fba.batches"' },
  SCH541: { title: 'A right that no role gives', explanation: 'A page opens with a page of the menu: roles give those, and no chain has to be followed to see who may use it.', wrong: '"opensWith": "/Printing"', right: '"opensWith": "/FBA/fbaCargo"' },
  SCH542: { title: 'Partial without saying of what', explanation: 'A partial page or call works and lacks something: it says what, in sentences that staff read. What is built lacks nothing, and what is planned lacks everything.', wrong: '"state": "partial"', right: '"state": "partial", "lacks": ["还不能按箱打印"]' },
  SCH550: { title: 'A filter within what does not narrow it', explanation: '"within" names other filters of the same list, and the rows that this filter offers must have those fields.', wrong: '{ "field": "campaign_id", "within": ["name"] }', right: '{ "field": "campaign_id", "within": ["shop_id"] }' },
  SCH551: { title: 'A cascader without levels', explanation: 'A cascader shows the values of an enum in its groups, or rows under an enum field of theirs, which "by" names.', wrong: '{ "field": "shop_id", "control": "cascader" }', right: '{ "field": "shop_id", "control": "cascader", "by": "site" }' },
  SCH552: { title: 'Days of what has none', explanation: '"maxDays" bounds the range of days that a filter asks.', wrong: '{ "field": "state", "maxDays": 31 }', right: '{ "field": "day", "maxDays": 31 }' },
  SCH556: { title: 'A cell that its field cannot fill', explanation: 'A picture has a size; a measure has a line of its last days; an ASIN or a seller\'s number opens a page of the marketplace.', wrong: '{ "field": "name", "trend": 14 }', right: '{ "field": "spend", "trend": 14 }' },
  SCH557: { title: 'Grouped by what is no column', explanation: 'Rows stand together under a value that the page shows; a figure is no heading.', wrong: '"group": "spend"', right: '"columns": ["shop.name", …], "group": "shop.name"' },
  SCH558: { title: 'One row, and others', explanation: 'A form about one row ("one": company settings, one\'s own profile) has no address that names a row, no rows below it and no page after it: "submit" writes what was changed, and the form stays.', wrong: '"one": "settings.get", "load": "settings.row"', right: '"one": "settings.get", "submit": "settings.save"' },
  SCH559: { title: 'A call of another sort', explanation: 'A place names a call that does what the place is for, with the rows that stand there: "get" and "load" a call that gives one row, "submit" one that writes the form\'s entity, "download" one that answers a file.', wrong: '"get": "advert.campaignList"', right: '"get": "advert.campaignGet"' },
  SCH560: { title: 'A required field that nothing asks for', explanation: 'Whatever adds rows (a form, a dialog, a template) asks for every field that a row must have and that nothing else fills; so does each item below it.', wrong: '"template": ["name"]', right: '"template": ["shop_id", "name"]' },
  SCH561: { title: 'Given to nobody', explanation: '"with" gives a call values that it takes, and "fills" the items and inputs of a later step\'s form.', wrong: '"with": { "sate": "state" }', right: '"with": { "state": "state" }' },
  SCH562: { title: 'A set of no one kind of rows', explanation: 'A set is of one entity, or of datasets: figures that each of them has and that stand beside the rows of any entity, so they name no other field of the row.', wrong: '"entity": "campaign", "datasets": ["fees"]', right: '"datasets": ["fees"]' },

  SCH601: { title: 'Two calls of one address', explanation: 'Method and path lead to one call.', wrong: '"path": "/ads/list" twice', right: '"path": "/ads/list", "path": "/ads/report"' },
  SCH602: { title: 'A built call that does nothing', explanation: 'A built call says what the server does by itself, or which handler answers it.', wrong: '{ "state": "built" }', right: '{ "state": "built", "does": { "list": "campaign" } }' },
  SCH603: { title: 'A handler that is not there', explanation: 'The server has no function of that name in the family\'s folder; it refuses to start.', wrong: '"does": { "handler": "recalcuate" }', right: '"does": { "handler": "recalculate" }' },
  SCH604: { title: 'A call that cannot do what it says', explanation: 'The entity is read only, has no life cycle, or no field that staff may write.', wrong: '"does": { "add": "official_rate" }', right: '"does": { "list": "official_rate" }' },
  SCH605: { title: 'A write that says it does not write', explanation: 'Whatever writes carries an idempotency key and is audited.', wrong: '"does": { "edit": "campaign" }, "writes": false', right: '"does": { "edit": "campaign" }' },
  SCH606: { title: 'A call that cannot be asked like that', explanation: 'A GET has no body; a file is sent as multipart.', wrong: '"request": { "file": "file" }', right: '"body": "multipart", "request": { "file": "file" }' },
  SCH607: { title: 'A wire without words', explanation: 'Its style of sorting or filtering needs the wire\'s own words.', wrong: '"filter": { "style": "suffix" }', right: '"filter": { "style": "suffix", "operators": { "eq": "eq" } }' },
  SCH608: { title: 'A capability the wire has no word for', explanation: 'A family cannot be asked what its wire cannot say.', wrong: '"filter": ["eq", "contains"]', right: '"operators": { "eq": "eq", "contains": "like" }' },
  SCH610: { title: 'A menu key twice', explanation: 'Roles know menus by their keys.', wrong: '"key": "M10010002" twice', right: '"key": "M10010003"' },
  SCH611: { title: 'A role of everything and something', explanation: 'Who may see everything needs no list.', wrong: '"everything": true, "menus": […]', right: '"everything": true' },
  SCH612: { title: 'A write that is no action', explanation: 'Roles are denied actions by name; a write that a page uses by the way could be denied to nobody.', wrong: '"writes": true, "pages": ["/Packing"]', right: '"uses": [{ "action": "pack", "label": "装箱", "calls": ["fba.pack"] }] of the page' },
  SCH613: { title: 'A call for everybody that is about others', explanation: 'Everybody signed in may use a call that is about their own rows (own), that judges what it is asked for by itself (asked), or that tells what the whole company may know and writes nothing (signedIn).', wrong: '"access": "signedIn", "does": { "list": "product" }', right: '"does": { "list": "product" }' },
  SCH614: {
    title: 'What code reads by name is gone',
    explanation: 'Statements of the server name some entities, fields and enums (server/needs.ts); without one of them they fail while somebody waits.',
    wrong: '"title": { "label": "标题", "kind": "integer" } of product',
    right: '"title": { "label": "标题", "kind": "text" }',
  },

  SCH701: { title: 'A report column that fills nothing', explanation: 'A column fills the field of its name, the field under "to", or is known and unused; money columns may become fees.', wrong: '"quantiy": { … }', right: '"quantiy": { …, "to": "quantity" }' },
  SCH702: { title: 'A column read as something else', explanation: 'What a cell is read as must fit the field it fills.', wrong: '"to": "day", "as": "text"', right: '"to": "day", "as": "date"' },
  SCH703: { title: 'Two columns fill one field', explanation: 'One would overwrite the other; only a file that has one or the other may, and says "optional".', wrong: '"sum": { "to": "total" }, "total": { … }', right: '"sum": { "to": "total", "optional": true }' },
  SCH704: { title: 'A header of two columns', explanation: 'A header leads to one column, whatever the language and case.', wrong: '"tail": { "headers": ["Total"] }', right: '"tail": { "headers": ["Tail"] }' },
  SCH705: { title: 'A report without a day', explanation: 'Replacing a range of days needs the field that holds the day.', wrong: '"replace": { "range": ["shop_id"] }', right: '"day": "posted_day", "replace": { "range": ["shop_id"] }' },
  SCH706: { title: 'A sum over what is no number', explanation: '"holds" adds up fields and compares with another.', wrong: '"sum": ["amount", "text"]', right: '"sum": ["amount", "tax"]' },
  SCH707: { title: 'A parser that is not there', explanation: 'Where rows do not map one to one, a named function of a module (server/modules) reads them.', wrong: '"parser": "wideFee"', right: '"parser": "wideFees"' },
  SCH709: { title: 'A mapping rule that is never reached', explanation: 'The first rule that fits wins; put the narrower rule before the wider one. A rule that starves several is told of itself.', wrong: '{ "type": "Fee" }, { "type": "Fee", "name": "amount" }', right: '{ "type": "Fee", "name": "amount" }, { "type": "Fee" }' },
  SCH710: { title: 'Rows that do not tell their file', explanation: 'What is filled from files keeps which file and which line each row came from (import_id, line_no) and refers to the file by it: an import is looked up, replaced and undone by them.', wrong: '"fields": { "id": …, "amount": … }', right: '"fields": { "id": …, "import_id": { "label": "来源文件", "kind": "id", "server": true }, "line_no": { "label": "文件行号", "kind": "integer", "server": true }, … }' },

  SCH801: { title: 'A field nothing uses (warning)', explanation: 'Its entity is on pages, but no page, dataset, report, reference or formula uses this field.', wrong: '"colour": { … }', right: '"columns": ["colour"]' },
  SCH802: { title: 'A page in no menu (warning)', explanation: 'Access follows from the menu, so nobody may open the page.', wrong: '"access": "menu"', right: '{ "key": "M10010004", "route": "/advert/old" }' },
  SCH803: { title: 'A shared part nothing uses (warning)', explanation: 'A set, a dialog, a mapping or a dataset that nothing names.', wrong: 'schemas/columns/other.json', right: '{ "set": "other" }' },
}

const PARTS: Record<string, string> = {
  1: 'Reading a file', 2: 'Names', 3: 'Entities, formulas and conditions', 4: 'Datasets', 5: 'Pages', 6: 'Families, wires and the menu', 7: 'Reports and mappings', 8: 'What nothing uses',
}

/** docs/schema-errors.md, whole. */
export function schemaErrorsMarkdown(): string {
  const lines = [
    '# What the schema checker says',
    '',
    'Made from `codegen/check/catalogue.ts`; do not edit. `npm run check` tells all mistakes at once, each with its place, a code, the nearest right name and what to do. A code never changes its meaning. Warnings are told only when nothing is wrong.',
  ]
  let part = ''
  for (const [code, { title, explanation, wrong, right }] of Object.entries(CATALOGUE)) {
    const own = code.charAt(3)
    if (own !== part) lines.push('', `## ${PARTS[own] ?? ''}`)
    part = own
    lines.push('', `### ${code} ${title}`, '', explanation, '', `- wrong: ${asCode(wrong)}`, `- right: ${asCode(right)}`)
  }
  return `${lines.join('\n')}\n`
}

function asCode(text: string): string {
  return `\`${text}\``
}
