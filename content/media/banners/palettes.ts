/** The colours of a banner: its sky, its sun, what lies far and near, and what things stand on. */
export interface Palette {
  low: string
  high: string
  /** How far the middle of the sky is brightened. */
  glow: number
  sun: string
  far: string
  middle: string
  near: string
  stand: string
  cloud: string
}

export const palettes = {
  sea: {
    low: '#9fd0f0',
    high: '#d3ebfb',
    glow: 0.3,
    sun: '#ff9466',
    far: '#5aa3d6',
    middle: '#2f80cf',
    near: '#58a7e6',
    stand: '#eef5fb',
    cloud: '#ffffff',
  },
  dawn: {
    low: '#ffc9a3',
    high: '#ffe6c9',
    glow: 0.25,
    sun: '#f2603f',
    far: '#e59a7e',
    middle: '#3f7f98',
    near: '#62a5b8',
    stand: '#fff3e6',
    cloud: '#fff6ec',
  },
  night: {
    low: '#2b4f8f',
    high: '#14295c',
    glow: 0.06,
    sun: '#ffe3a0',
    far: '#2b4a86',
    middle: '#345fa8',
    near: '#4a7ac6',
    stand: '#c9d8f0',
    cloud: '#7f9ad0',
  },
  leaf: {
    low: '#cfe8b4',
    high: '#e9f5d6',
    glow: 0.3,
    sun: '#ffc247',
    far: '#9ccb86',
    middle: '#6fb067',
    near: '#8fc777',
    stand: '#f5f7ea',
    cloud: '#ffffff',
  },
  tea: {
    low: '#c9dfc4',
    high: '#e7efdc',
    glow: 0.3,
    sun: '#e8b35a',
    far: '#8fb59a',
    middle: '#5f937c',
    near: '#7aa98f',
    stand: '#f3f0e2',
    cloud: '#fbfaf2',
  },
  rose: {
    low: '#f6c9cf',
    high: '#fbe6e4',
    glow: 0.3,
    sun: '#e8647a',
    far: '#e7a3ae',
    middle: '#cf7f93',
    near: '#e09aa8',
    stand: '#fdf0ee',
    cloud: '#fff8f6',
  },
  lilac: {
    low: '#cdc6f2',
    high: '#e8e4fb',
    glow: 0.3,
    sun: '#8d7bf0',
    far: '#a99de6',
    middle: '#7d70d0',
    near: '#9a8fe0',
    stand: '#f3f1fc',
    cloud: '#ffffff',
  },
  mint: {
    low: '#b9e6dc',
    high: '#dff5ef',
    glow: 0.3,
    sun: '#35b3a0',
    far: '#86cfc1',
    middle: '#4faf9f',
    near: '#74c5b6',
    stand: '#f0faf7',
    cloud: '#ffffff',
  },
  sand: {
    low: '#f1d9b0',
    high: '#faeed6',
    glow: 0.3,
    sun: '#d9613c',
    far: '#e0b47e',
    middle: '#c78f57',
    near: '#dba96f',
    stand: '#fcf4e4',
    cloud: '#fffaf0',
  },
  ember: {
    low: '#8a3a3a',
    high: '#3d1a33',
    glow: 0.12,
    sun: '#ffd48a',
    far: '#5a2738',
    middle: '#96432f',
    near: '#b0553f',
    stand: '#f3d9c4',
    cloud: '#d9a89a',
  },
  steel: {
    low: '#c2d3ea',
    high: '#e6eef8',
    glow: 0.35,
    sun: '#2f74e0',
    far: '#9db8dc',
    middle: '#7095c9',
    near: '#8cabd8',
    stand: '#f1f5fa',
    cloud: '#ffffff',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
