import Button from '@mui/material/Button'
import { useStore } from 'react-admin'
import { messages } from '../messages.ts'

const densities = ['comfortable', 'compact'] as const
type Density = (typeof densities)[number]

/** How high the rows of all lists are; kept with whoever chose it. */
export const useDensity = () => useStore<Density>('lists.density', 'comfortable')

export function DensityButton() {
  const [density, setDensity] = useDensity()
  const other = density === 'compact' ? 'comfortable' : 'compact'
  return <Button onClick={() => setDensity(other)}>{messages.lists.densities[other]}</Button>
}
