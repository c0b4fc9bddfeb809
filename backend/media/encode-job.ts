import type { PictureKind, Size } from './kinds.ts';
import type { Master } from './source.ts';

/** The job to make one picture file. */
export interface EncodeJob extends Size {
  readonly task: 'encode';
  readonly kind: PictureKind;
  readonly master: Master;
  /** Absolute path of the file; its folder is created. */
  readonly file: string;
}

/** The job to check a foreign file that may become a master: whether it is a picture within the limits. */
export interface InspectJob {
  readonly task: 'inspect';
  /** Absolute path. */
  readonly file: string;
}

export type Job = EncodeJob | InspectJob;

/** The result of a job. */
export type JobReply = { readonly done: true } | { readonly failed: string };

/** Tells a job from any other message to a process (`node --watch` sends messages of its own). */
export function isJob(value: unknown): value is Job {
  return typeof value === 'object' && value !== null && 'task' in value && 'file' in value;
}

/** Tells a reply from any other message. */
export function isJobReply(value: unknown): value is JobReply {
  return typeof value === 'object' && value !== null && ('done' in value || 'failed' in value);
}
