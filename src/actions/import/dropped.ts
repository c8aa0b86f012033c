/** Files of folders that are dropped or chosen whole: every report in them, however deep; what systems leave behind is not sent. */
const REPORT = /\.(csv|tsv|txt|xlsx|pdf|zip)$/i
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|[.~])/

/** What of a chosen folder is worth sending. */
export function reportsOf(files: readonly File[]): File[] {
  return files.filter((file) => REPORT.test(file.name) && !LEFT_BEHIND.test(file.webkitRelativePath || file.name))
}

/** The entries of a drop that holds a folder; undefined: plain files alone, which are taken as they are. */
export function foldersIn(transfer: Pick<DataTransfer, 'items'>): FileSystemEntry[] | undefined {
  // Has to be asked while the drop is being told of: afterwards the list is empty.
  const entries = [...transfer.items].flatMap((item) => (item.kind === 'file' ? item.webkitGetAsEntry() ?? [] : []))
  return entries.some((entry) => entry.isDirectory) ? entries : undefined
}

/** All reports in these entries, in the order of their paths. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const found: { path: string; file: File }[] = []
  for (const entry of entries) await gather(entry, found)
  found.sort((a, b) => (a.path < b.path ? -1 : 1))
  return found.filter(({ path, file }) => REPORT.test(file.name) && !LEFT_BEHIND.test(path)).map(({ file }) => file)
}

async function gather(entry: FileSystemEntry, found: { path: string; file: File }[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => {
      (entry as FileSystemFileEntry).file(done, fail)
    })
    found.push({ path: entry.fullPath, file })
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    // A hundred at a time, until there are none left.
    const more = await new Promise<FileSystemEntry[]>((done, fail) => {
      reader.readEntries(done, fail)
    })
    if (more.length === 0) return
    for (const each of more) await gather(each, found)
  }
}
