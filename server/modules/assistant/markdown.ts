/** What was read of a list as Markdown: a table and the way to the page. Words of rows are data: their signs are taken for signs. Pure. */
import type { ListRead } from './ask-list'

/** Signs that mean something in Markdown, and line ends, made plain. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~#!]/g, (sign) => `\\${sign}`)
}

/** A link inside the app; the address is our own, its brackets are told apart from Markdown's. */
export function pageLink(title: string, link: string): string {
  return `[${plain(title)}](${link.replace(/\(/g, '%28').replace(/\)/g, '%29').replace(/ /g, '%20')})`
}

/** Heading, table, totals, what the figures are, and the link. */
export function readAsMarkdown(heading: string, read: ListRead): string {
  const { columns, rows, totals } = read
  const line = (cells: string[]): string => `| ${cells.map(plain).join(' | ')} |`
  const table = [line(columns.map(({ label }) => label)), `|${columns.map(({ number }) => (number ? ' ---: ' : ' --- ')).join('|')}|`, ...rows.map(line)]
  const named = totals.map((total, at) => ({ total, label: at === totals.length - 1 && read.converted ? read.converted : '合计' }))
  const summed = named
    .filter(({ total }) => total.some((cell) => cell !== '-'))
    .map(({ total, label }) => line(total.map((cell, at) => (at === 0 ? label : cell === '-' ? '' : cell))))
  const facts = [
    read.total > rows.length ? `共 ${read.total} 行，列出前 ${rows.length} 行，合计为全部` : `共 ${read.total} 行`,
    ...(read.basis ? [read.basis] : []),
    ...(read.dataUntil ? [`数据截至 ${read.dataUntil}`] : []),
    ...read.notes,
  ]
  const body = rows.length > 0 ? [...table, ...summed].join('\n') : '没有符合条件的数据。'
  return `**${plain(heading)}**\n\n${body}\n\n${plain(facts.join('；'))}\n\n${pageLink(`打开「${read.title}」`, read.link)}`
}
