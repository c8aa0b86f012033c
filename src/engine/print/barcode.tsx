/** A barcode as drawn lines (SVG), sharp at any size: Code 128 or QR. What cannot be drawn says why, in its place. */
import { code128, drawingSVG, qrcode } from 'bwip-js/browser'
import { useMemo } from 'react'
import type { Symbology } from '../../../contract/plan'

interface Props {
  text: string
  symbology: Symbology
  /** Millimetres; a QR code is as wide as it is high. */
  height: number
}

/** The lines of a barcode as SVG text. @throws Error where the text has signs that the symbology lacks */
export function barcodeSvg(text: string, symbology: Symbology): string {
  const options = { bcid: symbology === 'qr' ? 'qrcode' : 'code128', text, scale: 2 }
  const svg: string = symbology === 'qr'
    ? qrcode<string>({ ...options, eclevel: 'M' } as typeof options, drawingSVG())
    : code128<string>({ ...options, height: 12 }, drawingSVG())
  // Bars are stretched to the room they have; a square code keeps its shape.
  return symbology === 'qr' ? svg : svg.replace('<svg ', '<svg preserveAspectRatio="none" ')
}

export default function Barcode({ text, symbology, height }: Props) {
  const drawn = useMemo(() => {
    try {
      return { svg: barcodeSvg(text, symbology) }
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }, [text, symbology])
  if ('failed' in drawn) return <div className="sheet-wrong" title={drawn.failed}>「{text}」不能做成条码</div>
  const style = symbology === 'qr' ? { width: `${height}mm`, height: `${height}mm` } : { height: `${height}mm` }
  return <div className={`barcode is-${symbology}`} role="img" aria-label={`条码 ${text}`} style={style} dangerouslySetInnerHTML={{ __html: drawn.svg }} />
}
