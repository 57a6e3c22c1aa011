import type { ReactNode } from 'react'

interface CheckBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function CheckBox({ checked, onChange, children }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-14">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 shrink-0 accent-harbour"
      />
      <span>{children}</span>
    </label>
  )
}
