/** The menu folded to its icons: groups open beside it. */
import { Menu, type MenuProps } from 'antd'
import type { MenuEntry } from '../ui/light/inline-menu'

interface Props {
  items: readonly MenuEntry[]
  selectedKey: string | undefined
  openKeys: string[]
  onOpenChange: (keys: string[]) => void
  onPick: (key: string) => void
}

/** antd's menu in place of the light one: a default export, loaded when the menu is first folded. `onPick` gets the key of the item. */
export default function FoldedMenu({ items, selectedKey, openKeys, onOpenChange, onPick }: Props) {
  return (
    <Menu
      mode="inline" inlineCollapsed items={items as MenuProps['items']} selectedKeys={selectedKey === undefined ? [] : [selectedKey]}
      openKeys={openKeys} onOpenChange={onOpenChange} onClick={({ key }) => onPick(key)}
    />
  )
}
