import { expect, test } from 'vitest'
import { reportFilmState } from './report-film-state.ts'

test('F-06 the page is told once when the screen begins to play, and once when it stops', () => {
  let change = () => {}
  const player = {
    playing: false,
    watch(listen: () => void) {
      change = listen
      return () => {}
    },
  }
  const told: string[] = []
  reportFilmState(player, (state) => told.push(state))
  change()
  for (const playing of [true, true, false, false, true]) {
    player.playing = playing
    change()
  }
  expect(told).toEqual(['plays', 'rests', 'plays'])
})
