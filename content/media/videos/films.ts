import type { StagedFilm } from '../films/film.ts'
import { boothFilms } from '../films/films.ts'
import type { Film } from './film.ts'
import { liveBig } from './live-big.ts'
import { liveSmall } from './live-small.ts'

/** Drawn, or taken in the studio. */
export type AnyFilm = Film | StagedFilm
export const isStaged = (film: AnyFilm): film is StagedFilm => 'actors' in film

/** Every film, by the name of its file. */
export const films: Record<string, AnyFilm> = {
  ...boothFilms,
  'live-big': liveBig,
  'live-small': liveSmall,
}
