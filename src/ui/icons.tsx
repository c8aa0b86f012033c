/**
 * All icons of the product: those of the frame, and beside them what only controls that are opened draw. They are decoration, as
 * there (light/icons.tsx): a reader hears the words of the control, not the English name of a drawing.
 */
import ArrowDown from '@ant-design/icons-svg/es/asn/ArrowDownOutlined'
import ArrowUp from '@ant-design/icons-svg/es/asn/ArrowUpOutlined'
import Barcode from '@ant-design/icons-svg/es/asn/BarcodeOutlined'
import Clear from '@ant-design/icons-svg/es/asn/ClearOutlined'
import ClockCircleFull from '@ant-design/icons-svg/es/asn/ClockCircleFilled'
import Copy from '@ant-design/icons-svg/es/asn/CopyOutlined'
import EyeInvisible from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined'
import FileText from '@ant-design/icons-svg/es/asn/FileTextOutlined'
import Holder from '@ant-design/icons-svg/es/asn/HolderOutlined'
import Link from '@ant-design/icons-svg/es/asn/LinkOutlined'
import MinusCircle from '@ant-design/icons-svg/es/asn/MinusCircleOutlined'
import Minus from '@ant-design/icons-svg/es/asn/MinusOutlined'
import Picture from '@ant-design/icons-svg/es/asn/PictureOutlined'
import Printer from '@ant-design/icons-svg/es/asn/PrinterOutlined'
import Table from '@ant-design/icons-svg/es/asn/TableOutlined'
import Undo from '@ant-design/icons-svg/es/asn/UndoOutlined'
import Upload from '@ant-design/icons-svg/es/asn/UploadOutlined'
import VerticalLeft from '@ant-design/icons-svg/es/asn/VerticalLeftOutlined'
import VerticalRight from '@ant-design/icons-svg/es/asn/VerticalRightOutlined'
import { iconOf } from './light/icons'

export * from './light/icons'

export const ArrowDownOutlined = /* @__PURE__ */ iconOf(ArrowDown)
export const ArrowUpOutlined = /* @__PURE__ */ iconOf(ArrowUp)
export const BarcodeOutlined = /* @__PURE__ */ iconOf(Barcode)
export const ClearOutlined = /* @__PURE__ */ iconOf(Clear)
export const ClockCircleFilled = /* @__PURE__ */ iconOf(ClockCircleFull)
export const CopyOutlined = /* @__PURE__ */ iconOf(Copy)
export const EyeInvisibleOutlined = /* @__PURE__ */ iconOf(EyeInvisible)
export const FileTextOutlined = /* @__PURE__ */ iconOf(FileText)
export const HolderOutlined = /* @__PURE__ */ iconOf(Holder)
export const LinkOutlined = /* @__PURE__ */ iconOf(Link)
export const MinusCircleOutlined = /* @__PURE__ */ iconOf(MinusCircle)
export const MinusOutlined = /* @__PURE__ */ iconOf(Minus)
export const PictureOutlined = /* @__PURE__ */ iconOf(Picture)
export const PrinterOutlined = /* @__PURE__ */ iconOf(Printer)
export const TableOutlined = /* @__PURE__ */ iconOf(Table)
export const UndoOutlined = /* @__PURE__ */ iconOf(Undo)
export const UploadOutlined = /* @__PURE__ */ iconOf(Upload)
export const VerticalLeftOutlined = /* @__PURE__ */ iconOf(VerticalLeft)
export const VerticalRightOutlined = /* @__PURE__ */ iconOf(VerticalRight)
