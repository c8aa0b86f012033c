/** Lines of a dialog with a preview that ask for new rows: judged, and those that a person left are written as changes that wait. */
import type { Line, LinesAnswer } from '../../../../contract/lines'
import type { Entity } from '../../../../contract/model'
import { CODES, type Row } from '../../../../contract/wire'
import { Refusal } from '../../../kernel/asker/refusal'
import { own } from '../../../kernel/asker/own'
import type { CallContext } from '../../../kernel/http/handler'
import { writingTogether } from '../../../kernel/write/together'
import { askForRows, inTheWay, lockNew, type InTheWay, type WantedRow } from '../../../kernel/write/pending-new'
import type { Writing } from '../../../kernel/write/write.row'

/** What would be made, or why nothing can. */
export interface WantedLine {
  line: string
  cells: Record<string, string>
  error?: string
  row?: WantedRow
}

interface Asked { preview: boolean; lines?: string[] }

const MOST_LINES = 2000
const PENDING_PAGE = { label: '查看待提交', route: '/advert/newAdvertisingSp', tab: 'pending' }

/**
 * @param make the lines, out of what is read in the transaction
 * @param words how a line is told whose row is there already, or waits already
 */
export async function writeLines(
  context: CallContext, target: string, asked: Asked, make: (writing: Writing) => Promise<WantedLine[]>, words: Record<InTheWay, string>,
): Promise<Pick<LinesAnswer, 'lines' | 'done' | 'refused' | 'next'>> {
  const entity = own(context.model.entities, target)
  if (!entity) throw new Error(`there is no entity ${target}`)
  return writingTogether(context, async (writing, written) => {
    if (!asked.preview) await lockNew(writing, entity)
    const all = await judged(writing, entity, await make(writing), words)
    const named = asked.preview || asked.lines === undefined ? all : all.filter(({ line }) => asked.lines?.includes(line))
    const ready = named.flatMap(({ error, row }) => (error === undefined && row ? [row] : []))
    if (!asked.preview && ready.length > 0) await askForRows(writing, entity, ready, written)
    const lines = named.map(({ line, cells, error }): Line => ({ line, cells, ...(error === undefined ? {} : { error }) }))
    return { lines, done: ready.length, refused: named.length - ready.length, next: PENDING_PAGE }
  })
}

async function judged(writing: Writing, entity: Entity, made: WantedLine[], words: Record<InTheWay, string>): Promise<WantedLine[]> {
  const lines = [...new Map(made.map((line) => [line.line, line])).values()]
  if (lines.length > MOST_LINES) throw new Refusal(CODES.invalid, `一次最多 ${MOST_LINES} 条，现在有 ${lines.length} 条，请少选一些`)
  const open = lines.filter(({ error, row }) => error === undefined && row)
  const found = await inTheWay(writing, entity, open.map(({ row }): Row => row!.values))
  const why = new Map(open.map(({ line }, at) => [line, found[at]]))
  return lines.map((line) => {
    const way = why.get(line.line)
    return way === undefined ? line : { ...line, error: words[way] }
  })
}
