/** Files handed to the report centre, by its own calls or by any call that says `does: {"import": …}`. Read later, as a job. */
import type { ImportFile } from '../../../../contract/imports'
import type { Importer } from '../../intake/importer'
import { findFiles, importFile } from '../../intake/report-file'
import { findShop } from '../../intake/shop'
import { registerFiles } from '../../intake/upload'
import type { Tx } from '../../store/connect'
import { answers } from '../answers'
import type { CallContext } from '../handler'

/** The importer of a request. */
export function importerOf(context: CallContext): Importer {
  const { model, db, files, caller, employee, now } = context
  return {
    model, db, files, caller, employee, now, companyZone: context.company.zone,
    audit: (tx, entries) => context.audit(tx, entries),
    publish: (tx, event) => context.events.publish(tx, event),
    entered: context.entered,
  }
}

/** Has a file read as a job, in the given transaction. */
export const readLater = (context: CallContext, tx: Tx, id: string, name: string): Promise<string> =>
  context.jobs.enqueue(tx, context.caller, { kind: 'importRead', title: `读取「${name}」`, payload: { id }, importId: id })

/**
 * `app.importUpload`: registers the files, each with a job that reads it, in one transaction, and answers them as they stand. An empty `shop_id` or `format` is
 * told from the file later.
 * @throws Refusal for a shop that the person does not see
 */
export const importUpload = answers('app.importUpload', async (context, body) => {
  const { db, caller } = context
  const shopId = body.shop_id === undefined || body.shop_id === '' ? undefined : body.shop_id
  const format = body.format === undefined || body.format === '' ? undefined : body.format
  const list = await db.withCompany(caller, async (tx): Promise<ImportFile[]> => {
    if (shopId !== undefined) await findShop(tx, caller, shopId)
    const registered = await registerFiles(tx, importerOf(context), body.files, { shopId, format })
    for (const { id, name } of registered) await readLater(context, tx, id, name)
    return (await findFiles(tx, caller, registered.map((one) => one.id))).map(importFile)
  })
  return { list }
})
