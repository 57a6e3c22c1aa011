import type { Language } from '@tradefloor/contract'
import type { Column, TableName, Words } from './columns.ts'
import { knownUnits } from './known-units.ts'
import { tables } from './tables.ts'

const texts = {
  zh: {
    title: '# 展会内容的格式',
    intro: [
      '一个文件夹（或它的 zip）就是一个展会。表格可用 CSV、XLSX 或 JSON；一张表也可以是同名文件夹里的多个文件。工作簿只读第一张工作表。',
      'CSV 用 UTF-8（有无 BOM 均可）或 GB18030，以逗号、分号或制表符分隔，第一行是栏名。中英文各占一栏：`name.zh`、`name.en`；只写 `name` 视为中文。多个值用分号隔开。',
      '编号由您自定，一旦使用就不要改：再次导入时凭编号认出同一条记录。表里没有的栏、重复的编号、不存在的编号、公式都会被指出，且不写入任何内容。',
      '图片、PDF 与视频放在 `media/` 中，表里写相对 `media/` 的路径，如 `logos/1001.png`。图片为 png、jpg、webp、avif，不超过 30 MB 与 2500 万像素。',
      'JSON 里一条记录是一个对象，中英文写成 `{"zh": "…", "en": "…"}`，多个值写成数组，展位写成 `{"exhibition": 21, "booth_no": "A108"}`；表格是这些对象的数组，`exhibitions/` 与 `booth-walls/` 中每个文件一个对象。',
      '时间是展会时间（北京时间）：`2026-11-18 09:30`，也可写 `2026年11月18日 9:30`。演示内容可写距启动日的天数：`+0 09:30`。',
    ],
    file: '文件',
    head: ['栏', '必填', '内容', '例'],
    yes: '是',
    alone: {
      fair: '`fair.json`',
      numbered: '`exhibitions/*.json`',
      'named by number': '`booth-walls/<areaDate>.json`',
    },
  },
  en: {
    title: '# The format of a fair’s content',
    intro: [
      'A folder, or a zip of it, is a fair. Tables are CSV, XLSX or JSON; a table may also be a folder of that name with several files. Of a workbook the first sheet is read.',
      'CSV is UTF-8 (with or without a mark) or GB18030, with commas, semicolons or tabs between fields and their names in the first line. Each language has a field of its own: `name.zh`, `name.en`; a bare `name` is the Chinese one. Several values are joined by semicolons.',
      'Numbers are your own and never change once used: the next import knows a record by its number. Fields that are not in the table, numbers used twice, numbers that do not exist and formulas are pointed out, and nothing is written.',
      'Pictures, PDFs and films lie in `media/`; a table names them by their path below it, such as `logos/1001.png`. Pictures are png, jpg, webp or avif, up to 30 MB and 25 megapixels.',
      'In JSON a record is an object; both languages are `{"zh": "…", "en": "…"}`, several values an array, a booth `{"exhibition": 21, "booth_no": "A108"}`. A table is an array of such objects; in `exhibitions/` and `booth-walls/` each file is one object.',
      'Times are on the fair’s clock (Beijing): `2026-11-18 09:30`, or `2026年11月18日 9:30`. Demo content may count days from the day the server is started: `+0 09:30`.',
    ],
    file: 'File',
    head: ['field', 'required', 'what', 'example'],
    yes: 'yes',
    alone: {
      fair: '`fair.json`',
      numbered: '`exhibitions/*.json`',
      'named by number': '`booth-walls/<areaDate>.json`',
    },
  },
}

/** The page of the format, made from the same description that checks it. */
export function describeFormat(language: Language): string {
  const say = texts[language]
  const cell = (words: Words) => words[language].replaceAll('|', '\\|')
  const sections = Object.values(tables).flatMap(({ name, about, columns, alone }) => [
    `## ${name}`,
    '',
    `${about[language]}${language === 'zh' ? '。' : '.'} ${say.file}: ${alone ? say.alone[alone] : `\`${name}.csv\`, \`${name}.xlsx\`, \`${name}.json\``}`,
    '',
    `| ${say.head.join(' | ')} |`,
    '|---|---|---|---|',
    ...Object.entries(columns).flatMap(([field, column]) =>
      fieldNames(field, column).map(
        (each) =>
          `| \`${each}\` | ${column.required && !each.endsWith('.en') ? say.yes : ''} | ${cell(column.about)}${kindOf(column, language)} | ${column.example ? `\`${column.example}\`` : ''} |`,
      ),
    ),
    '',
  ])
  return `${[say.title, '', ...say.intro.flatMap((line) => [line, '']), ...sections].join('\n').trimEnd()}\n`
}

/** As they stand in the heading of a spreadsheet. */
export const fieldNames = (field: string, column: Column): string[] =>
  column.kind === 'words' ? [`${field}.zh`, `${field}.en`] : [field]

/** The first line of a table's spreadsheet. */
export const headingOf = (name: TableName): string[] =>
  Object.entries(tables[name].columns).flatMap(([field, column]) => fieldNames(field, column))

function kindOf(column: Column, language: Language): string {
  if (column.kind === 'choice')
    return language === 'zh' ? `：${column.of.join('、')}` : `: ${column.of.join(', ')}`
  if (column.kind === 'unit')
    return language === 'zh' ? `：${knownUnits(language)}` : `: ${knownUnits(language)}`
  if (column.kind === 'words' || column.kind === 'text')
    return language === 'zh' ? `（最多 ${column.max} 字）` : ` (up to ${column.max} characters)`
  return ''
}
