import { type DeskRole, deskRoles, type InviteColleagueBody, isValidContact } from '@tradefloor/contract'
import {
  Button,
  classNames,
  Segment,
  TextField,
  useForm,
  useLanguage,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useInvite } from './queries.ts'
import { teamTexts } from './texts.ts'

interface InvitePanelProps {
  onClose: () => void
  ref?: Ref<HTMLDivElement>
}

const begun = { cn: '', en: '', postCn: '', postEn: '', email: '', role: 'sales' as DeskRole }

/** Beside the list, or over it where there is no room. */
export function InvitePanel({ onClose, ref }: InvitePanelProps) {
  const t = useText(teamTexts)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="invite-title"
      className="surface w-full shrink-0 scroll-mt-20 border-line p-(--gutter) outline-none lg:p-6 xl:w-107 xl:border-l"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="invite-title" className="text-18 font-bold">
          {t('inviteTitle')}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sand-2 pointer-coarse:size-11"
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <p className="mt-1 mb-5 max-w-150 text-13 text-ink-3">{t('inviteHint')}</p>
      <InviteForm onClose={onClose} />
    </section>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useText(teamTexts)
  const form = useInviteForm(onClose)
  const nameMissing = form.isTried && form.values.cn.trim() + form.values.en.trim() === ''
  return (
    <form {...form.props} className="grid max-w-150 gap-4">
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        autoComplete="off"
        hint={t('emailHint')}
        maxLength={254}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('cn')}
          label={t('nameZh')}
          maxLength={60}
          error={nameMissing ? t('nameNeeded') : undefined}
        />
        <TextField {...form.field('en')} label={t('nameEn')} maxLength={60} />
        <TextField {...form.field('postCn')} label={t('postZh')} placeholder={t('optional')} maxLength={60} />
        <TextField {...form.field('postEn')} label={t('postEn')} placeholder={t('optional')} maxLength={60} />
      </div>
      <RoleChoice value={form.values.role} onChoose={(role) => form.put({ role })} />
      <div>
        <p className="mb-1 text-13 text-ink-2">{t('mailLanguage')}</p>
        <Segment
          label={t('mailLanguage')}
          look="sand"
          value={form.values.language}
          onChange={(language) => form.put({ language })}
          options={[
            { value: 'zh', text: t('chinese'), label: t('chinese') },
            { value: 'en', text: t('english'), label: t('english') },
          ]}
        />
      </div>
      {form.error && (
        <p role="alert" className="text-13 text-coral-ink">
          {form.error.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" type="submit" busy={form.isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

/** What was typed stays until the invitation is made. */
function useInviteForm(onClose: () => void) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const inviting = useInvite()
  const form = useForm(useState({ ...begun, language }), {
    faults: ({ email, cn, en }) => ({
      email: isValidContact('email', email.trim()) ? undefined : t('emailWrong'),
      cn: (cn + en).trim() === '',
    }),
    isBusy: inviting.isPending,
    send: (values) =>
      inviting.mutate(bodyOf(values), {
        onSuccess: ({ mailed, member }) => {
          notice(
            mailed
              ? { tone: 'success', text: t('sent', { email: member.email }) }
              : { tone: 'warning', text: t('notMailed') },
          )
          onClose()
        },
      }),
  })
  return { ...form, error: inviting.error, isBusy: inviting.isPending }
}

const bodyOf = ({
  cn,
  en,
  postCn,
  postEn,
  email,
  ...rest
}: typeof begun & Pick<InviteColleagueBody, 'language'>): InviteColleagueBody => ({
  ...rest,
  name: { cn: cn.trim(), en: en.trim() },
  post: { cn: postCn.trim(), en: postEn.trim() },
  email: email.trim(),
})

function RoleChoice({ value, onChoose }: { value: DeskRole; onChoose: (role: DeskRole) => void }) {
  const t = useText(teamTexts)
  return (
    <fieldset>
      <legend className="mb-1 text-13 text-ink-2">{t('role')}</legend>
      <div className="grid gap-2">
        {deskRoles.map((role) => (
          <label
            key={role}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-control border p-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-harbour',
              role === value ? 'border-harbour bg-harbour-light' : 'border-line-2 hover:border-harbour',
            )}
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === value}
              onChange={() => onChoose(role)}
              className="mt-0.5 size-4 accent-harbour outline-none"
            />
            <span>
              <span className="block text-14 font-bold">{t(role)}</span>
              <span className="block text-12 text-ink-2">{t(`${role}Means`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
