import type { DocumentRefusal } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'

/** Where a chosen document is on its way; one that is not there has no slot. */
export type SlotState =
  | 'preparing'
  | 'queued'
  | 'uploading'
  | 'waiting'
  | 'checking'
  | 'received'
  | 'refused'
  | 'failed'

/** A document that was chosen for a purpose. What is kept on the device is this without the file, which lies beside it. */
export type Slot = {
  purpose: Purpose
  /** tells one choice from the next for the same purpose */
  choice: string
  /** as the device named it */
  name: string
  type: string
  bytes: number
  /** its bytes before a photo was made smaller; null where it was not */
  before: number | null
  state: SlotState
  /** percent, by bytes */
  progress: number
  /** the service's id of it, once it is known there */
  documentId: string | null
  sha256: string | null
  refusal: Refusal | null
  /** the service's check takes longer than usual */
  isCheckDelayed?: boolean
  /** the service's id of the document that was there before it */
  replaces?: string
  /** how often it was read back from the device before it was prepared: after a reload, a crash */
  cutOff?: number
}

/** The service's reasons; all documents together are over 60 MB; the device no longer opens the chosen file. */
export type Refusal = DocumentRefusal | 'too_much' | 'unreadable'

export type Slots = Partial<Record<Purpose, Slot>>

export const slotsOf = (slots: Slots): Slot[] => Object.values(slots).flatMap((slot) => slot ?? [])

/** Still to be sent or inspected. */
export const isUnderway = ({ state }: Slot): boolean =>
  ['preparing', 'queued', 'uploading', 'waiting', 'checking'].includes(state)

/** Bytes of those that are or will be sent. */
export const bytesOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { bytes, state }) => (state === 'refused' ? sum : sum + bytes), 0)
