/** What antd's own controls stand in wherever they come: our theme, Chinese. Fetched with the first of them. */
import '@ant-design/v5-patch-for-react-19'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useCalm, useLook } from '../look'
import { themeOf } from '../theme'

dayjs.locale('zh-cn')

/** A room within a room is the same room. */
const Inside = createContext(false)

/** Follows light and dark as they change. `useLater` and `heavy` put it around what they bring. */
export function AntdRoom({ children }: { children: ReactNode }) {
  return useContext(Inside) ? children : <Room>{children}</Room>
}

function Room({ children }: { children: ReactNode }) {
  const look = useLook()
  const isCalm = useCalm()
  const theme = useMemo(() => themeOf(look, isCalm), [look, isCalm])
  return (
    // A list of options that is drawn whole is named to a reader as one; those that may be long say so themselves.
    <ConfigProvider virtual={false} locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
      <Inside.Provider value>{children}</Inside.Provider>
    </ConfigProvider>
  )
}
