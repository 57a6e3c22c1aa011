import { sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { SamplePanels } from '../../features/sample/sample-panels.tsx'
import { SampleStage } from '../../features/sample/sample-stage.tsx'
import { SampleWayOn } from '../../features/sample/sample-way-on.tsx'
import { sampleTexts } from '../../features/sample/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhonePage } from './phone-header.tsx'

export default function PhoneSample() {
  const t = useText(sampleTexts)
  usePageTitle(t('title'))
  return (
    <PhonePage title={t('heading')} otherwise={sitePaths.home.phone}>
      <p className="mb-4 text-ink-2">{t('lead')}</p>
      <SampleStage />
      <h2 className="mt-6 mb-3 text-20 font-bold">{t('anatomy')}</h2>
      <SamplePanels />
      <p className="mt-6 mb-4">{t('closing')}</p>
      <SampleWayOn fairs={sitePaths.exhibitions.phone} />
    </PhonePage>
  )
}
