/** Where the process stands; the readiness probe answers from it. */
export interface Lifecycle {
  /** `starting` until every site can be served, `stopping` once a signal has come. */
  phase: 'starting' | 'ready' | 'stopping';
}
