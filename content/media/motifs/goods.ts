import { box, disc, line, many, oval, place, ring, shape } from '../draw.ts'

// Small goods around the origin, each about 160 across: single things for tiles and shelves.

export const handbag = (colour: string, dark: string, metal: string) =>
  line('M-42-18C-42-86 42-86 42-18', dark, 11) +
  shape('M-76-26H76L88 70C88 78 82 82 74 82H-74C-82 82-88 78-88 70Z', colour) +
  shape('M-76-26H76L80 10C50 34-50 34-80 10Z', dark, { opacity: 0.75 }) +
  box(-14, 12, 28, 24, metal, { radius: 6 })

export const headphones = (band: string, cup: string, pad: string) =>
  line('M-66 20C-76-96 76-96 66 20', band, 15) +
  line('M-52 6C-56-70 56-70 52 6', '#ffffff', 4, { opacity: 0.5 }) +
  box(-92, 4, 44, 76, cup, { radius: 18 }) +
  box(48, 4, 44, 76, cup, { radius: 18 }) +
  box(-60, 12, 18, 60, pad, { radius: 9 }) +
  box(42, 12, 18, 60, pad, { radius: 9 })

export const tableLamp = (shade: string, stem: string, light: string) =>
  shape('M-52 4L-120 96H120L52 4Z', light, { opacity: 0.35 }) +
  line('M0-6V76', stem, 10) +
  oval(0, 80, 48, 12, stem) +
  shape('M-36-82H36L72 0H-72Z', shade) +
  shape('M10-82H36L72 0H30Z', '#000000', { opacity: 0.12 })

export const sneaker = (upper: string, sole: string, trim: string) =>
  shape(
    'M-94 36C-98-4-92-40-84-56C-76-66-62-62-52-54C-38-44-22-50-10-62C14-34 42-8 76 4C94 10 100 24 98 42H-94Z',
    upper,
  ) +
  shape('M-84-56C-76-66-62-62-52-54C-56-24-52 10-44 40H-94C-98-4-92-40-84-56Z', trim) +
  shape('M30-22C46-8 60-2 76 4C94 10 100 24 98 42H52C60 18 50-4 30-22Z', trim) +
  shape('M-44 40C-40 16-20 2 6 6C26 10 38 24 42 40Z', trim, { opacity: 0.35 }) +
  shape('M-52-54C-38-44-22-50-10-62L10-42L-22-12C-36-22-48-38-52-54Z', sole, { opacity: 0.85 }) +
  line('M-14-44L-34-26M0-34L-20-12M14-22L-6 0M28-10L8 10', '#ffffff', 6) +
  shape('M-98 38C-60 48 46 50 100 40V56C100 64 94 68 86 68H-84C-94 68-98 62-98 54Z', '#ffffff') +
  shape('M-98 54C-60 60 46 62 100 56V58C100 66 94 70 86 70H-84C-94 70-98 64-98 56Z', sole)

export const watch = (strap: string, face: string, ink: string) =>
  box(-28, -96, 56, 192, strap, { radius: 16 }) +
  disc(0, 0, 62, ink) +
  disc(0, 0, 51, face) +
  many(12, (i) => place({ turn: i * 30 }, line('M0-43v7', ink, 4))) +
  line('M0 0V-32M0 0L22 12', ink, 7) +
  disc(0, 0, 6, '#e5482d') +
  box(60, -9, 12, 18, ink, { radius: 4 })

export const drill = (body: string, dark: string, metal: string) =>
  line('M62-34H108', metal, 9) +
  shape('M22-54H66V-14H22Z', metal) +
  shape(
    'M-92-58C-92-66-84-72-76-72H20C30-72 34-62 34-34C34-8 28 2 16 2H-22L-34 62H-74L-62 2C-84 0-92-14-92-34Z',
    body,
  ) +
  box(-90, 56, 74, 28, dark, { radius: 7 }) +
  line('M-66-50H-10M-66-34H-10', '#ffffff', 6, { opacity: 0.7 }) +
  shape('M-22 4h18l-8 22h-18Z', dark)

export const mug = (colour: string, dark: string) =>
  ring(58, 8, 30, dark, 13) +
  shape('M-62-48H58L50 62C48 74 40 80 28 80H-32C-44 80-52 74-54 62Z', colour) +
  oval(-2, -48, 60, 13, dark) +
  line('M-40-24L-34 48', '#ffffff', 8, { opacity: 0.5 })

export const pottedPlant = (pot: string, rim: string, green: string, light: string) =>
  shape('M0 26C-14-30-70-40-76-86C-28-84-4-44 0 26Z', green) +
  shape('M0 26C14-34 66-34 80-76C34-86 4-40 0 26Z', light) +
  shape('M0 26C-10-30-6-80 6-108C26-70 18-20 0 26Z', green) +
  shape('M-48 30H48L36 92H-36Z', pot) +
  box(-56, 18, 112, 20, rim, { radius: 5 })
