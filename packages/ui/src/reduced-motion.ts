import { mediaQueryHook } from './media-query.ts'

export const useReducedMotion = mediaQueryHook('(prefers-reduced-motion: reduce)')
