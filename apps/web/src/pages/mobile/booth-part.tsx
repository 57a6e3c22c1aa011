import { useText } from '@tradefloor/ui'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { boothMessages } from '../../features/booth/messages.ts'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import { panelTitles } from '../../features/booth/panel-names.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothPanels } from '../../features/booth/use-booth-panels.ts'
import { boothQuery } from '../../shared/go/booth-ids.ts'
import { addressOf, type BoothPanel, boothPanels, boothSpot } from '../../shared/go/spots.ts'
import { PhonePage } from './phone-header.tsx'

/** A part of a booth that has a page of its own on a phone. */
export default function PhoneBoothPart({ panel }: { panel: BoothPanel }) {
  const t = useText(boothMessages)
  const page = useAddressedBooth()
  useBoothTitle(page)
  if (page.state === 'there') return <Part page={page} panel={panel} />
  return (
    <PhonePage title={t(panelTitles[panel])} otherwise="/mobileExhibition" headed>
      <NoBooth page={page} home="/mobileExhibition" />
    </PhonePage>
  )
}

interface PartProps {
  page: Extract<AddressedBooth, { state: 'there' }>
  panel: BoothPanel
}

function Part({ page: { exhibitor, booth }, panel }: PartProps) {
  const t = useText(boothMessages)
  const { detail, open, close } = useBoothPanels(booth, 'phone', undefined)
  const above = panel === 'detail' ? boothPanels.product.phone : boothSpot.phone
  return (
    <PhonePage title={t(panelTitles[panel])} otherwise={addressOf(above, boothQuery(booth))}>
      <BoothContent
        panel={panel}
        booth={booth}
        exhibitor={exhibitor}
        layout="phone"
        detail={detail}
        onOpen={open}
        onClose={close}
      />
    </PhonePage>
  )
}
