/** A figure of a cell: paler where it is zero. */
import type { ReactNode } from 'react'
import { isZero } from './cell'

/** @param text as it is shown @param value by which zero is told @param tip told on hover */
export function figure(text: string, value: unknown, tip?: string): ReactNode {
  return <span className={isZero(value) ? 'cell-number is-zero' : 'cell-number'} data-tip={tip}>{text}</span>
}
