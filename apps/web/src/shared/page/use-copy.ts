import { useNotice, useText } from '@tradefloor/ui'
import { useCallback } from 'react'
import { pageTexts } from './texts.ts'

/** On plain http browsers keep the clipboard from pages; what is selected can still be copied the old way. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'fixed opacity-0'
  // Beside the button that was pressed: a dialog takes the focus back from what lies outside it.
  const before = document.activeElement
  const place = before?.parentElement ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

async function copyText(text: string): Promise<boolean> {
  try {
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return copyOldWay(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** Copies a text and says so, with the name of what was copied. */
export function useCopy() {
  const t = useText(pageTexts)
  const notice = useNotice()
  return useCallback(
    async (text: string, what: string) => {
      const done = await copyText(text)
      notice(
        done
          ? { tone: 'success', text: t('copied', { what }) }
          : { tone: 'warning', text: t('notCopied', { what }) },
      )
    },
    [t, notice],
  )
}
