import { type Language, useLanguage } from '@tradefloor/ui'
import { useCallback, useEffect, useState } from 'react'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'

/** A language, `off`, or undefined for the language of the page. */
type Choice = Language | 'off' | undefined

export interface CaptionTrack {
  /** `zh`, `en`, or what else the stream has. */
  language: string
  label: string
}

const readChoice = (): Choice => {
  const choice = storedValue('captions')
  return choice === 'zh' || choice === 'en' || choice === 'off' ? choice : undefined
}

const tracksOf = (video: HTMLVideoElement) =>
  [...video.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions')

const speaks = (track: TextTrack, language: string) => track.language.toLowerCase().split('-')[0] === language

/** A stream may bring in the same languages as the files beside it. */
const eachOnce = (all: readonly TextTrack[]): CaptionTrack[] =>
  all
    .filter((track, index) => index === all.findIndex(({ language }) => language === track.language))
    .map(({ language, label }) => ({ language, label }))

/** The captions of a video, of files beside it or inside its stream, and the words to show at this moment. */
export function useCaptions(video: HTMLVideoElement | null) {
  const { language } = useLanguage()
  const [tracks, setTracks] = useState<readonly CaptionTrack[]>([])
  const [choice, setChoice] = useState(readChoice)
  const [text, setText] = useState('')
  const wanted = choice === 'off' ? undefined : (choice ?? language)

  useEffect(() => {
    if (!video) return
    let shown: TextTrack | undefined
    const read = () => {
      const cues = [...(shown?.activeCues ?? [])] as VTTCue[]
      setText(cues.map((cue) => cue.getCueAsHTML().textContent ?? '').join('\n'))
    }
    const choose = () => {
      const all = tracksOf(video)
      setTracks(eachOnce(all))
      const next = wanted === undefined ? undefined : all.find((track) => speaks(track, wanted))
      // Hidden is loaded and followed, but drawn by nobody: we do that.
      for (const track of all) {
        const mode = track === next ? 'hidden' : 'disabled'
        if (track.mode !== mode) track.mode = mode
      }
      if (next === shown) return
      shown?.removeEventListener('cuechange', read)
      next?.addEventListener('cuechange', read)
      shown = next
      read()
    }
    choose()
    video.textTracks.addEventListener('addtrack', choose)
    video.textTracks.addEventListener('removetrack', choose)
    return () => {
      shown?.removeEventListener('cuechange', read)
      video.textTracks.removeEventListener('addtrack', choose)
      video.textTracks.removeEventListener('removetrack', choose)
    }
  }, [video, wanted])

  const choose = useCallback((next: Language | 'off') => {
    storeValue('captions', next)
    setChoice(next)
  }, [])
  const on = tracks.some((track) => track.language.toLowerCase().split('-')[0] === wanted)
  return {
    tracks,
    shown: on ? wanted : undefined,
    text: on ? text : '',
    choose,
    toggle: () => choose(on ? 'off' : language),
  }
}

export type Captions = ReturnType<typeof useCaptions>
