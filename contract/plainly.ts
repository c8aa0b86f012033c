/** What people leave out when they type a name or a number: "HL-0042", "hl 0042" and "HL0042" are one. Pure; the browser and the server search alike. */
export function plainly(words: string): string {
  return words.toLowerCase().replace(/['\s_-]/g, '')
}
