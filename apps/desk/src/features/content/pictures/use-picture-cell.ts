import type { UploadKind } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useEditing, valueIn } from '../editor-context.tsx'
import { cellOf, pathsIn, withPicture, withPictureReplaced } from '../picture-cells.ts'
import type { Shrunk } from './prepare-picture.ts'
import { pictureTexts } from './texts.ts'
import { isStopped } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`

/** A field of the record that holds pictures, and the files on their way into it. */
export function usePictureCell(field: 'images' | 'logo', kind: UploadKind, most: number) {
  const t = useText(pictureTexts)
  const { language } = useLanguage()
  const { editor, state, addFile } = useEditing()
  const [notes, setNotes] = useState<readonly string[]>([])
  const [told, tell] = useState('')
  const paths = pathsIn(valueIn(state, field))
  const note = (text: string) => setNotes((before) => [...before.filter((each) => each !== text), text])
  const put = (next: readonly string[]) => {
    editor.set(field, cellOf(next))
    void editor.flush()
  }
  const { queue, uploads } = useUploads(kind, (file, { name, shrunk }, replaces) => {
    addFile(file)
    // As it is now: pictures may have been moved while this one was on its way.
    const present = pathsIn(valueIn(editor.state(), field))
    if (field === 'images' && replaces !== undefined)
      for (const texts of ['picture_texts.zh', 'picture_texts.en'])
        editor.set(texts, withPictureReplaced(valueIn(editor.state(), texts), replaces, file.path))
    put(field === 'logo' ? [file.path] : withPicture(present, file.path, replaces))
    if (replaces === undefined) tell(t('added', { name }))
    if (shrunk) note(t('shrunk', { name, ...sizes(shrunk) }))
  })
  const sizes = ({ width, height, before, after }: Shrunk) => ({
    width: width.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB'),
    height: height.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB'),
    before: megabytes(before),
    after: megabytes(after),
  })
  const add = (files: readonly File[]) => {
    const room =
      field === 'logo'
        ? 1
        : Math.max(0, most - paths.length - uploads.filter(({ state: how }) => how !== 'refused').length)
    if (files.length > room && field === 'images') note(t('tooMany', { most, count: files.length - room }))
    queue.add(files.slice(0, room).map((file) => ({ file, name: file.name })))
  }
  return {
    paths,
    uploads,
    coming: uploads.filter((upload) => !isStopped(upload)),
    queue,
    notes,
    dismissNotes: () => setNotes([]),
    /** For those who do not see what changed. */
    told,
    tell,
    put,
    add,
    /** A part of a picture, cut out, in its place. */
    replace: (path: string, part: Blob) => queue.add([{ file: part, name: t('crop'), replaces: path }]),
  }
}
