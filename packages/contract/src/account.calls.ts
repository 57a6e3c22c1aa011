import type {
  AccountExportReply,
  AddPhoneBody,
  CaptchaReply,
  ChangePasswordBody,
  CodeSentReply,
  CompanyRtmReply,
  DeleteAccountBody,
  InvitationBody,
  InvitationReply,
  LoginBody,
  MailCodeBody,
  MailLoginBody,
  PatchProfileBody,
  RedeemInvitationBody,
  RedeemInvitationReply,
  RegisterBody,
  ResetPasswordBody,
  RtmTokenReply,
  SmsCodeBody,
  SmsLoginBody,
  TokensReply,
} from './account.schema.ts'
import { call, type Nothing } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'
import type { CompanyParams } from './exhibitors.schema.ts'

export const patchProfile = call<MessageReply, Nothing, Nothing, PatchProfileBody>()(
  'patchProfile',
  'visitor',
  'PATCH /api/account/v1/profile',
)

export const addPhone = call<MessageReply, Nothing, Nothing, AddPhoneBody>()(
  'addPhone',
  'visitor',
  'POST /api/account/v1/phone',
)

export const changePassword = call<MessageReply, Nothing, Nothing, ChangePasswordBody>()(
  'changePassword',
  'visitor',
  'POST /api/account/profile/change_password',
)

export const getCaptcha = call<CaptchaReply>()('getCaptcha', 'public', 'GET /api/account/v1/captcha')

export const login = call<TokensReply, Nothing, Nothing, LoginBody>()(
  'login',
  'public',
  'POST /api/account/v1/login',
)

export const smsLogin = call<TokensReply, Nothing, Nothing, SmsLoginBody>()(
  'smsLogin',
  'public',
  'POST /api/account/v1/smslogin',
)

export const mailLogin = call<TokensReply, Nothing, Nothing, MailLoginBody>()(
  'mailLogin',
  'public',
  'POST /api/account/v1/maillogin',
)

export const register = call<TokensReply, Nothing, Nothing, RegisterBody>()(
  'register',
  'public',
  'POST /api/account/v1/register',
)

export const sendSmsCode = call<CodeSentReply, Nothing, Nothing, SmsCodeBody>()(
  'sendSmsCode',
  'public',
  'POST /api/account/v1/sms/verify-code',
)

export const sendMailCode = call<CodeSentReply, Nothing, Nothing, MailCodeBody>()(
  'sendMailCode',
  'public',
  'POST /api/account/v1/mail/verify-code',
)

export const resetPassword = call<MessageReply, Nothing, Nothing, ResetPasswordBody>()(
  'resetPassword',
  'public',
  'POST /api/account/v1/password/reset',
)

export const createRtmToken = call<RtmTokenReply>()(
  'createRtmToken',
  'person',
  'POST /api/account/v1/rtm-token',
)

export const getCompanyRtm = call<CompanyRtmReply, Nothing, CompanyParams>()(
  'getCompanyRtm',
  'visitor',
  'GET /api/account/v1/company/:id/rtm',
)

export const exportAccount = call<AccountExportReply>()(
  'exportAccount',
  'visitor',
  'GET /api/account/v1/export',
)

export const deleteAccount = call<MessageReply, Nothing, Nothing, DeleteAccountBody>()(
  'deleteAccount',
  'visitor',
  'POST /api/account/v1/delete',
)

export const lookAtInvitation = call<InvitationReply, Nothing, Nothing, InvitationBody>()(
  'lookAtInvitation',
  'public',
  'POST /api/account/v1/invitation/look',
)

export const redeemInvitation = call<RedeemInvitationReply, Nothing, Nothing, RedeemInvitationBody>()(
  'redeemInvitation',
  'public',
  'POST /api/account/v1/invitation/redeem',
)
