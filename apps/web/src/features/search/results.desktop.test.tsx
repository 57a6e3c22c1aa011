import { type ListProductsReply, listProductFavourites, markCompany } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, forgetReplies } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const results = page.getByRole('dialog')
const cards = results.getByRole('article')
const found = results.getByRole('region', { name: '搜索结果' })
const companies = results.getByRole('tab', { name: /^展商/ })
const products = results.getByRole('tab', { name: /^展品/ })
const chips = results.getByRole('list', { name: '已选的筛选条件' })
const facet = (name: string) => results.getByRole('group', { name })
const figure = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
const search = (kind: 100 | 101, rest: string) => openSite(`/plateformInfo?find=${kind}&${rest}`)

test('U-50 E-01 E-04 words that only products have show these at once, and the empty tab when it is chosen', async () => {
  await search(100, 'find_search=IP67')
  await expect.poll(address).toMatch(/[?&]find=101\b/)
  await expect.element(cards.first()).toBeVisible()
  await expect.element(companies).toHaveTextContent('展商0')
  await expect.element(products).toHaveTextContent(/^展品[1-9]/)
  await companies.click()
  await expect.element(results.getByText('没有找到“IP67”的展商')).toBeVisible()
  await expect.poll(address).toMatch(/[?&]find=100\b/)
  await results.getByRole('button', { name: /查看 \d+ 件展品/ }).click()
  await expect.element(cards.first()).toBeVisible()
  await expect.element(products).toHaveFocus()
})

test('U-50 U-60 both tabs keep their counts from one to the other', async () => {
  await search(100, 'find_search=youyu')
  await expect.element(companies).toHaveTextContent(/^展商[1-9]/)
  await expect.element(products).toHaveTextContent(/^展品[1-9]/)
  const counts = [await textOf(companies), await textOf(products)]
  const seen = new Set<string>()
  const look = new MutationObserver(() =>
    seen.add([companies, products].map((tab) => tab.element().textContent).join(' ')),
  )
  look.observe(results.getByRole('tablist').element(), {
    subtree: true,
    childList: true,
    characterData: true,
  })
  await products.click()
  await expect.element(cards.first()).toHaveTextContent('起订')
  await companies.click()
  await expect.element(cards.first()).not.toHaveTextContent('起订')
  look.disconnect()
  expect([...seen].filter((each) => each !== counts.join(' '))).toEqual([])
})

test('U-50 more than ten thousand are said as 10,000+', async () => {
  changeReply(/web\/exhibition-product$/, async (_, answer) => {
    const reply = (await (await answer()).json()) as ListProductsReply
    return Response.json({ ...reply, count: 10_000, at_least: true })
  })
  await search(101, 'find_search=海')
  await expect.element(products).toHaveTextContent('展品10,000+')
})

test('U-51 each company is one card, with links to its other exhibitions', async () => {
  await search(100, 'find_search=海')
  await expect.element(cards).toHaveLength(15)
  const names = results.getByRole('article').getByRole('heading')
  const shown = names.elements().map(({ textContent }) => textContent)
  expect(new Set(shown).size).toBe(shown.length)
  await search(100, 'find_search=沧衡')
  const others = cards.first().getByRole('button', { name: /另见于 \d+ 场展会/ })
  const count = figure(await textOf(others))
  await others.click()
  const links = cards.first().getByRole('listitem').getByRole('link')
  await expect.element(links).toHaveLength(count)
  await links.first().click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+/)
})

test('U-51 E-04 the star is on whichever of its exhibitions a company was marked in, and turns off there', async () => {
  const visitor = await signInNewVisitor()
  await search(100, 'find_search=沧衡')
  const star = cards.first().getByRole('button', { name: /^收藏 / })
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await cards
    .first()
    .getByRole('button', { name: /另见于/ })
    .click()
  const link = await cards.first().getByRole('listitem').getByRole('link').first().findElement()
  const query = new URL((link as HTMLAnchorElement).href).searchParams
  const body = {
    company_id: Number(query.get('company_id')),
    exhibition_id: Number(query.get('exhibition_id')),
  }
  await visitor.call(markCompany, { body })
  await openSite(address())
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  await openSite(address())
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})

test('E-04 the star of a product that was found stays when the results are opened again', async () => {
  const visitor = await signInNewVisitor()
  await search(101, 'find_search=鱿鱼')
  const star = cards.first().getByRole('button', { name: /^收藏 / })
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await visitor.call(listProductFavourites)).count).toBe(1)
  await openSite(address())
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
})

