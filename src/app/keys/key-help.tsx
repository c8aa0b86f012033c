/** `?` opens the sheet of keys, wherever nobody is writing; it is found in the palette too. The sheet comes when it is first asked for. */
import { memo, Suspense, useEffect, useState } from 'react'
import { isKey, isWriting, pressOf } from '../../lib/keys'
import { useOffers } from '../../ui/offers'
import { heavy } from '../../ui/heavy'

const KeySheet = heavy(() => import('./key-sheet'))

/** Stands once in the frame; draws nothing until the sheet is asked for. */
export const KeyHelp = memo(function KeyHelp() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = (): void => {
    setWanted(true)
    setOpen(true)
  }
  useOffers([{ key: 'keys', group: '操作', label: '键盘快捷键', pressed: 'keySheet', run: show }])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || isWriting(event.target) || !isKey(pressOf(event), 'keySheet')) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return wanted ? <Suspense fallback={null}><KeySheet open={open} onClose={() => setOpen(false)} /></Suspense> : null
})
