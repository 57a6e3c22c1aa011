/** What the database needs of a logger; pino's and Fastify's both fit. */
export interface Log {
  info(details: object, text: string): void
  warn(details: object, text: string): void
  error(details: object, text: string): void
}
