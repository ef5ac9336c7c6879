/** How far staff are with a record of a customer, which is never published. */
export const recordStates = ['received', 'open', 'closed'] as const
export type RecordState = (typeof recordStates)[number]

export const recordStateNames: Readonly<Record<RecordState, string>> = {
  received: 'Received',
  open: 'Open',
  closed: 'Closed',
}

export const isRecordState = (state: string): state is RecordState =>
  recordStates.some((one) => one === state)
