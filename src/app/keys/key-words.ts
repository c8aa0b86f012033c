/** A combination of the register as it is read: "Mod+Shift+ArrowUp" is "Ctrl + Shift + ↑". */
const isMac = /mac|iphone|ipad/i.test(navigator.platform)

const WORDS: Record<string, string> = {
  Mod: isMac ? '⌘' : 'Ctrl', Alt: isMac ? '⌥' : 'Alt', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Space: '空格', Escape: 'Esc',
  ContextMenu: '菜单键', PageUp: 'PgUp', PageDown: 'PgDn',
}

/** `Mod` is ⌘ on a Mac and Ctrl anywhere else; letters are shown large. */
export function keyWords(combination: string): string {
  return combination.split('+').map((part) => WORDS[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' + ')
}
