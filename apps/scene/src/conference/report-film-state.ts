import type { FilmState } from '@tradefloor/contract'
import type { StagePlayer } from './stage-player.ts'

/** Says when the screen begins to play and when it stops: the page counts who watches. */
export function reportFilmState(
  player: Pick<StagePlayer, 'playing' | 'watch'>,
  tell: (state: FilmState) => void,
) {
  let said: FilmState = 'rests'
  return player.watch(() => {
    const state = player.playing ? 'plays' : 'rests'
    if (state === said) return
    said = state
    tell(state)
  })
}
