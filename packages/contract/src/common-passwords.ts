/**
 * What people choose when they are asked for letters, digits and a sign: words and runs of keys, without the
 * decoration. Chosen for this fair's languages and its own name; the length and the kinds of the rule do the rest.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `a aa aaa ab abc abcd abcde abcdef abcabc asd asdf asdfg asdfgh asdfghjk asdfghjkl qwe qwer qwert qwerty qwertyu
  qwertyui qwertyuiop qweasd qweasdzxc qazwsx qazwsxedc qaz wsx qazawsx zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm
  q w e x z xx xxx qq qqq www zz zzz password passwd passwort pass passw passwordpassword mypassword pwd mima admin
  administrator root user guest test testing tester demo login welcome letmein secret default changeme master super
  system server manager service operator support office company monkey dragon sunshine princess football baseball
  basketball superman batman iloveyou loveyou love lovely forever hello helloworld freedom whatever trustno shadow
  michael jordan charlie george daniel thomas jessica michelle ashley nicole summer winter spring autumn monday
  sunday january december woaini woainima woaiwo woaiwojia woailaopo laopo laogong baobao baobei nihao zhongguo
  china chinese beijing shanghai zhejiang hangzhou ningbo zhoushan guangdong guangzhou shenzhen taobao alipay weixin
  wechat tencent baidu alibaba huawei xiaomi wang zhang chen liu yang huang zhao zhou wangyi zhanghui tradefloor
  trade tradefair fair expo exhibition exhibitor visitor booth pavilion yunzhan zhanhui google apple microsoft
  samsung facebook internet computer iphone android windows linux`.split(/\s+/),
)
