/** Codes about what follows the company's settings: actions of a page, and what a new row begins with. */
import type { CatalogueEntry } from './entry'

export const SETTINGS: Record<string, CatalogueEntry> = {
  SCH570: {
    title: 'What a form gives',
    explanation: '"gives" says values that every new row of the form has, by the fields of the entity that its call adds. ' +
      '"suggests" and "review" are of the forms of steps.',
    wrong: '"gives": { "adtype": "sb" }',
    right: '"gives": { "ad_type": "sb" }',
  },
  SCH824: {
    title: 'An action of the page that depends on a row',
    explanation:
      'An action of the page stands above all rows. It is offered always, or as the company\'s settings say: "when" names fields of the one row ' +
      'that a reference with "one" leads to.',
    wrong: '"page": [{ "action": "add", "when": { "field": "state", "op": "eq", "value": "open" } }]',
    right: '"page": [{ "action": "add", "when": { "field": "settings.lock_stock", "op": "eq", "value": true } }]',
  },
  SCH825: {
    title: 'A default from what is no setting',
    explanation: 'A new row may begin with what the company\'s settings hold: a field through a reference that says "one".',
    wrong: '"default": { "field": "product.warning_days" }',
    right: '"default": { "field": "config.stockWarningDays" }',
  },
  SCH826: {
    title: 'A default from a setting of another kind',
    explanation: 'What a setting holds is written as it stands: kind and enum are those of the field. Amounts have a currency and are entered.',
    wrong: '"lead_days": { "label": "备货天数", "kind": "integer", "default": { "field": "config.rate" } }',
    right: '"lead_days": { "label": "备货天数", "kind": "integer", "default": { "field": "config.purShippingDays" } }',
  },
  SCH827: {
    title: 'A default from a setting that may be empty',
    explanation: 'Until somebody saves the settings they hold the defaults of their fields; a setting that rows begin with has one.',
    wrong: '"default": { "field": "config.days" } where "days" has no default',
    right: '"days": { "label": "天数", "kind": "integer", "default": 30, "edit": true }',
  },
  SCH843: {
    title: 'A box that cannot fill itself',
    explanation:
      'Once other fields of a form are there, an empty box takes a field of the row that a reference names, or what the newest row holds that is ' +
      'alike in the fields of "last", or what the first row of the entities in a list holds that fits. Staff write the field, and what fills it is of ' +
      'its kind; an amount is in the currency that the form says ("alike").',
    wrong: '"settle_method": { "label": "结算方式", "kind": "enum", "enum": "settle_method", "edit": true, "fill": "supplier.bank_name" }',
    right: '"settle_method": { "label": "结算方式", "kind": "enum", "enum": "settle_method", "edit": true, "fill": "supplier.settle_method" }',
  },
}
