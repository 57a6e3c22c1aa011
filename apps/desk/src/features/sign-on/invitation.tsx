import { isPasswordStrong, passwordReport } from '@tradefloor/contract'
import {
  Button,
  dayText,
  EmptyState,
  inLanguage,
  Loading,
  RuledPassword,
  SkeletonBlock,
  TextField,
  useForm,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { User } from 'lucide-react'
import { useState } from 'react'
import { markArrival } from '../../domains/session/arrival.ts'
import { expectTicket } from '../../domains/session/ticket.ts'
import { FormError } from './form-error.tsx'
import { useAcceptInvitation, useInvitation } from './queries.ts'
import { SignOnStage } from './sign-on-stage.tsx'
import { signOnTexts } from './texts.ts'

interface InvitationProps {
  token: string
  onSignOn: () => void
}

const isUserName = (text: string) => /^[A-Za-z][A-Za-z0-9._-]{2,31}$/.test(text)

/** Greets whom the organiser has invited, and lets them choose what they sign on with. */
export function Invitation({ token, onSignOn }: InvitationProps) {
  const t = useText(signOnTexts)
  const { language } = useLanguage()
  const invitation = useInvitation(token)
  const { data } = invitation
  const toSignOn = <Button onClick={onSignOn}>{t('toSignOn')}</Button>
  if (invitation.error)
    return (
      <SignOnStage title={t('invitationTitle')}>
        <div role="alert">
          <EmptyState title={t('invitationFailed')} hint={invitation.error.message} action={toSignOn} />
        </div>
      </SignOnStage>
    )
  if (!data)
    return (
      <SignOnStage title={t('invitationTitle')}>
        <Loading label={t('invitationLoading')} className="grid gap-4">
          <SkeletonBlock className="h-6 w-1/2" />
          <SkeletonBlock className="h-12 w-full" />
          <SkeletonBlock className="h-12 w-full" />
        </Loading>
      </SignOnStage>
    )
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  return (
    <SignOnStage title={t('greeting', { name: named(data.contact_name) })}>
      <p className="text-ink-2">{t('greetingMore', { company: named(data.company_name) })}</p>
      <p className="mt-1 mb-5 text-13 text-ink-3">
        {t('validUntil', { date: dayText(data.expires_at, language) })}
      </p>
      <AcceptForm token={token} userName={data.user_name} />
      <div className="mt-4 border-t border-line pt-4">{toSignOn}</div>
    </SignOnStage>
  )
}

interface AcceptFormProps {
  token: string
  /** The one they have already. */
  userName: string
}

function AcceptForm({ token, userName: present }: AcceptFormProps) {
  const t = useText(signOnTexts)
  const accepting = useAcceptInvitation()
  const [wasLeft, setWasLeft] = useState(false)
  const form = useForm(useState({ username: present, password: '' }), {
    faults: ({ username, password }) => ({
      username: !isUserName(username),
      password: !isPasswordStrong(password),
    }),
    isBusy: accepting.isPending,
    send: ({ username, password }) =>
      accepting.mutate(
        { token, user_name: username, password },
        {
          onSuccess: ({ address }) => {
            expectTicket()
            markArrival()
            window.location.assign(address)
          },
        },
      ),
  })
  const { username, password } = form.values
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormError text={accepting.error?.message} />
      <TextField
        label={t('userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={32}
        value={username}
        onChange={({ target }) => form.put({ username: target.value.trim() })}
        onBlur={() => setWasLeft(username !== '')}
        hint={t('userNameRule')}
        error={(wasLeft || form.isTried) && !isUserName(username) ? t('userNameRule') : undefined}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <RuledPassword
        label={t('setPassword')}
        {...form.control('password')}
        report={passwordReport(password)}
      />
      <Button look="primary" size={48} type="submit" busy={accepting.isPending || accepting.isSuccess}>
        {t('accept')}
      </Button>
    </form>
  )
}
