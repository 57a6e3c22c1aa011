import { useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import {
  AboutSample,
  CardSample,
  ChatSample,
  ContactSample,
  ProductsSample,
  VideosSample,
} from './panel-samples.tsx'
import { type PanelName, panels } from './panels.ts'
import { PanelNumber } from './sample-stage.tsx'
import { sampleTexts } from './texts.ts'

const samples: Record<PanelName, ReactNode> = {
  about: <AboutSample />,
  videos: <VideosSample />,
  products: <ProductsSample />,
  contact: <ContactSample />,
  card: <CardSample />,
  chat: <ChatSample />,
}

/** Each panel filled in, and what it takes to fill it in. */
export function SamplePanels() {
  const t = useText(sampleTexts)
  return (
    <ol className="grid grid-cols-1 gap-5 min-[768px]:grid-cols-2 min-[1180px]:grid-cols-3">
      {panels.map(({ name, prepare, Icon }, index) => (
        <li
          key={name}
          className="flex min-w-0 flex-col rounded-card border border-line bg-white p-5 shadow-card"
        >
          <h3 className="flex items-center gap-2.5 text-18 font-bold">
            <Icon size={20} strokeWidth={1.75} aria-hidden className="text-harbour" />
            {t(name)}
            <PanelNumber value={index + 1} className="ml-auto" />
          </h3>
          <div className="mt-3 flex-1">{samples[name]}</div>
          <p className="mt-4 border-t border-line pt-3 text-13 text-ink-2">
            <span className="mr-2 font-bold text-ink">{t('prepare')}</span>
            {t(prepare)}
          </p>
        </li>
      ))}
    </ol>
  )
}
