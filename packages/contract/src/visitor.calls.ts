import { call } from './call.ts'
import type { AreasQuery, AreasReply, CountriesReply } from './visitor.schema.ts'

export const listCountries = call<CountriesReply>()('listCountries', 'public', 'GET /api/visitor/v1/country')

export const listAreas = call<AreasReply, AreasQuery>()('listAreas', 'public', 'GET /api/visitor/v1/area')
