import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Catches errors outside the routes, such as unreadable settings; the routes show the same page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('rendering failed; showing the error page', error, info.componentStack);
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
