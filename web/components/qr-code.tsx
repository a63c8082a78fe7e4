import { useMemo } from 'react'
import { encode } from 'uqr'

/** Four modules of quiet around a code are what a reader needs to find it. */
const QUIET = 4
/** Dark on light in either theme: many readers cannot read the reverse. */
const INK = '#2f4b8f'
const PAPER = '#ffffff'

/** A text as a picture for cameras; an image of its own, so that it can be saved or dragged out. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(draw(text))}`, [text])
  return <img src={source} alt={label} className={className} />
}

function draw(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="${PAPER}"/><path d="${path}" fill="${INK}"/></svg>`
  )
}
