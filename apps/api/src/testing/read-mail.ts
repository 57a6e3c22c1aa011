/** As much of a mail as tests look at, decoded by hand so that the reader is not the writer. */
export interface ReadMail {
  headers: Map<string, string>
  subject: string
  text: string
  html: string
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [raw]
  const decoded = parts.map((part) => decodePart(part.replace(/^\r\n/, '')))
  const of = (type: string) => decoded.find((part) => part.type.startsWith(type))?.content ?? ''
  return {
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: of('text/plain'),
    html: of('text/html'),
  }
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: raw.slice(end + 4) }
}

function decodePart(part: string) {
  const { headers, body } = split(part)
  const encoding = headers.get('content-transfer-encoding')
  const content =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : body
  return { type: headers.get('content-type') ?? '', content: content.replace(/\r\n/g, '\n') }
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replace(/_/g, ' ')),
    )
