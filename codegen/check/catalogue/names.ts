/** Codes about names. */
import type { CatalogueEntry } from './entry'

export const NAMES: Record<string, CatalogueEntry> = {
  SCH201: {
    title: 'No such entity',
    explanation: 'The name leads to no file of schemas/entities.',
    wrong: '"entity": "campain"',
    right: '"entity": "campaign"',
  },
  SCH202: {
    title: 'No such dataset',
    explanation: 'The name leads to no file of schemas/datasets.',
    wrong: '"dataset": "fee"',
    right: '"dataset": "fees"',
  },
  SCH203: {
    title: 'No such enum',
    explanation: 'The name leads to no file of schemas/enums.',
    wrong: '"enum": "states"',
    right: '"enum": "state"',
  },
  SCH204: {
    title: 'No such field',
    explanation:
      'A name is looked up in the nearest entity around it: of the tab, the page, the dialog, the set or the file. A Chinese label is no name; ' +
      'the message gives the name.',
    wrong: '"columns": ["aocs"]',
    right: '"columns": ["acos"]',
  },
  SCH205: {
    title: 'A field the reference does not show',
    explanation: 'A reference lists what may be named through it, so that it is seen what a page can reach.',
    wrong: '"shop.seller"',
    right: '"shows": ["name", "seller"]',
  },
  SCH206: {
    title: 'No such reference',
    explanation: 'What stands before the point is a reference of the entity (or, for a dataset, a measure).',
    wrong: '"shpo.name"',
    right: '"shop.name"',
  },
  SCH207: {
    title: 'No such dimension or measure',
    explanation: 'The rows are of a dataset; its dimensions and measures are what can be named.',
    wrong: '"by": ["mouth"]',
    right: '"by": ["month"]',
  },
  SCH208: {
    title: 'No such value of the pivot',
    explanation: 'measure@value names one column of a pivot: a value of the dimension\'s enum, #group, or unallocated.',
    wrong: '"amount@comission"',
    right: '"amount@commission"',
  },
  SCH209: {
    title: 'A comparison that is not there',
    explanation: '.prev, .delta and .rate are there where the page or tab says "compare", for measures only.',
    wrong: '"amount.delta"',
    right: '"compare": ["previous"], "columns": ["amount.delta"]',
  },
  SCH210: {
    title: 'No such call',
    explanation: 'Calls are named family.call; families are the files of schemas/endpoints.',
    wrong: '"list": "advert.campaignLits"',
    right: '"list": "advert.campaignList"',
  },
  SCH211: {
    title: 'No such dialog',
    explanation: 'An action opens a dialog of its page or tab, or a shared one by its file\'s name.',
    wrong: '"dialog": "notes"',
    right: '"dialog": "note"',
  },
  SCH212: {
    title: 'No such shared dialog',
    explanation: 'A text under "dialogs" names a file of schemas/dialogs.',
    wrong: '"budget": "campaign_bugdet"',
    right: '"budget": "campaign_budget"',
  },
  SCH213: {
    title: 'No such set',
    explanation: 'A set is a file of schemas/columns, schemas/filters, schemas/marks or schemas/tabs.',
    wrong: '{ "set": "moneys" }',
    right: '{ "set": "money" }',
  },
  SCH214: {
    title: 'No page has this route',
    explanation: 'Menu items and links name a page by its route.',
    wrong: '"route": "/finance/fee"',
    right: '"route": "/finance/fees"',
  },
  SCH215: {
    title: 'No such menu key',
    explanation: 'Roles list menus by their keys, at any of the three levels.',
    wrong: '"menus": ["M10000001"]',
    right: '"menus": ["M10000000"]',
  },
  SCH216: {
    title: 'No such permission',
    explanation: 'Permissions are said in schemas/menu.json.',
    wrong: '"sensitive": "costs"',
    right: '"sensitive": "cost"',
  },
  SCH217: {
    title: 'No such wire',
    explanation: 'A wire is a file of schemas/wires.',
    wrong: '"wire": "epr"',
    right: '"wire": "erp"',
  },
  SCH218: {
    title: 'No such report format',
    explanation: 'A format is a file of schemas/reports.',
    wrong: '"formats": ["fees_report"]',
    right: '"formats": ["fee_report"]',
  },
  SCH219: {
    title: 'No such mapping',
    explanation: 'A mapping is a file of schemas/mappings.',
    wrong: '"mapping": "fee_rule"',
    right: '"mapping": "fee_rules"',
  },
  SCH220: {
    title: 'No such value of the enum',
    explanation: 'A value written in a file (condition, default, state, mapping) is one of its enum. Values are written, not labels.',
    wrong: '"value": "草稿"',
    right: '"value": "draft"',
  },
  SCH221: {
    title: 'No such group of the enum',
    explanation: 'A value\'s group is said under "groups" of the same file.',
    wrong: '"group": "platfrom"',
    right: '"group": "platform"',
  },
  SCH222: {
    title: 'No such source of the dataset',
    explanation: 'Measures and rollups name one of the dataset\'s sources.',
    wrong: '"source": "late"',
    right: '"source": "later"',
  },
  SCH223: {
    title: 'No such rows below a row',
    explanation: 'Rows open out to what their entity has, by the name under "has".',
    wrong: '"expand": { "has": "ad" }',
    right: '"expand": { "has": "ads" }',
  },
  SCH224: {
    title: 'No such transition',
    explanation: 'An action takes a step of the life cycle of its rows\' entity.',
    wrong: '"transition": "sumbit"',
    right: '"transition": "submit"',
  },
  SCH225: {
    title: 'No such column of the report',
    explanation: 'Detection, guards and fees name columns of the same report.',
    wrong: '"detect": ["amounts"]',
    right: '"detect": ["amount"]',
  },
  SCH226: {
    title: 'No such list of words',
    explanation: 'A column\'s words are translated by a list under "values" of the same report.',
    wrong: '"values": "currency"',
    right: '"values": "currencies"',
  },
  SCH227: {
    title: 'No such type',
    explanation: 'Requests and answers are made of a closed set of types, enums and entities.',
    wrong: '"title": "txet"',
    right: '"title": "text"',
  },
  SCH228: {
    title: 'No such operator',
    explanation: 'A wire has words for the operators of the one filter tree.',
    wrong: '"gte": "gte"',
    right: '"ge": "gte"',
  },
  SCH229: {
    title: 'A path through two references',
    explanation: 'A path goes through one reference, so that a list joins what it shows and no more.',
    wrong: '"campaign.shop.name"',
    right: '"shop.name"',
  },
  SCH230: {
    title: 'No such part',
    explanation: 'A part is a named cell, card or step body in src/parts, for what no kind can say; it is written in code and registered first.',
    wrong: '"part": "profitCel"',
    right: '"part": "profitCell"',
  },
  SCH231: {
    title: 'No such function of the server',
    explanation: 'A computed field names a function of the server (FIFO cost, replenishment); it is written in code and registered first.',
    wrong: '"compute": { "function": "fifoCst" }',
    right: '"compute": { "function": "fifoCost" }',
  },
}
