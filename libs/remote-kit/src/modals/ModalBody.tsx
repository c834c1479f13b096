import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import type { ModalContent } from '@verstak/host'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { isValidElement, useState } from 'react'
import type { ReactNode } from 'react'
import { RemoteWidget } from '../RemoteWidget.tsx'
import type { RemoteWidgetProps } from '../RemoteWidget.tsx'
import { modalTexts } from './modals.texts.ts'

export interface ModalBodyProps {
  content: ModalContent
  close: (result?: unknown) => void
}

/** Content of a window: the caller's elements, or a widget of any remote. */
export function ModalBody({ content, close }: ModalBodyProps) {
  // Created once per opening, even if the calling component unmounts.
  const [inside] = useState(() => (typeof content === 'function' ? content(close) : content))
  if (!isWidget(inside)) return inside
  const props = { ...inside.props, name: inside.widget } as unknown as RemoteWidgetProps<WidgetName>
  return <RemoteWidget {...props} fallback={<Spinner label={modalTexts.loading} />} />
}

function isWidget(
  inside: Exclude<ModalContent, (...args: never) => unknown>,
): inside is { widget: WidgetName; props: WidgetProps[WidgetName] } & Exclude<typeof inside, ReactNode> {
  return typeof inside === 'object' && inside !== null && 'widget' in inside && !isValidElement(inside)
}
