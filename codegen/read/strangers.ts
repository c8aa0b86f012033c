/**
 * Characters that look like others, or like nothing: full-width punctuation and letters of a Chinese keyboard, Cyrillic and
 * Greek letters that cannot be told from Latin ones, spaces of no width. Pure; judges no text, only names what is in it.
 */

interface Stranger {
  char: string
  /** Where it stands in the text, from 0. */
  at: number
  /** `the full-width "，" (U+FF0C), which is not ","`: what to tell of it. */
  says: string
  /** What was meant by it, in ASCII; empty for what cannot be seen. */
  means: string
  isInvisible: boolean
}

const PUNCTUATION: Record<string, string> = {
  '“': '"', '”': '"', '‘': '\'', '’': '\'', '、': ',', '。': '.', '【': '[', '】': ']', '「': '"', '」': '"', '—': '-', '–': '-', '−': '-',
}

const LOOKALIKES: [script: string, letters: string, latin: string][] = [
  ['Cyrillic', 'аеорсхуіѕјһԁԛԝкмАВЕКМНОРСТУХІЅЈ', 'aeopcxyisjhdqwkmABEKMHOPCTYXISJ'],
  ['Greek', 'οανικρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oavikptuABEZHIKMNOPTYX'],
]

const INVISIBLE: Record<string, string> = {
  '\u00a0': 'a no-break space', '\u00ad': 'a soft hyphen', '\u200b': 'a space of no width', '\u200c': 'a non-joiner of no width',
  '\u200d': 'a joiner of no width', '\u200e': 'a mark of direction', '\u200f': 'a mark of direction', '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator', '\u202f': 'a narrow no-break space',
  '\u2060': 'a word joiner', '\u3000': 'a full-width space', '\ufeff': 'a byte-order mark',
}

const point = (char: string): string => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Spaces that are seen, though they are not the usual one. */
const WIDE = new Set(['\u3000', '\u00a0', '\u202f'])

function strangerAt(char: string, at: number): Stranger | undefined {
  const unseen = INVISIBLE[char]
  if (unseen !== undefined) return { char, at, says: `${unseen} (${point(char)})`, means: WIDE.has(char) ? ' ' : '', isInvisible: true }
  const code = char.charCodeAt(0)
  const isFullWidth = code >= 0xff01 && code <= 0xff5e
  const half = isFullWidth ? String.fromCharCode(code - 0xfee0) : PUNCTUATION[char]
  if (half !== undefined) {
    const right = half === '"' ? 'a straight quote' : `"${half}"`
    return {
      char,
      at,
      says: `the ${isFullWidth ? 'full-width' : 'Chinese'} "${char}" (${point(char)}), which is not ${right}`,
      means: half,
      isInvisible: false,
    }
  }
  for (const [script, letters, latin] of LOOKALIKES) {
    const means = latin[letters.indexOf(char)]
    if (means !== undefined) return { char, at, says: `the ${script} letter "${char}" (${point(char)}), which is not "${means}"`, means, isInvisible: false }
  }
  return undefined
}

const UNSEEN = new RegExp(`[${Object.keys(INVISIBLE).join('')}]`)
const ANY = new RegExp(
  `[${[...Object.keys(PUNCTUATION), ...LOOKALIKES.map(([, letters]) => letters), ...Object.keys(INVISIBLE)].join('')}\uff01-\uff5e]`,
)

/** Every such character of a text, in its order. */
export function strangersIn(text: string): Stranger[] {
  // Almost every text has none: one look for any is cheaper than a walk.
  if (!ANY.test(text)) return []
  return [...text].flatMap((char, at) => strangerAt(char, at) ?? [])
}

/** Those of them that cannot be seen. */
export function unseenLettersIn(text: string): Stranger[] {
  return UNSEEN.test(text) ? strangersIn(text).filter(({ isInvisible }) => isInvisible) : []
}

/** The text in the letters that were meant. */
export function inPlainLetters(text: string): string {
  const strangers = strangersIn(text)
  return strangers.length === 0 ? text : [...text].map((char, at) => strangers.find((each) => each.at === at)?.means ?? char).join('').trim()
}
