import type { Industry } from '@tradefloor/contract/schemas'

/** The same in both languages. */
export type Pair = readonly [zh: string, en: string]

/** A brand is two of these; their reading is the same in every word. */
export const syllables: readonly Pair[] = [
  ['海', 'hai'],
  ['瑞', 'rui'],
  ['峰', 'feng'],
  ['岚', 'lan'],
  ['远', 'yuan'],
  ['帆', 'fan'],
  ['景', 'jing'],
  ['辰', 'chen'],
  ['拓', 'tuo'],
  ['宁', 'ning'],
  ['禾', 'he'],
  ['川', 'chuan'],
  ['铭', 'ming'],
  ['浦', 'pu'],
  ['祺', 'qi'],
  ['润', 'run'],
  ['森', 'sen'],
  ['棠', 'tang'],
  ['蔚', 'wei'],
  ['溪', 'xi'],
  ['雅', 'ya'],
  ['泽', 'ze'],
  ['舟', 'zhou'],
  ['柏', 'bai'],
  ['苍', 'cang'],
  ['鼎', 'ding'],
  ['恒', 'heng'],
  ['嘉', 'jia'],
  ['坤', 'kun'],
  ['隆', 'long'],
  ['牧', 'mu'],
]

/** Who they are, in the middle of a company's name. */
export const trades: Record<Industry, readonly Pair[]> = {
  manufacturing: [
    ['机械', 'Machinery'],
    ['精工', 'Precision'],
    ['模具', 'Mould'],
    ['紧固件', 'Fasteners'],
    ['轴承', 'Bearings'],
    ['船舶配件', 'Marine Fittings'],
  ],
  textiles: [
    ['纺织', 'Textile'],
    ['针织', 'Knitwear'],
    ['服饰', 'Garment'],
    ['家纺', 'Home Textiles'],
    ['印染', 'Dyeing'],
  ],
  food: [
    ['食品', 'Foods'],
    ['水产', 'Seafood'],
    ['茶业', 'Tea'],
    ['粮油', 'Grain and Oil'],
    ['酒业', 'Winery'],
    ['调味品', 'Seasonings'],
  ],
  home: [
    ['家居', 'Home'],
    ['家具', 'Furniture'],
    ['陶瓷', 'Ceramics'],
    ['灯饰', 'Lighting'],
    ['厨具', 'Kitchenware'],
  ],
  electronics: [
    ['电子', 'Electronics'],
    ['智能科技', 'Smart Technology'],
    ['传感器', 'Sensors'],
    ['光电', 'Optoelectronics'],
    ['软件', 'Software'],
  ],
  medical: [
    ['医疗器械', 'Medical Devices'],
    ['医药', 'Pharma'],
    ['康复设备', 'Rehabilitation'],
    ['生物科技', 'Biotech'],
  ],
  energy: [
    ['新能源', 'New Energy'],
    ['光伏', 'Solar'],
    ['储能', 'Storage'],
    ['电气', 'Electric'],
  ],
  agriculture: [
    ['农业', 'Agriculture'],
    ['果业', 'Fruit'],
    ['农机', 'Farm Machinery'],
    ['种业', 'Seeds'],
    ['园艺', 'Horticulture'],
  ],
}

export const qualities: readonly Pair[] = [
  ['便携式', 'Portable'],
  ['高精度', 'High-precision'],
  ['节能', 'Energy-saving'],
  ['轻量', 'Lightweight'],
  ['加厚', 'Heavy-duty'],
  ['防水', 'Waterproof'],
  ['天然', 'Natural'],
  ['经典', 'Classic'],
  ['定制', 'Custom'],
  ['出口级', 'Export-grade'],
  ['静音', 'Quiet'],
  ['耐高温', 'Heat-resistant'],
]

export const goods: Record<Industry, readonly Pair[]> = {
  manufacturing: [
    ['数控车床', 'CNC lathe'],
    ['不锈钢螺栓', 'stainless bolt'],
    ['深沟球轴承', 'ball bearing'],
    ['注塑模具', 'injection mould'],
    ['液压泵', 'hydraulic pump'],
    ['锚链', 'anchor chain'],
    ['齿轮箱', 'gearbox'],
  ],
  textiles: [
    ['纯棉面料', 'cotton fabric'],
    ['羊毛围巾', 'wool scarf'],
    ['运动短袖', 'sports shirt'],
    ['四件套', 'bedding set'],
    ['浴巾', 'bath towel'],
    ['防晒外套', 'sun jacket'],
  ],
  food: [
    ['冻鱿鱼圈', 'frozen squid rings'],
    ['鱼松', 'fish floss'],
    ['绿茶', 'green tea'],
    ['山茶油', 'camellia oil'],
    ['黄酒', 'rice wine'],
    ['海苔', 'seaweed snack'],
    ['酱油', 'soy sauce'],
  ],
  home: [
    ['实木餐桌', 'solid wood table'],
    ['骨瓷餐具', 'bone china set'],
    ['落地灯', 'floor lamp'],
    ['收纳柜', 'storage cabinet'],
    ['炒锅', 'wok'],
    ['窗帘', 'curtain'],
  ],
  electronics: [
    ['温度传感器', 'temperature sensor'],
    ['工业网关', 'industrial gateway'],
    ['蓝牙音箱', 'Bluetooth speaker'],
    ['监控摄像机', 'security camera'],
    ['显示屏', 'display panel'],
    ['充电器', 'charger'],
  ],
  medical: [
    ['电子血压计', 'blood pressure monitor'],
    ['轮椅', 'wheelchair'],
    ['检测试剂盒', 'test kit'],
    ['康复训练器', 'rehabilitation trainer'],
    ['输液泵', 'infusion pump'],
  ],
  energy: [
    ['光伏组件', 'solar module'],
    ['储能电池', 'storage battery'],
    ['充电桩', 'charging station'],
    ['逆变器', 'inverter'],
    ['风机叶片', 'turbine blade'],
  ],
  agriculture: [
    ['杨梅礼盒', 'bayberry gift box'],
    ['蔬菜种子', 'vegetable seeds'],
    ['滴灌带', 'drip tape'],
    ['小型插秧机', 'compact rice transplanter'],
    ['盆栽花卉', 'potted flowers'],
    ['有机肥', 'organic fertiliser'],
  ],
}

export const surnames: readonly Pair[] = [
  ['周', 'Zhou'],
  ['林', 'Lin'],
  ['陈', 'Chen'],
  ['方', 'Fang'],
  ['许', 'Xu'],
  ['顾', 'Gu'],
  ['沈', 'Shen'],
  ['马', 'Ma'],
  ['黄', 'Huang'],
  ['韩', 'Han'],
]

export const posts: readonly Pair[] = [
  ['销售经理', 'Sales manager'],
  ['外贸主管', 'Export supervisor'],
  ['市场总监', 'Marketing director'],
  ['客户代表', 'Account representative'],
]

export const events: readonly Pair[] = [
  ['博览会', 'Expo'],
  ['交易会', 'Trade Fair'],
  ['展销会', 'Sourcing Fair'],
  ['产业展', 'Industry Show'],
]

export const fields: Record<Industry, Pair> = {
  manufacturing: ['装备制造', 'Manufacturing'],
  textiles: ['纺织服装', 'Textile and Garment'],
  food: ['食品', 'Food'],
  home: ['家居用品', 'Home and Living'],
  electronics: ['电子信息', 'Electronics'],
  medical: ['医疗健康', 'Medical and Health'],
  energy: ['新能源', 'Energy'],
  agriculture: ['农业', 'Agriculture'],
}
