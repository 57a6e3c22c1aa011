import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { captchaAlphabet } from './captcha-letters.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { insertCaptcha, takeCaptcha } from './captcha-queries.ts'
import { newToken } from './session-service.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets' | 'limits' | 'outbox' | 'config'>

const letters = 4
const lifeMs = 5 * 60_000
/** Nobody solves so many at once; a flood drops the oldest and fills nothing. */
const mostKept = 20_000

const hashOfAnswer = ({ secrets }: Pick<Needs, 'secrets'>, key: string, answer: string) =>
  secrets.hash('captcha', `${key}\0${answer.trim().toUpperCase()}`)

export async function createCaptcha(deps: Needs, network: string) {
  const { database, clock, limits, outbox, config } = deps
  await limits.take([{ key: `captcha:${network}`, most: config.limits.captchasAMinute, seconds: 60 }])
  const key = newToken()
  const answer = Array.from(
    { length: letters },
    () => captchaAlphabet[randomInt(captchaAlphabet.length)],
  ).join('')
  const picture = await drawCaptcha(answer)
  const now = clock.now()
  await insertCaptcha(
    database.db,
    {
      keyHash: hashOfToken(key),
      answerHash: hashOfAnswer(deps, key, answer),
      expiresAt: new Date(now.getTime() + lifeMs),
    },
    { now, most: mostKept },
  )
  outbox.keep({ kind: 'captcha', to: '', key, code: answer })
  return { img: `data:image/png;base64,${picture.toString('base64')}`, key }
}

/** Serves once: right or wrong, it is used up. */
export async function isCaptchaSolved(deps: Needs, key: string, answer: string): Promise<boolean> {
  const row = await takeCaptcha(deps.database.db, hashOfToken(key))
  if (!row || row.expiresAt <= deps.clock.now()) return false
  return timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashOfAnswer(deps, key, answer)))
}
