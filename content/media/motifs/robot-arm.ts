import { box, disc, line, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

const joint = (x: number, y: number, r: number) =>
  disc(x, y, r, '#ffffff') +
  disc(x, y, r * 0.72, '#dbe6f7') +
  disc(x, y, r * 0.46, '#1557d6') +
  disc(x - r * 0.12, y - r * 0.12, r * 0.16, '#8db6ff')

const limb = (paper: Paper, length: number, from: number, to: number) =>
  shape(`M0${-from}L${length}${-to}V${to}L0 ${from}Z`, paper.down('#ffc64f', '#f2a313', '#cf7d05')) +
  shape(
    `M${length * 0.2}${-from * 0.28}L${length * 0.8}${-to * 0.24}V${to * 0.24}L${length * 0.2} ${from * 0.28}Z`,
    '#9c5c00',
    { opacity: 0.28 },
  )

/** An arm on its foot at the origin that reaches to the right with its gripper down. */
export const robotArm = (paper: Paper) =>
  box(-150, -36, 300, 36, '#e8f0fe', { radius: 8 }) +
  box(-150, -12, 300, 12, '#a9bfe4', { radius: 4 }) +
  shape('M-74-36L-50-140H50L74-36Z', paper.across('#ffffff', '#c5d5ee')) +
  place({ x: 0, y: -150, turn: -52 }, limb(paper, 300, 44, 34)) +
  place({ x: 185, y: -386, turn: 14 }, limb(paper, 270, 36, 24)) +
  joint(0, -150, 56) +
  joint(185, -386, 44) +
  line('M0-206C40-300 110-372 180-440C300-452 380-420 440-346', '#5b6f94', 7, { opacity: 0.9 }) +
  joint(447, -321, 32) +
  line('M447-290V-250', '#e8f0fe', 20) +
  box(405, -254, 84, 24, '#e8f0fe', { radius: 6 }) +
  line('M414-232V-196L428-178M480-232V-196L466-178', '#ffffff', 12)
