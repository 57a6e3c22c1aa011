import { useEffect, useRef, useState } from 'react'

interface Words {
  name: string
  hint: string
  brand: string
}

const width = 640
const height = 800
const margin = 48
const ink = '#10203c'
const family = "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"

/** A picture of what is shared, with its code, for those who send pictures. `source` is where the code is drawn. */
export function useSharePicture({ name, hint, brand }: Words) {
  const source = useRef<HTMLSpanElement>(null)
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    const place = source.current
    if (!place) return
    let address: string | undefined
    let isOver = false
    const draw = () => {
      const frame = place.querySelector('svg')
      const code = frame?.querySelector('path')?.getAttribute('d')
      const squares = Number(frame?.getAttribute('viewBox')?.split(/\s+/)[2])
      if (!code || !squares) return
      watch.disconnect()
      drawn({ name, hint, brand }, code, squares)?.toBlob((blob) => {
        if (!blob || isOver) return
        address = URL.createObjectURL(blob)
        setPicture(address)
      })
    }
    // What draws the code is loaded when it is wanted.
    const watch = new MutationObserver(draw)
    watch.observe(place, { childList: true, subtree: true, attributes: true })
    draw()
    return () => {
      isOver = true
      watch.disconnect()
      if (address) URL.revokeObjectURL(address)
    }
  }, [name, hint, brand])
  return { picture, source }
}

function drawn({ name, hint, brand }: Words, code: string, squares: number): HTMLCanvasElement | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  brush.fillStyle = '#1557d6'
  brush.fillRect(0, 0, width, 12)
  brush.textAlign = 'center'
  brush.fillStyle = ink
  brush.font = `700 36px ${family}`
  const lines = wrapped(name, (text) => brush.measureText(text).width <= width - 2 * margin)
  lines.forEach((line, index) => void brush.fillText(line, width / 2, 84 + index * 48))
  const side = 440
  brush.save()
  brush.translate((width - side) / 2, 200)
  brush.scale(side / squares, side / squares)
  brush.fill(new Path2D(code))
  brush.restore()
  brush.font = `400 26px ${family}`
  brush.fillText(hint, width / 2, 690)
  brush.fillStyle = '#1557d6'
  brush.font = `700 26px ${family}`
  brush.fillText(brand, width / 2, 744)
  return canvas
}

const mostLines = 3

/** Broken where it no longer fits: between words, or within a line of Chinese. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const pieces = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []
  const lines: string[] = ['']
  for (const piece of pieces) {
    const longer = `${lines.at(-1)}${piece}`
    if (fits(longer.trimEnd()) || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  const shown = lines.map((line) => line.trimEnd())
  if (shown.length <= mostLines) return shown
  return [...shown.slice(0, mostLines - 1), `${shown[mostLines - 1]}…`]
}
