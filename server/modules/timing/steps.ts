/** Steps of a task: stopped (暂停, 结束), its objects get their base back; started again, their base is what they are set to then. */
import { CODES } from '../../../contract/wire'
import { own } from '../../kernel/asker/own'
import { Refusal } from '../../kernel/asker/refusal'
import { effect } from '../../kernel/write/effects'
import { heldBy, lockTasks, objectsOfTask, restoreBase, standing } from './objects'

/** Effect of 暂停 and 结束. */
export const stopTiming = effect('stopTiming', {
  async run({ writing, row, written }) {
    await lockTasks(writing.tx, writing.asker.companyId)
    await restoreBase(writing, row, written)
  },
})

/** Effect of 启用. @throws Refusal of an object that another task moves by the same field, and of one whose value is unknown */
export const startTiming = effect('startTiming', {
  async run({ writing, row }) {
    const { tx, model, asker } = writing
    await lockTasks(tx, asker.companyId)
    const objects = await objectsOfTask(tx, asker.companyId, row.id)
    for (const object of objects) {
      const { target, field: name, row_key: key } = object
      const held = await heldBy(tx, asker.companyId, { target, field: name, keys: [key], from: row.from_day, to: row.to_day, except: row.id })
      const other = held.get(key)
      if (other !== undefined) throw new Refusal(CODES.invalid, `「${object.object_name}」已在分时任务「${other}」里：同一个对象的同一项只能有一个任务`)
      const entity = own(model.entities, target)
      const field = entity && own(entity.fields, name)
      const stands = entity && field ? (await standing(writing, entity, field, [key])).get(key) : undefined
      if (!stands || stands.value === null) throw new Refusal(CODES.invalid, `结构里没有「${object.object_name}」的值，请先导入最新的批量表格`)
      await tx.query('update ad_timed_object set base_value = $3, base_text = $4 where company_id = $1 and id = $2::bigint',
        [asker.companyId, object.id, stands.value, stands.text])
    }
    // What began while it stood still was not missed.
    await tx.query('update ad_timed_task set handled_until = $3 where company_id = $1 and id = $2::bigint',
      [asker.companyId, row.id, writing.now.toISOString()])
  },
})
