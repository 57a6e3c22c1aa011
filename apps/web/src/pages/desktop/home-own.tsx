import RecentlySeen from '../../domains/recent/recently-seen.tsx'
import { useRecentlySeen } from '../../domains/recent/use-recently-seen.ts'
import { ForYouPanel } from '../../features/for-you/for-you-panel.tsx'

const panel = 'glass-dense rounded-sheet'

/** What the home has for this visitor, under the hero and beside the dock. */
export default function HomeOwn() {
  const hasSeen = useRecentlySeen().length > 0
  return (
    <div className="scene-part absolute bottom-24 left-6 z-(--z-shell) flex max-h-[calc(100%-276px)] w-70 flex-col gap-3 empty:hidden compact:max-h-none min-[1280px]:bottom-5 roomy:max-h-[calc(100%-308px)]">
      <ForYouPanel
        className={`${panel} min-h-0 compact:max-h-80 min-[900px]:max-[1159px]:group-has-[[data-seen=list]]/home:hidden`}
      />
      {/* Only where the window leaves it room beside the dock. */}
      {hasSeen && (
        <RecentlySeen
          device="desktop"
          className={`${panel} hidden max-h-58 shrink-0 flex-col p-2 min-[1280px]:flex`}
        />
      )}
    </div>
  )
}
