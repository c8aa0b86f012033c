/** What a PDF of the browser holds, as far as tests ask: its pages' sizes, and the fonts that lie in it. */

export interface PdfFacts {
  /** Width and height of every page, points of 1/72 inch. */
  pages: [width: number, height: number][]
  /** Names of fonts whose signs lie in the file (as a font, or drawn one by one: Type 3), without the letters that mark a part of a font. */
  fonts: string[]
}

export function pdfFacts(bytes: Buffer): PdfFacts {
  const text = bytes.toString('latin1')
  return {
    pages: [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(([, width, height]) => [Number(width), Number(height)]),
    fonts: /\/FontFile[23]?\b|\/Subtype\s*\/Type3\b/.test(text)
      ? [...new Set([...text.matchAll(/\/FontName\s*\/(?:[A-Z]{6}\+)?([A-Za-z0-9-]+)/g)].map(([, name]) => name ?? ''))]
      : [],
  }
}

/** Millimetres of points, whole ones: browsers round to pixels of 1/96 inch. */
export function millimetres([width, height]: [number, number]): [number, number] {
  return [Math.round((width / 72) * 25.4), Math.round((height / 72) * 25.4)]
}
