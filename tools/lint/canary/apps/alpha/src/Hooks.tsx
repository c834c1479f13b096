// expect: react-hooks/rules-of-hooks
import { useState } from 'react'

export function Hooks({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null
  const [count] = useState(0)
  return <b>{count}</b>
}
