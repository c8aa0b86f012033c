/**
 * The one list of parts: code that a schema file names where no kind draws what is wanted. The names are said in
 * src/lib/part-names.ts; `Record` makes the compiler name a part that is said and not here, or here and not said.
 */
import type { ComponentType } from 'react'
import type { CardPartProps, CellPartProps, Parts, StepPartProps } from '../engine/parts'
import type { CardPartName, CellPartName, StepPartName } from '../lib/part-names'
import { MessageTitle } from './messages/message-title'

const cells: Record<CellPartName, ComponentType<CellPartProps>> = { messageTitle: MessageTitle }
const cards: Record<CardPartName, ComponentType<CardPartProps>> = {}
const steps: Record<StepPartName, ComponentType<StepPartProps>> = {}

export const PARTS: Parts = { cells, cards, steps }
