import { call } from './call.ts'
import type { FiguresQuery, FiguresReply } from './figures.schema.ts'

export const getFigures = call<FiguresReply, FiguresQuery>()(
  'getFigures',
  'contact',
  'GET /api/desk/v1/figures',
)

export const exportFigures = call<string, FiguresQuery>()(
  'exportFigures',
  'contact',
  'GET /api/desk/v1/figures/export',
)
