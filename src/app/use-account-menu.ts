/**
 * Adds the system group that the account menu makes (specification, section 2), once the first page is drawn. Where our own server
 * answers, everything of it is in the menu already, and nothing is drawn anew.
 */
import { useEffect, useMemo, useState } from 'react'
import { messageOf } from '../lib/call-error'
import { withAccountMenu, type AccountSection } from './menu-links'
import { isOwnServerAbsent } from './deployment'
import { callNamed } from './services'
import type { Boot } from './session'
import { useNotices } from '../ui/notices'

const ASK_AFTER_MS = 2000
const NONE: readonly AccountSection[] = []

/** Gives the boot with the menu enlarged, or the very same where nothing is added. Asks two seconds after drawing; a failure is said as a message. */
export function useAccountMenu(boot: Boot): Boot {
  const { message } = useNotices()
  const [sections, setSections] = useState(NONE)
  const { menu } = boot
  useEffect(() => {
    if (isOwnServerAbsent) return undefined
    const timer = setTimeout(() => {
      callNamed<AccountSection[]>({ family: 'account', call: 'accountMenu' }, {}, { otherwise: '账户菜单接口异常' }).then(
        (answer) => setSections(withAccountMenu(menu, answer).length > menu.length ? answer : NONE),
        (error: unknown) => void message.error(messageOf(error)),
      )
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [menu, message])
  return useMemo(() => (sections.length > 0 ? { ...boot, menu: withAccountMenu(boot.menu, sections) } : boot), [boot, sections])
}
