import { bilingual } from '@tradefloor/ui'

export const pictureTexts = bilingual({
  zh: {
    enlarge: '放大查看 {name}',
    viewer: '查看大图：{name}',
    close: '关闭大图',
    previous: '上一张',
    next: '下一张',
    larger: '放大',
    smaller: '缩小',
    place: '{number} / {count}',
    numbered: '第 {number} 张图片',
    range: '{first}–{last} / {count}',
    previousThree: '前三张',
    nextThree: '后三张',
  },
  en: {
    enlarge: 'Enlarge {name}',
    viewer: 'Pictures: {name}',
    close: 'Close picture',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    place: '{number} / {count}',
    numbered: 'Picture {number}',
    range: '{first}–{last} / {count}',
    previousThree: 'Previous three',
    nextThree: 'Next three',
  },
})
