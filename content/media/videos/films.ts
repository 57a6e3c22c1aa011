import type { Film } from '../clips/film.ts'
import { liveBig } from '../clips/live-big.ts'
import { liveSmall } from '../clips/live-small.ts'
import type { StagedFilm } from '../films/film.ts'
import { boothFilms } from '../films/films.ts'

/** Drawn, or taken in the studio. */
export type AnyFilm = Film | StagedFilm
export const isStaged = (film: AnyFilm): film is StagedFilm => 'actors' in film

/** Every film, by the name of its file. */
export const films: Record<string, AnyFilm> = {
  ...boothFilms,
  'live-big': liveBig,
  'live-small': liveSmall,
}
