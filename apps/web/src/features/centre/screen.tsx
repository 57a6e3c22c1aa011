import type { CentreScreen } from '@tradefloor/rules'
import type { ReactNode } from 'react'
import { CardHolder } from './card-holder.tsx'
import { ChangePassword } from './change-password.tsx'
import { FavouriteList } from './favourites/favourite-list.tsx'
import { MyCard } from './my-card/my-card.tsx'
import { Profile } from './profile.tsx'
import type { ScreenProps } from './screen-props.ts'
import { Talks } from './talks.tsx'

const screens: Record<CentreScreen, (props: ScreenProps) => ReactNode> = {
  companies: (props) => <FavouriteList kind="company" screen="companies" {...props} />,
  products: (props) => <FavouriteList kind="product" screen="products" {...props} />,
  videos: (props) => <FavouriteList kind="video" screen="videos" {...props} />,
  documents: (props) => <FavouriteList kind="document" screen="documents" {...props} />,
  sessions: (props) => <FavouriteList kind="session" screen="sessions" {...props} />,
  card: (props) => <MyCard {...props} />,
  cardHolder: (props) => <CardHolder {...props} />,
  profile: (props) => <Profile {...props} />,
  password: (props) => <ChangePassword {...props} />,
  talks: (props) => <Talks {...props} />,
}

export const Screen = ({ name, ...props }: ScreenProps & { name: CentreScreen }) => screens[name](props)
