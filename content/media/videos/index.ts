import { drawnFilm } from '../clips/drawn.ts'
import { stagedFilm } from '../films/staged.ts'
import type { Series } from '../series.ts'
import { captionsBeside, streams } from '../streams/index.ts'
import { closeStudio } from '../studio/pages.ts'
import { films, isStaged } from './films.ts'

/** The films of the fair, each with the picture that stands for it, the streams of the conference, and what is said in them. */
export const videos: Series = {
  name: 'videos',
  drawings: () => [
    ...Object.entries(films).flatMap(([name, film]) =>
      isStaged(film) ? stagedFilm(name, film) : drawnFilm(name, film),
    ),
    ...streams(),
    ...captionsBeside(),
  ],
  end: closeStudio,
}
