/**
 * A wrong file and what the checker says of it, as one text:
 *
 *     ~ schemas/pages/advert/campaigns.json     a file of tests/golden/check/_base with lines replaced:
 *     -    "acos",                              these lines, which stand there once,
 *     +    "aocs",                              by these; an empty line ends a replacement
 *
 *     + schemas/pages/advert/more.json          a file of its own, every line after a +
 *     = schemas/pages/advert/odd.json           a file of its own as a JSON string, where its bytes are the matter
 *
 *     > schemas/pages/advert/campaigns.json:26:7 SCH204      what is said
 */

interface Replacement { from: string[]; to: string[] }

/**
 * @param base the right files, by path
 * @returns the files that stand in place of the right ones, and the words that are expected
 * @throws Error where replaced lines do not stand in the right file once
 */
export function readCase(text: string, base: Readonly<Record<string, string>>): { files: Record<string, string>; expected: string } {
  const files: Record<string, string> = {}
  const expected: string[] = []
  let path = ''
  let sort = ''
  let replacements: Replacement[] = []
  const close = (): void => {
    if (sort === '~') files[path] = replacements.reduce((all, one) => replaced(path, all, one), base[path] ?? '')
    if (sort === '+') files[path] = replacements.flatMap(({ to }) => to).map((line) => `${line}\n`).join('')
    sort = ''
  }
  for (const line of text.split('\n')) {
    const head = /^([~+=]) (schemas\/\S+)$/.exec(line)
    const last = replacements.at(-1)
    if (head) {
      close()
      sort = head[1]!
      path = head[2]!
      replacements = [{ from: [], to: [] }]
    } else if (line.startsWith('>')) {
      close()
      expected.push(line.slice(2))
    } else if (sort === '=' && line !== '') files[path] = JSON.parse(line) as string
    else if (line === '') replacements.push({ from: [], to: [] })
    else if (line.startsWith('-') && last!.to.length === 0) last!.from.push(line.slice(1))
    else if (line.startsWith('-')) replacements.push({ from: [line.slice(1)], to: [] })
    else last!.to.push(line.slice(1))
  }
  return { files, expected: `${expected.join('\n')}\n` }
}

function replaced(path: string, text: string, { from, to }: Replacement): string {
  if (from.length === 0) return text
  const lines = (block: string[]): string => block.map((line) => `${line}\n`).join('')
  const parts = `\n${text}`.split(`\n${lines(from)}`)
  if (parts.length !== 2) throw new Error(`${path}: these lines stand there ${parts.length - 1} times, not once:\n${from.join('\n')}`)
  return `${parts[0]}\n${lines(to)}${parts[1]}`.slice(1)
}
