import type { ContentChange, ContentField, ContentRecord, ContentResult } from '@tradefloor/contract'
import { expect, test, vi } from 'vitest'
import { RecordEditor, type Unsaved } from './record-editor.ts'

const aField = (changes: Partial<ContentField> & { field: string }): ContentField => {
  const value = changes.value ?? changes.published ?? ''
  return {
    value,
    published: value,
    base: changes.published ?? value,
    version: 0,
    edited_by: null,
    edited_at: '',
    required: false,
    max: 60,
    ...changes,
  }
}

const aRecord = (...fields: ContentField[]): ContentRecord => ({
  table: 'products',
  id: 1,
  state: 'published',
  made_at_desk: false,
  name: { cn: '', en: '' },
  picture_url: '',
  changes: 0,
  coverage: { cn: 0, en: 0 },
  missing: [],
  pictures: [],
  files: [],
  fields,
  problems: [],
})

const result = (field: string, changes: Partial<ContentResult> = {}): ContentResult => ({
  field,
  status: 'saved',
  value: '',
  version: 1,
  problem: '',
  edited_by: null,
  edited_at: '',
  ...changes,
})

/** A server that stores whatever it is sent, unless it is told otherwise. */
function anEditor(record: ContentRecord, unsaved: Unsaved = {}) {
  let version = 10
  const stored = new Map(record.fields.map((field) => [field.field, field]))
  const kept: Unsaved[] = []
  const save = vi.fn(async (changes: ContentChange[]) => {
    const results = changes.map(({ field, value }) => {
      version++
      stored.set(field, { ...(stored.get(field) ?? aField({ field })), value, version })
      return result(field, { value, version })
    })
    return { results, record: { ...record, fields: [...stored.values()] } }
  })
  const editor = new RecordEditor(record, unsaved, {
    save,
    keep: (values) => kept.push(values),
    now: () => new Date(0),
    saveAfterMs: 5,
    retryAfterMs: 10,
  })
  const field = (name: string) => editor.state().fields.get(name)
  return { editor, save, kept, field }
}

const saved = () => new Promise((resolve) => setTimeout(resolve, 30))

test('V-01 a field saves by itself a moment after the last key, all that was typed in one call', async () => {
  const { editor, save } = anEditor(
    aRecord(aField({ field: 'name.zh', value: '鱿鱼' }), aField({ field: 'name.en' })),
  )
  editor.set('name.zh', '鱿')
  editor.set('name.zh', '鱿鱼圈')
  editor.set('name.en', 'Rings')
  expect(editor.state()).toMatchObject({ changed: ['name.zh', 'name.en'], isSettled: false })
  await saved()
  expect(save.mock.calls).toEqual([
    [
      [
        { field: 'name.zh', value: '鱿鱼圈', seen: 0 },
        { field: 'name.en', value: 'Rings', seen: 0 },
      ],
    ],
  ])
  expect(editor.state()).toMatchObject({ save: 'saved', isSettled: true, changed: ['name.zh', 'name.en'] })
})

test('V-01 what is typed while it saves stays and is saved next', async () => {
  const { editor, save, field } = anEditor(aRecord(aField({ field: 'name.zh' })))
  editor.focus('name.zh')
  editor.set('name.zh', '鱿')
  const first = editor.flush()
  editor.set('name.zh', '鱿鱼')
  await first
  await saved()
  expect(save.mock.calls.at(-1)?.[0]).toEqual([{ field: 'name.zh', value: '鱿鱼', seen: 11 }])
  expect(field('name.zh')?.value).toBe('鱿鱼')
  expect(editor.state().isSettled).toBe(true)
})

test('V-01 without a connection the value stays in the field and on the device, and is sent again', async () => {
  const { editor, save, kept, field } = anEditor(aRecord(aField({ field: 'name.zh' })))
  save.mockRejectedValueOnce(new Error('offline'))
  editor.set('name.zh', '鱿鱼')
  await editor.flush()
  expect(editor.state()).toMatchObject({ save: 'failed', isSettled: false })
  expect(field('name.zh')?.value).toBe('鱿鱼')
  expect(kept.at(-1)).toEqual({ 'name.zh': { value: '鱿鱼', seen: 0 } })
  await saved()
  expect(editor.state()).toMatchObject({ save: 'saved', isSettled: true })
  expect(kept.at(-1)).toEqual({})
})

test('V-04 what was left on the device is sent on the version it was typed on', async () => {
  const record = aRecord(aField({ field: 'moq.en', value: '2,000 kg', published: '', version: 7 }))
  const { editor, save, kept } = anEditor(record, { 'moq.en': { value: '3,000 kg', seen: 3 } })
  expect(kept.at(-1)).toEqual({ 'moq.en': { value: '3,000 kg', seen: 3 } })
  await saved()
  expect(save.mock.calls[0]?.[0]).toEqual([{ field: 'moq.en', value: '3,000 kg', seen: 3 }])
  editor.stop()
})

