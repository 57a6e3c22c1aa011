import { useText } from '@tradefloor/ui'
import { useId } from 'react'
import { answeringTexts } from '../../domains/saved-answers/texts.ts'
import { zoneNames } from './zones.ts'

interface ZoneFieldProps {
  value: string
  onChange: (zone: string) => void
}

/** On whose clock. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const t = useText(answeringTexts)
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-13 text-ink-2">
        {t('zone')}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block h-12 w-full rounded-control border border-line-2 bg-white px-3 text-16 text-ink hover:border-harbour"
      >
        {zoneNames(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  )
}
