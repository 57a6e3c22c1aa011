import { banners } from './banners/index.ts'
import { boothPosters } from './booth-posters/index.ts'
import { boothWalls } from './booth-walls/index.ts'
import { documents } from './documents/index.ts'
import { logos } from './logos/index.ts'
import { modelPictures } from './models/index.ts'
import { portraits } from './portraits/index.ts'
import type { Series } from './series.ts'
import { contactSheets } from './sheets/index.ts'
import { sitePictures } from './site/index.ts'
import { videos } from './videos/index.ts'
import { wordedPictures } from './worded/index.ts'

/** All that is made, in the order in which one needs the other. */
export const everySeries: readonly Series[] = [
  banners,
  logos,
  boothPosters,
  portraits,
  modelPictures,
  wordedPictures,
  boothWalls,
  documents,
  videos,
  sitePictures,
  // Of what was made before.
  contactSheets,
]
