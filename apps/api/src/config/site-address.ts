import type { Config } from './config.ts'

/** Where links in mails lead, without a slash at the end; what a caller says of it is never believed. */
export const siteAddress = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '')
