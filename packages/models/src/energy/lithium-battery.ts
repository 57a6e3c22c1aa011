import { model } from '../model.ts'
import { cells } from './battery-cells.ts'
import { portable, rack, stack } from './battery-forms.ts'

/** Stores of current: stacked at home, in a rack, to carry, and bare cells. */
export const lithiumBattery = model({
  name: { zh: '锂电池', en: 'Lithium battery' },
  industry: 'energy',
  seen: { yaw: -32, elevation: 17 },
  turned: { yaw: 42 },
  close: { at: [0, 1.55, 0.3], size: 0.46, yaw: -30, elevation: 18 },
  colours: { body: '#e8edf2', accent: '#22b573', third: '#2b3646' },
  options: { form: 'stack', count: 3, title: '磷酸铁锂', words: '家庭储能' },
  variants: {
    white: {},
    black: {
      colours: { body: '#4d596b', accent: '#2f8fe0', third: '#2b313b' },
      options: { form: 'rack', count: 4 },
    },
    orange: {
      colours: { body: '#e57a2c', accent: '#f6c24a', third: '#262b34' },
      options: { form: 'portable', words: '1024 Wh' },
    },
    blue: {
      colours: { body: '#1557c0', accent: '#f0c04a', third: '#b5713c' },
      options: { form: 'cells', count: 4, words: '3.2 V 314 Ah' },
    },
    green: {
      colours: { body: '#3f8f68', accent: '#f3d98a', third: '#243029' },
      options: { form: 'portable', words: '288 Wh' },
    },
    grey: {
      colours: { body: '#aeb8c4', accent: '#e8762b', third: '#4a5566' },
      options: { count: 4, words: '高压储能' },
    },
    teal: {
      colours: { body: '#15857e', accent: '#e9e3cf', third: '#b5713c' },
      options: { form: 'cells', count: 3, title: '钠离子', words: '3.1 V 75 Ah' },
    },
  },
  build(on, tones, { form, count, title, words }) {
    if (form === 'rack') rack(on, tones, count)
    else if (form === 'portable') portable(on, tones, words)
    else if (form === 'cells') cells(on, tones, count, title, words)
    else stack(on, tones, count, words)
  },
})
