import { addressOf, type BoothPanel, boothQuery, boothSpot, sitePaths } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { BoothFooter } from '../../features/booth/booth-footer.tsx'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import { panelTitles } from '../../features/booth/panel-names.ts'
import { phoneBoothTexts } from '../../features/booth/phone-texts.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothSheets } from '../../features/booth/use-booth-sheets.ts'
import { BoothSheets } from './booth-sheets.tsx'
import { PhonePage } from './phone-header.tsx'

/** A part of a booth that has a page of its own on a phone. */
export default function PhoneBoothPart({ panel }: { panel: BoothPanel }) {
  const t = useText(boothTexts)
  const page = useAddressedBooth()
  useBoothTitle(page)
  if (page.state === 'there') return <Part page={page} panel={panel} />
  return (
    <PhonePage title={t(panelTitles[panel])} otherwise={sitePaths.home.phone} headed>
      <NoBooth page={page} list={sitePaths.exhibitions.phone} home={sitePaths.home.phone} />
    </PhonePage>
  )
}

interface PartProps {
  page: Extract<AddressedBooth, { state: 'there' }>
  panel: BoothPanel
}

function Part({ page: { exhibitor, booth }, panel }: PartProps) {
  const t = useText(boothTexts)
  const words = useText(phoneBoothTexts)
  const { language } = useLanguage()
  const sheets = useBoothSheets(booth)
  const name = companyName(exhibitor.company, language).text
  const up = addressOf(boothSpot.phone, boothQuery(booth))
  const count = panel === 'product' || panel === 'videoList' ? sheets.counts[panel] : undefined
  return (
    <>
      <PhonePage
        title={t(panelTitles[panel])}
        note={
          <>
            {count && words(panel === 'product' ? 'productCount' : 'videoCount', { count })}
            {panel !== 'about' && <span className="ml-2">{name}</span>}
          </>
        }
        otherwise={up}
      >
        <BoothContent
          panel={panel}
          booth={booth}
          exhibitor={exhibitor}
          layout="phone"
          detail={sheets.detail}
          onOpen={sheets.open}
          onClose={sheets.close}
        />
      </PhonePage>
      <BoothFooter booth={booth} exhibitor={exhibitor} about="booth" onOpen={sheets.open} />
      <BoothSheets booth={booth} exhibitor={exhibitor} shared={{ name, address: up }} sheets={sheets} />
    </>
  )
}
