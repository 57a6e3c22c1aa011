import { startProgress, startSteps } from '@tradefloor/rules'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { forgetArrival, isArrival } from '../domains/session/arrival.ts'
import { useMay } from '../domains/session/use-may.ts'
import { usePerson } from '../domains/session/use-person.ts'
import { useStart } from '../domains/start/queries.ts'
import { places } from '../shared/addresses.ts'

/** The inbox; for an administrator who has just taken up an invitation, what there is to do first. */
export function FirstPage() {
  const may = useMay()
  const person = usePerson()
  const [isNew] = useState(() => isArrival())
  useEffect(() => {
    forgetArrival()
  }, [])
  const isWanted = isNew && may('team')
  const start = useStart({ enabled: isWanted })
  if (isNew && (person.isPending || (isWanted && start.isPending))) return null
  const isUnfinished = start.data && !startProgress(startSteps(start.data)).isFinished
  return <Navigate to={isWanted && isUnfinished ? places.start : places.inbox} replace />
}
