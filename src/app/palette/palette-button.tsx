/** Opens the command palette, by itself or by Ctrl/⌘ K; the palette comes when it is first asked for. */
import { SearchOutlined } from '../../ui/light/icons'
import { memo, Suspense, useEffect, useState } from 'react'
import type { Boot } from '../session'
import './palette.css'
import { heavy } from '../../ui/heavy'

const loadPalette = () => import('./palette')
const Palette = heavy(loadPalette)

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

export const PaletteButton = memo(function PaletteButton({ boot }: { boot: Boot }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = (): void => {
    setWanted(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setWanted(true)
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button" className="palette-button" aria-keyshortcuts="Control+K Meta+K" title="快速查找页面、店铺、商品与任务"
        onPointerEnter={() => void loadPalette().catch(() => undefined)} onClick={show}
      >
        <SearchOutlined aria-hidden />
        <span className="palette-button-words">查找</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {wanted ? <Suspense fallback={null}><Palette boot={boot} open={open} onClose={() => setOpen(false)} /></Suspense> : null}
    </>
  )
})
