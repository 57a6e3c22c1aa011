import pino, { type DestinationStream } from 'pino'
import type { Config } from './config.ts'

/** Fields that may hold a secret are cut wherever an object is logged by mistake; what is logged on purpose is named. */
const redact = {
  paths: [
    'req',
    'res',
    'headers',
    'body',
    '*.password',
    '*.token',
    '*.authorization',
    '*.cookie',
    'err.query',
    'err.parameters',
    'err.args',
  ],
  remove: true,
}

export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream) =>
  pino(
    { level: logLevel, redact, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    to ?? pino.destination(2),
  )
