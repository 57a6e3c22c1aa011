/** The film about the fair: a public file of the site. A page goes on without it where it cannot be had. */
export const introFilm = '/media/intro.mp4'

/** What is seen until it plays. */
export const introPoster = '/media/intro.avif'
