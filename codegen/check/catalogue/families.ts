/** Codes about families, wires and the menu. */
import type { CatalogueEntry } from './entry'

export const FAMILIES: Record<string, CatalogueEntry> = {
  SCH601: {
    title: 'Two calls of one address',
    explanation: 'Method and path lead to one call.',
    wrong: '"path": "/ads/list" twice',
    right: '"path": "/ads/list", "path": "/ads/report"',
  },
  SCH602: {
    title: 'A built call that does nothing',
    explanation:
      'A built call says what the server does by itself, or which handler answers it. A call that another side answers may say its shapes alone.',
    wrong: '{ "state": "built" }',
    right: '{ "state": "built", "does": { "list": "campaign" } }',
  },
  SCH603: {
    title: 'A handler that is not there',
    explanation: 'The server has no function of that name in the family\'s folder; it refuses to start.',
    wrong: '"does": { "handler": "recalcuate" }',
    right: '"does": { "handler": "recalculate" }',
  },
  SCH604: {
    title: 'A call that cannot do what it says',
    explanation: 'The entity is read only, has no life cycle, or no field that staff may write.',
    wrong: '"does": { "add": "official_rate" }',
    right: '"does": { "list": "official_rate" }',
  },
  SCH605: {
    title: 'A write that says it does not write, or a read that says it does',
    explanation: 'Whatever writes carries an idempotency key and is audited; what lists, reports or gets changes nothing.',
    wrong: '"does": { "edit": "campaign" }, "writes": false',
    right: '"does": { "edit": "campaign" }',
  },
  SCH606: {
    title: 'A call that cannot be asked like that',
    explanation: 'A GET has no body; a file is sent as multipart.',
    wrong: '"request": { "file": "file" }',
    right: '"body": "multipart", "request": { "file": "file" }',
  },
  SCH607: {
    title: 'A wire without words',
    explanation: 'Its style of sorting, filtering or paging needs the wire\'s own words.',
    wrong: '"filter": { "style": "suffix" }',
    right: '"filter": { "style": "suffix", "operators": { "eq": "eq" } }',
  },
  SCH608: {
    title: 'A capability the wire has no word for',
    explanation: 'A family cannot be asked what its wire cannot say.',
    wrong: '"filter": ["eq", "contains"]',
    right: '"operators": { "eq": "eq", "contains": "like" }',
  },
  SCH609: {
    title: 'An answer in words',
    explanation: 'The handler of a call is held to the shape of its answer, down to the last field; words hold it to nothing.',
    wrong: '"does": { "handler": "notice" }, "response": "[{id,title}]"',
    right: '"does": { "handler": "notice" }, "response": [{ "id": "id", "title": "text" }]',
  },
  SCH610: {
    title: 'A menu key, or a page of the menu, twice',
    explanation: 'Roles know menus by their keys, and give the right to a page in one place.',
    wrong: '"key": "M10010002" twice',
    right: '"key": "M10010003"',
  },
  SCH611: {
    title: 'A role of everything and something',
    explanation: 'Who may see everything needs no list.',
    wrong: '"everything": true, "menus": […]',
    right: '"everything": true',
  },
  SCH612: {
    title: 'A write that is no action',
    explanation: 'Roles are denied actions by name; a write that a page uses by the way could be denied to nobody.',
    wrong: '"writes": true, "pages": ["/Packing"]',
    right: '"uses": [{ "action": "pack", "label": "装箱", "calls": ["fba.pack"] }] of the page',
  },
  SCH613: {
    title: 'A call for everybody that is about others',
    explanation:
      'Everybody signed in may use a call that is about their own rows (own), that judges what it is asked for by itself (asked), or that ' +
      'tells what the whole company may know and writes nothing (signedIn).',
    wrong: '"access": "signedIn", "does": { "list": "product" }',
    right: '"does": { "list": "product" }',
  },
  SCH614: {
    title: 'What code reads by name is gone',
    explanation:
      'Statements of the server name some entities, fields and enums (server/needs.ts); without one of them they fail while somebody waits.',
    wrong: '"title": { "label": "标题", "kind": "integer" } of product',
    right: '"title": { "label": "标题", "kind": "text" }',
  },
  SCH615: {
    title: 'One handler, two shapes',
    explanation: 'Calls that one handler answers are asked and answered alike: it is one function, held to one shape.',
    wrong: '"get": { "does": { "handler": "config" }, "response": { "id": "id" } }, "getV2": { "does": { "handler": "config" }, "response": {} }',
    right: '"getV2": { "does": { "handler": "config" }, "response": { "id": "id" } }',
  },
  SCH616: {
    title: 'A sign-in of another side',
    explanation: 'A token is had from, asked about at and given back to the side that knows it: the calls speak the wire that names them.',
    wrong: '"signIn": { "call": "auth.login", … } of the wire "plain"',
    right: '"signIn": { "call": "plainUser.login", … }, and "wire": "plain" of the family plainUser',
  },
  SCH618: {
    title: 'Nobody may give rights',
    explanation: 'One role may see everything: whoever sets a company up has it, and gives the others theirs.',
    wrong: '"admin": { "label": "管理员", "menus": [] }',
    right: '"admin": { "label": "管理员", "everything": true }',
  },
  SCH619: {
    title: 'A permission that needs itself',
    explanation: 'A permission opens nothing without those that it needs; they are given before it, so they do not need it in turn.',
    wrong: '"profit": { "label": "查看利润", "needs": ["profit"] }',
    right: '"profit": { "label": "查看利润", "needs": ["cost"] }',
  },
  SCH620: {
    title: 'An address that the server keeps',
    explanation: 'The server itself answers /, /healthz, /openapi.json, /docs and all below /amazon: a call there would never be reached.',
    wrong: '"path": "/healthz"',
    right: '"path": "/base/api/v1/health"',
  },
  SCH621: {
    title: 'A role that begins where it may not go',
    explanation: '"starts" of a role are the pages offered first to whoever has it: pages that its "menus" open, by top, group or item.',
    wrong: '"menus": ["M00115000"], "starts": ["/FBA/erp/fbaKuCun"]',
    right: '"menus": ["M00115000", "M00114013"], "starts": ["/FBA/erp/fbaKuCun"]',
  },
  SCH617: {
    title: 'A rename of what is not there',
    explanation: 'The names on the left are ours: fields of the entity or dataset, and values of the field\'s enum; our own server knows no others.',
    wrong: '"rename": { "campaign": { "fields": { "naem": "title" } } }',
    right: '"rename": { "campaign": { "fields": { "name": "title" } } }',
  },
}
