import { type DeskPermission, isGranted } from '@tradefloor/contract'
import { usePerson } from './use-person.ts'

/** Whether who is at the desk may do something. Nothing while nobody knows who it is. */
export function useMay(): (permission: DeskPermission) => boolean {
  const { data } = usePerson()
  return (permission) => data !== undefined && isGranted(data.role, permission)
}
