import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AttachedThing } from './attached.tsx'

const shown = (note: string | undefined) =>
  renderToStaticMarkup(
    <AttachedThing
      name="冻鱿鱼"
      kind="展品"
      note={note}
      own={false}
      link={(className, children) => (
        <a href="/product" className={className}>
          {children}
        </a>
      )}
    />,
  )

test('S-91 a product in a message shows its price below its name, and nothing where it has none', () => {
  expect(shown('¥38–46 / 千克')).toMatch(/冻鱿鱼<\/span><span[^>]*>¥38–46 \/ 千克<\/span>/)
  expect(shown(undefined)).toMatch(/冻鱿鱼<\/span><\/span><\/a>$/)
})
