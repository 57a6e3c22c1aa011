import { Color } from 'three'
import { haze } from './light.ts'

export const hazeColor = (): Color => new Color(haze.color).multiplyScalar(haze.strength)
