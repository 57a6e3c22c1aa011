import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, messageReply } from '../../http/envelope.ts'
import { accountWords } from './account-words.ts'
import { deleteAccount } from './deletion-service.ts'
import { exportAccount } from './export-service.ts'
import { addPhone } from './phone-service.ts'
import { changeProfile, readProfile } from './profile-service.ts'

export function addProfileCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.getProfile, {
    summary: { zh: '我的资料', en: 'My profile' },
    reply: schemas.ProfileReply,
    handle: async ({ caller, language }) => dataReply(await readProfile(deps, caller, language)),
  })

  addCall(app, deps, calls.patchProfile, {
    summary: { zh: '修改我的资料', en: 'Change my profile' },
    body: schemas.PatchProfileBody,
    reply: schemas.MessageReply,
    handle: async ({ caller, body, language }) => {
      await changeProfile(deps, caller, body)
      return messageReply(accountWords.saved[language])
    },
  })

  addCall(app, deps, calls.addPhone, {
    summary: { zh: '为邮箱注册的账号添加登录手机', en: 'Add a phone to sign in with' },
    body: schemas.AddPhoneBody,
    reply: schemas.MessageReply,
    refusals: ['old_password_wrong', 'phone_present', 'code_wrong'],
    handle: async ({ caller, body, language }) => {
      await addPhone(deps, caller, body)
      return messageReply(accountWords.phoneAdded[language])
    },
  })

  addCall(app, deps, calls.exportAccount, {
    summary: { zh: '导出与本账号有关的全部资料', en: 'Everything kept about this account' },
    reply: schemas.AccountExportReply,
    handle: async ({ caller }) => dataReply(await exportAccount(deps, caller.accountId)),
  })

  addCall(app, deps, calls.deleteAccount, {
    summary: { zh: '注销账号并删除全部资料', en: 'Delete this account and everything kept about it' },
    body: schemas.DeleteAccountBody,
    reply: schemas.MessageReply,
    refusals: ['old_password_wrong'],
    handle: async ({ caller, body, language, raw, answer }) => {
      await deleteAccount(deps, caller, body, { raw, answer })
      return messageReply(accountWords.accountDeleted[language])
    },
  })
}
