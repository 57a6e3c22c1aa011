import type { PageConfig, PublicConfigReply } from '@tradefloor/contract'

/** Where the server writes its settings into a document. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null
}

const elementId = 'public-config'

/** The settings the server wrote into the page, or undefined where it wrote none, as in development. */
export function configInPage(page: Page): PageConfig | undefined {
  const text = page.getElementById(elementId)?.textContent?.trim()
  return text ? (JSON.parse(text) as PageConfig) : undefined
}

export async function loadConfig(page: Page): Promise<PageConfig> {
  const written = configInPage(page)
  if (written) return written
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The settings did not come: HTTP ${response.status}`)
  return ((await response.json()) as PublicConfigReply).data
}
