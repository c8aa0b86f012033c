/**
 * The 49 colours of charts, in the order that series take them: neighbours lie far apart on the wheel, the brand's blue first, and each holds on light
 * and on dark ground. One lightness a round (OKLCH 0.62, 0.74, 0.53), so that no series shouts.
 */
export const PALETTE = [
  '#4987d9', '#be7100', '#00a07b', '#aa68bb', '#009ab9', '#cd5f5d', '#6c962e', '#727cd9', '#c85e80', '#8f8b00',
  '#0091cd', '#bd619f', '#ab7e00', '#009f9c', '#9271ce', '#c96638', '#389d57', '#8aa8f4', '#ea8c8d', '#90ba6c',
  '#67b2ee', '#e58bac', '#b0b155', '#45bbdf', '#d78fc8', '#caa64d', '#33c0c7', '#c395df', '#dd9b58', '#47c2a9',
  '#a99eef', '#e89270', '#6bc08a', '#2471a9', '#9f4c6c', '#707102', '#00799b', '#945086', '#886600', '#007f86',
  '#82569b', '#985b0b', '#00816b', '#6c5ea9', '#a25231', '#247f4d', '#4e68ae', '#a44d50', '#51792d',
] as const

/** What adds and what takes away, told apart by those who see no red or green as well. */
export const UP = '#00a07b'
/** What takes away, orange beside the green of what adds. */
export const DOWN = '#be7100'

/** The colour of the series at this place, from 0; after the last colour they begin again. */
export function colourAt(position: number): string {
  return PALETTE[position % PALETTE.length]!
}
