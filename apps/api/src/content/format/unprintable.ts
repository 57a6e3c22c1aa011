/** Control characters, and halves of characters, which no database keeps. Ends of lines and tabs are fine. */
export const isUnprintable = (text: string) => /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text)
