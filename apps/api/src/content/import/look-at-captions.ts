import type { Words } from '../format/columns.ts'

/** A day of talk is less than this. */
const mostBytes = 2 * 1_048_576

const firstLine = /^WEBVTT(?:[ \t\r\n]|$)/
const cue = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m

/** What is wrong with a file of captions: a browser shows nothing of one that it cannot read, and says nothing. */
export function lookAtCaptions(bytes: Buffer): Words | undefined {
  if (bytes.length > mostBytes)
    return { zh: '超过 2 MB，不像字幕', en: 'is larger than 2 MB, too much for captions' }
  const text = utf8(bytes)
  if (text === undefined)
    return { zh: '不是 UTF-8 编码，请另存为 UTF-8', en: 'is not UTF-8; save it as UTF-8' }
  if (!firstLine.test(text))
    return {
      zh: '不是 WebVTT 字幕：第一行应为 WEBVTT（SRT 字幕请先转换）',
      en: 'is not WebVTT: its first line has to be WEBVTT (convert SRT captions first)',
    }
  if (!cue.test(text))
    return {
      zh: '没有一条带时间的字幕，例如 00:01.000 --> 00:04.000（小数点，不是逗号）',
      en: 'has no words with their times, such as 00:01.000 --> 00:04.000 (with points, not commas)',
    }
  return undefined
}

/** A mark at the beginning is no part of the text. */
function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
