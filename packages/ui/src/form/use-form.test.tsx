import type { FormEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { blankIn, type Faults, useForm } from './use-form.ts'

const empty = { name: '', email: '' }

/** What a form does when sending is tried. */
function submitted(faults: Faults<typeof empty>, isBusy = false) {
  const [send, onFault, focus] = [vi.fn(), vi.fn(), vi.fn()]
  const event = {
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    currentTarget: { querySelector: (selector: string) => ({ focus: () => focus(selector) }) },
  }
  let submit: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  function Form() {
    const state = [empty, () => {}] as const
    const form = useForm(state, { faults: () => faults, isBusy, send, onFault })
    submit = form.props.onSubmit
    return <p>{`${form.isReady}`}</p>
  }
  const page = renderToStaticMarkup(<Form />)
  // What is rendered after it is in the tests of the forms.
  submit?.(event as unknown as FormEvent<HTMLFormElement>)
  return { page, event, send, onFault, focus }
}

test('a form without a fault is sent with its values, and not by the browser', () => {
  const { page, event, send, onFault } = submitted({})
  expect(page).toBe('<p>true</p>')
  expect(send).toHaveBeenCalledWith(empty)
  expect(event.preventDefault).toHaveBeenCalled()
  expect(event.stopPropagation).toHaveBeenCalled()
  expect(onFault).not.toHaveBeenCalled()
})

test.each([
  ['a text', 'Please enter it'],
  ['a fault that the field says itself', true],
])('a form with %s is not sent, and its first field with a fault has the focus', (_, fault) => {
  const { page, send, onFault, focus } = submitted({ name: undefined, email: fault })
  expect(page).toBe('<p>false</p>')
  expect(send).not.toHaveBeenCalled()
  expect(focus).toHaveBeenCalledWith('[name="email"]')
  expect(onFault).toHaveBeenCalledWith('email', fault)
})

test('a form that is being sent is not sent again', () => {
  expect(submitted({}, true).send).not.toHaveBeenCalled()
})

test('blank texts have what is said of them, in their order', () => {
  const values = { name: ' ', email: 'a@example.com', company: '' }
  expect(blankIn(values, { name: 'a name', email: 'an address', company: true })).toEqual({
    name: 'a name',
    email: undefined,
    company: true,
  })
})
