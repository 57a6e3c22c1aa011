import { readPictureTexts } from '@tradefloor/rules'
import { classNames, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { fieldIn, useEditing, valueIn } from '../editor-context.tsx'
import { withPictureText } from '../picture-cells.ts'
import { cellId } from '../record-fields.ts'
import { contentTexts } from '../texts.ts'
import { pictureTexts } from './texts.ts'

interface PictureTextCellProps {
  path: string
  at: number
  language: 'zh' | 'en'
}

/** Longer is no longer listened to. */
const mostCharacters = 150

/** One language of what a picture shows: a part of a cell that holds those of all pictures. */
export function PictureTextCell({ path, at, language }: PictureTextCellProps) {
  const t = useText(pictureTexts)
  const common = useText(contentTexts)
  const { editor, state, shown, focus } = useEditing()
  const field = `picture_texts.${language}`
  const { value, problem, conflict } = fieldIn(state, field)
  const other = language === 'zh' ? 'en' : 'zh'
  const text = readPictureTexts(value).get(path) ?? ''
  const isGap = !text && Boolean(readPictureTexts(valueIn(state, `picture_texts.${other}`)).get(path))
  // What is being typed may end with a blank, which the cell does not keep.
  const [typed, setTyped] = useState('')
  const isTyped = (readPictureTexts(withPictureText('', path, typed)).get(path) ?? '') === text
  const id = at === 0 ? cellId(field) : undefined
  return (
    <div className={classNames('min-w-0', shown !== language && 'max-lg:hidden')}>
      <input
        id={id}
        value={isTyped ? typed : text}
        lang={language === 'zh' ? 'zh-CN' : 'en'}
        maxLength={mostCharacters}
        autoComplete="off"
        aria-label={t(language === 'zh' ? 'textInChinese' : 'textInEnglish', { at: at + 1 })}
        aria-invalid={problem ? true : undefined}
        placeholder={t('textPlaceholder', { name: valueIn(state, `name.${language}`) || common('unnamed') })}
        onChange={({ target }) => {
          setTyped(target.value)
          editor.set(field, withPictureText(value, path, target.value))
        }}
        onFocus={() => {
          editor.focus(field)
          focus(field)
        }}
        onBlur={() => editor.blur()}
        className={classNames(
          'block h-9 w-full rounded-control border bg-white px-3 text-14 text-ink placeholder:text-ink-3 pointer-coarse:h-11 pointer-coarse:text-16',
          problem
            ? 'border-coral-fill'
            : conflict
              ? 'border-amber'
              : isGap
                ? 'border-dashed border-amber bg-amber-light/40'
                : 'border-line-2 hover:border-harbour',
        )}
      />
      {problem && at === 0 && <p className="mt-1 text-12 text-coral-ink">{problem}</p>}
    </div>
  )
}
