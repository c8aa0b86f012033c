/** A picture in a form: chosen, dropped or pasted, made small enough to be kept with its row, and seen at once. */
import './picture-box.css'
import { DeleteOutlined, UploadOutlined } from '../../../ui/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { InputProps } from '../../../../kinds/shared/input'
import { smallPicture } from './small-picture'

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif'

/** The value is the picture itself, as a data address made small by smallPicture. What is no picture, or too large, is said below. */
export function PictureBox({ id, input, value, onChange, label }: InputProps) {
  const [wrong, setWrong] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined): void => {
    if (!file || input.readOnly) return
    setWrong(undefined)
    smallPicture(file).then((address) => onChange?.(address), () => setWrong('这个文件不是图片，或太大：请选择 PNG、JPG 或 WebP'))
  }
  const address = typeof value === 'string' && value !== '' ? value : undefined
  return (
    <div
      className="picture-box" onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
      onPaste={(event) => take(event.clipboardData.files[0])}
    >
      {address ? <img src={address} alt={label ?? input.label} /> : null}
      <input
        ref={picker} type="file" accept={PICTURES} style={{ display: 'none' }} tabIndex={-1} aria-hidden
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button id={id} icon={<UploadOutlined />} disabled={input.readOnly} onClick={() => picker.current?.click()} aria-label={label && `${label}：选择图片`}>
        {address ? '换一张' : '选择图片'}
      </Button>
      {address && !input.readOnly ? <Button type="text" icon={<DeleteOutlined />} onClick={() => onChange?.(null)}>移除</Button> : null}
      {wrong ? <span className="picture-wrong" role="alert">{wrong}</span> : null}
    </div>
  )
}
