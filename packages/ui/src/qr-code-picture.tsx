import { QrCode as Ark } from '@ark-ui/react/qr-code'

interface QrCodePictureProps {
  text: string
  label: string
  size: number
}

/** Cameras look for a clear margin of four squares. */
const margin = 4

/** Always dark on white, wherever it lies: that is what cameras read. */
export default function QrCodePicture({ text, label, size }: QrCodePictureProps) {
  return (
    <Ark.Root value={text} encoding={{ ecc: 'M', border: margin }}>
      <Ark.Frame role="img" aria-label={label} width={size} height={size} className="block bg-white">
        <Ark.Pattern className="fill-ink" />
      </Ark.Frame>
    </Ark.Root>
  )
}
