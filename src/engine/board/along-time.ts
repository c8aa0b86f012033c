/** A chart along days, weeks or months: which of them a person has, kept for them, and the card that asks by it. */
import { useMemo, useState } from 'react'
import { usePort, type DataPort } from '../port'
import type { AskingCard } from './board-question'

/** @param time path of one of the card's times; left out, or no longer among them: the one it begins with */
export function alongTime<Card extends AskingCard>(card: Card, time: string | undefined): Card {
  if (card.shows !== 'chart') return card
  const [way, ...ways] = card.list.rows
  const [start, ...others] = way?.by ?? []
  const column = card.times?.find(({ path }) => path === time)
  if (!way || start === undefined || !column || column.path === start) return card
  const list = {
    ...card.list, rows: [{ ...way, by: [column.path, ...others] }, ...ways],
    columns: [column, ...card.list.columns.filter(({ path }) => path !== start)], sort: card.list.sort.filter(({ field }) => field !== start),
  }
  return { ...card, list, along: { of: start, path: column.path } }
}

const settingOf = (page: string, code: string): string => `chart time ${page}:${code}`

/** The time that a person has along a card. */
export function timeKept({ settings }: Pick<DataPort, 'settings'>, page: string, code: string): string | undefined {
  return settings.read<string>(settingOf(page, code))
}

/** @returns the card as it is asked, and how another step of time is chosen */
export function useAlongTime(page: string, card: AskingCard): { card: AskingCard; choose: (time: string) => void } {
  const port = usePort()
  const [time, setTime] = useState(() => timeKept(port, page, card.code))
  const along = useMemo(() => alongTime(card, time), [card, time])
  const choose = (next: string): void => {
    port.settings.write(settingOf(page, card.code), next)
    setTime(next)
  }
  return { card: along, choose }
}
