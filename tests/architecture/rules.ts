/**
 * Who may import whom, as data. The test beside it reads every import of the tree and quotes the rule it breaks.
 * A room is named by its folder; the most specific room that a file lies in is the one that counts.
 */
export interface Room {
  /** Folder, or a suffix pattern for files that follow a rule of their own wherever they lie. */
  name: string
  holds: (path: string) => boolean
  mayImport: string[]
  says: string
}

const under = (folder: string) => (path: string) => path.startsWith(folder + '/')
const tests = /\.(test|bench)\.tsx?$/

export const ROOMS: Room[] = [
  { name: 'test', holds: (path) => tests.test(path) || path.startsWith('tests/') || path.startsWith('bench/'), mayImport: ['*'], says: 'tests and benches may look anywhere' },
  { name: 'contract', holds: under('contract'), mayImport: ['contract'], says: 'the contract of browser, compiler and server imports nothing: filter tree, wire, plans, formats, the model and its types' },
  { name: 'src/lib', holds: under('src/lib'), mayImport: ['src/lib', 'contract'], says: 'lib is pure help for the browser, over the contract alone' },
  {
    name: 'kind',
    holds: (path) => path.startsWith('src/kinds/') && (path.endsWith('.kind.ts') || path.endsWith('-kinds.ts')),
    mayImport: ['kind', 'contract'],
    says: 'a *.kind.ts says what a kind accepts: pure, no React, so that codegen and server can read it too',
  },
  { name: 'src/kinds', holds: under('src/kinds'), mayImport: ['src/kinds', 'kind', 'src/ui', 'src/lib', 'contract', 'src/engine/port'], says: 'kinds draw and edit values; they know no page, no HTTP and no business word' },
  { name: 'src/engine/port', holds: (path) => /^src\/engine\/port\.tsx?$/.test(path), mayImport: ['src/lib', 'contract'], says: 'the data port is an interface: it imports types of the contract only' },
  { name: 'src/engine', holds: under('src/engine'), mayImport: ['src/engine', 'src/engine/port', 'src/kinds', 'kind', 'src/ui', 'src/lib', 'contract'], says: 'the engine imports the kinds through their lists, ui, lib and the data port; never data, app or generated code' },
  { name: 'src/ui', holds: under('src/ui'), mayImport: ['src/ui', 'src/lib', 'contract'], says: 'ui wraps antd and knows no schema' },
  { name: 'src/data', holds: under('src/data'), mayImport: ['src/data', 'src/generated', 'src/lib', 'contract'], says: 'data is the only HTTP and draws nothing' },
  { name: 'src/generated', holds: under('src/generated'), mayImport: ['src/generated', 'src/data', 'src/lib', 'contract'], says: 'generated providers build on data and lib' },
  { name: 'src/app', holds: (path) => under('src/app')(path) || under('src/screens')(path) || under('src/parts')(path) || path === 'src/main.tsx', mayImport: ['src/app', 'src/engine', 'src/engine/port', 'src/kinds', 'kind', 'src/data', 'src/generated', 'src/ui', 'src/lib', 'contract'], says: 'app and screens may import everything below them; the server never' },
  { name: 'codegen', holds: under('codegen'), mayImport: ['codegen', 'kind', 'contract'], says: 'codegen reads the language, *.kind.ts and the contract; never React, never the server' },
  { name: 'server', holds: under('server'), mayImport: ['server', 'codegen', 'kind', 'contract'], says: 'the server reads the contract, *.kind.ts and the compiler; never the client' },
]

export function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => room.holds(path))
}

/** The longest line that people read without scrolling sideways. */
export const LONGEST_LINE = 160

/** Rooms whose every line keeps to it; a room is added once it is clean. */
export const SHORT_LINED = ['codegen']
