import { type Static, Type } from 'typebox'
import { dataReply, listReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { savedAnswerLimits } from './saved-answer-limits.ts'
import { shownLinePattern, textPattern } from './texts.schema.ts'

const strict = { additionalProperties: false }
const Minute = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['08:30'] })

/** When a company's people answer, where they are. */
export const AnsweringHours = Type.Object(
  {
    zone: Type.String({
      maxLength: 60,
      pattern: '^[A-Za-z0-9_+/-]+$',
      description: 'As in the IANA list of time zones',
      examples: ['Asia/Shanghai'],
    }),
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      description: '1 for Monday to 7 for Sunday',
      examples: [[1, 2, 3, 4, 5]],
    }),
    from: Minute,
    to: Type.String({
      pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
      description: 'Later than from; 24:00 for the end of the day',
      examples: ['17:30'],
    }),
  },
  strict,
)
export type AnsweringHours = Static<typeof AnsweringHours>

const HoursOrNone = Type.Union([AnsweringHours, Type.Null()])
export const DeskHours = Type.Object({ hours: HoursOrNone }, { description: 'Null where none were set' })
export type DeskHours = Static<typeof DeskHours>
export const DeskHoursReply = dataReply(DeskHours)
export type DeskHoursReply = Static<typeof DeskHoursReply>
export const PatchDeskHoursBody = Type.Object({ hours: HoursOrNone }, strict)
export type PatchDeskHoursBody = Static<typeof PatchDeskHoursBody>

const Title = Type.String({
  minLength: 1,
  maxLength: savedAnswerLimits.title,
  pattern: shownLinePattern,
  examples: ['起订量 / MOQ'],
})
const Words = Type.String({
  maxLength: savedAnswerLimits.text,
  pattern: textPattern,
  examples: ['起订量为 100 箱，可混装。'],
})

/** In both languages, so that every visitor is answered in theirs. One may be empty; the other then serves for both. */
const answer = { title: Title, text: Type.Object({ cn: Words, en: Words }, strict) }

export const SavedAnswer = Type.Object({
  id: Id,
  ...answer,
  title: Type.String({ examples: ['起订量 / MOQ'] }),
})
export type SavedAnswer = Static<typeof SavedAnswer>
export const SavedAnswersReply = listReply(SavedAnswer)
export type SavedAnswersReply = Static<typeof SavedAnswersReply>
export const SavedAnswerReply = dataReply(SavedAnswer)
export type SavedAnswerReply = Static<typeof SavedAnswerReply>
export const SavedAnswerBody = Type.Object(answer, strict)
export type SavedAnswerBody = Static<typeof SavedAnswerBody>
export const SavedAnswerParams = Type.Object({ id: Id })
export type SavedAnswerParams = Static<typeof SavedAnswerParams>
/** All of the company's, in the order wanted. */
export const OrderAnswersBody = Type.Object(
  { answer_ids: Type.Array(Id, { minItems: 1, maxItems: savedAnswerLimits.answers, uniqueItems: true }) },
  strict,
)
export type OrderAnswersBody = Static<typeof OrderAnswersBody>
