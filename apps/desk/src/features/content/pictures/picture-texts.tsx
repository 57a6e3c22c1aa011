import { Picture, useText } from '@tradefloor/ui'
import { useEditing } from '../editor-context.tsx'
import { PictureTextCell } from './picture-text-cell.tsx'
import { pictureTexts } from './texts.ts'

/** What each picture shows, said in both languages, for visitors who have it read out. */
export function PictureTexts({ paths, name }: { paths: readonly string[]; name: string }) {
  const t = useText(pictureTexts)
  const { addressOf } = useEditing()
  if (paths.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="text-13 font-bold">{t('texts')}</h3>
      <p className="mb-2 text-12 text-ink-3">{t('textsHint')}</p>
      <ul className="grid gap-2">
        {paths.map((path, index) => (
          <li
            key={path}
            className="grid items-center gap-x-3 gap-y-1 max-lg:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[116px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="flex items-center gap-2 text-12 text-ink-3">
              <Picture
                src={addressOf(path)}
                name={name}
                sizes="56px"
                className="h-9 w-12 rounded-tag border border-line pointer-coarse:h-11"
              />
              <span className="max-lg:sr-only">{t('textOf', { at: index + 1 })}</span>
            </span>
            {(['zh', 'en'] as const).map((language) => (
              <PictureTextCell key={language} path={path} at={index} language={language} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
