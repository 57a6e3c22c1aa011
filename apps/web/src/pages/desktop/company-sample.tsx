import { exhibitionsAddress } from '@tradefloor/rules'
import { Tag, useText } from '@tradefloor/ui'
import { SamplePanels } from '../../features/sample/sample-panels.tsx'
import { SampleStage } from '../../features/sample/sample-stage.tsx'
import { SampleWayOn } from '../../features/sample/sample-way-on.tsx'
import { sampleTexts } from '../../features/sample/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'

export default function DesktopSample() {
  const t = useText(sampleTexts)
  usePageTitle(t('title'))
  return (
    <div className="flex-1 bg-sand">
      <div className="bg-linear-135 from-harbour-deep from-10% via-harbour via-70% to-tide-ink px-6 pt-26 pb-52 text-white">
        <div className="mx-auto max-w-290">
          <Tag tone="place">{t('sample')}</Tag>
          <h1 className="mt-2 text-32 font-bold roomy:text-40">{t('heading')}</h1>
          <p className="mt-1 max-w-160 text-16 text-white/90">{t('lead')}</p>
        </div>
      </div>
      <div className="mx-auto -mt-44 max-w-302 px-6 pb-16">
        <SampleStage />
        <h2 className="mt-10 mb-4 text-24 font-bold">{t('anatomy')}</h2>
        <SamplePanels />
        <p className="mt-8 mb-4 text-16">{t('closing')}</p>
        <SampleWayOn fairs={exhibitionsAddress.desktop} />
      </div>
    </div>
  )
}
