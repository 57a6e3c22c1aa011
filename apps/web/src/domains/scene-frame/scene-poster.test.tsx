import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScenePoster } from './scene-poster.tsx'

const drawn = (left: number, right: number) =>
  renderToStaticMarkup(<ScenePoster src="/scene/posters/hall.avif" covered={{ left, right }} />)

test('Q-01 beside a panel the picture of a scene is moved aside whole, and no second one stands beside it', () => {
  expect(drawn(0, 0)).not.toContain('style')
  expect(drawn(0, 480)).toContain('width:calc(100% + 480px);transform:translateX(-480px)')
  expect(drawn(320, 0)).toContain('width:calc(100% + 320px);transform:translateX(0px)')
  for (const markup of [drawn(0, 0), drawn(0, 480)]) expect(markup.match(/<img/g)).toHaveLength(1)
})
