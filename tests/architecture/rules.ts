/**
 * Who may import whom, as data. The test beside it reads every import of the tree, of types too, and quotes the rule it breaks.
 * A room is named by its folder; the first room of the list that holds a file is the one that counts.
 */
export interface Room {
  name: string
  holds: (path: string) => boolean
  /** Rooms whose files it may import; a room may always import itself. */
  mayImport: readonly string[]
  says: string
}

const under = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const tests = /\.(test|bench)\.tsx?$/

/**
 * The rooms of the server's kernel, each importing only what stands before it: one value, whatever row it is of; who asks (data, no SQL); tables and
 * transactions; questions answered; what is kept over facts; rows written; long work; files taken in; HTTP; modules plugged in.
 */
export const KERNEL = ['value', 'asker', 'store', 'read', 'kept', 'write', 'tasks', 'intake', 'http', 'plug'] as const

/** The stages of reading: a question made sense of, planned, said in SQL's words, answered. Each imports only what stands before it. */
export const READ_STAGES = ['statement', 'question', 'plan', 'answer'] as const

/** The entities that the kernel itself keeps and reads: people and their shops, long work, messages, files that came, what waits. */
export const KERNEL_ENTITIES = ['employee', 'role', 'department', 'shop', 'job', 'message', 'audit_log', 'report_file', 'report_day', 'report_gap',
  'pending_change', 'header_map']

const PURE = ['contract', 'kind', 'codegen']

/** What draws, edits and does one thing, whatever the page. */
const DRAWN = ['kind in the browser', 'src/controls', 'src/actions']

const kernelRooms: Room[] = KERNEL.map((name, at) => ({
  name: `kernel/${name}`,
  holds: under(`server/kernel/${name}`),
  mayImport: [...PURE, ...(at === 0 ? [] : ['kind on the server']), ...KERNEL.slice(0, at).map((before) => `kernel/${before}`)],
  says: `the kernel's rooms stand in this order: ${KERNEL.join(' < ')}`,
}))
const wholeKernel = ['kind on the server', ...kernelRooms.map(({ name }) => name)]

export const ROOMS: Room[] = [
  {
    name: 'test', holds: (path) => tests.test(path) || path.startsWith('tests/') || path.startsWith('bench/'), mayImport: ['*'],
    says: 'tests and benches may look anywhere',
  },
  {
    name: 'contract', holds: under('contract'), mayImport: [],
    says: 'the contract of browser, compiler and server imports nothing: filter tree, wire, plans, formats, the model and its types',
  },
  {
    name: 'kind',
    holds: (path) => path.endsWith('.kind.ts') || path === 'kinds/column-kinds.ts' || (path.startsWith('src/controls/') && path.endsWith('-kinds.ts')),
    mayImport: ['contract'],
    says: 'a *.kind.ts says what a kind accepts: pure, no React, so that codegen and server can read it too',
  },
  {
    name: 'src/lib', holds: under('src/lib'), mayImport: ['contract', 'kind'],
    says: 'lib is pure help for the browser, over the contract and what kinds say of themselves',
  },
  {
    name: 'kind on the server', holds: (path) => path.startsWith('kinds/') && (path.endsWith('.server.ts') || path === 'kinds/server-kinds.ts'),
    mayImport: ['kind', 'contract', 'kernel/value'],
    says: 'a *.server.ts says what the server does with a kind: over the contract and the kernel\'s first room alone, and nothing of the browser',
  },
  {
    name: 'kind in the browser', holds: under('kinds'), mayImport: ['kind', 'src/ui', 'src/lib', 'contract', 'src/engine/port'],
    says: 'kinds draw and edit one value; they know no page, no HTTP, no business word and no control that is not of one kind',
  },
  {
    name: 'src/controls', holds: (path) => under('src/controls')(path) || under('src/cells')(path),
    mayImport: ['kind in the browser', 'kind', 'src/ui', 'src/lib', 'contract', 'src/engine/port'],
    says: 'controls of no kind and cells composed of several values stand on the kinds; they know no page, no HTTP and no business word',
  },
  {
    name: 'src/actions', holds: under('src/actions'),
    mayImport: ['src/controls', 'kind in the browser', 'kind', 'src/ui', 'src/lib', 'contract', 'src/engine/port'],
    says: 'an action asks, through the data port, what a person pressed; it knows no page',
  },
  {
    name: 'src/engine/port', holds: (path) => /^src\/engine\/port\.tsx?$/.test(path), mayImport: ['src/lib', 'contract'],
    says: 'the data port is an interface: it imports types of the contract only',
  },
  {
    name: 'src/engine', holds: under('src/engine'), mayImport: ['src/engine/port', ...DRAWN, 'kind', 'src/ui', 'src/lib', 'contract'],
    says: 'the engine imports the kinds through their lists, ui, lib and the data port; never data, app or generated code',
  },
  { name: 'src/ui', holds: under('src/ui'), mayImport: ['src/lib', 'contract'], says: 'ui wraps antd and knows no schema' },
  { name: 'src/data', holds: under('src/data'), mayImport: ['src/generated', 'src/lib', 'contract'], says: 'data is the only HTTP and draws nothing' },
  { name: 'src/generated', holds: under('src/generated'), mayImport: ['src/data', 'src/lib', 'contract'], says: 'generated providers build on data and lib' },
  {
    name: 'src/app', holds: (path) => under('src/app')(path) || under('src/screens')(path) || under('src/parts')(path) || path === 'src/main.tsx',
    mayImport: ['src/engine', 'src/engine/port', ...DRAWN, 'kind', 'src/data', 'src/generated', 'src/ui', 'src/lib', 'contract'],
    says: 'app and screens may import everything below them; the server never',
  },
  {
    name: 'src/build', holds: under('src/build'), mayImport: ['src/app', 'src/ui', 'src/data', 'src/generated', 'contract'],
    says: 'build runs in Node while Vite makes the app: it reads the app, and the app knows nothing of it',
  },
  {
    name: 'codegen', holds: under('codegen'), mayImport: ['kind', 'contract'],
    says: 'codegen reads the language, *.kind.ts and the contract; never React, never the server',
  },
  ...kernelRooms,
  {
    name: 'modules', holds: (path) => under('server/modules')(path) && path !== 'server/modules/modules.ts', mayImport: [...PURE, ...wholeKernel],
    says: 'a module imports the kernel, and the public.ts of modules that it needs',
  },
  {
    name: 'server', holds: under('server'), mayImport: [...PURE, ...wholeKernel, 'modules'],
    says: 'what starts and composes the server may import all of it; never the client',
  },
]

