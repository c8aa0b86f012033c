'use client'
import type { NumberFieldClient, DefaultCellComponentProps } from 'payload'

export const MoneyCell = ({ cellData, rowData }: DefaultCellComponentProps<NumberFieldClient>) =>
  cellData == null ? '-' : `${rowData.currency} ${Number(cellData).toFixed(2)}`
