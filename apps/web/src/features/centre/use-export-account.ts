import { useMutation } from '@tanstack/react-query'
import { exportAccount } from '@tradefloor/contract'
import { download, useNotice, useText } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { centreTexts } from './texts.ts'

/** Everything that is kept about the visitor, as a file. */
export function useExportAccount() {
  const { client } = useSite()
  const t = useText(centreTexts)
  const notice = useNotice()
  return useMutation({
    mutationFn: () => client.call(exportAccount),
    onSuccess: ({ data }) => {
      download('my-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`)
      notice({ tone: 'success', text: t('exported') })
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
}
