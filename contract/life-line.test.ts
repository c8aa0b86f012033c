import { describe, expect, test } from 'vitest'
import { lifeLine, lifeSteps } from './life-line'

const step = (from: string[], to: string, more: object = {}) => ({ label: to, from, to, asks: [], writes: {}, ...more })
const cycle = {
  start: 'draft', dead: ['void'],
  transitions: {
    submit: step(['draft', 'refused'], 'waiting'), cancel: step(['draft'], 'void'), refuse: step(['waiting'], 'refused', {}),
    approve: step(['waiting'], 'approved'),
    finish: step(['approved'], 'done'), reopen: step(['done'], 'approved', { undo: 'finish' }),
  },
}
const told = (state: string): string => lifeSteps(cycle, state, (value) => value).map(({ value, stands }) => `${value}:${stands}`).join(' ')

describe('the line of a life cycle', () => {
  test('goes by the first step that leads on, past what ends a row for nothing', () => {
    const { refuse, ...others } = cycle.transitions
    expect(lifeLine({ ...cycle, transitions: { ...others, refuse } })).toEqual(['draft', 'waiting', 'approved', 'done'])
  })

  test('tells what is behind a row, where it stands, and what is ahead', () => {
    const { refuse, ...others } = cycle.transitions
    const line = lifeSteps({ ...cycle, transitions: { ...others, refuse } }, 'approved', (value) => `「${value}」`)
    expect(line.map(({ label, stands }) => `${label}${stands}`)).toEqual(['「draft」past', '「waiting」past', '「approved」now', '「done」ahead'])
  })

  test('ends at a state beside it, after the earliest that leads there', () => {
    expect(told('void')).toBe('draft:past void:now')
    expect(told('nowhere')).toBe('')
  })
})