test('U-52 U-53 pinyin is marked and said as what it was read as, and what was typed is one click away', async () => {
  await search(101, 'find_search=youyu')
  await expect.element(cards.first().getByCss('mark').first()).toHaveTextContent('鱿鱼')
  await expect.element(results.getByText('“youyu”按拼音读作 鱿鱼')).toBeVisible()
  const all = figure(await textOf(products))
  await results.getByRole('button', { name: '只搜“youyu”' }).click()
  await expect.element(results.getByText('只搜了“youyu”本身')).toBeVisible()
  await expect.poll(address).toMatch(/[?&]find_literal=1\b/)
  await expect.poll(async () => figure(await textOf(products))).toBeLessThan(all)
  await results.getByRole('button', { name: '也搜拼音和相近说法' }).click()
  await expect.poll(async () => figure(await textOf(products))).toBe(all)
})

test('U-52 what matches nothing that is seen of a card is said in words', async () => {
  await search(100, 'find_search=squid')
  await expect.element(cards.first()).toHaveTextContent(/匹配主营：.*鱿鱼/)
  await search(100, 'find_search=HACCP')
  await expect.element(cards.first()).toHaveTextContent('匹配介绍：HACCP')
})

test('U-52 a part of a model number is said as the whole number', async () => {
  await search(101, 'find_search=ylcw6')
  await expect.element(cards.first()).toHaveTextContent('匹配型号：YLCW65-30')
})

test('U-54 a slip shows what its correction finds, and says so', async () => {
  await search(101, 'find_search=forzen squid')
  const line = results.getByText(/没有完全匹配“forzen squid”的结果/)
  await expect.element(line).toHaveTextContent('frozen squid')
  await expect.element(cards.first().getByCss('mark').first()).toBeVisible()
  await expect.element(results.getByText(/没有完全一致的结果/)).not.toBeInTheDocument()
  await results.getByRole('button', { name: '仍然搜“forzen squid”' }).click()
  await expect.element(results.getByText('没有找到“forzen squid”的展品')).toBeVisible()
})

test('U-83 what the correction of a slip finds is asked for as no search of its own', async () => {
  const searches: (string | null)[][] = []
  changeReply(/web\/exhibition-product$/, (request, answer) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.get('page') === '1')
      searches.push(['search', 'correction'].map((name) => searchParams.get(name)))
    return answer()
  })
  await search(101, 'find_search=forzen squid')
  await expect.element(cards.first().getByCss('mark').first()).toBeVisible()
  expect(searches).toEqual([
    ['forzen squid', null],
    ['frozen squid', '1'],
  ])
})

test('U-55 what is only similar stands apart and is not counted', async () => {
  await search(101, 'find_search=冷凍魷魚')
  await expect.element(results.getByRole('heading', { name: /没有完全一致的结果，相近的/ })).toBeVisible()
  await expect.element(products).toHaveTextContent('展品0')
  await expect.element(cards.first()).toHaveTextContent('鱿鱼')
})

test('U-56 U-61 several values of one facet are chips that go one by one, and the address keeps them', async () => {
  await search(101, 'find_search=youyu')
  const box = (name: string) => facet('类别').getByRole('checkbox', { name })
  const row = (name: string) => facet('类别').getByCss('label').filter({ hasText: name })
  const [first, second] = [figure(await textOf(row('鱿鱼制品'))), figure(await textOf(row('冻鱿鱼')))]
  await box('鱿鱼制品').click()
  await expect.element(products).toHaveTextContent(`展品${first}`)
  await box('冻鱿鱼').click()
  await expect.element(products).toHaveTextContent(`展品${first + second}`)
  await expect.element(cards).toHaveLength(first + second)
  await facet('只看').getByRole('checkbox', { name: '有视频' }).click()
  await expect.element(chips.getByRole('listitem')).toHaveLength(4)
  await openSite(address())
  await expect.element(box('冻鱿鱼')).toBeChecked()
  await expectAccessible()
  await press(chips.getByRole('button', { name: '去掉 鱿鱼制品' }), '{Enter}')
  await expect.element(chips.getByRole('button', { name: '去掉 冻鱿鱼' })).toHaveFocus()
  await expect.element(products).toHaveTextContent(`展品${second}`)
  await chips.getByRole('button', { name: '清除全部' }).click()
  await expect.element(chips).not.toBeInTheDocument()
  await expect.poll(address).toBe('/plateformInfo?find=101&find_search=youyu')
})

test('E-03 U-56 exhibitors are narrowed down by province, city and district, with true counts', async () => {
  await search(100, 'find_search=舟山')
  const choose = async (level: string, name: string) => {
    const value = facet(level).getByCss('label').filter({ hasText: name })
    const count = figure(await textOf(value))
    await facet(level).getByRole('checkbox', { name }).click()
    await expect.element(companies).toHaveTextContent(`展商${count}`)
    await expect.element(chips.getByRole('button', { name: `去掉 ${name}` })).toBeVisible()
  }
  await choose('地区', '浙江省')
  await choose('城市', '舟山市')
  await choose('区县', '定海区')
  await chips.getByRole('button', { name: '去掉 浙江省' }).click()
  await expect.element(chips).not.toBeInTheDocument()
})

