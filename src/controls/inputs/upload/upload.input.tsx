import { UploadOutlined } from '../../../ui/icons'
import { Button, Upload } from 'antd'
import type { InputProps } from '../../../../kinds/shared/input'
import { PictureBox } from './picture-box'

/** A file, held until the form is sent with it. */
export function UploadInput(props: InputProps) {
  const { id, input, value, onChange, label } = props
  if (input.picture) return <PictureBox {...props} />
  const file = value instanceof File ? value : undefined
  return (
    <Upload
      id={id}
      maxCount={1}
      disabled={input.readOnly}
      fileList={file ? [{ uid: file.name, name: file.name, size: file.size }] : []}
      beforeUpload={(picked) => {
        onChange?.(picked)
        return false
      }}
      onRemove={() => onChange?.(undefined)}
    >
      <Button icon={<UploadOutlined />} aria-label={label && `${label}：选择文件`}>选择文件</Button>
    </Upload>
  )
}
