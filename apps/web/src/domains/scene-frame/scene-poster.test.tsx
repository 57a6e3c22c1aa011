import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScenePoster } from './scene-poster.tsx'

const drawn = (left: number, right: number) =>
  renderToStaticMarkup(<ScenePoster src="/scene/posters/hall.avif" covered={{ left, right }} />)

test('Q-01 beside a panel the picture of a scene is moved aside in its size, and no second one stands beside it', () => {
  expect(drawn(0, 0)).not.toContain('style')
  expect(drawn(0, 480)).toContain('style="transform:translateX(-240px)"')
  expect(drawn(320, 0)).toContain('style="transform:translateX(160px)"')
  for (const markup of [drawn(0, 0), drawn(0, 480)]) expect(markup.match(/<img/g)).toHaveLength(1)
})

test('Q-50 the picture of this very place lies over the general one, unseen until it has come, and the page does not wait for it', () => {
  const markup = renderToStaticMarkup(
    <ScenePoster src="/scene/posters/booth-tide.avif" own="/posters/booth/21/1001/zh.wide.avif?v=abc" />,
  )
  expect(markup.indexOf('/posters/booth/21')).toBeGreaterThan(markup.indexOf('/scene/posters/'))
  expect(markup).toContain('opacity-0')
  expect(markup).toMatch(/<img[^>]*loading="lazy"[^>]*src="\/posters\/booth/)
  expect(markup.match(/blur/g)).toHaveLength(1)
  expect(drawn(0, 0)).not.toContain('blur')
  expect(markup.match(/object-cover/g)).toHaveLength(2)
})
