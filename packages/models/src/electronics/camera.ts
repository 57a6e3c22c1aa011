import { model } from '../model.ts'
import { bullet, dome, still } from './camera-forms.ts'

/** Cameras that watch, and one for photographs. */
export const camera = model({
  name: { zh: '摄像机', en: 'Camera' },
  industry: 'electronics',
  seen: { yaw: -36, elevation: 13 },
  turned: { yaw: 44 },
  close: { at: [0, 0.95, 0.6], size: 0.48, yaw: -30, elevation: 10 },
  colours: { body: '#e8ecf2', accent: '#0d5bd0', third: '#39424f' },
  options: { form: 'bullet', length: 1.5 },
  variants: {
    white: {},
    silver: { colours: { body: '#e3e8ee', accent: '#2f9aa8', third: '#7c8795' }, options: { form: 'dome' } },
    black: { colours: { body: '#2c323d', accent: '#d9412f', third: '#20252e' }, options: { form: 'still' } },
    orange: { colours: { body: '#e57a2c', accent: '#26344f', third: '#2c333f' }, options: { length: 1.75 } },
    brown: { colours: { body: '#a3a7ad', accent: '#c8553d', third: '#7a4a2c' }, options: { form: 'still' } },
    navy: { colours: { body: '#27406f', accent: '#e8a33d', third: '#2c3f5f' }, options: { form: 'dome' } },
  },
  build(on, tones, { form, length }) {
    if (form === 'dome') dome(on, tones)
    else if (form === 'still') still(on, tones)
    else bullet(on, tones, length)
  },
})
