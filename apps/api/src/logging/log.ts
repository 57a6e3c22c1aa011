import pino, { type DestinationStream } from 'pino'
import type { Config } from '../config/config.ts'
import { loggedError, withoutValues } from './logged-error.ts'
import { terminalLog } from './terminal-log.ts'

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

const serializers = { err: (error: unknown) => loggedError(error), reason: withoutValues }

export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream) =>
  pino(
    { level: logLevel, redact, serializers, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    to ?? (process.stderr.isTTY ? terminalLog(process.stderr) : pino.destination(2)),
  )
