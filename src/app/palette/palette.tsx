/**
 * The command palette: one box, and below it pages, rows of what has a home, tasks and what can be done, by Chinese, pinyin or first letters.
 * Pages and actions are found here, the rest by the server, which answers what the person may see. The keyboard alone is enough.
 */
import { SearchOutlined } from '../../ui/icons'
import { Input, Modal, type InputRef } from 'antd'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { loadPinyin, soundsLike } from '../../controls/choices/pinyin'
import { placesOf } from '../menu-tree'
import { keyWords } from '../keys/key-words'
import { mostUsed } from '../recent'
import { readRecentRows } from '../recent-rows'
import { callNamed } from '../services'
import { wantsPlanned } from '../planned-pages'
import { mayOpen, type Boot } from '../session'
import { tabStore } from '../tab-store'
import { useFavourites } from '../favourites/use-favourites'
import { KEYS } from '../../lib/keys'
import { offersNow } from '../../ui/offers'
import { entriesAtFirst, entriesFor, type Entry, type Found, type World } from './palette-entries'
import { foundPages, pagesOf } from './palette-pages'

const ASK_AFTER_MS = 180
const NONE: readonly Found[] = []

interface Props {
  boot: Boot
  onClose: () => void
  /** Told when the box hears the keys; gives what was typed before, and whether Enter was pressed after it, once. */
  onReady: () => { words: string; entered: boolean }
}

/** A window near the top of the screen, emptied when it closes. The server is asked 180 ms after the last key. Needs a router. */
export default function Palette({ open, ...props }: Props & { open: boolean }) {
  return (
    <Modal
      open={open} onCancel={props.onClose} footer={null} closable={false} width={640} className="palette" title="快速查找" destroyOnHidden style={{ top: '12vh' }}
      transitionName="" maskTransitionName=""
    >
      <PaletteBody {...props} />
    </Modal>
  )
}

function PaletteBody({ boot, onClose, onReady }: Props) {
  const navigate = useNavigate()
  const list = useId()
  const input = useRef<InputRef>(null)
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  const { entries, failed, busy } = useEntries(boot, word)
  const chosen = Math.min(at, entries.length - 1)
  const take = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    if (entry.address !== undefined) void navigate(entry.address)
    // The box gives the keyboard back first: what is run may take it.
    else if (entry.run) setTimeout(entry.run)
  }
  const { enter, forget, remember } = useEnter({ word, first: at === 0, entries, busy, failed }, take)
  const point = (next: number): void => {
    forget()
    setAt(next)
  }
  const onKey = (event: KeyboardEvent): void => {
    // Letters that are being put together into Chinese are the input method's.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (entries.length > 0) point((chosen + (event.key === 'ArrowDown' ? 1 : entries.length - 1)) % entries.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      enter(entries[chosen])
    }
  }
  useEffect(() => {
    input.current?.focus()
  }, [])
  // Some browsers answer a promise, which no effect may.
  useEffect(() => {
    void document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, chosen])
  return (
    <>
      <Input
        ref={input}
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder="页面、商品、订单、单据、人员、操作；可用拼音或首字母"
        aria-label="快速查找"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
        autoComplete="off"
        maxLength={100}
        value={word}
        onFocus={() => {
          const early = onReady()
          setWord((before) => before + early.words)
          if (early.entered) remember(early.words)
        }}
        onChange={(event) => {
          setWord(event.target.value)
          point(0)
        }}
        onKeyDown={onKey}
      />
      <Results {...{ list, entries, chosen, onKey }} onPoint={point} onTake={take} />
      <p className="palette-foot" role="status">
        {failed ?? (entries.length > 0 ? '↑↓ 选择　Enter 打开或执行　Esc 关闭' : word.trim() === '' ? '输入名称、拼音或编码开始查找' : busy ? '正在查找…' : `没有找到「${word.trim()}」`)}
      </p>
    </>
  )
}

interface Standing {
  word: string
  /** Nobody has moved away from the first result. */
  first: boolean
  entries: readonly Entry[]
  busy: boolean
  failed: string | undefined
}

