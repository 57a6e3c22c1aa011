import type { Words } from './place.ts'

/** What the rooms say besides the names of places. */
export const roomWords = {
  picture: {
    zh: '海岛全景，可用方向键转动，加减键缩放',
    en: 'View of the island. Turn it with the arrow keys, zoom with plus and minus',
  },
  places: { zh: '展馆', en: 'Pavilions' },
  listLink: { zh: '列表版', en: 'List version' },
  pictureLink: { zh: '查看三维场景', en: 'Show the 3D scene' },
  listHint: {
    zh: '选择一个展馆，查看正在举办的展会。',
    en: 'Choose a pavilion to see the fairs that are on.',
  },
  noPicture: {
    zh: '此设备无法显示三维场景，以下是同样的展馆。',
    en: 'This device cannot show the 3D scene. Here are the same pavilions.',
  },
} as const satisfies Record<string, Words>
