/** The star in the header: filled where the page shown is a favourite; opens the favourites and the pages used most and last. */
import { StarFilled, StarOutlined } from '../../ui/light/icons'
import { Popover } from '../../ui/light/anchored'
import { Button } from '../../ui/light/button'
import { memo, Suspense, useEffect, useState } from 'react'
import type { Boot } from '../session'
import { useFavourites } from './use-favourites'
import './favourites.css'
import { heavy } from '../../ui/heavy'

const FavouritesPanel = heavy(() => import('./favourites-panel'))

/** The first rows come first; whether there is a star may wait for so long. */
const ASK_AFTER_MS = 1500

/** Asks for the favourites 1.5 s after it appears, or when it is opened. `pathname` is below the base path. */
export const FavouritesButton = memo(function FavouritesButton({ boot, pathname }: { boot: Boot; pathname: string }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { favourites } = useFavourites(wanted || open)
  const isStarred = favourites.some(({ route }) => route === pathname)
  return (
    <Popover
      placement="bottomRight"
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      classNames={{ root: 'favourites-pop' }}
      content={<Suspense fallback={<div className="favourites" />}><FavouritesPanel
        boot={boot} pathname={pathname} onClose={() => setOpen(false)}
      /></Suspense>}
    >
      <Button
        type="text" className={isStarred ? 'is-starred' : undefined} icon={isStarred ? <StarFilled /> : <StarOutlined />} aria-label="收藏与常用"
        aria-expanded={open} aria-haspopup="dialog"
      />
    </Popover>
  )
})
