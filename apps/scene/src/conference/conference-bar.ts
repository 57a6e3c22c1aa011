import type { Language } from '@tradefloor/contract'
import { barButton } from '../bar-button.ts'
import type { Bridge } from '../bridge.ts'
import { element } from '../element.ts'
import { listButton } from '../list-link.ts'
import type { Overlay } from '../scene-content.ts'
import { conferenceWords } from './conference-words.ts'
import type { StagePlayer } from './stage-player.ts'

/** The hall's own controls: what plays on the screen, its sound, and the list. */
export function createConferenceBar(player: StagePlayer, bridge: Bridge): Overlay {
  const play = barButton('film', () => void player.toggle())
  const sound = barButton('sound', () => player.setMuted(!player.muted))
  const trouble = element('span', 'bar-note')
  trouble.setAttribute('role', 'status')
  const list = listButton(bridge)
  const bar = element('div', 'bar', trouble, list.link)
  let language: Language = 'zh'
  const show = () => {
    play.speak(conferenceWords[player.playing ? 'pause' : 'play'][language])
    sound.speak(conferenceWords[player.muted ? 'soundOn' : 'soundOff'][language])
    trouble.textContent = player.broken ? conferenceWords.unplayable[language] : ''
    const wanted = [
      ...(player.there ? [play.button] : []),
      ...(player.there && player.element ? [sound.button] : []),
      trouble,
      list.link,
    ]
    // Whoever is on a button with the keyboard stays on it: only what comes or goes is moved.
    for (const child of [...bar.children]) if (!wanted.includes(child as HTMLElement)) child.remove()
    wanted.forEach((one, i) => {
      if (bar.children[i] !== one) bar.insertBefore(one, bar.children[i] ?? null)
    })
  }
  player.watch(show)
  return {
    element: bar,
    setLanguage(next) {
      language = next
      list.speak(language)
      show()
    },
  }
}
