import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { reload } from './reload.ts'

/**
 * Shows a message in place of a screen that breaks, and keeps the rest. Trying again reloads the page: a screen whose script
 * failed to load fails again without a reload.
 */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Failed resetErrorBoundary={() => void reload()} /> : this.props.children
  }
}
