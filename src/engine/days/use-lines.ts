/**
 * The small lines of a list's rows: asked for in one question once the rows stand, and handed to the cells beside them. Opens the days
 * of one figure from the side; the drawer is fetched when first opened.
 */
import { useCallback, useMemo, useState } from 'react'
import type { ColumnPlan, ListPlan } from '../../../contract/plan'
import { linesQuestion } from '../../../contract/trend-question'
import type { Row } from '../../../contract/wire'
import type { Lines } from '../../cells/trend/lines'
import { usePort } from '../port'
import { rowIdOf } from '../table/layout'
import type { Asked } from '../list/use-list-question'

/** The figure whose days are open in a drawer. */
export interface Opened {
  column: ColumnPlan
  row: Row
  /** Its last days as a line, or the days that its stock lasts. */
  shows: 'line' | 'cover'
}

/** @param shown the columns that stand in the table @returns what cells read, and the figure whose days are open */
export function useLines(plan: ListPlan, asked: Asked, keyFields: readonly string[], shown: readonly ColumnPlan[]) {
  const port = usePort()
  const { question, rows, isStale } = asked
  const lines = useMemo(() => (isStale ? undefined : linesQuestion(question, rows, keyFields, shown)), [question, rows, isStale, keyFields, shown])
  const { answer, isStale: isOld } = port.useList(plan.list, lines, plan.source)
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback((row: Row, column: ColumnPlan) => setOpened({ row, column, shows: 'line' }), [])
  const openCover = useCallback((row: Row, column: ColumnPlan) => setOpened({ row, column, shows: 'cover' }), [])
  const close = useCallback(() => setOpened(undefined), [])
  const found = useMemo(
    () => new Map(isOld ? [] : (answer?.list ?? []).map((row) => [rowIdOf(row, keyFields), row])), [answer, isOld, keyFields],
  )
  const cells = useMemo((): Lines => ({ of: (row) => found.get(rowIdOf(row, keyFields)), open, openCover }), [found, keyFields, open, openCover])
  return { cells, open, opened, close }
}
