import '../hall/hall.css'
import { createListLink } from '../list-link.ts'
import { openScene } from '../open-scene.ts'
import { railLeft } from '../scene-content.ts'
import { type DeskData, loadDesk } from './desk-data.ts'
import { deskPlaces } from './desk-places.ts'

void openScene<DeskData>({
  load: loadDesk,
  about: ({ exhibitionId, name }) => ({
    title: { zh: `${name.zh} · 服务台`, en: `${name.en} · Information desk` },
    places: deskPlaces(exhibitionId),
    rails: railLeft,
    words: {
      picture: {
        zh: '服务台。方向键左右绕行，加减键走近或退后',
        en: 'The information desk. Walk around it with the arrow keys, come closer with plus and minus',
      },
      places: { zh: '服务', en: 'Services' },
      listHint: { zh: '选择需要的服务。', en: 'Choose what you need.' },
    },
  }),
  // The 3D part is fetched only when it is drawn: the list twin stays light.
  create: async (canvas, quality, data, context) =>
    (await import('./desk-scene.ts')).createDesk(canvas, quality, data, context),
  overlay: (_, __, { bridge }) => createListLink(bridge),
})
