/** What the head of an mp4 tells about its picture. */
export function mp4Head(mp4: Buffer) {
  const header = mp4.indexOf('mvhd')
  const sample = mp4.indexOf('avc1', mp4.indexOf('stsd'))
  return {
    seconds: mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16),
    isH264: sample > 0,
    /** Its head comes first: it plays before it is loaded. */
    startsEarly: mp4.indexOf('moov') < mp4.indexOf('mdat'),
    hasSound: mp4.includes('smhd'),
    width: sample > 0 ? mp4.readUInt16BE(sample + 28) : 0,
    height: sample > 0 ? mp4.readUInt16BE(sample + 30) : 0,
  }
}
