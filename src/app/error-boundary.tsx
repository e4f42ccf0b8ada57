import { Component, type ReactNode } from 'react'
import { reportError } from '#page/report-error.ts'

type Props = {
  fallback: (error: unknown, reset: () => void) => ReactNode
  children: ReactNode
}
type State = { failed: boolean; error: unknown }

/** Shows `fallback` when something below it cannot be drawn, and reports it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    reportError('render', error)
  }

  reset = () => this.setState({ failed: false, error: undefined })

  override render() {
    const { fallback, children } = this.props
    return this.state.failed ? fallback(this.state.error, this.reset) : children
  }
}
