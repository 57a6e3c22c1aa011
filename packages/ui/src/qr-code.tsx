import { lazy, Suspense } from 'react'

const QrCodePicture = lazy(() => import('./qr-code-picture.tsx'))

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** What it leads to, for those who do not see it. */
  label: string
  /** Its side in CSS pixels. */
  size?: number
}

/** Pages that can show one load what draws it only when they do; its place is kept until then. */
export function QrCode({ text, label, size = 176 }: QrCodeProps) {
  return (
    <span className="inline-block shrink-0 bg-white" style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <QrCodePicture text={text} label={label} size={size} />
      </Suspense>
    </span>
  )
}
