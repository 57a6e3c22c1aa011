/** Line drawings on a 24 by 24 grid, two units wide, in the colour of the text around them. */
const drawings = {
  hall: ['M3 21h18', 'M4 10h16L12 3.5 4 10Z', 'M6 10v8', 'M10 10v8', 'M14 10v8', 'M18 10v8'],
  sun: [
    'M12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6',
    'M12 2.5v2.2',
    'M12 19.3v2.2',
    'M2.5 12h2.2',
    'M19.3 12h2.2',
    'm5.3 5.3 1.5 1.5',
    'm17.2 17.2 1.5 1.5',
    'm18.7 5.3-1.5 1.5',
    'm6.8 17.2-1.5 1.5',
  ],
  chip: [
    'M7 7h10v10H7z',
    'M10.5 10.5h3v3h-3z',
    'M9.5 3v4',
    'M14.5 3v4',
    'M9.5 17v4',
    'M14.5 17v4',
    'M3 9.5h4',
    'M3 14.5h4',
    'M17 9.5h4',
    'M17 14.5h4',
  ],
  leaf: ['M5 19C4 10 9 5 20 4c0 11-5 16-13 14', 'M4 21c2-5 5-8.5 10-11'],
  cross: ['M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z'],
  fish: ['M3 12c3-5 9-7 14-2l4-3.5v11L17 14c-5 5-11 3-14-2Z', 'M8 11.2h.01'],
  gear: [
    'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4',
    'M12 3v3',
    'M12 18v3',
    'M3 12h3',
    'M18 12h3',
    'm5.6 5.6 2.2 2.2',
    'm16.2 16.2 2.2 2.2',
    'm18.4 5.6-2.2 2.2',
    'm7.8 16.2-2.2 2.2',
    'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12',
  ],
  shirt: ['M8 3.5 3 7l2.2 4L8 9.5V20.5h8V9.5l2.8 1.5L21 7l-5-3.5c-1 2.6-7 2.6-8 0Z'],
  gift: [
    'M4 12v8.5h16V12',
    'M3 8h18v4H3z',
    'M12 8v12.5',
    'M12 8c-5 0-6.5-4.5-3.5-4.5C10.8 3.5 12 6 12 8c0-2 1.2-4.5 3.5-4.5C18.5 3.5 17 8 12 8Z',
  ],
  find: ['M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13', 'm15.5 15.5 5 5'],
  above: ['M4 15.5 12 20l8-4.5', 'M4 11 12 6.5 20 11l-8 4.5L4 11Z', 'M12 2v3'],
  door: ['M5 21V4.5L15 3v18', 'M15 5h4v16', 'M3 21h18', 'M11.5 12h.01'],
  list: ['M9 6h11', 'M9 12h11', 'M9 18h11', 'M4.5 6h.01', 'M4.5 12h.01', 'M4.5 18h.01'],
  building: ['M4 21V6l8-3v18', 'm12 9 8 3v9', 'M3 21h18', 'M8 9h.01', 'M8 13h.01', 'M8 17h.01', 'M16 15h.01'],
  film: [
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5Z',
    'M10 9.5v5l4.5-2.5Z',
  ],
  box: ['m12 3 8 4.5v9L12 21l-8-4.5v-9Z', 'm4 7.5 8 4.5 8-4.5', 'M12 12v9'],
  person: ['M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8', 'M4 21c0-4.5 3.6-7 8-7s8 2.5 8 7'],
  card: [
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5Z',
    'M9 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
    'M6 16c.6-1.8 5.4-1.8 6 0',
    'M15 10h3',
    'M15 14h3',
  ],
  chat: ['M4 5h16v11H10l-5 4v-4H4Z', 'M8.5 10.5h7'],
  picture: ['M4 4h16v16H4z', 'm4 16 4.5-5 4 4.5 3-3L20 17', 'M15.5 8.5h.01'],
  sound: [
    'M4 9.5v5h3.5L12 18.500V5.500L7.500 9.500Z',
    'M15.500 9a4.200 4.200 0 0 1 0 6',
    'M18 6.500a7.800 7.800 0 0 1 0 11',
  ],
  clock: ['M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17', 'M12 7.5V12l3 2'],
  paper: ['M6 3h8l5 5v13H6Z', 'M14 3v5h5', 'M9 13h7', 'M9 17h5'],
  phone: [
    'M4.5 12a7.5 7.5 0 0 1 15 0',
    'M3.5 13.5h3v5h-3z',
    'M17.5 13.5h3v5h-3z',
    'M19 18.5c0 2-2 2.5-5 2.5',
  ],
} as const

export type PinIcon = keyof typeof drawings

const svg = 'http://www.w3.org/2000/svg'

export function drawIcon(name: PinIcon): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  for (const d of drawings[name]) {
    const path = document.createElementNS(svg, 'path')
    path.setAttribute('d', d)
    icon.append(path)
  }
  return icon
}
