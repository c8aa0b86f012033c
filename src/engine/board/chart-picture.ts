/** A chart as a PNG file that can be passed on: its title, what was asked, the chart, and what its figures mean, on the ground of the present look. */
import type { EChartsType } from 'echarts/core'
import { saveFile } from '../../lib/save-file'

/** What stands around the chart in its picture. */
export interface PictureWords {
  title: string
  /** What was asked: filters, currency; below the title. */
  asked: string
  /** What the figures mean and how far they go; below the chart. */
  meaning: string[]
}

const SCALE = 2
const MARGIN = 16
const LINE = 18

/** Lines of a text that fit into so many pixels. */
function wrapped(pen: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const sign of text) {
    if (line !== '' && pen.measureText(line + sign).width > most) {
      lines.push(line)
      line = ''
    }
    line += sign
  }
  return line === '' ? lines : [...lines, line]
}

/** Draws the picture and hands it to the person as a download. @throws Error where the browser draws none */
export async function saveChart(chart: EChartsType, { title, asked, meaning }: PictureWords): Promise<void> {
  const look = getComputedStyle(document.documentElement)
  const colour = (token: string): string => look.getPropertyValue(token).trim()
  const [width, height] = [chart.getWidth(), chart.getHeight()]
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('浏览器不能生成图片')
  const family = getComputedStyle(document.body).fontFamily
  const small = `12px ${family}`
  pen.font = small
  const above = wrapped(pen, asked, width)
  const below = meaning.flatMap((text) => wrapped(pen, text, width))
  const top = MARGIN + 24 + above.length * LINE + 8
  canvas.width = (width + MARGIN * 2) * SCALE
  canvas.height = (top + height + 8 + below.length * LINE + MARGIN) * SCALE
  pen.scale(SCALE, SCALE)
  pen.textBaseline = 'top'
  pen.fillStyle = colour('--surface')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = colour('--text')
  pen.font = `600 15px ${family}`
  pen.fillText(title, MARGIN, MARGIN)
  pen.font = small
  pen.fillStyle = colour('--text-2')
  above.forEach((line, at) => pen.fillText(line, MARGIN, MARGIN + 24 + at * LINE))
  pen.drawImage(chart.renderToCanvas({ pixelRatio: SCALE, backgroundColor: colour('--surface') }), MARGIN, top, width, height)
  pen.fillStyle = colour('--text-3')
  below.forEach((line, at) => pen.fillText(line, MARGIN, top + height + 8 + at * LINE))
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('浏览器不能生成图片')
  saveFile(file, `${title}.png`)
}
