/** What fails to render in the context pane leaves the conversation and the rest of the desk as they are. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';

type Failure = { error: unknown } | null;

export class ContextBoundary extends Component<{ children: ReactNode }, { failure: Failure }> {
  override state: { failure: Failure } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('rendering the context pane failed', error, info.componentStack);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <LoadFailure error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
