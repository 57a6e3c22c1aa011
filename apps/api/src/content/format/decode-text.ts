import { UnreadableSource } from './problem.ts'

/** UTF-8 with or without a mark; whatever is not that comes from a spreadsheet in Chinese. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new UnreadableSource({
      zh: '是 UTF-16（“Unicode 文本”）；请另存为“CSV UTF-8”',
      en: 'is UTF-16 (“Unicode text”); save it as “CSV UTF-8”',
    })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (!isDamagedUtf8(bytes))
      try {
        return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
      } catch {
        // Neither: said below.
      }
    throw new UnreadableSource({
      zh: '既不是完好的 UTF-8，也不是 GB18030；请另存为“CSV UTF-8”',
      en: 'is neither sound UTF-8 nor GB18030; save it as “CSV UTF-8”',
    })
  }
}

/** Almost anything can be read as GB18030, so a file that was UTF-8 but for a few bytes would come in as gibberish. */
function isDamagedUtf8(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return true
  const text = new TextDecoder('utf-8').decode(bytes)
  const damaged = text.match(/\uFFFD/g)?.length ?? 0
  const sound = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0
  return sound > damaged * 4
}
