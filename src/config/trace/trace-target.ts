import { z } from 'zod';

/** Where traces go. */
export interface TraceTarget {
  /** Base address of a collector (OTLP over HTTP), without a slash at the end. */
  readonly endpoint: string;
  /** The share of traces that is recorded when this process begins them, 0 to 1. */
  readonly share: number;
}

/** The variables of OpenTelemetry that are read here; its exporter reads `OTEL_EXPORTER_OTLP_HEADERS` itself. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\//.test(value) && URL.canParse(value),
      'the address of a collector, such as http://127.0.0.1:4318',
    )
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value), 'a share from 0 to 1')
    .transform(Number)
    .default(1),
};

/** Where traces go; null where no collector is named. */
export function traceTargetOf(values: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}): TraceTarget | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = values;
  return endpoint === undefined ? null : { endpoint, share };
}
