import { place } from '../../draw.ts'
import { orange } from '../../motifs/citrus.ts'
import { handbag, headphones, mug, pottedPlant, sneaker, tableLamp, watch } from '../../motifs/goods.ts'
import { snowflake } from '../../motifs/ice.ts'
import { yarn } from '../../motifs/knit.ts'
import { teapot } from '../../motifs/teaware.ts'
import { spotted } from '../../motifs/toys.ts'
import type { Paper } from '../../paper.ts'

/** One thing for each month, around the origin and about 150 across. */
export const goodsOfTheYear = (paper: Paper, month: number): string =>
  [
    () => yarn(paper, 70, '#e5534b', '#ffc2b0', '#8a2a20'),
    () => place({ size: 0.84 }, pottedPlant('#d98a4f', '#b8693a', '#3f9a5c', '#6cc07a')),
    () => place({ y: 70, size: 0.58 }, teapot(paper, '#e9906a', '#b4512f', '#6f2a18')),
    () => place({ size: 0.84 }, sneaker('#3b82ff', '#0b2a6b', '#bcd6ff')),
    () => place({ size: 0.84 }, handbag('#f2a313', '#8a5a00', '#ffffff')),
    () => place({ y: 74 }, spotted(70, '#18a566', '#eafff4')),
    () => place({ size: 0.9 }, headphones('#46597a', '#e5482d', '#1d2333')),
    () => orange(paper, 68),
    () => place({ size: 0.8 }, tableLamp('#7a5ad6', '#46597a', '#fff3c4')),
    () => place({ size: 0.9 }, mug('#0fa7b8', '#0a7482')),
    () => place({ size: 0.84 }, watch('#1d2333', '#eef5ff', '#e5482d')),
    () => snowflake(76, '#3b82ff'),
  ][month]?.() ?? ''
