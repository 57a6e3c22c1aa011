import type { Profile as ProfileData } from '@tradefloor/contract'
import { blankIn, TextArea, TextField, useForm, useNotice, useText } from '@tradefloor/ui'
import { useEffect } from 'react'
import { useFormDraft } from '../../domains/session/form-draft.ts'
import { useProfile } from '../../domains/session/use-profile.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { CountrySelect } from '../../shared/places/country-select.tsx'
import { DataAndPrivacy } from './data-and-privacy.tsx'
import { ForYouSwitch } from './for-you-switch.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { MessageMails } from './message-mails.tsx'
import { ownAccountTexts } from './own-account-texts.ts'
import { usePatchProfile } from './profile-queries.ts'
import { SaveRow } from './save-row.tsx'
import type { ScreenLayout, ScreenProps } from './screen-props.ts'
import { SignInPhone } from './sign-in-phone.tsx'
import { centreTexts } from './texts.ts'

/** Basic information about the visitor, and what becomes of it. */
export function Profile({ layout, places, Frame, onClose, onUnsaved }: ScreenProps) {
  const t = useText(ownAccountTexts)
  const centre = useText(centreTexts)
  const profile = useProfile()
  return (
    <Frame title={centre('profile')} note={t('profileNote')} onClose={onClose}>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <QueryResult asked={profile} skeleton={<FormSkeleton />}>
          {(known) => <ProfileForm profile={known} layout={layout} onUnsaved={onUnsaved} />}
        </QueryResult>
        <div className="grid gap-5">
          {profile.data && <MessageMails profile={profile.data} />}
          {profile.data && <ForYouSwitch profile={profile.data} />}
          <DataAndPrivacy home={places.home} />
        </div>
      </div>
    </Frame>
  )
}

interface ProfileFormProps {
  layout: ScreenLayout
  profile: ProfileData
  onUnsaved: ScreenProps['onUnsaved']
}

const wordsOf = ({ real_name, country_code, company, purpose }: ProfileData) => ({
  real_name,
  country_code,
  company,
  purpose,
})

function ProfileForm({ profile, layout, onUnsaved }: ProfileFormProps) {
  const t = useText(ownAccountTexts)
  const notice = useNotice()
  const patch = usePatchProfile()
  const saved = wordsOf(profile)
  const { words, setWords, isUnsaved } = useFormDraft('profile', profile.id, saved)
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const form = useForm([words, setWords], {
    faults: (values) => blankIn(values, { real_name: t('nameNeeded'), country_code: true }),
    isBusy: patch.isPending,
    send: ({ real_name, country_code, company, purpose }) => {
      const sent = {
        real_name: real_name.trim(),
        country_code,
        company: company.trim(),
        purpose: purpose.trim(),
      }
      patch.mutate(sent, {
        onSuccess: ({ mes }) => {
          setWords(sent)
          notice({ tone: 'success', text: mes })
        },
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      })
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <TextField {...form.field('real_name')} label={t('name')} autoComplete="name" required maxLength={60} />
      <CountrySelect label={t('country')} unchosen={t('chooseCountry')} {...form.control('country_code')} />
      <TextField
        {...form.field('company')}
        label={t('company')}
        autoComplete="organization"
        maxLength={120}
      />
      {layout === 'page' && <SignInPhone phone={profile.phone} />}
      <TextArea
        {...form.field('purpose')}
        label={t('purpose')}
        rows={3}
        maxLength={500}
        placeholder={t('purposeHint')}
      />
      <SaveRow
        layout={layout}
        isUnsaved={isUnsaved}
        disabled={words.country_code === ''}
        busy={patch.isPending}
        onReset={() => setWords(saved)}
      />
    </form>
  )
}
