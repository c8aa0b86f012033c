import { describe, expect, it } from 'vitest'
import { filesOf, foldersIn, reportsOf } from './dropped'

const fileEntry = (fullPath: string): FileSystemEntry => ({
  isFile: true, isDirectory: false, fullPath, name: fullPath.split('/').at(-1),
  file: (done: (file: File) => void) => done(new File(['x'], fullPath.split('/').at(-1)!)),
} as unknown as FileSystemEntry)

/** Browsers hand out a folder's entries in pieces. */
function folderEntry(fullPath: string, inside: FileSystemEntry[]): FileSystemEntry {
  const pieces = [inside.slice(0, 1), inside.slice(1), []]
  return {
    isFile: false, isDirectory: true, fullPath, name: fullPath,
    createReader: () => ({ readEntries: (done: (entries: FileSystemEntry[]) => void) => done(pieces.shift() ?? []) }),
  } as unknown as FileSystemEntry
}
const dropOf = (entries: FileSystemEntry[]) => (
  { items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })) } as unknown as DataTransfer
)

describe('a folder that is dropped', () => {
  it('gives every report in it, however deep, and nothing that is none', async () => {
    const folder = folderEntry('/报告', [
      fileEntry('/报告/b.txt'), folderEntry('/报告/德国', [fileEntry('/报告/德国/a.CSV'), fileEntry('/报告/德国/照片.png')]),
      fileEntry('/报告/.hidden.csv'), folderEntry('/报告/__MACOSX', [fileEntry('/报告/__MACOSX/a.csv')]), fileEntry('/报告/~$表.xlsx'),
    ])
    const entries = foldersIn(dropOf([folder]))
    expect((await filesOf(entries!)).map(({ name }) => name)).toEqual(['b.txt', 'a.CSV'])
  })

  it('is told from plain files, which go as they are', () => {
    expect(foldersIn(dropOf([fileEntry('/a.csv')]))).toBeUndefined()
  })

  it('chosen in the picker is held to the same', () => {
    const at = (path: string) => Object.defineProperty(new File(['x'], path.split('/').at(-1)!), 'webkitRelativePath', { value: path })
    expect(reportsOf([at('m/a.xlsx'), at('m/readme.md'), at('m/.b.csv'), at('__MACOSX/a.csv')]).map(({ name }) => name)).toEqual(['a.xlsx'])
  })
})
