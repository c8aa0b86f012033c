/**
 * What the server does by itself for a call that says `does`: one answerer a type, in an explicit table, so that the
 * compiler names a gap. Bodies were validated against the call's schema before they come here.
 */
import type { Call, Does } from '../../../../contract/model'
import type { CallRef } from '../../../../contract/plan'
import type { ListRequest, Row } from '../../../../contract/wire'
import { exportList } from './export-list'
import { importUpload } from './import-upload'
import type { Asked } from '../answers'
import type { CallContext } from '../handler'
import { entityOf } from '../../asker/own'
import { own } from '../../read/statement/fields'
import { answerGet } from '../../read/answer/get'
import { answerList } from '../../read/answer/lists'
import { malformed } from '../../asker/problem'
import { answerReport } from '../../read/answer/reports'
import { withBarred } from '../../write/barred'
import { answerTransition } from '../../write/transition'
import { answerAdd, answerEdit, answerRemove } from '../../write/write'
import { type Writing, writingOf } from '../../write/write.row'
import { readingOf, type Reading } from '../../read/reading'
import { Timing } from '../../read/timing'
import { ourCalls } from '../../asker/our-calls'

type Generic = Exclude<Does['type'], 'handler' | 'import'>
type Answer<Type extends Generic> = (context: CallContext, does: Extract<Does, { type: Type }>, body: unknown) => Promise<unknown>

const ANSWERS: { [Type in Generic]: Answer<Type> } = {
  list: (context, { entity }, body) =>
    read(context, async (reading) => {
      const owner = entityOf(context, entity)
      const answer = await answerList(reading, owner, body as ListRequest)
      return { ...answer, list: await withBarred(reading, owner, context.source, answer.list) }
    }),
  report: (context, { dataset }, body) =>
    read(context, (reading) => answerReport(reading, datasetOf(context, dataset), body as ListRequest)),
  get: (context, { entity }, body) => {
    const owner = entityOf(context, entity)
    const { fields } = body as { fields?: unknown }
    const wanted = !owner.key.includes('fields') && Array.isArray(fields) ? (fields as string[]) : undefined
    return read(context, (reading) => answerGet(reading, owner, body as Row, wanted))
  },
  add: (context, { entity }, body) => write(context, (writing) => answerAdd(context, writing, entityOf(context, entity), body as Row)),
  edit: (context, { entity }, body) => write(context, (writing) => answerEdit(context, writing, entityOf(context, entity), body as Row)),
  remove: (context, { entity }, body) => write(context, (writing) => answerRemove(context, writing, entityOf(context, entity), body as Row)),
  transition: (context, { entity }, body) => write(context, (writing) => answerTransition(context, writing, entityOf(context, entity), body as Row)),
  export: (context, does, body) => {
    const asked = body as Omit<Asked<'app.exportList'>, 'call'> & Partial<Pick<Asked<'app.exportList'>, 'call'>>
    return exportList(context, { ...asked, call: listOf(context, does, asked.call) })
  },
}

/**
 * Answers a built call that needs no handler of its own.
 * @returns `data` of the envelope
 * @throws Refusal, HttpRefusal in words for staff
 */
export async function answerDoes(context: CallContext, call: Call, body: unknown): Promise<unknown> {
  const { does } = call
  // Start and every reload check this: a built call without either does not get here.
  if (!does || does.type === 'handler') throw new Error(`${call.family}.${call.name} is answered by its handler, or by nobody`)
  if (does.type === 'import') return answerImport(context, does.entity, body)
  return (ANSWERS[does.type] as Answer<Generic>)(context, does as never, body)
}

/** An import is an upload to the report centre, held to the formats that fill this entity. */
async function answerImport(context: CallContext, entity: string, body: unknown): Promise<{ id: string }> {
  const formats = Object.values(context.model.reports).filter((report) => report.entity === entity)
  const [only] = formats
  if (!only) throw malformed(`没有可以导入「${entityOf(context, entity).label}」的报告格式`)
  const given = body as Parameters<typeof importUpload>[1]
  const { list } = await importUpload(context, formats.length === 1 ? { format: only.name, ...given } : given)
  if (!list[0]) throw malformed('请选择要导入的文件')
  return { id: list[0].id }
}

/** Reads within one state of the data, and says beside the answer where its time went. */
async function read<T>(context: CallContext, work: (reading: Reading) => Promise<T>): Promise<T> {
  let told: string | undefined
  const answer = await context.db.withCompany(context.caller, async (tx) => {
    const timing = new Timing()
    const result = await work({ ...readingOf(context, timing.over(tx)), timing })
    told = timing.header()
    return result
  }, { readOnly: true })
  // The assistant reads while its own answer is already on its way.
  if (told !== undefined && !context.reply.raw.headersSent) void context.reply.header('server-timing', told)
  return answer
}

function write<T>(context: CallContext, work: (writing: Writing) => Promise<T>): Promise<T> {
  return context.db.withCompany(context.caller, (tx) => work(writingOf(context, tx)))
}

function datasetOf(context: CallContext, name: string) {
  const dataset = own(context.model.datasets, name)
  if (!dataset) throw new Error(`no dataset ${name}`)
  return dataset
}

/** The list that an export is of: the one on the screen where it lists the like, the same family's, else any that the person may use. */
function listOf(context: CallContext, does: Extract<Does, { type: 'export' }>, asked?: CallRef): CallRef {
  const fits = ourCalls(context.model).filter(({ state, does: other }) =>
    state === 'built' && ((other?.type === 'list' && other.entity === does.entity) || (other?.type === 'report' && other.dataset === does.dataset)))
  const open = fits.filter((call) => context.access.mayCall(call))
  const found = open.find(({ family, name }) => family === asked?.family && name === asked.call)
    ?? open.find(({ family }) => family === context.call.family) ?? open[0] ?? fits[0]
  if (!found) throw malformed(`「${context.call.what}」还没有可以导出的列表`)
  return { family: found.family, call: found.name }
}
