import { type DeskPermission, isGranted } from '@tradefloor/contract'
import { Navigate, Outlet } from 'react-router'
import { usePerson } from './use-person.ts'

interface AllowedOnlyProps {
  needs: DeskPermission
  /** Where whoever may not is sent. */
  otherwise: string
}

/** Pages of a role. The server refuses the rest; whoever comes by an old link is not left before a refusal. */
export function AllowedOnly({ needs, otherwise }: AllowedOnlyProps) {
  const { data } = usePerson()
  return data && !isGranted(data.role, needs) ? <Navigate to={otherwise} replace /> : <Outlet />
}
