import { useText } from '@tradefloor/ui'
import { chatTexts } from './texts.ts'

const questions = ['askPrice', 'askMinimum', 'askSample', 'askCertificate', 'askDelivery'] as const

interface QuickQuestionsProps {
  /** Written into the box, to be changed and sent. */
  onChoose: (text: string) => void
}

/** What most visitors ask first, in a press. */
export function QuickQuestions({ onChoose }: QuickQuestionsProps) {
  const t = useText(chatTexts)
  return (
    <ul
      aria-label={t('quick')}
      className="-mx-4 mb-2 flex gap-2 overflow-x-auto px-4 pb-0.5 [scrollbar-width:none] low-sheet:hidden"
    >
      {questions.map((question) => (
        <li key={question} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(t(`${question}Text`))}
            className="min-h-8 rounded-pill border border-harbour-sky px-3.5 text-13 text-harbour hover:border-harbour hover:bg-harbour-light pointer-coarse:min-h-11"
          >
            {t(question)}
          </button>
        </li>
      ))}
    </ul>
  )
}
