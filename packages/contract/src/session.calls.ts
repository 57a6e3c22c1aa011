import type { ProfileReply, RefreshReply, SceneTokenReply } from './account.schema.ts'
import { call } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'

// Of the account's calls, those that every page may make: apart, because the others are a visitor's who signs in.

export const getProfile = call<ProfileReply>()('getProfile', 'visitor', 'GET /api/account/v1/profile')

export const refresh = call<RefreshReply>()('refresh', 'public', 'POST /api/account/v1/refresh')

export const logout = call<MessageReply>()('logout', 'public', 'POST /api/account/v1/logout')

export const createSceneToken = call<SceneTokenReply>()(
  'createSceneToken',
  'visitor',
  'POST /api/account/v1/scene-token',
)