/** Enter before the words are answered waits, and takes the first result that they have: never one of other words. */
function useEnter({ word, first, entries, busy, failed }: Standing, take: (entry: Entry | undefined) => void) {
  /** The words behind which it was pressed. */
  const waits = useRef<string>(undefined)
  const isToCome = (entry: Entry | undefined): boolean => busy && (!entry || entry.answered === true)
  useEffect(() => {
    if (waits.current !== word || (first ? isToCome(entries[0]) : busy)) return
    waits.current = undefined
    if (failed === undefined) take(entries[0])
  })
  const remember = (words: string | undefined): void => {
    waits.current = words
  }
  return { remember, forget: () => remember(undefined), enter: (entry: Entry | undefined) => (isToCome(entry) ? remember(word) : take(entry)) }
}

interface ResultsProps {
  /** Id of the list, and with a place behind it of each entry. */
  list: string
  entries: readonly Entry[]
  chosen: number
  onPoint: (at: number) => void
  onTake: (entry: Entry) => void
  onKey: (event: KeyboardEvent) => void
}

function Results({ list, entries, chosen, onPoint, onTake, onKey }: ResultsProps) {
  return (
    <div id={list} role="listbox" aria-label="查找结果" className="palette-list">
      {entries.map((entry, index) => (
        <div key={entry.key} role="presentation">
          {entries[index - 1]?.group === entry.group ? null : <div className="palette-group" role="presentation">{entry.group}</div>}
          <div
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className={`palette-entry${index === chosen ? ' is-chosen' : ''}`}
            onPointerMove={() => index !== chosen && onPoint(index)}
            onClick={() => onTake(entry)}
            onKeyDown={onKey}
          >
            <b>{entry.label}</b>
            <span>{entry.note}</span>
          </div>
        </div>
      ))}
    </div>
  )
}

/** What a word finds: pages and actions here, the rest at the server; without a word what the person is likely to want. */
function useEntries(boot: Boot, word: string): { entries: Entry[]; busy: boolean; failed: string | undefined } {
  const { found, failed, busy } = useFound(word)
  const { ready } = useSounds()
  const { favourites } = useFavourites(true)
  // What was true when it was opened stays: nothing moves under the pointer.
  const [{ rows, used, offers }] = useState(() => ({
    rows: readRecentRows().filter(({ address }) => mayOpen(boot.session, address.split('?', 1)[0] ?? '')),
    used: [...mostUsed(), ...(boot.session.starts ?? [])], offers: offersNow(),
  }))
  const all = useMemo(() => pagesOf(boot, placesOf(boot.menu)), [boot])
  const pages = useMemo(() => (wantsPlanned() ? all : all.filter(({ planned }) => !planned)), [all])
  const entries = useMemo((): Entry[] => {
    const sounds = ready ? soundsLike : () => false
    const world: World = {
      pages, rows, used, offers, sounds, starred: favourites.map(({ route }) => route),
      addressOf: ({ route, address }) => tabStore.addressOf(route, address),
      keysOf: ({ pressed }) => (pressed === undefined ? '' : KEYS[pressed].map(keyWords).join(' 或 ')),
    }
    if (word.trim() === '') return entriesAtFirst(world)
    const hits = (among: typeof pages) => foundPages(among, word, used, sounds)
    const open = hits(pages)
    // Where nothing else bears the name, it is told that the page is still to come.
    return entriesFor(world, word, open.length > 0 || found.length > 0 ? open : hits(all), found)
  }, [word, all, pages, rows, used, offers, found, favourites, ready])
  return { entries, failed, busy }
}

/** What the server finds; the last answer stands until the next one is there. */
function useFound(typed: string): { found: readonly Found[]; busy: boolean; failed: string | undefined } {
  const word = typed.trim()
  const [answer, setAnswer] = useState<{ word: string; found: readonly Found[]; failed?: string }>({ word: '', found: NONE })
  useEffect(() => {
    if (word === '') return undefined
    const gone = new AbortController()
    const timer = setTimeout(() => {
      callNamed<{ found: Found[] }>({ family: 'app', call: 'find' }, { word }, { signal: gone.signal }).then(
        ({ found }) => setAnswer({ word, found }),
        (error: unknown) =>
          !gone.signal.aborted && setAnswer({ word, found: NONE, failed: `页面以外的没有查到：${error instanceof Error ? error.message : String(error)}` }),
      )
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [word])
  return { found: word === '' ? NONE : answer.found, busy: word !== '' && answer.word !== word, failed: answer.word === word ? answer.failed : undefined }
}

/** The palette may wait for the dictionary from the start: whoever opens it is going to type. */
function useSounds(): { ready: boolean } {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void loadPinyin().then(() => setReady(true))
  }, [])
  return { ready }
}
