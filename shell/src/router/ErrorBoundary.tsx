import { useLocation } from '@site/platform';
import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What is shown in place of children that threw. */
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryProps extends ErrorBoundaryProps {
  /** Another one has the children tried again. */
  location: unknown;
}

interface BoundaryState {
  failure: { error: unknown } | null;
  location: unknown;
}

/** Replaces children that throw while they are drawn; the next navigation tries them again. */
export const ErrorBoundary = (props: ErrorBoundaryProps) => (
  <RouterErrorBoundary {...props} location={useLocation()} />
);

/** The same where no router tells the location: around the router itself. */
export class RouterErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, location: this.props.location };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ location }: BoundaryProps, state: BoundaryState) =>
    location === state.location ? null : { failure: null, location };

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
