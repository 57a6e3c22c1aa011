import { loopsInTheBox } from './loops-in-the-box.ts'

const below = '/live/'

/** Where a stream of the box is played: live, or once through as a recording. */
const liveAddress = (name: string) => `${below}${name}/master.m3u8`
const replayAddress = (name: string) => `${below}${name}/replay.m3u8`

const scheme = 'loop:'

/** How an organiser writes such a stream: `loop:live-big`. */
export const isLoopReference = (text: string) => text.startsWith(scheme)
export const loopNames = (): string[] => [...loopsInTheBox().keys()]

/** The address that is meant by it; undefined when there is no stream of that name. */
export function addressOfLoop(text: string, as: 'live' | 'replay'): string | undefined {
  const name = text.slice(scheme.length)
  if (!isLoopReference(text) || !loopsInTheBox().has(name)) return undefined
  return as === 'live' ? liveAddress(name) : replayAddress(name)
}

/** The other way round, for an address of ours; also when the stream has gone since. */
export function loopAtAddress(address: string): string | undefined {
  const [, name] = /^\/live\/([^/]+)\/(?:master|replay)\.m3u8$/.exec(address) ?? []
  return name === undefined ? undefined : `${scheme}${name}`
}

/** What a page may know of a stream of ours; undefined for any other address. */
export function streamAt(address: string) {
  const loop = loopsInTheBox().get(loopAtAddress(address)?.slice(scheme.length) ?? '')
  if (!loop) return undefined
  const isReplay = address === replayAddress(loop.name)
  return {
    qualities: loop.qualities,
    captions: isReplay
      ? loop.captions.map(({ lang, label }) => ({ lang, label, src: `${below}${loop.name}/${lang}.vtt` }))
      : [],
  }
}
