/**
 * The icons of the frame: antd's own drawings without antd. They are decoration: what a control does is said by its words or its
 * label, so a reader passes over them unless they are given a label of their own.
 */
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'
import AccountBook from '@ant-design/icons-svg/es/asn/AccountBookOutlined'
import Appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import BarChart from '@ant-design/icons-svg/es/asn/BarChartOutlined'
import Bell from '@ant-design/icons-svg/es/asn/BellOutlined'
import Bulb from '@ant-design/icons-svg/es/asn/BulbOutlined'
import Calendar from '@ant-design/icons-svg/es/asn/CalendarOutlined'
import Car from '@ant-design/icons-svg/es/asn/CarOutlined'
import CaretDown from '@ant-design/icons-svg/es/asn/CaretDownOutlined'
import CaretRight from '@ant-design/icons-svg/es/asn/CaretRightOutlined'
import CaretUp from '@ant-design/icons-svg/es/asn/CaretUpOutlined'
import Check from '@ant-design/icons-svg/es/asn/CheckOutlined'
import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleFilled'
import CloseCircle from '@ant-design/icons-svg/es/asn/CloseCircleFilled'
import Close from '@ant-design/icons-svg/es/asn/CloseOutlined'
import CloudUpload from '@ant-design/icons-svg/es/asn/CloudUploadOutlined'
import ColumnHeight from '@ant-design/icons-svg/es/asn/ColumnHeightOutlined'
import CustomerService from '@ant-design/icons-svg/es/asn/CustomerServiceOutlined'
import DoubleLeft from '@ant-design/icons-svg/es/asn/DoubleLeftOutlined'
import DoubleRight from '@ant-design/icons-svg/es/asn/DoubleRightOutlined'
import Delete from '@ant-design/icons-svg/es/asn/DeleteOutlined'
import Down from '@ant-design/icons-svg/es/asn/DownOutlined'
import Download from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import Edit from '@ant-design/icons-svg/es/asn/EditOutlined'
import ExclamationCircle from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled'
import Export from '@ant-design/icons-svg/es/asn/ExportOutlined'
import Filter from '@ant-design/icons-svg/es/asn/FilterOutlined'
import Group from '@ant-design/icons-svg/es/asn/GroupOutlined'
import Hdd from '@ant-design/icons-svg/es/asn/HddOutlined'
import Home from '@ant-design/icons-svg/es/asn/HomeOutlined'
import Idcard from '@ant-design/icons-svg/es/asn/IdcardOutlined'
import Import from '@ant-design/icons-svg/es/asn/ImportOutlined'
import Inbox from '@ant-design/icons-svg/es/asn/InboxOutlined'
import InfoCircle from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import Key from '@ant-design/icons-svg/es/asn/KeyOutlined'
import Layout from '@ant-design/icons-svg/es/asn/LayoutOutlined'
import Left from '@ant-design/icons-svg/es/asn/LeftOutlined'
import Loading from '@ant-design/icons-svg/es/asn/LoadingOutlined'
import Logout from '@ant-design/icons-svg/es/asn/LogoutOutlined'
import MenuFold from '@ant-design/icons-svg/es/asn/MenuFoldOutlined'
import MenuUnfold from '@ant-design/icons-svg/es/asn/MenuUnfoldOutlined'
import MinusSquare from '@ant-design/icons-svg/es/asn/MinusSquareOutlined'
import Moon from '@ant-design/icons-svg/es/asn/MoonOutlined'
import More from '@ant-design/icons-svg/es/asn/MoreOutlined'
import Notification from '@ant-design/icons-svg/es/asn/NotificationOutlined'
import Plus from '@ant-design/icons-svg/es/asn/PlusOutlined'
import PlusSquare from '@ant-design/icons-svg/es/asn/PlusSquareOutlined'
import Printer from '@ant-design/icons-svg/es/asn/PrinterOutlined'
import QuestionCircle from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined'
import Reload from '@ant-design/icons-svg/es/asn/ReloadOutlined'
import Right from '@ant-design/icons-svg/es/asn/RightOutlined'
import Robot from '@ant-design/icons-svg/es/asn/RobotOutlined'
import Search from '@ant-design/icons-svg/es/asn/SearchOutlined'
import Setting from '@ant-design/icons-svg/es/asn/SettingOutlined'
import ShoppingCart from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined'
import Shopping from '@ant-design/icons-svg/es/asn/ShoppingOutlined'
import StarFull from '@ant-design/icons-svg/es/asn/StarFilled'
import Star from '@ant-design/icons-svg/es/asn/StarOutlined'
import Sun from '@ant-design/icons-svg/es/asn/SunOutlined'
import Tool from '@ant-design/icons-svg/es/asn/ToolOutlined'
import Up from '@ant-design/icons-svg/es/asn/UpOutlined'
import User from '@ant-design/icons-svg/es/asn/UserOutlined'
import Warning from '@ant-design/icons-svg/es/asn/WarningOutlined'
import WarningFull from '@ant-design/icons-svg/es/asn/WarningFilled'
import { createElement, type FunctionComponent, type HTMLAttributes, type ReactNode } from 'react'

