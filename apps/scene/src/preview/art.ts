// For those who draw: tiles and signs as they are put on stands and walls. Only on the development server:
// http://localhost:<port>/scene/preview-art.html?view=tiles|small|signs|atlas|stands&lang=zh&pictures=1&from=0
import { isLanguage } from '@tradefloor/contract'
import { drawTile } from '../art/draw-tile.ts'
import type { TileSubject } from '../art/tile-subject.ts'
import { canvasOf, showSigns } from './art-signs.ts'
import { showAtlas, showStands } from './art-stands.ts'
import { demoPictures, demoSubjects } from './art-subjects.ts'

const query = new URLSearchParams(location.search)
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
const wished = query.get('lang')
const language = isLanguage(wished) ? wished : 'zh'
const withPictures = query.get('pictures') === '1'
const root = document.documentElement

async function showTiles(subjects: readonly TileSubject[], edge: number, shown: number): Promise<void> {
  const times: number[] = []
  for (const subject of subjects) {
    const pictures = withPictures ? await demoPictures(subject.id) : {}
    const pen = canvasOf(edge, edge, shown)
    if (edge < shown) pen.canvas.style.imageRendering = 'pixelated'
    const start = performance.now()
    drawTile(pen, edge, subject, language, pictures)
    pen.getImageData(0, 0, 1, 1)
    times.push(Math.round(performance.now() - start))
  }
  root.dataset.times = times.join()
}

const subjects = await demoSubjects(number('of', 8))
const chosen = subjects.slice(number('from', 0))
const view = query.get('view') ?? 'tiles'
if (view === 'tiles') await showTiles(chosen, number('edge', 512), number('shown', 512))
else if (view === 'small') await showTiles(chosen, number('edge', 64), 256)
else if (view === 'signs') showSigns(language)
else if (view === 'atlas') await showAtlas(subjects, language, query)
else if (view === 'stands') await showStands(subjects, language, query)
root.dataset.scene = 'picture'
