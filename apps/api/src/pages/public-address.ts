import type { Config } from '../config.ts'

/** The address visitors use, as its operator set it. A caller's own word for it is never believed. */
export const publicAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | null =>
  publicUrl?.replace(/\/+$/, '') ?? null
