import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'

export type FormState<Values> = readonly [Values, Dispatch<SetStateAction<Values>>]
type NameOf<Values> = keyof Values & string

/** What is wrong: a text for the field, or only that something is, where the field says it by itself. */
export type Faults<Values> = Partial<Record<NameOf<Values>, string | boolean | undefined>>

interface FormOptions<Values> {
  /** Of the fields, in the order in which they stand. */
  faults: (values: Values) => Faults<Values>
  isBusy: boolean
  /** Called with values that have no fault, never while it is busy. */
  send: (values: Values) => void
  /** The first field with a fault, and what is said of it, when sending was tried. */
  onFault?: (name: NameOf<Values>, fault: string | boolean | undefined) => void
}

/** A form's values, what is wrong with them, and when that is said: once sending was tried. */
export function useForm<Values extends object>(
  [values, setValues]: FormState<Values>,
  { faults, isBusy, send, onFault }: FormOptions<Values>,
) {
  const [isTried, setIsTried] = useState(false)
  const found = faults(values)
  const firstFault = (Object.keys(found) as NameOf<Values>[]).find((name) => found[name])
  const put = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }))

  const errorOf = (name: NameOf<Values>) => {
    const fault = found[name]
    return isTried && typeof fault === 'string' ? fault : undefined
  }
  /** For controls that give their value. */
  const control = <Name extends NameOf<Values>>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => setValues((now) => ({ ...now, [name]: value })),
    error: errorOf(name),
  })
  /** For inputs, which give an event. */
  const field = <Name extends NameOf<Values>>(name: Name) => {
    const { onChange, ...rest } = control(name)
    return {
      ...rest,
      name,
      onChange: ({ target }: { target: { value: Values[Name] } }) => onChange(target.value),
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A window over a form is part of it to React, and its form is not meant to be sent.
    event.stopPropagation()
    setIsTried(true)
    if (firstFault === undefined) {
      if (!isBusy) send(values)
      return
    }
    event.currentTarget.querySelector<HTMLElement>(`[name="${firstFault}"]`)?.focus()
    onFault?.(firstFault, found[firstFault])
  }
  return {
    values,
    put,
    control,
    field,
    isReady: firstFault === undefined,
    isTried,
    /** Faults are not said again until sending is tried. */
    forgetTry: () => setIsTried(false),
    props: { noValidate: true, onSubmit } as const,
  }
}

/** Which of the texts are blank, each with what is said of it. */
export const blankIn = <Name extends string>(
  values: Readonly<Record<Name, string>>,
  said: Readonly<Partial<Record<Name, string | true>>>,
): Partial<Record<Name, string | true | undefined>> =>
  Object.fromEntries(
    (Object.keys(said) as Name[]).map((name) => [name, values[name].trim() === '' ? said[name] : undefined]),
  ) as Partial<Record<Name, string | true | undefined>>