test('U-57 prices and smallest orders are narrowed to a range in one currency and unit', async () => {
  await search(101, 'find_search=youyu')
  await expect.element(cards).toHaveLength(10)
  const all = figure(await textOf(products))
  const highest = facet('价格（CNY）').getByRole('textbox', { name: /最高价/ })
  await highest.fill('50')
  await press(highest, '{Enter}')
  await expect.element(chips.getByRole('button', { name: '去掉 CNY 50 以内' })).toBeVisible()
  await expect.poll(async () => figure(await textOf(products))).toBeLessThan(all)
  await expect.poll(address).toMatch(/find_currency=CNY&find_price_to=50/)
  await chips.getByRole('button', { name: '去掉 CNY 50 以内' }).click()
  await facet('起订量').getByRole('textbox').fill('10')
  await results.getByRole('button', { name: '应用' }).click()
  await expect.element(chips.getByRole('button', { name: /去掉 起订 ≤ 10 吨/ })).toBeVisible()
})

test('U-80 bars above the fields show how many products there are at which prices, and which are in the range', async () => {
  await search(101, 'find_search=youyu&find_currency=CNY&find_price_to=50')
  const bars = facet('价格（CNY）').getByCss('[aria-hidden] > span[style]')
  await expect.poll(() => bars.elements().length).toBeGreaterThan(2)
  const heights = bars.elements().map((bar) => bar.getBoundingClientRect().height)
  expect(Math.max(...heights)).toBeGreaterThan(20)
  const inRange = bars.elements().filter(({ className }) => /bg-harbour(?!\/)/.test(className))
  expect(inRange.length).toBeGreaterThan(0)
  expect(inRange.length).toBeLessThan(heights.length)
})

test('U-81 each unit of smallest orders is one choice', async () => {
  await search(101, '')
  const unit = facet('起订量').getByRole('combobox', { name: '起订单位' })
  const options = [...(await unit.findElement()).querySelectorAll('option')]
  const names = options.map(({ text }) => text.replace(/ \(\d+\)$/, ''))
  expect(names).toContain('千克')
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const bottles = options.find(({ text }) => text.startsWith('瓶 ('))?.text ?? ''
  await unit.selectOptions(bottles)
  await facet('起订量').getByRole('textbox').fill('999999')
  await results.getByRole('button', { name: '应用' }).click()
  await expect.element(chips.getByRole('button', { name: '去掉 起订 ≤ 999,999 瓶' })).toBeVisible()
  await expect.element(products).toHaveTextContent(`展品${figure(bottles)}`)
})

test('U-59 nothing found says which filter to drop for how many, and drops it', async () => {
  await search(100, 'find_search=舟山&find_province=110000&find_video=1')
  const drop = results.getByRole('button', { name: /去掉 北京市，会有 \d+ 条/ })
  const label = (await drop.findElement()).getAttribute('aria-label') ?? ''
  await drop.click()
  await expect.element(cards.first()).toBeVisible()
  await expect.element(companies).toHaveTextContent(`展商${figure(label)}`)
  await expect.element(found).toContainElement(document.activeElement as HTMLElement)
  await expect.element(chips.getByRole('button', { name: '去掉 有视频' })).toBeVisible()
})

test('U-59 a filter without which there is nothing either is not offered', async () => {
  await search(101, 'find_search=youyu&find_province=540000&find_price_from=90000000')
  await expect.element(results.getByRole('button', { name: '全部去掉' })).toBeVisible()
  await expect.element(results.getByText(/^0 条$/)).not.toBeInTheDocument()
  await expect.element(results.getByRole('button', { name: /会有 0 条/ })).not.toBeInTheDocument()
})

test('U-59 Escape closes the enquiry and keeps the results and what was written', async () => {
  await search(101, 'find_search=squid zzzzqq')
  const open = results.getByRole('button', { name: '写给主办方' })
  await open.click()
  const name = results.getByRole('textbox', { name: '姓名' })
  await name.fill('Su Nian')
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await expect.element(name).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveValue('Su Nian')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(results).not.toBeInTheDocument()
})

