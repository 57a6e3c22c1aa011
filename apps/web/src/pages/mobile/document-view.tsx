import { sitePaths } from '@tradefloor/rules'
import { DocumentViewer } from '../../features/documents/document-viewer.tsx'
import { useDocumentInAddress } from '../../shared/addresses/use-document-in-address.ts'
import { BackButton } from '../../shared/page/back-button.tsx'

const home = sitePaths.home.phone

export default function PhoneDocument() {
  const id = useDocumentInAddress()
  return (
    <div className="flex h-dvh flex-col pt-(--safe-top)">
      <DocumentViewer
        key={id}
        id={id}
        layout="phone"
        home={home}
        back={<BackButton otherwise={home} size={44} />}
      />
    </div>
  )
}
