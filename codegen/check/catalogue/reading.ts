/** Codes about reading a file. */
import type { CatalogueEntry } from './entry'

export const READING: Record<string, CatalogueEntry> = {
  SCH101: {
    title: 'Not JSON',
    explanation:
      'The file cannot be read: strict JSON, no comments, no comma after the last item. Whatever refers to the file is not blamed until it can ' +
      'be read.',
    wrong: '"a": 1 "b": 2',
    right: '"a": 1, "b": 2',
  },
  SCH102: {
    title: 'A key said twice',
    explanation: 'JSON would silently keep the last one.',
    wrong: '"label": "花费", "label": "广告花费"',
    right: '"label": "广告花费"',
  },
  SCH103: {
    title: 'A file in the wrong place',
    explanation:
      'The folder says what kind a file is; entities, datasets, dialogs and pages stand in one more folder, their module. A file whose keys ' +
      'say what it is is read as that, so that nobody who names it is blamed.',
    wrong: 'schemas/pages/fees.json',
    right: 'schemas/pages/finance/fees.json',
  },
  SCH104: {
    title: 'Two files of one name',
    explanation: 'Files are named without their module, so a name is one for all modules.',
    wrong: 'entities/sale/shop.json, entities/finance/shop.json',
    right: 'entities/sale/shop.json',
  },
  SCH105: {
    title: 'The name is not the file\'s name',
    explanation: 'A file says its own name; the two are always equal.',
    wrong: '"page": "fee" in fees.json',
    right: '"page": "fees" in fees.json',
  },
  SCH106: {
    title: 'Another language version',
    explanation: 'The file is written in another version of the schema language. Older files are rewritten by npm run codegen -- --migrate.',
    wrong: '"language": 0',
    right: '"language": 1',
  },
  SCH107: {
    title: 'A value of another type',
    explanation: 'Text, numbers, true/false, lists and objects are not changed into one another.',
    wrong: '"width": "90"',
    right: '"width": 90',
  },
  SCH108: {
    title: 'An unknown key',
    explanation: 'Every object knows its keys; nothing is ignored.',
    wrong: '"colums": ["acos"]',
    right: '"columns": ["acos"]',
  },
  SCH109: {
    title: 'A missing key',
    explanation: 'The object cannot be understood without it.',
    wrong: '{ "kind": "text" }',
    right: '{ "label": "备注", "kind": "text" }',
  },
  SCH110: {
    title: 'Not one of the known words',
    explanation: 'The key takes one of a closed list of words.',
    wrong: '"kind": "interger"',
    right: '"kind": "integer"',
  },
  SCH111: {
    title: 'Text of another form',
    explanation: 'Routes begin with /, calls are family.call, menu keys are M and eight digits.',
    wrong: '"route": "finance/fees"',
    right: '"route": "/finance/fees"',
  },
  SCH112: {
    title: 'Too few, too many, too small, too large',
    explanation: 'A number is out of its range, a text is empty, or a list has too few or too many items.',
    wrong: '"pageSize": 5000',
    right: '"pageSize": 500',
  },
  SCH113: {
    title: 'A value said twice in one list',
    explanation: 'The list is a set.',
    wrong: '"compare": ["previous", "previous"]',
    right: '"compare": ["previous"]',
  },
  SCH114: {
    title: 'Keys that do not go together',
    explanation: 'The object is one of several forms, and these keys belong to different ones.',
    wrong: '{ "and": […], "or": […] }',
    right: '{ "and": [{ "or": […] }, …] }',
  },
  SCH115: {
    title: 'A key that is no name',
    explanation: 'Names are used in addresses, in SQL and in code: a letter, then letters, digits or _.',
    wrong: '"2nd bid": { … }',
    right: '"second_bid": { … }',
  },
  SCH116: {
    title: 'A letter that cannot be seen, or is another',
    explanation:
      'A space of no width, a no-break space, a space at the end of a key, a Cyrillic or full-width letter in a Latin name: it reads like the ' +
      'right word and equals no other.',
    wrong: '"DE ": "德国"',
    right: '"DE": "德国"',
  },
  SCH117: {
    title: 'The schema of other files',
    explanation:
      'Editors complete words by "$schema": it leads to the file\'s own kind under schemas/.editor, or to that kind for one entity or dataset. ' +
      'npm run codegen -- --fix-schema-refs sets it.',
    wrong: '"$schema": "../../.editor/entity.json" in a page',
    right: '"$schema": "../../.editor/page.json"',
  },
  SCH118: {
    title: 'A name that the database cuts off',
    explanation: 'Tables and columns are called as entities, fields and rollups are; PostgreSQL keeps 63 letters of a name.',
    wrong: '"rollup" of 70 letters',
    right: '"by_day"',
  },
  SCH119: {
    title: 'A name that is taken',
    explanation:
      'Tables of the server and of PostgreSQL have names that no entity can have; "before" and "transition" stand beside the fields of a row that is ' +
      'written, and every table of PostgreSQL has columns of its own.',
    wrong: '"entity": "session"',
    right: '"entity": "training_session"',
  },
}
