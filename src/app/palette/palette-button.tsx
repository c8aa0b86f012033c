/** Opens the command palette, by itself or by Ctrl/⌘ K; the palette comes when it is first asked for. */
import { SearchOutlined } from '../../ui/light/icons'
import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Boot } from '../session'
import './palette.css'
import { heavy } from '../../ui/heavy'
import { isKey, pressOf } from '../../lib/keys'

const loadPalette = () => import('./palette')
const Palette = heavy(loadPalette)

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

/** What is typed between the key and the palette's coming, and Enter after it, is handed to its box. */
export const PaletteButton = memo(function PaletteButton({ boot }: { boot: Boot }) {
  const [open, setOpen] = useState(false)
  const isOpen = useRef(false)
  const [wanted, setWanted] = useState(false)
  // Who knows the keys types on while the palette is still coming.
  const early = useRef({ words: '', entered: false, hears: false })
  const show = useCallback((next: boolean): void => {
    early.current = { words: '', entered: false, hears: next }
    isOpen.current = next
    setWanted(true)
    setOpen(next)
  }, [])
  const taken = useCallback((): { words: string; entered: boolean } => {
    const { words, entered } = early.current
    early.current = { words: '', entered: false, hears: false }
    return { words, entered }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const press = pressOf(event)
      const { key, far, alt } = press
      if (isKey(press, 'palette')) {
        event.preventDefault()
        show(!isOpen.current)
      } else if (early.current.hears && key.length === 1 && !far && !alt && !event.isComposing) {
        event.preventDefault()
        early.current.words += key
        early.current.entered = false
      } else if (early.current.hears && key === 'Enter' && !event.isComposing) {
        event.preventDefault()
        early.current.entered = early.current.words !== ''
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [show])
  return (
    <>
      <button
        type="button" className="palette-button" aria-keyshortcuts="Control+K Meta+K" title="快速查找页面、商品、订单、单据与任务"
        onPointerEnter={() => void loadPalette().catch(() => undefined)} onClick={() => show(true)}
      >
        <SearchOutlined aria-hidden />
        <span className="palette-button-words">查找</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {wanted ? <Suspense fallback={null}><Palette boot={boot} open={open} onClose={() => show(false)} onReady={taken} /></Suspense> : null}
    </>
  )
})
