import { model } from '../model.ts'
import { columns, horn } from './public-address.ts'
import { driver, portable } from './speaker-forms.ts'

/** Loudspeakers: to carry, to build in, for halls and for the open air. */
export const speaker = model({
  name: { zh: '音箱', en: 'Speaker' },
  industry: 'electronics',
  seen: { yaw: -32, elevation: 16 },
  turned: { yaw: 112 },
  close: { at: [0.55, 0.75, 0.4], size: 0.44, yaw: -42, elevation: 18 },
  colours: { body: '#1d5fbf', accent: '#f0a63a', third: '#262d3a' },
  options: { form: 'portable', size: 2 },
  variants: {
    blue: {},
    black: { colours: { body: '#39414e', accent: '#c9a35c', third: '#c9a35c' }, options: { form: 'driver' } },
    white: {
      colours: { body: '#e6ebf1', accent: '#0d5bd0', third: '#59636f' },
      options: { form: 'column', size: 2.4 },
    },
    grey: { colours: { body: '#c9d1db', accent: '#d9622b', third: '#59636f' }, options: { form: 'horn' } },
    red: { colours: { body: '#c24a48', accent: '#f3d9b8', third: '#2c2a30' }, options: { size: 1.6 } },
    green: { colours: { body: '#4c8a6b', accent: '#e9dcc0', third: '#24302c' }, options: { size: 2.2 } },
  },
  build(on, tones, { form, size }) {
    if (form === 'driver') driver(on, tones)
    else if (form === 'column') columns(on, tones, size)
    else if (form === 'horn') horn(on, tones)
    else portable(on, tones, size)
  },
})
