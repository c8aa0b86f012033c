/**
 * The page tabs of this window: which pages are open, and how each was left: its address with filters, its place of scrolling.
 * Kept in the browser for the person and read again after a reload; forgotten when they sign out. Only the list of tabs is
 * told to who draws it; an address or a place that changes draws nothing.
 */
import { useSyncExternalStore } from 'react'
import { BREADCRUMBS, readUser } from '../data/session-store'
import { readStored } from '../data/stored'
import type { Crumb } from './crumbs'

/** Pixels, of the page's scroller. */
export interface Place {
  x: number
  y: number
}

interface Kept {
  /** Whose they are. */
  of: string
  tabs: (Crumb & { search?: string; place?: Place })[]
}

const owner = (): string => `${readUser()?.companyId ?? ''}:${readUser()?.employeeId ?? ''}`

let of: string | undefined
let crumbs: readonly Crumb[] = []
let searches = new Map<string, string>()
let places = new Map<string, Place>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
const KEEP_AFTER_MS = 400

function read(): void {
  of = owner()
  const kept = readStored<Partial<Kept>>(localStorage, BREADCRUMBS)
  const tabs = kept?.of === of && Array.isArray(kept.tabs) ? kept.tabs.filter((tab) => typeof tab?.route === 'string' && typeof tab.title === 'string') : []
  crumbs = tabs.map(({ route, title }) => ({ route, title }))
  searches = new Map(tabs.flatMap(({ route, search }) => (typeof search === 'string' && search !== '' ? [[route, search] as const] : [])))
  places = new Map(tabs.flatMap(({ route, place }) => (place ? [[route, place] as const] : [])))
}

function current(): readonly Crumb[] {
  if (of !== owner()) read()
  return crumbs
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  // Somebody who has signed out meanwhile leaves nothing.
  if (of === undefined || of !== owner() || !readUser()) return
  const kept: Kept = { of, tabs: crumbs.map(({ route, title }) => ({ route, title, search: searches.get(route), place: places.get(route) })) }
  localStorage.setItem(BREADCRUMBS, JSON.stringify(kept))
}

function keepSoon(): void {
  timer ??= setTimeout(write, KEEP_AFTER_MS)
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => timer !== undefined && write())

/** One for the window; routes are below the base path. What changes is written to the browser 400 ms later, or when the window is left. */
export const tabStore = {
  read: current,
  set(next: readonly Crumb[]): void {
    if (next === current()) return
    crumbs = next
    const routes = new Set(next.map(({ route }) => route))
    for (const route of searches.keys()) if (!routes.has(route)) searches.delete(route)
    for (const route of places.keys()) if (!routes.has(route)) places.delete(route)
    keepSoon()
    listeners.forEach((tell) => tell())
  },
  /** How a page was left: the part of its address from the question mark on. */
  searchOf: (route: string): string => (current(), searches.get(route) ?? ''),
  /** Where a page is opened: as it was left, or else at its own address. */
  addressOf(route: string, address: string = route): string {
    const left = this.searchOf(route)
    return left === '' ? address : route + left
  },
  keepSearch(route: string, search: string): void {
    current()
    if ((searches.get(route) ?? '') === search) return
    if (search === '') searches.delete(route)
    else searches.set(route, search)
    keepSoon()
  },
  placeOf: (route: string): Place | undefined => (current(), places.get(route)),
  keepPlace(route: string, place: Place): void {
    current()
    if (place.x === 0 && place.y === 0) places.delete(route)
    else places.set(route, place)
    keepSoon()
  },
  /** Forgets everything, here and in the browser's storage. */
  clear(): void {
    clearTimeout(timer)
    timer = undefined
    crumbs = []
    searches.clear()
    places.clear()
    localStorage.removeItem(BREADCRUMBS)
    listeners.forEach((tell) => tell())
  },
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The open tabs in order; draws anew when they change, not when an address or a place of scrolling does. */
export function useTabs(): readonly Crumb[] {
  return useSyncExternalStore(listen, current)
}
