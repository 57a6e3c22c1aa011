import type { Profile } from '@tradefloor/contract'
import { Button, CheckBox, useHeading, useText } from '@tradefloor/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useForYouChoice } from '../../domains/recommended/use-for-you-choice.ts'
import { centreTexts } from './texts.ts'

/** Whether the home recommends anything to this account. It is kept as soon as it is pressed, and taken back here. */
export function ForYouSwitch({ profile }: { profile: Pick<Profile, 'for_you'> }) {
  const Heading = useHeading()
  const t = useText(centreTexts)
  const section = useRef<HTMLElement>(null)
  const choice = useForYouChoice()
  const [wasTurnedOff, setWasTurnedOff] = useState(false)
  const { hash } = useLocation()
  // The link from the home leads here and not to the top of a long page.
  useEffect(() => {
    if (hash !== '#for-you') return
    // After the page itself has gone to its top.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [hash])
  // What was pressed is shown at once; a refusal takes it back.
  const isOn = choice.isPending ? choice.variables : profile.for_you
  const choose = (on: boolean) => choice.mutate(on, { onSuccess: () => setWasTurnedOff(!on) })
  return (
    <section
      ref={section}
      id="for-you"
      aria-labelledby="for-you-title"
      className="rounded-card border border-line bg-sand p-5"
    >
      <Heading id="for-you-title" className="text-16 font-bold">
        {t('forYou')}
      </Heading>
      <p className="mt-1 text-13 text-ink-2">{t('forYouText')}</p>
      <div className="mt-2">
        <CheckBox checked={isOn} onChange={choose}>
          {t('forYouLabel')}
        </CheckBox>
      </div>
      <div role="status">
        {wasTurnedOff && !isOn && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
            <span className="flex-1">{t('forYouOff')}</span>
            <Button
              size={40}
              icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => choose(true)}
            >
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
