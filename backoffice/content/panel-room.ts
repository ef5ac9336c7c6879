import { useStore } from 'react-admin'

/** How much room the panel has: none, a phone's width, or half of the desk for a page at a desk's width. */
export type PanelRoom = 'folded' | 'narrow' | 'wide'
export const usePanel = () => useStore<PanelRoom>('item panel', 'narrow')