type Icon = FunctionComponent<HTMLAttributes<HTMLSpanElement> & { spin?: boolean }>

/** A drawing of antd's as an element. Its parts say their attributes as React does, but for one. */
function drawn({ tag, attrs: { class: _class, ...attrs }, children = [] }: AbstractNode, key: number): ReactNode {
  return createElement(tag, { ...attrs, key }, ...children.map(drawn))
}

/** An icon of its drawing; it is heard where it is given a label. */
export function iconOf({ name, icon }: IconDefinition): Icon {
  const { attrs, children = [] } = typeof icon === 'function' ? icon('', '') : icon
  const box = { viewBox: attrs['viewBox'], ...(attrs['fill-rule'] ? { fillRule: 'evenodd' as const } : {}) }
  return function IconOf({ className = '', spin = name === 'loading', ...rest }) {
    const isSaid = rest['aria-label'] !== undefined
    return (
      <span {...(isSaid ? { role: 'img' } : { 'aria-hidden': true })} {...rest} className={`anticon anticon-${name} ${className}`.trim()}>
        <svg
          {...box} className={spin ? 'anticon-spin' : undefined} focusable="false" data-icon={name} width="1em" height="1em" fill="currentColor" aria-hidden
        >
          {children.map(drawn)}
        </svg>
      </span>
    )
  }
}

