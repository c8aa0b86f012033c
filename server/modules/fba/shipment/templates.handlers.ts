/** Print templates that a company has designed: which of them a kind of paper is printed by where nobody chooses. */
import type { Row } from '../../../../contract/wire'
import { answers } from '../../../kernel/http/answers'
import { own } from '../../../kernel/read/statement/fields'
import { rowId } from '../../../kernel/store/row-id'
import { writingTogether } from '../../../kernel/write/together'
import { lockRow, updateRow } from '../../../kernel/write/write.row'

/** At most one template of a kind is its default: the one before gives way. Who asks for what stands already changes nothing. */
export const printTemplateDefault = answers('shipment.printTemplateDefault', (context, { id, is_default: wanted }) =>
  writingTogether(context, async (writing, written) => {
    const entity = own(context.model.entities, 'print_template')
    if (!entity) throw new Error('no print templates')
    const chosen = await lockRow(writing, entity, { id: rowId(id) })
    const { rows } = wanted ? await writing.tx.query<{ id: string }>(
      'select id::text from print_template where company_id = $1 and design_of = $2 and is_default and id <> $3::bigint order by id for update',
      [context.caller.companyId, chosen.design_of, rowId(id)],
    ) : { rows: [] }
    const change = async (before: Row, isDefault: boolean): Promise<void> => {
      written.push({ entity, action: 'edit', before, after: await updateRow(writing, entity, before, { is_default: isDefault }) })
    }
    for (const other of rows) await change(await lockRow(writing, entity, { id: other.id }), false)
    if ((chosen.is_default === true) !== wanted) await change(chosen, wanted)
    return {}
  }))
