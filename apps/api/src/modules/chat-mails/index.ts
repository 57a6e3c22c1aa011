export { addMailChoiceCalls } from './mail-choice-routes.ts'
export { mailAboutMessages } from './message-mails.ts'
