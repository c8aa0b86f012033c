/** Jobs that follow an import of what they read: started once for all files that wait, in the name of the company's first administrator. */
import type { RowFollower } from './followers'
import { reached } from '../kept/reached'
import { administratorOf, startOnce } from '../tasks/by-itself'

interface Following {
  /** A kind of job about all of a company. */
  kind: string
  /** What it is called; the report that it follows is added. */
  title: string
  /** Entities that it reads: rows made out of a file's count as the file's own. */
  reads: readonly string[]
}

/** Starts the job once rows of a file are written that it reads, by way of rows made out of them too. */
export function startAfterImport({ kind, title, reads }: Following): RowFollower {
  return ({ model, companyId, format }) => ({
    beforeFacts: () => Promise.resolve(undefined),
    async afterFacts(tx) {
      const changed = reached(model, [format.entity])
      const employeeId = reads.some((entity) => changed.has(entity)) ? await administratorOf(tx, companyId) : undefined
      if (employeeId !== undefined) await startOnce(tx, { companyId, employeeId, kind, title: `${title}（导入${format.label}之后）` })
      return []
    },
  })
}
