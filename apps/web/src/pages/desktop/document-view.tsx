import { sitePaths } from '@tradefloor/rules'
import { DocumentViewer } from '../../features/documents/document-viewer.tsx'
import { useDocumentInAddress } from '../../shared/addresses/use-document-in-address.ts'
import { BackButton } from '../../shared/page/back-button.tsx'

const home = sitePaths.home.desktop

/** Fills the window between header and footer; the pages scroll inside. */
export default function DesktopDocument() {
  const id = useDocumentInAddress()
  return (
    <div className="h-[calc(100dvh-var(--h-footer))] min-h-120 shrink-0 pt-(--h-header)">
      <div className="relative flex h-full flex-col bg-sand-2">
        <DocumentViewer key={id} id={id} layout="wide" home={home} back={<BackButton otherwise={home} />} />
      </div>
    </div>
  )
}
