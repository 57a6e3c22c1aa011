import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const ios = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${ios}`
const android = `Mozilla/5.0 (Linux; Android 13; 23013RK75C Build/TKQ1.220905.001; wv) ${blink} Version/4.0`
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

const phones: [string, string][] = [
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  ['an iPod touch', `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${ios} Mobile/15E148`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SM-S9210) ${blink} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'HarmonyOS 4',
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13) ${blink} Chrome/114.0.5735.196 HuaweiBrowser/15.0 Mobile Safari/537.36`,
  ],
  [
    'HarmonyOS NEXT',
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${blink} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
  ],
  ['WeChat on an iPhone', `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI`],
  [
    'WeChat on Android',
    `${android} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49`,
  ],
  ['WeCom on Android', `${android} Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1`],
  ['DingTalk on an iPhone', `${iphone} Mobile/15E148 AliApp(DingTalk/7.5.20) com.laiwang.DingTalk/39145698`],
  ['DingTalk on Android', `${android} Chrome/111.0.5563.116 Mobile Safari/537.36 AliApp(DingTalk/7.5.20)`],
  ['Feishu on an iPhone', `${iphone} Mobile/15E148 Lark/7.18.6 LarkLocale/zh_CN ChannelName/Feishu`],
  ['Lark on Android', `${android} Chrome/114.0.5735.131 Mobile Safari/537.36 Lark/7.18.6 LarkLocale/en_US`],
  [
    'the QQ browser',
    `Mozilla/5.0 (Linux; U; Android 11; zh-cn; M2007J3SC) ${blink} MQQBrowser/14.9 Mobile Safari/537.36`,
  ],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/37.5081; U; zh) Presto/2.12.423 Version/12.16'],
]

const desktops: [string, string][] = [
  ['Chrome on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  ['Safari on a Mac', `${mac} ${ios} Version/17.5 Safari/605.1.15`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['an iPad as it comes', `${mac} ${ios} Version/17.5 Safari/605.1.15`],
  ['an iPad that says so', `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${ios} Version/17.5 Mobile/15E148`],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 13; SM-X706B) ${blink} Chrome/126.0.0.0 Safari/537.36`],
  [
    'a HarmonyOS NEXT tablet',
    `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${blink} Chrome/114.0.0.0 Safari/537.36`,
  ],
  [
    'WeChat on Windows',
    `${windows} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat`,
  ],
  ['WeChat on a Mac', `${mac} ${ios} MicroMessenger/6.8.0(0x16080000) NetType/WIFI MacWechat/3.8.7`],
  [
    'DingTalk on Windows',
    `${windows} Chrome/109.0.5414.120 Safari/537.36 dingtalk-win/1.0.0 DingTalk(7.5.20)`,
  ],
  ['Feishu on a Mac', `${mac} ${blink} Chrome/118.0.5993.159 Electron/27.2.1 Safari/537.36 Lark/7.18.6`],
  ['a crawler', 'Mozilla/5.0 (compatible; examplebot/2.1; +http://example.com/bot.html)'],
]

describe('A-03 the user agent decides the shell', () => {
  test.each(phones)('A-03 %s is a phone', (_, userAgent) => {
    expect(deviceOf(userAgent)).toBe('phone')
  })

  test.each(desktops)('A-03 %s is a desktop', (_, userAgent) => {
    expect(deviceOf(userAgent)).toBe('desktop')
  })

  test('A-03 no user agent at all is a desktop', () => {
    expect([deviceOf(null), deviceOf(undefined), deviceOf('')]).toEqual(['desktop', 'desktop', 'desktop'])
  })
})