test('U-59 nothing found offers each word alone, categories and an enquiry that begins with the words', async () => {
  await search(101, 'find_search=squid zzzzqq')
  await expect.element(results.getByText('没有找到“squid zzzzqq”的展品')).toBeVisible()
  await expect.element(results.getByRole('heading', { name: '按类别浏览' })).toBeVisible()
  let sent: unknown
  changeReply(/contact_us$/, async (request) => {
    sent = await request.json()
    return Response.json({ res: 1, mes: '', errMes: '' })
  })
  await results.getByRole('button', { name: '写给主办方' }).click()
  await expect.element(results.getByRole('textbox', { name: '姓名' })).toHaveFocus()
  await expect.element(results.getByRole('textbox', { name: /您的问题/ })).toHaveValue('想找：squid zzzzqq')
  await results.getByRole('textbox', { name: '姓名' }).fill('Su Nian')
  await results.getByRole('combobox', { name: '国家或地区' }).selectOptions('AE')
  await results.getByRole('textbox', { name: '电子邮箱' }).fill('su@example.com')
  await results.getByRole('textbox', { name: '电话号码' }).fill('+971 4 000 0000')
  await results.getByRole('button', { name: '提交' }).click()
  await expect.element(results.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(sent).toMatchObject({ question: '想找：squid zzzzqq', country: 'AE' })
  forgetReplies()
  await results.getByRole('button', { name: /^squid \d+$/ }).click()
  await expect.element(cards.first()).toBeVisible()
})

test('U-60 the last results stay while others are on their way, also when these do not come', async () => {
  await search(101, 'find_search=youyu')
  await expect.element(cards).toHaveLength(10)
  const count = await textOf(products)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  changeReply(/web\/exhibition-product$/, async (request, answer) => {
    if (!new URL(request.url).searchParams.has('video')) return answer()
    await held
    return Response.json({ res: 0, mes: '服务正忙，请稍后再试', errMes: '' }, { status: 503 })
  })
  await facet('只看').getByRole('checkbox', { name: '有视频' }).click()
  await expect.element(results.getByCss('[aria-busy=true]').first()).toBeInTheDocument()
  await expect.element(cards).toHaveLength(10)
  expect(await textOf(products)).toBe(count)
  release()
  const row = results.getByRole('alert')
  await expect.element(row).toHaveTextContent('服务正忙，请稍后再试')
  await expect.element(cards).toHaveLength(10)
  forgetReplies()
  await row.getByRole('button', { name: '重试' }).click()
  await expect.element(row).not.toBeInTheDocument()
})

test('U-60 the newest words win over those asked for before them', async () => {
  await search(101, 'find_search=youyu')
  await expect.element(cards.first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  changeReply(/web\/exhibition-product$/, async (request, answer) => {
    if (new URL(request.url).searchParams.get('search') === '茶') await held
    return answer()
  })
  const box = page.getByRole('banner').getByLabelText('关键词')
  await box.fill('茶')
  await press(box, '{Enter}')
  // The shape of what is coming, once it takes long.
  await expect.element(results.getByRole('status').filter({ hasText: '正在加载' })).toBeInTheDocument()
  await box.fill('squid')
  await press(box, '{Enter}')
  await expect.element(cards.first().getByCss('mark').first()).toBeVisible()
  release()
  await expect.element(results).toHaveAccessibleName('“squid”的搜索结果')
  await expect.element(cards.first()).toHaveTextContent('鱿鱼')
})

test('U-61 the drawer takes the focus at its title, its tabs go by arrow keys', async () => {
  await search(100, 'find_search=youyu')
  await expect.element(cards.first()).toBeVisible()
  await press(companies, '{ArrowRight}')
  await expect.element(products).toHaveFocus()
  await expect.element(products).toHaveAttribute('aria-selected', 'true')
  await expect.poll(address).toMatch(/[?&]find=101\b/)
  await expect.element(results.getByText(/^找到 \d+ 件展品$/)).toBeInTheDocument()
  expect(
    results.getByRole('group', { name: '类别' }).getByRole('checkbox').elements().length,
  ).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(results).not.toBeInTheDocument()
})

test.each([
  [1280, 800],
  [1024, 768],
  [720, 450],
  [320, 700],
])('U-62 results fit a window of %i×%i', async (width, height) => {
  await page.viewport(width, height)
  for (const rest of ['find_search=youyu&find_video=1', 'find_search=squid zzzz']) {
    await search(101, rest)
    await expect.element(results.getByRole('tabpanel')).toBeVisible()
    await expect.element(results.getByRole('status').filter({ hasText: '正在加载' })).not.toBeInTheDocument()
    await expectGoodShape()
  }
  const filters = results.getByRole('button', { name: /^筛选/ })
  if (width < 900) {
    await search(101, 'find_search=youyu')
    await filters.click()
    await expect.element(facet('类别')).toBeVisible()
  }
})

test.each([
  [1280, 800],
  [720, 450],
])('U-62 another page of results begins at its top in a window of %i×%i', async (width, height) => {
  await page.viewport(width, height)
  await search(101, 'find_search=海')
  await expect.element(cards).toHaveLength(10)
  const nextPage = results.getByRole('button', { name: '下一页' })
  ;(await nextPage.findElement()).scrollIntoView()
  await expect.element(cards.first()).not.toBeInViewport()
  await nextPage.click()
  await expect.poll(address).toMatch(/[?&]find_page=2\b/)
  await expect.element(cards.first()).toBeInViewport()
})
