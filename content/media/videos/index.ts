import { stagedFilm } from '../films/staged.ts'
import type { Series } from '../series.ts'
import { streams } from '../streams/index.ts'
import { closeStudio } from '../studio/pages.ts'
import { drawnFilm } from './drawn.ts'
import { films, isStaged } from './films.ts'

/** The films of the fair, each with the picture that stands for it, and the streams of the conference. */
export const videos: Series = {
  name: 'videos',
  drawings: () => [
    ...Object.entries(films).flatMap(([name, film]) =>
      isStaged(film) ? stagedFilm(name, film) : drawnFilm(name, film),
    ),
    ...streams(),
  ],
  end: closeStudio,
}
