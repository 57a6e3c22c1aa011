import { classNames, useText } from '@tradefloor/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { speeds } from './player-keys.ts'
import { playerTexts } from './texts.ts'
import type { Captions } from './use-captions.ts'
import type { Playing } from './use-source.ts'

interface PlayerSettingsProps {
  id: string
  playing: Playing
  captions: Captions
  rate: number
  /** Undefined where one cannot be ahead or behind: live. */
  onRate: ((rate: number) => void) | undefined
  /** What else there is to do, where the bar has no room for it. */
  children: ReactNode
}

/** How it is shown: captions, quality, speed. */
export function PlayerSettings({ id, playing, captions, rate, onRate, children }: PlayerSettingsProps) {
  const t = useText(playerTexts)
  const captionName = (language: string, label: string, index: number) => {
    if (language.startsWith('zh')) return t('captionsZh')
    if (language.startsWith('en')) return t('captionsEn')
    return label || t('captionsOther', { number: index + 1 })
  }
  return (
    <div
      id={id}
      className="glass-dense absolute right-2 bottom-full z-2 max-h-[min(320px,42cqi)] w-56 overflow-y-auto rounded-card p-2 text-13"
    >
      {captions.tracks.length > 0 && (
        <Group title={t('captions')}>
          <Option on={captions.shown === undefined} onChoose={() => captions.choose('off')}>
            {t('captionsOff')}
          </Option>
          {captions.tracks.map(({ language, label }, index) => {
            const short = language.startsWith('zh') ? 'zh' : 'en'
            return (
              <Option
                key={`${language} ${label}`}
                on={captions.shown === short}
                onChoose={() => captions.choose(short)}
              >
                {captionName(language, label, index)}
              </Option>
            )
          })}
        </Group>
      )}
      {playing.qualities.length > 1 && (
        <Group title={t('quality')}>
          <Option on={playing.quality === undefined} onChoose={() => playing.setQuality(undefined)}>
            {playing.lines === undefined
              ? t('qualityAuto')
              : t('qualityAutoNow', { lines: String(playing.lines) })}
          </Option>
          {[...playing.qualities].reverse().map(({ id: level, lines }) => (
            <Option key={level} on={playing.quality === level} onChoose={() => playing.setQuality(level)}>
              {t('qualityLines', { lines: String(lines) })}
            </Option>
          ))}
        </Group>
      )}
      {onRate && (
        <Group title={t('speed')}>
          {speeds.map((speed) => (
            <Option key={speed} on={rate === speed} onChoose={() => onRate(speed)}>
              {t('speedTimes', { times: String(speed) })}
            </Option>
          ))}
        </Group>
      )}
      {children}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-1 border-b border-glass-line pb-1 last:mb-0 last:border-0 last:pb-0">
      <legend className="px-2 pt-1 text-12 text-on-glass-2">{title}</legend>
      {children}
    </fieldset>
  )
}

interface OptionProps {
  on?: boolean
  onChoose: () => void
  children: ReactNode
}

export function Option({ on, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChoose}
      className={classNames(
        'flex min-h-8 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-glass-hover pointer-coarse:min-h-11',
        on && 'font-bold',
      )}
    >
      <span className="w-4 shrink-0">{on && <Check size={16} strokeWidth={2} aria-hidden />}</span>
      {children}
    </button>
  )
}
