/** Keeps a broken piece from breaking the page around it: draws `fallback` in its place and tries again when `of` changes. */
import { Component, type ReactNode } from 'react'

interface Props {
  /** What the piece shows; a new value gives it another try. */
  of?: unknown
  fallback: (error: Error, retry: () => void) => ReactNode
  onError?: (error: Error) => void
  children: ReactNode
}

interface State {
  error: Error | null
  of: unknown
}

/** Catches what drawing throws, not what handlers or promises do. `fallback` gets a function that tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.of === state.of ? null : { error: null, of: props.of }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children
  }
}
