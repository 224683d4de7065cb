import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches whatever breaks outside the routes, such as settings that can't be read; the routes have the same page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The interface broke', error, info.componentStack);
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
