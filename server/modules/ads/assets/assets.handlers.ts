/**
 * The company's own library of assets of ads: a picture or a video is kept here with its size, and the number that Amazon gave it
 * is written beside it. Nothing is sent to Amazon: the file goes to its library by hand.
 */
import { extname } from 'node:path'
import { entityOf } from '../../../kernel/asker/own'
import { refuseAt } from '../../../kernel/asker/refusal'
import { answers } from '../../../kernel/http/answers'
import type { CallContext } from '../../../kernel/http/handler'
import { rowId } from '../../../kernel/store/row-id'
import type { UploadedFile } from '../../../kernel/tasks/files'
import { writingTogether } from '../../../kernel/write/together'
import { addRow, editRow } from '../../../kernel/write/write.tree'
import { keepFile, oneFile } from '../../settings/public'
import { imageSize } from './image-size'

const PICTURES = ['png', 'jpg', 'jpeg', 'gif']
const VIDEOS = ['mp4', 'mov']

interface Said { shop_id: string; asset_kind: string; asset_name?: string; asset_no?: string; brand_name?: string; brand_entity_id?: string }

/** Keeps the file, and the asset that it is of. @throws Refusal for a file of another sort than the asset's, and what the row is refused for */
async function upload(context: CallContext, files: readonly UploadedFile[], { asset_name: said, ...values }: Said) {
  const file = oneFile(files)
  const type = extname(file.name).slice(1).toLowerCase()
  const isVideo = values.asset_kind === 'video'
  const types = isVideo ? VIDEOS : PICTURES
  if (!types.includes(type)) refuseAt('file', `${isVideo ? '视频' : '图片'}可以是 ${types.join('、')} 文件，不能是「${file.name}」`)
  const size = isVideo ? null : await imageSize(file.path)
  if (!isVideo && size === null) refuseAt('file', `「${file.name}」读不出图片的尺寸，可能已损坏，请另存后再上传`)
  return writingTogether(context, async (writing, written) => {
    const name = (said?.trim() || file.name).slice(0, 200)
    const known = { image_size: size, file_name: file.name.slice(-200), file_size: file.size }
    const row = { ...values, asset_no: values.asset_no?.trim() || null, asset_name: name }
    const { id } = await addRow(writing, entityOf(context, 'ad_asset'), row, known, written)
    const kept = await keepFile(context, writing, written, file, {
      module: 'advert', ref_no: name.slice(0, 100), remark: null, ref_entity: 'ad_asset', ref_id: String(id),
    })
    return { asset_id: String(id), file_name: kept.file_name, image_size: size }
  })
}

/** One file. @returns the asset's id, the file's name, and the size of a picture ("1200 × 628" pixels; null of a video) */
export const commonAssetsUpload = answers('adsNew.commonAssetsUpload', (context, { files, ...said }) => upload(context, files, said))

/** The same for videos alone. @returns id and file name */
export const sbvUpload = answers('adsSbv.sbvUpload', async (context, { files, ...said }) => {
  const { asset_id, file_name } = await upload(context, files, { ...said, asset_kind: 'video' })
  return { asset_id, file_name }
})

/** The number that Amazon gave the asset, and whose brand it is. */
export const commonAssetsRegister = answers('adsNew.commonAssetsRegister', (context, { asset_id: id, asset_no: number, ...brand }) => {
  const no = number.trim()
  if (no === '') refuseAt('asset_no', '请填写亚马逊素材编号')
  return writingTogether(context, async (writing, written) => {
    await editRow(writing, entityOf(context, 'ad_asset'), { id: rowId(id), asset_no: no, ...brand }, {}, written)
    return {}
  })
})
