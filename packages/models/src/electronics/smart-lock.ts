import { model } from '../model.ts'
import { handled, padlock } from './lock-forms.ts'

/** Locks for doors, by number, finger or card; and a padlock. */
export const smartLock = model({
  name: { zh: '智能门锁', en: 'Smart lock' },
  industry: 'electronics',
  seen: { yaw: 26, elevation: 12 },
  turned: { yaw: -34 },
  close: { at: [-0.1, 1.3, 0.25], size: 0.44, yaw: 18, elevation: 10 },
  colours: { body: '#2b313c', accent: '#98a2b0', third: '#b98452' },
  options: { form: 'keys', height: 1.74, glow: '#4fa3ff' },
  variants: {
    black: {},
    gold: {
      colours: { body: '#b8924e', accent: '#c9a35c', third: '#6d4630' },
      options: { form: 'card', height: 1.4, glow: '#37b36f' },
    },
    silver: {
      colours: { body: '#8b95a3', accent: '#6d7786', third: '#e3e6ea' },
      options: { height: 1.56, glow: '#35c9a0' },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#f0b93a', third: '#7c8795' },
      options: { form: 'padlock', glow: '#6fd0ff' },
    },
    orange: {
      colours: { body: '#e0702a', accent: '#26344f', third: '#59636f' },
      options: { form: 'padlock', glow: '#ffd27a' },
    },
    brown: {
      colours: { body: '#5a3d2e', accent: '#b5813f', third: '#d0a879' },
      options: { height: 1.8, glow: '#ffb65c' },
    },
  },
  build(on, tones, { form, height, glow }) {
    if (form === 'padlock') padlock(on, tones, glow)
    else handled(on, tones, height, form === 'keys', glow)
  },
})
