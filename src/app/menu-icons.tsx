/** Icons that the menu's top groups may name. A name that is none of these is drawn as a plain tile. */
import {
  AccountBookOutlined, AppstoreOutlined, BarChartOutlined, BulbOutlined, CarOutlined, CustomerServiceOutlined, HddOutlined, HomeOutlined,
  InboxOutlined, NotificationOutlined, SettingOutlined, ShoppingCartOutlined, ShoppingOutlined, ToolOutlined,
} from '../ui/light/icons'
import type { ReactNode } from 'react'

const ICONS: Record<string, ReactNode> = {
  AccountBookOutlined: <AccountBookOutlined />,
  AppstoreOutlined: <AppstoreOutlined />,
  BarChartOutlined: <BarChartOutlined />,
  BulbOutlined: <BulbOutlined />,
  CarOutlined: <CarOutlined />,
  CustomerServiceOutlined: <CustomerServiceOutlined />,
  HddOutlined: <HddOutlined />,
  HomeOutlined: <HomeOutlined />,
  InboxOutlined: <InboxOutlined />,
  NotificationOutlined: <NotificationOutlined />,
  SettingOutlined: <SettingOutlined />,
  ShoppingCartOutlined: <ShoppingCartOutlined />,
  ShoppingOutlined: <ShoppingOutlined />,
  ToolOutlined: <ToolOutlined />,
}

/** `name` is the icon's name as a menu file says it. */
export function menuIcon(name: string): ReactNode {
  return ICONS[name] ?? ICONS['AppstoreOutlined']
}
