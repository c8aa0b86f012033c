import { expect, test } from 'vitest'
import { isKey, pressIn, type Press } from './keys'

const press = (key: string, held: Partial<Omit<Press, 'key'>> = {}): Press => ({ key, shift: false, alt: false, far: false, ...held })

test('a combination is itself alone: another key held with it makes it another', () => {
  expect(isKey(press('z', { far: true }), 'undo')).toBe(true)
  expect(isKey(press('Z', { far: true }), 'undo')).toBe(true)
  expect(isKey(press('z', { far: true, shift: true }), 'undo')).toBe(false)
  expect(isKey(press('z'), 'undo')).toBe(false)
})

test('a sign is heard with whichever keys a keyboard writes it', () => {
  expect(isKey(press('?', { shift: true }), 'keySheet')).toBe(true)
  expect(isKey(press('?'), 'keySheet')).toBe(true)
  expect(isKey(press('?', { alt: true }), 'keySheet')).toBe(false)
})

test('a combination of the register is read back as what is pressed', () => {
  expect(pressIn('Shift+Mod+ArrowUp')).toEqual(press('ArrowUp', { shift: true, far: true }))
  expect(pressIn('Shift+Space')).toEqual(press(' ', { shift: true }))
})
