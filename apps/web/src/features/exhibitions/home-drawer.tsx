import { Button, Drawer, EmptyState, Tabs, useText } from '@tradefloor/ui'
import { pageMessages } from '../../shared/page/messages.ts'
import { ExhibitionCards } from './exhibition-cards.tsx'
import { exhibitionMessages } from './messages.ts'
import { useExhibitionList } from './queries.ts'

export type DrawerTab = 'held' | 'review'

interface HomeDrawerProps {
  /** The tab in force, or none while the drawer is closed. */
  tab: DrawerTab | undefined
  onTab: (tab: DrawerTab) => void
  onClose: () => void
}

export default function HomeDrawer({ tab, onTab, onClose }: HomeDrawerProps) {
  const t = useText(exhibitionMessages)
  const common = useText(pageMessages)
  return (
    <Drawer
      open={tab !== undefined}
      onClose={onClose}
      title={t('drawerTitle')}
      closeText={common('close')}
      height={512}
    >
      <DrawerTabs tab={tab ?? 'held'} onTab={onTab} />
    </Drawer>
  )
}

function DrawerTabs({ tab, onTab }: { tab: DrawerTab; onTab: (tab: DrawerTab) => void }) {
  const t = useText(exhibitionMessages)
  // Both are asked for at once: a tab says how many it has before it is opened.
  const held = useExhibitionList('homeHeld')
  const ended = useExhibitionList('homeReview')
  return (
    <Tabs
      label={t('tabs')}
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
              layout="grid"
              empty={
                <EmptyState
                  title={t('nothingHeld')}
                  hint={t('nothingHeldHint')}
                  action={
                    <Button look="soft" size={32} onClick={() => onTab('review')}>
                      {t('seeReview')}
                    </Button>
                  }
                />
              }
            />
          ),
        },
        {
          value: 'review',
          text: t('review'),
          count: ended.data?.length,
          panel: (
            <ExhibitionCards
              list="homeReview"
              layout="grid"
              empty={
                <EmptyState
                  title={t('nothingEnded')}
                  hint={t('nothingEndedHint')}
                  action={
                    <Button look="soft" size={32} onClick={() => onTab('held')}>
                      {t('seeHeld')}
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
