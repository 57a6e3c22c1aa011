import type { Profile } from '@tradefloor/contract'
import { CheckBox, useHeading, useNotice, useText } from '@tradefloor/ui'
import { usePatchProfile } from './profile-queries.ts'
import { centreTexts } from './texts.ts'

/** Whether the visitor wants to be mailed what they have missed. It is kept as soon as it is pressed. */
export function MessageMails({ profile }: { profile: Pick<Profile, 'email' | 'message_mails'> }) {
  const Heading = useHeading()
  const t = useText(centreTexts)
  const notice = useNotice()
  const patch = usePatchProfile()
  // What was pressed is shown at once; a refusal takes it back.
  const wanted = patch.isPending ? patch.variables.message_mails : profile.message_mails
  const choose = (message_mails: boolean) =>
    patch.mutate(
      { message_mails },
      {
        onSuccess: ({ mes }) => notice({ tone: 'success', text: mes }),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  return (
    <section aria-labelledby="message-mails" className="rounded-card border border-line bg-sand p-5">
      <Heading id="message-mails" className="text-16 font-bold">
        {t('mails')}
      </Heading>
      <p className="mt-1 text-13 break-words text-ink-2">
        {profile.email ? t('mailsText', { email: profile.email }) : t('mailsWithout')}
      </p>
      {profile.email && (
        <div className="mt-2">
          <CheckBox checked={wanted ?? true} onChange={choose}>
            {t('mailsLabel')}
          </CheckBox>
        </div>
      )}
    </section>
  )
}
