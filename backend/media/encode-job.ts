import type { PictureKind, Size } from './kinds.ts';
import type { Master } from './source.ts';

/** One picture file to make. */
export interface EncodeJob extends Size {
  readonly task: 'encode';
  readonly kind: PictureKind;
  readonly master: Master;
  /** Absolute path of the file; its folder is made. */
  readonly file: string;
}

/** A file from outside that may become a master: is it a picture, and one within the limits? */
export interface InspectJob {
  readonly task: 'inspect';
  /** Absolute path. */
  readonly file: string;
}

export type Job = EncodeJob | InspectJob;

/** What came of a job. */
export type JobReply = { readonly done: true } | { readonly failed: string };

/** Tells a job from whatever else a process may be sent (`node --watch` sends messages of its own). */
export function isJob(value: unknown): value is Job {
  return typeof value === 'object' && value !== null && 'task' in value && 'file' in value;
}

/** Tells a reply from the same. */
export function isJobReply(value: unknown): value is JobReply {
  return typeof value === 'object' && value !== null && ('done' in value || 'failed' in value);
}
