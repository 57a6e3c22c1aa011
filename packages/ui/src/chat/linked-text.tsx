import type { MouseEvent } from 'react'
import { linksIn } from './links-in.ts'
import { scriptOf } from './script-of.ts'

interface LinkedTextProps {
  text: string
  /** Asked before a link is followed: what others write may lead anywhere. */
  onFollow: (href: string) => void
}

/** What somebody wrote, its links to be pressed. */
export function LinkedText({ text, onFollow }: LinkedTextProps) {
  const follow = (href: string) => (event: MouseEvent) => {
    event.preventDefault()
    onFollow(href)
  }
  return (
    <span lang={scriptOf(text)} className="wrap-anywhere whitespace-pre-wrap">
      {linksIn(text).map(({ text: piece, href }, i) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
            key={i}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={follow(href)}
            className="underline underline-offset-2"
          >
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
