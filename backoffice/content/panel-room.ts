import { useStore } from 'react-admin'

/** Whether the panel stands beside the form, or is folded away. */
export type PanelRoom = 'folded' | 'narrow'
export const usePanel = () => useStore<PanelRoom>('item panel', 'narrow')