test('V-02 what is refused stays with its sentence and is not sent again until it is another', async () => {
  const { editor, save, field } = anEditor(aRecord(aField({ field: 'website' })))
  save.mockImplementationOnce(async () => ({
    results: [result('website', { status: 'refused', version: 0, problem: 'should be an address' })],
    record: aRecord(aField({ field: 'website' })),
  }))
  editor.set('website', 'https:/x')
  await editor.flush()
  await editor.flush()
  expect(save).toHaveBeenCalledTimes(1)
  expect(field('website')).toMatchObject({ value: 'https:/x', problem: 'should be an address' })
  expect(editor.state().faults).toBe(1)
  editor.set('website', 'https://x.example')
  expect(field('website')?.problem).toBeUndefined()
  await editor.flush()
  expect(save).toHaveBeenCalledTimes(2)
})

test('V-04 a colleague’s value is shown beside one’s own, and either is taken', async () => {
  const theirs = result('moq.en', {
    status: 'conflict',
    value: '2,000 kg',
    version: 5,
    edited_by: { cn: '陆', en: 'Lu' },
  })
  const record = aRecord(aField({ field: 'moq.en' }))
  for (const whose of ['mine', 'theirs'] as const) {
    const { editor, save, field } = anEditor(record)
    save.mockImplementationOnce(async () => ({ results: [theirs], record }))
    editor.set('moq.en', '3,000 kg')
    await editor.flush()
    expect(field('moq.en')).toMatchObject({
      value: '3,000 kg',
      conflict: { kind: 'colleague', value: '2,000 kg', by: { cn: '陆', en: 'Lu' } },
    })
    editor.decide('moq.en', whose)
    await saved()
    expect(field('moq.en')?.conflict).toBeUndefined()
    if (whose === 'mine')
      expect(save.mock.calls.at(-1)?.[0]).toEqual([{ field: 'moq.en', value: '3,000 kg', seen: 5 }])
    else {
      expect(field('moq.en')?.value).toBe('2,000 kg')
      expect(save).toHaveBeenCalledTimes(1)
    }
  }
})

test('V-10 what an import published in between is a conflict; keeping mine says what it replaces', async () => {
  const record = aRecord(
    aField({ field: 'info.zh', value: '我们写的', base: '旧的', published: '主办方写的', version: 4 }),
  )
  const { editor, save, field } = anEditor(record)
  expect(field('info.zh')?.conflict).toMatchObject({ kind: 'published', value: '主办方写的' })
  editor.decide('info.zh', 'mine')
  await saved()
  expect(save.mock.calls[0]?.[0]).toEqual([
    { field: 'info.zh', value: '我们写的', seen: 4, published: '主办方写的' },
  ])
  const other = anEditor(record)
  other.editor.decide('info.zh', 'theirs')
  await saved()
  expect(other.save.mock.calls[0]?.[0]).toEqual([{ field: 'info.zh', value: '主办方写的', seen: 4 }])
})

test('V-03 undo takes back the last change, field by field, and saves', async () => {
  const { editor, field } = anEditor(
    aRecord(aField({ field: 'name.zh', value: '鱿鱼' }), aField({ field: 'name.en' })),
  )
  editor.set('name.zh', '鱿鱼圈')
  await editor.flush()
  editor.set('name.en', 'R')
  editor.set('name.en', 'Rings')
  expect(editor.undo()).toBe('name.en')
  expect(field('name.en')?.value).toBe('')
  expect(editor.undo()).toBe('name.zh')
  expect(field('name.zh')?.value).toBe('鱿鱼')
  expect(editor.undo()).toBeUndefined()
  await saved()
  expect(editor.state()).toMatchObject({ isSettled: true, changed: [], canUndo: false })
})

test('V-04 a colleague’s change is taken up where one is not typing oneself', () => {
  const { editor, field } = anEditor(
    aRecord(aField({ field: 'name.zh', value: '鱿鱼' }), aField({ field: 'name.en' })),
  )
  editor.set('name.en', 'Mine')
  editor.load(
    aRecord(
      aField({ field: 'name.zh', value: '鱿鱼圈', published: '鱿鱼', version: 3 }),
      aField({ field: 'name.en', value: 'Theirs', published: '', version: 4 }),
    ),
  )
  expect([field('name.zh')?.value, field('name.en')?.value]).toEqual(['鱿鱼圈', 'Mine'])
  editor.stop()
})

test('V-08 what is required is told once something is written, and not of an empty record', async () => {
  const record = aRecord(aField({ field: 'name.zh', required: true }), aField({ field: 'model' }))
  const { editor, save, field } = anEditor({
    ...record,
    problems: [{ field: 'name.zh', problem: 'is required and empty' }],
  })
  expect(field('name.zh')?.problem).toBeUndefined()
  editor.set('model', 'SQ-10')
  await editor.flush()
  expect(save).toHaveBeenCalledTimes(1)
  expect(field('name.zh')?.problem).toBe('is required and empty')
  expect(editor.state().faults).toBe(1)
})
