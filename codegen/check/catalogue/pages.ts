/** Codes about pages. */
import type { CatalogueEntry } from './entry'

export const PAGES: Record<string, CatalogueEntry> = {
  SCH501: {
    title: 'A list without rows',
    explanation:
      'A built list, and every tab of one, says of which entity or dataset its rows are; a tab takes nothing that "inherits" does not name.',
    wrong: '{ "code": "lines", "title": "明细" }',
    right: '{ "code": "lines", "title": "明细", "entity": "fee_line" }',
  },
  SCH502: {
    title: 'A list without call or columns',
    explanation: 'A built list names the call that gives its rows, and what is shown of them.',
    wrong: '"entity": "campaign"',
    right: '"entity": "campaign", "list": "advert.campaignList", "columns": […]',
  },
  SCH503: {
    title: 'Rows of an entity and of a dataset',
    explanation: 'A list shows one or the other; show both in two tabs.',
    wrong: '"entity": "fee_line", "dataset": "fees"',
    right: '"dataset": "fees"',
  },
  SCH504: {
    title: 'Tabs without tabs',
    explanation: '"tabs" goes with kind tabs, and kind tabs with "tabs".',
    wrong: '"kind": "list", "tabs": […]',
    right: '"kind": "tabs", "tabs": […]',
  },
  SCH505: {
    title: 'Report words on a list of rows',
    explanation: '"rows", "pivot", "compare" and "calendar" ask a dataset; an entity\'s rows are shown as they are.',
    wrong: '"entity": "campaign", "compare": ["previous"]',
    right: '"dataset": "campaigns", "compare": ["previous"]',
  },
  SCH506: {
    title: 'A report without rows',
    explanation: 'A report says which dimensions make a row: under "rows", or by naming them among its columns.',
    wrong: '"dataset": "fees"',
    right: '"dataset": "fees", "rows": [{ "label": "店铺", "by": ["shop"] }]',
  },
  SCH507: {
    title: 'What the family cannot do',
    explanation: 'A family\'s capabilities say whether its lists compare, pivot, convert, total and export.',
    wrong: '"compare": ["previous"]',
    right: '"capabilities": { "compare": true }',
  },
  SCH508: {
    title: 'Sorted by what cannot be sorted',
    explanation: 'The field or its kind is not sortable.',
    wrong: '"sort": ["image"]',
    right: '"sort": ["name"]',
  },
  SCH509: {
    title: 'More sorts than the family can',
    explanation: 'A family sorts by many fields, by one, or by none.',
    wrong: '"sort": ["-spend", "name"]',
    right: '"sort": ["-spend"]',
  },
  SCH510: {
    title: 'A filter the field does not know',
    explanation: 'The filter asks with an operator that the field\'s kind, or the field itself, does not allow.',
    wrong: '{ "field": "name", "op": "gt" }',
    right: '{ "field": "name", "op": "contains" }',
  },
  SCH511: {
    title: 'A filter the family cannot be asked',
    explanation:
      'The family\'s capabilities or its wire have no word for the operator. What cannot be put into a family\'s words is refused here, not ' +
      'left out in the browser.',
    wrong: '{ "field": "clicks", "op": "between" }',
    right: '{ "field": "clicks", "op": "ge" }',
  },
  SCH512: {
    title: '"or" that the family cannot be asked',
    explanation: 'The family or its wire joins conditions by "and" only.',
    wrong: '{ "or": […] }',
    right: '{ "field": "state", "op": "in", "value": […] }',
  },
  SCH513: {
    title: 'A control the kind does not have',
    explanation: 'What a field is filtered with follows from its kind; some kinds are not filtered by.',
    wrong: '{ "field": "state", "control": "daterange" }',
    right: '{ "field": "state", "control": "radio" }',
  },
  SCH514: {
    title: 'A pivot of what is no enum',
    explanation: 'Columns are made from the values of an enum, which are known before the question is asked.',
    wrong: '"pivot": { "dimension": "text", … }',
    right: '"pivot": { "dimension": "fee", … }',
  },
  SCH515: {
    title: 'A pivot of what does not add up',
    explanation: 'Its columns are parts of one figure: a sum or a count.',
    wrong: '"measure": "each"',
    right: '"measure": "amount"',
  },
  SCH516: {
    title: 'A column, filter or input twice',
    explanation: 'Columns, filters and inputs are known by their field, also where a set brings one.',
    wrong: '"columns": ["spend", { "set": "money" }]',
    right: '"columns": [{ "set": "money" }]',
  },
  SCH517: {
    title: 'An action that does nothing, or two things',
    explanation: 'An action has exactly one of dialog, call, download, go, import, transition, fields, template.',
    wrong: '{ "action": "note", "label": "备注" }',
    right: '{ "action": "note", "label": "备注", "dialog": "note" }',
  },
  SCH518: {
    title: 'An action in the wrong place',
    explanation: 'Actions under "page" have no row to read; edit is of one row, remove of one or many; a detail page has no rows to choose.',
    wrong: '"page": ["remove"]',
    right: '"row": ["remove"]',
  },
  SCH519: {
    title: 'A short action without its call',
    explanation: 'add, edit, remove, export and transitions use the call of the list\'s family that does it.',
    wrong: '"row": ["remove"]',
    right: '"campaignRemove": { …, "does": { "remove": "campaign" } }',
  },
  SCH522: {
    title: 'Two actions by one name',
    explanation: 'Staff choose an action by its label: two of one place are told apart by it, or by a "when" that lets one of them stand at a time.',
    wrong: '{ "action": "ads", "label": "看广告", … }, { "action": "to_ads", "label": "看广告", … }',
    right: '{ "action": "ads", "label": "看广告", … }',
  },
  SCH520: {
    title: 'Nothing to add or edit',
    explanation: 'No field of the entity may be written by staff.',
    wrong: '"row": ["edit"]',
    right: '"remark": { …, "edit": true }',
  },
  SCH521: {
    title: 'A built page that needs a planned call',
    explanation: 'A built page works; a call that is planned only answers that it is not there yet.',
    wrong: '"state": "built", "call": "advert.later"',
    right: '"state": "planned"',
  },
  SCH524: {
    title: 'Two actions of one name',
    explanation: 'Permissions and the audit know an action by its name.',
    wrong: '"action": "note" twice',
    right: '"action": "note", "action": "remark"',
  },
  SCH525: {
    title: 'An input for what is not written',
    explanation: 'Formulas and fields that the server fills are shown in a form, if at all, as read only.',
    wrong: '"fields": ["acos"]',
    right: '"fields": [{ "field": "acos", "readOnly": true }]',
  },
  SCH526: {
    title: 'A choice without choices',
    explanation: 'select, multiselect and radio offer the values of an enum or the rows of an entity; other inputs offer nothing.',
    wrong: '{ "param": "level", "input": "select" }',
    right: '{ "param": "level", "input": "select", "enum": "level" }',
  },
  SCH527: {
    title: 'A call that gives other rows',
    explanation: 'A list names a call that lists its entity or reports its dataset.',
    wrong: '"entity": "campaign", "list": "advert.adList"',
    right: '"entity": "campaign", "list": "advert.campaignList"',
  },
  SCH528: {
    title: 'Said on the page, meant for a tab',
    explanation: 'Tabs take from the page only what "inherits" can name; all else is said in the tab.',
    wrong: '"kind": "tabs", "pageSize": 100',
    right: '"tabs": [{ …, "pageSize": 100 }]',
  },
  SCH529: {
    title: 'Two tabs, cards or steps of one code',
    explanation: 'The address knows a tab by its code, and a person\'s settings know a card or a step by theirs.',
    wrong: '"code": "lines" twice',
    right: '"code": "lines", "code": "all"',
  },
  SCH530: {
    title: 'Inheriting nothing',
    explanation: 'A tab inherits what the page says, and what the page says for its tabs is inherited by one.',
    wrong: '"inherits": ["where"]',
    right: '"inherits": ["filters"]',
  },
  SCH531: {
    title: 'Two pages of one route',
    explanation:
      'A route leads to one page, is told from another by more than the case of letters or the name of a parameter, and names each of its parts once.',
    wrong: '"route": "/finance/fees" twice',
    right: '"route": "/finance/fee-lines"',
  },
  SCH728: {
    title: 'A mark on a cell that is not shown',
    explanation: 'A mark with a field colours that cell of a row; the list has a column of it.',
    wrong: '"marks": [{ "when": …, "tone": "danger", "says": "超期", "field": "due" }] without the column "due"',
    right: '"marks": [{ "when": …, "tone": "danger", "says": "超期" }]',
  },
  SCH532: {
    title: 'A calendar that is half said',
    explanation: '"view": "calendar" and "calendar" go together; "missing" names an action that the list has under "page".',
    wrong: '"view": "calendar"',
    right: '"view": "calendar", "calendar": { "row": ["shop"], "day": "day", "value": "lines" }',
  },
  SCH533: {
    title: 'A link that does not arrive',
    explanation:
      'A link names a tab of the other page, and fills filters by fields of the other page\'s rows, or what a detail, a form or a sheet finds ' +
      'its rows by; a card follows filters of its board. An entity is at home on a page that lists its rows.',
    wrong: '"with": { "store": "shop_id" }',
    right: '"with": { "shop_id": "shop_id" }',
  },
  SCH534: {
    title: 'A secret on a page',
    explanation: 'A secret field is kept and never answered.',
    wrong: '"columns": ["token"]',
    right: '"columns": ["name"]',
  },
  SCH535: {
    title: 'A set of other rows',
    explanation:
      'A set is shared by lists whose rows are of its entity, or of one of its datasets; beside the rows of an entity it says of which figures ' +
      'it is.',
    wrong: '{ "set": "campaign_money" } on a page of fee_line',
    right: '{ "set": "fee_money" }',
  },
  SCH536: {
    title: 'A set that has itself in it',
    explanation: 'Sets may have sets in them, but not in a loop.',
    wrong: '"of": [{ "set": "money" }] in money.json',
    right: '"of": ["spend", "amount"]',
  },
  SCH537: {
    title: 'A body of another kind',
    explanation:
      'Each kind of page has its own body: a board "cards", a form "form", steps "steps", a detail page "get" and "sections", a print page ' +
      '"sheet"; a built page needs its own and no page has another\'s.',
    wrong: '"kind": "board", "sheet": { … }',
    right: '"kind": "board", "cards": […]',
  },
  SCH538: {
    title: 'Built, but drawn by no file',
    explanation:
      'A page of kind screen is written by hand in src/screens and named in contract/part-names.ts; its file only says that the route is ' +
      'there.',
    wrong: '"page": "sumReport", "kind": "screen", "state": "built"',
    right: '"kind": "screen", "state": "planned"',
  },
  SCH539: {
    title: 'A tree of rows without parents',
    explanation: 'Rows stand below one another by the entity\'s own tree.',
    wrong: '"entity": "campaign", "tree": true',
    right: '"entity": "category", "tree": true',
  },
  SCH540: {
    title: 'A page for everybody that opens calls',
    explanation:
      'Who may open a page of the whitelist has no right by that: what it uses needs the right to a page of the menu, which it names, or is a ' +
      'call for everybody by itself.',
    wrong: '"access": "signedIn", "list": "fba.batches"',
    right: '"access": "signedIn", "opensWith": "/FBA/fbaCargo", "list": "fba.batches"',
  },
  SCH541: {
    title: 'A right that no role gives',
    explanation: 'A page opens with a page of the menu: roles give those, and no chain has to be followed to see who may use it.',
    wrong: '"opensWith": "/Printing"',
    right: '"opensWith": "/FBA/fbaCargo"',
  },
  SCH542: {
    title: 'Partial without saying of what',
    explanation:
      'A partial page or call works and lacks something: it says what, in sentences that staff read. What is built lacks nothing, and what is ' +
      'planned lacks everything.',
    wrong: '"state": "partial"',
    right: '"state": "partial", "lacks": ["还不能按箱打印"]',
  },
  SCH550: {
    title: 'A filter within what does not narrow it',
    explanation: '"within" names other filters of the same list, and the rows that this filter offers must have those fields.',
    wrong: '{ "field": "campaign_id", "within": ["name"] }',
    right: '{ "field": "campaign_id", "within": ["shop_id"] }',
  },
  SCH551: {
    title: 'A cascader without levels',
    explanation: 'A cascader shows the values of an enum in its groups, or rows under an enum field of theirs, which "by" names.',
    wrong: '{ "field": "shop_id", "control": "cascader" }',
    right: '{ "field": "shop_id", "control": "cascader", "by": "site" }',
  },
  SCH552: {
    title: 'Days of what has none',
    explanation: '"maxDays" bounds the range of days that a filter asks.',
    wrong: '{ "field": "state", "maxDays": 31 }',
    right: '{ "field": "day", "maxDays": 31 }',
  },
  SCH556: {
    title: 'A cell that its field cannot fill',
    explanation:
      'A picture has a size; a measure, or a figure beside rows, has a line of its last days; a number has a shade, and bars of numbers; an ASIN or a ' +
      'seller\'s number opens a page of the marketplace.',
    wrong: '{ "field": "name", "trend": 14 }',
    right: '{ "field": "spend", "trend": 14 }',
  },
  SCH557: {
    title: 'Grouped by what is no column',
    explanation: 'Rows stand together under a value that the page shows; a figure is no heading.',
    wrong: '"group": "spend"',
    right: '"columns": ["shop.name", …], "group": "shop.name"',
  },
  SCH558: {
    title: 'One row, and others',
    explanation:
      'A form about one row ("one": company settings, one\'s own profile) has no address that names a row, no rows below it and no page after ' +
      'it: "submit" writes what was changed, and the form stays.',
    wrong: '"one": "settings.get", "load": "settings.row"',
    right: '"one": "settings.get", "submit": "settings.save"',
  },
  SCH559: {
    title: 'A call of another sort',
    explanation:
      'A place names a call that does what the place is for, with the rows that stand there: "get" and "load" a call that gives one row, ' +
      '"submit" one that writes the form\'s entity, "download" one that answers a file.',
    wrong: '"get": "advert.campaignList"',
    right: '"get": "advert.campaignGet"',
  },
  SCH560: {
    title: 'A required field that nothing asks for',
    explanation:
      'Whatever adds rows (a form, a dialog, a template) asks for every field that a row must have and that nothing else fills; so does each ' +
      'item below it.',
    wrong: '"template": ["name"]',
    right: '"template": ["shop_id", "name"]',
  },
  SCH561: {
    title: 'Given to nobody',
    explanation: '"with" gives a call values that it takes, and "fills" the items and inputs of a later step\'s form.',
    wrong: '"with": { "sate": "state" }',
    right: '"with": { "state": "state" }',
  },
  SCH562: {
    title: 'A set of no one kind of rows',
    explanation:
      'A set is of one entity, or of datasets: figures that each of them has and that stand beside the rows of any entity, so they name no ' +
      'other field of the row.',
    wrong: '"entity": "campaign", "datasets": ["fees"]',
    right: '"datasets": ["fees"]',
  },
  SCH563: {
    title: 'Two things side by side of one name',
    explanation:
      'People choose by the words they read: tabs, ways of adding up, columns and filters of a list, inputs of a form, values of an enum, ' +
      'report formats and pages are each called differently. An old page and the one that took its place may share a title.',
    wrong: '"title": "明细" twice',
    right: '"title": "明细", "title": "汇总"',
  },
  SCH564: {
    title: 'A route that the product keeps',
    explanation:
      'Sign-in and what stands around it, the pages that say that there is nothing, and the addresses of files are drawn before any page is looked ' +
      'up: another page there would never be seen.',
    wrong: '"page": "my_login", "route": "/login"',
    right: '"page": "my_login", "route": "/system/my-login"',
  },
  SCH569: {
    title: 'A form that would take rows away',
    explanation:
      'A form sends the rows below whole: those that are left out are removed. Where it edits, "list" of its items gives it the rows that are there; ' +
      'left out, it is the call of the same family that lists them.',
    wrong: '"edit": "warehouse.stockMoveEdit", "items": [{ "has": "items", "inputs": ["sku"] }]',
    right: '"edit": "warehouse.stockMoveEdit", "items": [{ "has": "items", "list": "warehouse.stockMoveItems", "inputs": ["sku"] }]',
  },
  SCH566: {
    title: 'A board arranged by what is not there',
    explanation:
      '"arranged" says how a board begins for a role: "roles" are those that a company starts with (schemas/menu.json), "cards" and "away" are codes of ' +
      'its cards, "filters" are fields of its filters.',
    wrong: '"arranged": [{ "roles": ["finances"], "cards": ["profit"] }]',
    right: '"arranged": [{ "roles": ["finance"], "cards": ["profit"] }]',
  },
  SCH814: {
    title: 'A card above no tab',
    explanation: '"tab" of a card is the code of the tab of its page that it stands above; without it a card stands above all of them.',
    wrong: '"cards": [{ "code": "trend", "tab": "sumary", … }]',
    right: '"cards": [{ "code": "trend", "tab": "summary", … }]',
  },
  SCH565: {
    title: 'A chart that its figures cannot fill',
    explanation:
      'A waterfall and a funnel go from measure to measure of one kind, without a dimension; a heat map is one measure between two, a calendar one ' +
      'over days, a scatter two or three measures of its rows; others have an axis.',
    wrong: '"chart": "waterfall", "rows": ["month"], "measures": ["income", "margin"]',
    right: '"chart": "waterfall", "measures": ["income", "cost", "profit"]',
  },
  SCH575: {
    title: 'A preview that nobody answers',
    explanation:
      'A dialog with a preview sends the chosen rows, whether it only asks, and the lines that a person left; a handler answers each line with what ' +
      'holds it back (contract/lines.ts). A dialog that only tells lines ("tell") sends the rows alone, and its call writes nothing.',
    wrong: '"submit": "adsSp.negativeKeywordUpdate", "preview": true',
    right: '"submit": "adsSp.negativeKeywordCreate", "preview": true',
  },
}
