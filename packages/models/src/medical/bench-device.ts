import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import type { Tones } from '../tone.ts'
import {
  centrifuge,
  ecg,
  incubator,
  lightSource,
  monitor,
  nebuliser,
  oxygen,
  slideScanner,
  suction,
} from './bench-forms.ts'

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = {
  centrifuge,
  ecg,
  incubator,
  lightSource,
  monitor,
  nebuliser,
  oxygen,
  slideScanner,
  suction,
}

/** What stands on a bench or by a bed in a clinic. */
export const benchDevice = model({
  name: { zh: '台式医疗设备', en: 'Clinical device' },
  industry: 'medical',
  seen: { yaw: 26, elevation: 20, fill: 0.8 },
  turned: { yaw: -36 },
  close: { at: [0, 0.8, 0.6], size: 0.5, yaw: 16, elevation: 18 },
  colours: { body: '#eef1f5', accent: '#2a8f86', third: '#dfe7ee' },
  options: { kind: 'monitor' },
  variants: {
    teal: {},
    white: { options: { kind: 'centrifuge' } },
    pink: { colours: { accent: '#c8536f', third: '#e7a93c' }, options: { kind: 'incubator' } },
    cyan: { colours: { accent: '#3f9fd0' }, options: { kind: 'nebuliser' } },
    blue: { colours: { accent: '#2a72c4' }, options: { kind: 'oxygen' } },
    grey: { colours: { body: '#e3e8ee', accent: '#3a5f8f' }, options: { kind: 'suction' } },
    green: { colours: { accent: '#2e8f6a' }, options: { kind: 'ecg' } },
    silver: {
      colours: { body: '#dfe4ea', accent: '#2a72c4', third: '#f4f6f9' },
      options: { kind: 'lightSource' },
    },
    purple: { colours: { accent: '#6f5aa8' }, options: { kind: 'slideScanner' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
