import { sitePaths } from '@tradefloor/rules'
import { PaperBody, type PaperName, usePaper } from '../../features/house-rules/house-rules.tsx'
import { PhonePage } from './phone-header.tsx'

export default function PhoneRules({ paper: name }: { paper: PaperName }) {
  const paper = usePaper(name)
  return (
    <PhonePage title={paper.title} otherwise={sitePaths.home.phone}>
      <PaperBody name={name} paper={paper} />
    </PhonePage>
  )
}
