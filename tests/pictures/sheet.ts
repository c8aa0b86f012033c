/** The page that lays the pictures of a walk beside each other, for a person to judge: a line for each page, a picture for each window and look. Pure. */
import { LOOKS, WINDOWS, type Walk } from './table'

/** The file of a picture, below the sheet's folder. */
export const fileOf = (name: string, shot: string): string => `${name.replaceAll(/[/?:*"<>|\\\s]+/g, '-').replace(/^-/, '')}.${shot.replace(' ', '-')}.png`

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function sheetOf(walk: Walk): string {
  const shots = LOOKS.flatMap((look) => WINDOWS.map(([width]) => `${width} ${look}`))
  const lines = Object.entries(walk).map(([name, counted]) => {
    const pictures = shots.filter((shot) => counted[shot]).map((shot) => {
      const { rows, clipped, overlaps, empty, contrast, small } = counted[shot]!
      const said = `${shot} · 行 ${rows} · 截断 ${clipped} · 叠住 ${overlaps} · 空白 ${empty}% · 对比 ${contrast ?? '–'} · 过小 ${small ?? '–'}`
      const file = encodeURI(fileOf(name, shot))
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${quoted(`${name} ${shot}`)}"></a><figcaption>${said}</figcaption></figure>`
    })
    return `<section><h2>${quoted(name)}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>页面图片</title><style>
body { margin: 16px; font: 13px/1.5 sans-serif; } h2 { margin: 20px 0 6px; font-size: 15px; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; } figure { margin: 0; } img { width: 100%; border: 1px solid #ccc; }
figcaption { color: #555; }
</style>${lines.join('\n')}</html>
`
}