export const AccountBookOutlined = /* @__PURE__ */ iconOf(AccountBook)
export const AppstoreOutlined = /* @__PURE__ */ iconOf(Appstore)
export const BarChartOutlined = /* @__PURE__ */ iconOf(BarChart)
export const BellOutlined = /* @__PURE__ */ iconOf(Bell)
export const BulbOutlined = /* @__PURE__ */ iconOf(Bulb)
export const CalendarOutlined = /* @__PURE__ */ iconOf(Calendar)
export const CarOutlined = /* @__PURE__ */ iconOf(Car)
export const CaretDownOutlined = /* @__PURE__ */ iconOf(CaretDown)
export const CaretRightOutlined = /* @__PURE__ */ iconOf(CaretRight)
export const CaretUpOutlined = /* @__PURE__ */ iconOf(CaretUp)
export const CheckOutlined = /* @__PURE__ */ iconOf(Check)
export const CheckCircleFilled = /* @__PURE__ */ iconOf(CheckCircle)
export const CloseCircleFilled = /* @__PURE__ */ iconOf(CloseCircle)
export const CloseOutlined = /* @__PURE__ */ iconOf(Close)
export const CloudUploadOutlined = /* @__PURE__ */ iconOf(CloudUpload)
export const ColumnHeightOutlined = /* @__PURE__ */ iconOf(ColumnHeight)
export const CustomerServiceOutlined = /* @__PURE__ */ iconOf(CustomerService)
export const DoubleLeftOutlined = /* @__PURE__ */ iconOf(DoubleLeft)
export const DoubleRightOutlined = /* @__PURE__ */ iconOf(DoubleRight)
export const DeleteOutlined = /* @__PURE__ */ iconOf(Delete)
export const DownOutlined = /* @__PURE__ */ iconOf(Down)
export const DownloadOutlined = /* @__PURE__ */ iconOf(Download)
export const EditOutlined = /* @__PURE__ */ iconOf(Edit)
export const ExclamationCircleFilled = /* @__PURE__ */ iconOf(ExclamationCircle)
export const ExportOutlined = /* @__PURE__ */ iconOf(Export)
export const FilterOutlined = /* @__PURE__ */ iconOf(Filter)
export const GroupOutlined = /* @__PURE__ */ iconOf(Group)
export const HddOutlined = /* @__PURE__ */ iconOf(Hdd)
export const HomeOutlined = /* @__PURE__ */ iconOf(Home)
export const IdcardOutlined = /* @__PURE__ */ iconOf(Idcard)
export const ImportOutlined = /* @__PURE__ */ iconOf(Import)
export const InboxOutlined = /* @__PURE__ */ iconOf(Inbox)
export const InfoCircleOutlined = /* @__PURE__ */ iconOf(InfoCircle)
export const KeyOutlined = /* @__PURE__ */ iconOf(Key)
export const LayoutOutlined = /* @__PURE__ */ iconOf(Layout)
export const LeftOutlined = /* @__PURE__ */ iconOf(Left)
export const LoadingOutlined = /* @__PURE__ */ iconOf(Loading)
export const LogoutOutlined = /* @__PURE__ */ iconOf(Logout)
export const MenuFoldOutlined = /* @__PURE__ */ iconOf(MenuFold)
export const MenuUnfoldOutlined = /* @__PURE__ */ iconOf(MenuUnfold)
export const MinusSquareOutlined = /* @__PURE__ */ iconOf(MinusSquare)
export const MoonOutlined = /* @__PURE__ */ iconOf(Moon)
export const MoreOutlined = /* @__PURE__ */ iconOf(More)
export const NotificationOutlined = /* @__PURE__ */ iconOf(Notification)
export const PlusOutlined = /* @__PURE__ */ iconOf(Plus)
export const PlusSquareOutlined = /* @__PURE__ */ iconOf(PlusSquare)
export const PrinterOutlined = /* @__PURE__ */ iconOf(Printer)
export const QuestionCircleOutlined = /* @__PURE__ */ iconOf(QuestionCircle)
export const ReloadOutlined = /* @__PURE__ */ iconOf(Reload)
export const RightOutlined = /* @__PURE__ */ iconOf(Right)
export const RobotOutlined = /* @__PURE__ */ iconOf(Robot)
export const SearchOutlined = /* @__PURE__ */ iconOf(Search)
export const SettingOutlined = /* @__PURE__ */ iconOf(Setting)
export const ShoppingCartOutlined = /* @__PURE__ */ iconOf(ShoppingCart)
export const ShoppingOutlined = /* @__PURE__ */ iconOf(Shopping)
export const StarFilled = /* @__PURE__ */ iconOf(StarFull)
export const StarOutlined = /* @__PURE__ */ iconOf(Star)
export const SunOutlined = /* @__PURE__ */ iconOf(Sun)
export const ToolOutlined = /* @__PURE__ */ iconOf(Tool)
export const UpOutlined = /* @__PURE__ */ iconOf(Up)
export const UserOutlined = /* @__PURE__ */ iconOf(User)
export const WarningOutlined = /* @__PURE__ */ iconOf(Warning)
export const WarningFilled = /* @__PURE__ */ iconOf(WarningFull)
