import { bilingual } from '../language/catalogue.ts'

export const sendTexts = bilingual({
  zh: {
    more: '发送图片、展品或资料',
    picture: '图片',
    product: '展品',
    document: '资料',
    chooseProduct: '选择要发送的展品',
    chooseDocument: '选择要发送的资料',
    noProducts: '该展商暂无展品',
    noDocuments: '该展会暂无资料',
    loading: '正在加载',
    retry: '重试',
    close: '关闭',
    pictureRule: 'png、jpg，大图自动缩小',
    uploading: '正在上传图片',
  },
  en: {
    more: 'Send a picture, a product or a document',
    picture: 'Picture',
    product: 'Product',
    document: 'Document',
    chooseProduct: 'Choose a product to send',
    chooseDocument: 'Choose a document to send',
    noProducts: 'No products yet',
    noDocuments: 'No documents yet',
    loading: 'Loading',
    retry: 'Try again',
    close: 'Close',
    pictureRule: 'PNG or JPG; large pictures are resized',
    uploading: 'Uploading picture',
  },
})

export const guardTexts = bilingual({
  zh: {
    more: '更多',
    blockText: '屏蔽后双方都不能在此会话发送消息，以往的消息仍可查看。您可以随时取消屏蔽。',
    blockYes: '屏蔽',
    undo: '撤销',
    cancel: '取消',
    report: '举报',
    reportTitle: '向主办方举报此会话',
    reportText: '主办方会查看此会话到目前为止的消息。对方不会知道是谁举报的。',
    reportReason: '请说明原因',
    reportHint: '例如：冒充他人、索要定金、广告骚扰',
    reportYes: '提交举报',
  },
  en: {
    more: 'More',
    blockText:
      'Neither of you can send messages in this chat; earlier messages stay readable. You can unblock at any time.',
    blockYes: 'Block',
    undo: 'Undo',
    cancel: 'Cancel',
    report: 'Report',
    reportTitle: 'Report this chat to the organiser',
    reportText: 'The organiser will review the messages so far. The other side is not told who reported.',
    reportReason: 'What is wrong?',
    reportHint: 'For example: impersonation, asking for a deposit, advertising',
    reportYes: 'Send report',
  },
})
