const list = (words: string) => words.trim().split(/\s+/)

/** Words of a query that say nothing about the thing: they count if they are there and are not missed if not. */
export const functionWords = {
  english: new Set(
    list(`a an the of for and or with without in on at by to from that which who what where is are we i you my our
      your me some any need want buy buying looking look find search sell selling sells make makes making
      supplier suppliers manufacturer manufacturers maker makers producer producers exporter exporters vendor vendors
      seller sellers wholesaler wholesalers wholesale factory factories company companies co ltd inc llc corp
      limited corporation price prices cheap best quality good please used how much many does do can could would there have has get where near
      cost costs bulk quote quotation order ordering source sourcing purchase purchasing offer offers sale city province county district`),
  ),
  /** Cut out of a Chinese run wherever they stand. */
  chinese:
    list(`有限责任公司 股份有限公司 有限公司 股份公司 集团公司 公司 集团 生产厂家 生产厂商 生产企业 生产 销售 制造 厂家 厂商 工厂 供应商
      制造商 生产商 经销商 批发商 出口商 进口商 代理商 批发 采购 求购 寻找 想要 想买 想找 需要 有没有 有哪些 哪里有 哪里 哪家 哪些
      什么 怎么 请问 推荐 便宜 价格 报价 多少钱 多少 怎么卖 怎么买 定制 定做 直销 货源 现货 优质 专业 进货 拿货 哪个 哪种 各种 一些 我们 我要 我想 我 的 了 吗 呢 吧`).sort(
      (a, b) => b.length - a.length,
    ),
  /** Cut out only where they make no word with either neighbour. */
  chineseCharacters: new Set('和与及或在是有用做卖找买要给想问到从被把跟个种款家类'),
}
