/** Written pages keep to the longest line that files of the repository may have. Pure. */
import { LONGEST_LINE } from '../line'

/** A text in lines, broken at spaces, and where there are none for a whole line, anywhere; lines after the first begin with `indent`. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => pieces(each, LONGEST_LINE - indent.length))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= LONGEST_LINE) line = longer
    else {
      lines.push(line)
      line = `${indent}${word}`
    }
  }
  return [...lines, line].join('\n')
}

function pieces(word: string, width: number): string[] {
  return word.length <= width ? [word] : word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [word]
}
