/** The film before the map: a public file of the site. Where it is missing, the page begins with the map. */
export const introFilm = '/media/intro.mp4'

/** What is seen until it plays. */
export const introPoster = '/scene/posters/island.webp'
