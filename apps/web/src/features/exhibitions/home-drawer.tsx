import { Button, Drawer, EmptyState, Tabs, useText } from '@tradefloor/ui'
import { pageTexts } from '../../shared/page/texts.ts'
import { ExhibitionCards } from './exhibition-cards.tsx'
import { listTexts } from './list-texts.ts'
import { useExhibitionList } from './queries.ts'
import { exhibitionTexts } from './texts.ts'

export type DrawerTab = 'held' | 'review'

interface HomeDrawerProps {
  /** The tab in force, or none while the drawer is closed. */
  tab: DrawerTab | undefined
  onTab: (tab: DrawerTab) => void
  onClose: () => void
}

export default function HomeDrawer({ tab, onTab, onClose }: HomeDrawerProps) {
  const list = useText(listTexts)
  const common = useText(pageTexts)
  return (
    <Drawer
      open={tab !== undefined}
      onClose={onClose}
      title={list('drawerTitle')}
      closeText={common('close')}
      height={512}
    >
      <DrawerTabs tab={tab ?? 'held'} onTab={onTab} />
    </Drawer>
  )
}

function DrawerTabs({ tab, onTab }: { tab: DrawerTab; onTab: (tab: DrawerTab) => void }) {
  const t = useText(exhibitionTexts)
  const list = useText(listTexts)
  // Both are asked for at once: a tab says how many it has before it is opened.
  const held = useExhibitionList('homeHeld')
  const ended = useExhibitionList('homeReview')
  return (
    <Tabs
      label={list('tabs')}
      value={tab}
      onChange={onTab}
      className="flex min-h-0 flex-1 flex-col"
      listClassName="px-8 pt-2"
      panelClassName="min-h-0 flex-1 overflow-y-auto overscroll-contain px-8 pt-5 pb-8"
      tabs={[
        {
          value: 'held',
          text: t('held'),
          count: held.data?.length,
          panel: (
            <ExhibitionCards
              list="homeHeld"
              empty={
                <EmptyState
                  title={t('nothingHeld')}
                  hint={list('nothingHeldHint')}
                  action={
                    <Button look="soft" size={32} onClick={() => onTab('review')}>
                      {list('seeReview')}
                    </Button>
                  }
                />
              }
            />
          ),
        },
        {
          value: 'review',
          text: list('review'),
          count: ended.data?.length,
          panel: (
            <ExhibitionCards
              list="homeReview"
              empty={
                <EmptyState
                  title={t('nothingEnded')}
                  hint={list('nothingEndedHint')}
                  action={
                    <Button look="soft" size={32} onClick={() => onTab('held')}>
                      {list('seeHeld')}
                    </Button>
                  }
                />
              }
            />
          ),
        },
      ]}
    />
  )
}
