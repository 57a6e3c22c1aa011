import { idText, readId } from '../ids.ts'

/** Which booth: a company in an exhibition, and the stand itself where it is known. */
export interface BoothIds {
  companyId: number
  exhibitionId: number
  instanceId?: number
}

/** The ids as an address carries them. */
export const boothQuery = ({ companyId, exhibitionId, instanceId }: BoothIds) => ({
  company_id: idText(companyId),
  exhibition_id: idText(exhibitionId),
  instance_id: instanceId === undefined ? undefined : idText(instanceId),
})

/** The booth an address names, or null when it names none. All ids of the fair have the same shape. */
export function boothInAddress(query: URLSearchParams): BoothIds | null {
  const companyId = readId(query.get('company_id'))
  const exhibitionId = readId(query.get('exhibition_id'))
  if (companyId === null || exhibitionId === null) return null
  return { companyId, exhibitionId, instanceId: readId(query.get('instance_id')) ?? undefined }
}
