/** The phase of the process, for the readiness probe. */
export interface Lifecycle {
  /** `starting` until every site can be served, `stopping` after a signal. */
  phase: 'starting' | 'ready' | 'stopping';
}
