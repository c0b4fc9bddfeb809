import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Told what was thrown. */
  readonly onFailure: (thrown: unknown) => void;
  /** What stands in its place; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of the page whose failure is its own: what throws while it renders is replaced by the fallback. Without it React
 * takes the whole page away. It stays failed until it is mounted again.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(thrown: unknown): void {
    this.props.onFailure(thrown);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
