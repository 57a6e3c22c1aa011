import { afterEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'

const film = '**/media/intro.mp4'
const screen = page.getByLabelText('云展短片')
const video = () => screen.element() as HTMLVideoElement
const play = page.getByRole('button', { name: '播放短片' })
const plane = page.getByRole('link', { name: '飞往云展主岛' })

afterEach(async () => {
  await commands.allowRequests()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('B-01 B-02 the film waits for a press where nothing may move, is skipped, and can be seen again', async () => {
  await openSite('/map')
  await expect.element(play).toBeVisible()
  await page.getByRole('button', { name: '跳过' }).click()
  await expect.element(screen).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: '一片海，一座展城' })).toBeVisible()

  await page.getByRole('button', { name: '重看短片' }).click()
  await play.click()
  video().currentTime = video().duration - 0.4
  await expect.element(screen).not.toBeInTheDocument()
})

test('B-02 without a film the map is there at once, and the plane leads to the fair by keyboard', async () => {
  await commands.failRequests(film)
  await openSite('/map')
  await expect.element(plane).toBeVisible()
  await expect.element(screen).not.toBeInTheDocument()
  const pavilions = page.getByRole('list', { name: '行业展馆' }).getByRole('link')
  await expect.element(pavilions).toHaveLength(6)
  await expect.element(pavilions.nth(1)).toHaveAttribute('href', '/hzFumao')
  await expectAccessible()
  await expectGoodShape()
  await press(plane, '{Enter}')
  await expect.poll(address).toBe('/exhibition')
})

test('B-01 B-02 where things may move the film plays by itself and without a sound; Escape ends it, and the plane is there', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await openSite('/map')
  await expect.element(screen).toBeVisible()
  expect(video().muted).toBe(true)
  await expect.element(play).not.toBeInTheDocument()
  await expect.poll(() => video().currentTime).toBeGreaterThan(0)
  // What lies under the film is out of reach, also for the keyboard.
  const link = page.getByRole('link', { name: '飞往云展主岛', includeHidden: true })
  link.element().focus()
  await expect.element(link).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen).not.toBeInTheDocument()
  await expect.element(plane).toBeVisible()
})

test('B-02 where things may move the plane flies before the page changes', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await commands.failRequests(film)
  await openSite('/map')
  await plane.click()
  await expect.poll(() => document.getAnimations().length).toBeGreaterThan(0)
  await expect.poll(address).toBe('/exhibition')
})