export function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => room.holds(path))
}

/** Rooms whose every line keeps to it. */
export const SHORT_LINED = ['contract', 'kinds', 'src', 'codegen', 'server', 'bench', 'tests']

/** The most lines of a file: what is longer holds more than one thing. */
export const LONGEST_FILE = 400

/** Files that are longer all the same, and why. */
export const LONG_FILES: Readonly<Record<string, string>> = {}

/** Written in the way of the tools that ours is counted against, and counted as it stands. */
export const COUNTED = 'tests/comparison'

/** The most lines of a function that gives no reason for more. */
export const LONGEST_FUNCTION = 80

/** Folders whose every function keeps to it. */
export const MEASURED = ['contract', 'kinds', 'codegen', 'server', 'src']

/** The most parameters of a function: what comes in longer trains is one thing that lacks a name. */
export const MOST_PARAMETERS = 7

/** What must not be compared with by name outside of kinds/: a kind says its traits (kinds/column-kinds.ts). */
export const VALUE_KINDS = [
  'money', 'integer', 'decimal', 'percent', 'rank', 'progress', 'date', 'datetime', 'month', 'image', 'tags', 'switch', 'bool', 'json', 'link', 'text',
]

/** Files that name kinds all the same, how often, and why. */
export const NAMES_KINDS: Readonly<Record<string, { times: number; why: string }>> = {
  'contract/list-address.ts': { times: 2, why: 'the contract imports nothing: yes or no is read from an address' },
  'contract/filter-fields.ts': { times: 2, why: 'the contract imports nothing: what nobody filters by' },
  'contract/movement.ts': { times: 1, why: 'the contract imports nothing: shares move by points' },
  'src/data/wire.ts': { times: 2, why: 'the form of a value on the wire of another system, and no column kind' },
  'codegen/begin/first-version.ts': { times: 1, why: 'how a report column is read, and no column kind' },
  'codegen/resolve/entities.ts': { times: 2, why: 'a default as its column keeps it; the title of rows is their first text' },
  'codegen/check/alike.ts': { times: 1, why: 'words are like no number of a row' },
  'codegen/check/rules/settings.ts': { times: 1, why: 'where a value came from is told in text' },
  'codegen/check/rules/documents.ts': { times: 1, why: 'an approver gives words alone' },
  'codegen/check/rules/values.ts': { times: 1, why: 'a switch of an enum holds yes or no' },
  'codegen/check/rules/entities.ts': { times: 1, why: 'a currency may be kept as text' },
  'codegen/check/rules/made-from.ts': { times: 3, why: 'which kinds take over whose values' },
  'codegen/check/rules/ordered.ts': { times: 1, why: 'a place is an integer' },
  'codegen/check/rules/rollups.ts': { times: 1, why: 'a count is an integer' },
  'server/kernel/write/made-from.ts': { times: 1, why: 'a sum of whole numbers goes as a number' },
}
