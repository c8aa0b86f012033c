/** Watching a tree of files for whatever is saved in it. */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

interface Told {
  /** Something was written, replaced or removed; a save may be told several times. */
  changed: () => void
  /** From now on nothing is told. */
  failed: (error: Error) => void
}

/**
 * Watches a folder and all below it, those that come later too, but none whose name begins with ".". Every folder is watched by itself: a
 * folder's watcher sees files written, replaced by rename and removed alike, where Node's recursive watch on Linux follows each file
 * and loses those that an editor replaces.
 */
export function watchTree(root: string, { changed, failed }: Told): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  let closed = false
  const follow = (): void => {
    if (closed) return
    const folders = new Set(foldersIn(root))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      try {
        const watcher = watch(folder, (_event, name) => {
          if (name === null || !String(name).includes('.')) follow()
          changed()
        })
        watcher.on('error', () => follow())
        watchers.set(folder, watcher)
      } catch (error) {
        failed(error as Error)
        return
      }
    }
  }
  follow()
  return {
    close() {
      closed = true
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return []
  const inner = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return [root, ...inner.flatMap((entry) => foldersIn(join(root, entry.name)))]
}
