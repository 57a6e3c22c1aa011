import { useQuery } from '@tanstack/react-query'
import { type Area, listAreas } from '@tradefloor/contract'
import { ErrorRow, useLanguage, useText } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'
import { ChoiceCell } from './choice-cell.tsx'
import { useEditing, valueIn } from './editor-context.tsx'
import { Row } from './field-row.tsx'
import { cellId } from './record-fields.ts'
import { contentTexts } from './texts.ts'

const levels = ['province', 'city', 'area'] as const
const none: readonly Area[] = []

/** Province, city and district, each chosen within the one before; only China has them here. */
export function AreaRow() {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { nameless } = useDesk()
  const { state } = useEditing()
  const isWanted = valueIn(state, 'country') === '' || levels.some((level) => valueIn(state, level) !== '')
  const {
    data = none,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['areas'],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await nameless.call(listAreas, { signal })).list,
  })
  if (!isWanted) return null
  return (
    <Row label={t('place')} htmlFor={cellId('province')}>
      <div className="grid gap-3 sm:grid-cols-3 lg:col-span-2">
        {levels.map((level, at) => {
          const above = levels[at - 1]
          const parent = above === undefined ? '' : valueIn(state, above)
          const isOpen = above === undefined || parent !== ''
          const within = isOpen ? data.filter((area) => area.parent === parent) : none
          const choices = within.map((area) => ({ value: area.code, text: area[language] }))
          return (
            <ChoiceCell
              key={level}
              field={level}
              label={t(level)}
              choices={[{ value: '', text: t('notStatedOf', { what: t(level) }) }, ...choices]}
              empties={levels.slice(at + 1)}
            />
          )
        })}
        {error && (
          <ErrorRow
            className="sm:col-span-3"
            title={error.message}
            retryText={t('retry')}
            busy={isFetching}
            onRetry={() => refetch()}
          />
        )}
      </div>
    </Row>
  )
}
