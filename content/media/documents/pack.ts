import { deflateSync, inflateSync } from 'node:zlib'

interface Part {
  id: number
  /** What stands between `obj` and `endobj`. */
  body: string
}

const latin = 'latin1'
const deflate = (text: string) => deflateSync(Buffer.from(text, latin), { level: 9 }).toString(latin)

/**
 * Writes a PDF anew in the tighter way of version 1.5: small objects together in compressed streams, and the table of
 * places compressed as well. Chromium writes in the older way, where every letter of a heading costs several lines.
 */
export function packed(pdf: Buffer): Buffer {
  const text = pdf.toString(latin)
  const { parts, root, info } = taken(text)
  const streams = parts.filter(({ body }) => body.endsWith('endstream'))
  const small = parts.filter(({ body }) => !body.endsWith('endstream'))
  let next = Math.max(...parts.map(({ id }) => id)) + 1

  const written: Part[] = streams.map(({ id, body }) => ({ id, body: tightened(body) }))
  const inside = new Map<number, { holder: number; index: number }>()
  for (let at = 0; at < small.length; at += 500) {
    const bundle = small.slice(at, at + 500)
    bundle.forEach(({ id }, index) => {
      inside.set(id, { holder: next, index })
    })
    written.push({ id: next++, body: bundled(bundle) })
  }

  let out = '%PDF-1.5\n%\xe2\xe3\xcf\xd3\n'
  const places = new Map<number, number>()
  for (const { id, body } of written) {
    places.set(id, out.length)
    out += `${id} 0 obj\n${body}\nendobj\n`
  }
  const start = out.length
  places.set(next, start)
  const table = Buffer.alloc((next + 1) * 6)
  for (let id = 0; id <= next; id++) {
    const held = inside.get(id)
    const place = places.get(id)
    table.writeUInt8(held ? 2 : place === undefined ? 0 : 1, id * 6)
    table.writeUIntBE(held?.holder ?? place ?? 0, id * 6 + 1, 3)
    table.writeUInt16BE(held?.index ?? (id === 0 ? 65_535 : 0), id * 6 + 4)
  }
  const rows = deflate(table.toString(latin))
  out += `${next} 0 obj\n<</Type /XRef /Size ${next + 1} /W [1 3 2] /Root ${root} /Info ${info} /Filter /FlateDecode /Length ${rows.length}>> stream\n${rows}\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(out, latin)
}

/** Every object of a PDF whose table of places stands open at its end. */
function taken(text: string) {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const root = /\/Root (\d+ 0 R)/.exec(text.slice(table))?.[1]
  const info = /\/Info (\d+ 0 R)/.exec(text.slice(table))?.[1]
  const starts = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  if (!root || !info || starts.length === 0) throw new Error('the browser wrote a PDF of another kind')
  const ends = [...starts, table].sort((a, b) => a - b)
  const parts = starts.map((from): Part => {
    const whole = text.slice(from, ends[ends.indexOf(from) + 1])
    const [, id, body] = /^(\d+) 0 obj\s([\s\S]*?)\sendobj\s*$/.exec(whole) ?? []
    if (!id || body === undefined) throw new Error('the browser wrote an object of another kind')
    return { id: Number(id), body }
  })
  return { parts, root, info }
}

const bundled = (parts: Part[]) => {
  let heads = ''
  let bodies = ''
  for (const { id, body } of parts) {
    heads += `${id} ${bodies.length} `
    bodies += `${body}\n`
  }
  const content = deflate(heads + bodies)
  return `<</Type /ObjStm /N ${parts.length} /First ${heads.length} /Filter /FlateDecode /Length ${content.length}>> stream\n${content}\nendstream`
}

/** The same stream in fewer bytes, where that is possible. */
function tightened(body: string): string {
  const [head = '', dictionary = '', length = ''] =
    /^(<<[\s\S]*?\/Length (\d+)[\s\S]*?>>)\s*stream\r?\n/.exec(body) ?? []
  if (!head || dictionary.includes('/DecodeParms')) return body
  const content = body.slice(head.length, head.length + Number(length))
  const filter = /\/Filter\s*\[?\s*(\/\w+)/.exec(dictionary)?.[1]
  if (filter && filter !== '/FlateDecode') return body
  const plain = filter ? inflateSync(Buffer.from(content, latin)).toString(latin) : content
  const tight = deflate(plain)
  if (tight.length >= content.length) return body
  const named = dictionary.replace(/\/Length \d+/, `/Length ${tight.length}`)
  const marked = filter ? named : named.replace(/^<</, '<</Filter /FlateDecode ')
  return `${marked} stream\n${tight}\nendstream`
}
