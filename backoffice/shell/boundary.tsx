import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

/** Keeps a screen that breaks from taking the shell with it. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? (
      <Failed resetErrorBoundary={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    )
  }
}
