import { agriculture } from './agriculture/index.ts'
import { electronics } from './electronics/index.ts'
import { energy } from './energy/index.ts'
import { food } from './food/index.ts'
import { home } from './home/index.ts'
import { manufacturing } from './manufacturing/index.ts'
import { medical } from './medical/index.ts'
import type { AnyModel } from './model.ts'
import { textiles } from './textiles/index.ts'

/** Every model by its name. */
export const models: Readonly<Record<string, AnyModel>> = {
  ...manufacturing,
  ...textiles,
  ...food,
  ...home,
  ...electronics,
  ...medical,
  ...energy,
  ...agriculture,
}
