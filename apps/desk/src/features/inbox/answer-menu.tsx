import type { SavedAnswer, Thread } from '@tradefloor/contract'
import { MenuButton, Tag, useText } from '@tradefloor/ui'
import { MessageSquareQuote } from 'lucide-react'
import { Link } from 'react-router'
import { useSavedAnswers } from '../../domains/saved-answers/queries.ts'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { places } from '../../shared/addresses.ts'
import { inVisitorsLanguage } from './visitors-language.ts'

interface AnswerMenuProps {
  language: Thread['language']
  /** Written into the box, to be changed and sent. */
  onChoose: (text: string) => void
}

/** What is said often, in the language the visitor reads. */
export function AnswerMenu({ language, onChoose }: AnswerMenuProps) {
  const t = useText(answeringTexts)
  return (
    <MenuButton
      text={t('insert')}
      icon={<MessageSquareQuote size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      className="flex min-h-10 max-w-44 items-center gap-1.5 rounded-control px-2 text-13 text-ink-2 hover:bg-sand-2 max-lg:[&>span]:sr-only max-lg:[&>svg:last-child]:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      panelClassName="top-auto! bottom-full mb-2 mt-0! w-80 max-w-[calc(100vw-32px)]"
    >
      {(close) => (
        <Choices
          language={language}
          onChoose={(text) => {
            close()
            onChoose(text)
          }}
        />
      )}
    </MenuButton>
  )
}

function Choices({ language, onChoose }: AnswerMenuProps) {
  const t = useText(answeringTexts)
  const answers = useSavedAnswers()
  const item = 'block w-full rounded-row px-3 py-2 text-left hover:bg-sand-2'
  const isOther = ({ text }: SavedAnswer) => (language === 'en' ? text.en : text.cn) === ''
  return (
    <>
      <ul className="max-h-72 overflow-y-auto">
        {(answers.data ?? []).map((answer) => (
          <li key={answer.id}>
            <button
              type="button"
              className={item}
              onClick={() => onChoose(inVisitorsLanguage(answer, language))}
            >
              <span className="flex items-center gap-2 font-bold">
                <span className="min-w-0 truncate">{answer.title}</span>
                {isOther(answer) && <Tag tone="soon">{t('onlyOne')}</Tag>}
              </span>
              <span className="line-clamp-2 text-13 text-ink-2">{inVisitorsLanguage(answer, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      {answers.error && <p className="px-3 py-2 text-13 text-coral-ink">{answers.error.message}</p>}
      {answers.data?.length === 0 && <p className="px-3 py-2 text-13 text-ink-3">{t('answersNone')}</p>}
      <Link
        to={places.answering}
        className="mt-1 flex min-h-11 items-center border-t border-line px-3 text-13 text-harbour"
      >
        {t('manage')}
      </Link>
    </>
  )
}
