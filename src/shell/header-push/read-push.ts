import { z } from 'zod/mini';
import type { Language } from '#src/sites/site.ts';

/** What is put forward above the lists (R119). */
export interface HeaderPush {
  readonly title: string;
  readonly subtitle: string | null;
  readonly sponsored: boolean;
  /** Picture that stands for the title. */
  readonly logo: string | null;
  readonly cta: { readonly label: string; readonly url: string; readonly newWindow: boolean } | null;
}

/** A field that cannot be read costs itself only. */
const otherwise = z.catch;

const text = otherwise(z.nullable(z.string().check(z.trim(), z.minLength(1))), null);
const webAddress = otherwise(z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/))), null);

const push = z.object({
  type: z.literal('header'),
  title: z.string().check(z.trim(), z.minLength(1)),
  subtitle: text,
  sponsored: otherwise(z.boolean(), false),
  logo: webAddress,
  cta: otherwise(
    z.nullable(
      z.object({
        label: z.string().check(z.trim(), z.minLength(1)),
        // A path of this site, or an address of the web.
        url: z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\]))\S+$/)),
        target: otherwise(z.string(), 'same'),
      }),
    ),
    null,
  ),
});

/** The first header push of an answer of `/api/featured` that can be read, or null. */
export function headerPushIn(answer: unknown): HeaderPush | null {
  if (!Array.isArray(answer)) return null;
  for (const item of answer) {
    const { data } = push.safeParse(item);
    if (data === undefined) continue;
    const { title, subtitle, sponsored, logo, cta } = data;
    return {
      title,
      subtitle,
      sponsored,
      logo,
      cta: cta === null ? null : { label: cta.label, url: cta.url, newWindow: cta.target === 'new' },
    };
  }
  return null;
}

let asked: Promise<HeaderPush | null> | null = null;

async function ask(language: Language): Promise<HeaderPush | null> {
  try {
    const answer = await fetch(`/api/featured?language=${language}&type=header`, {
      headers: { accept: 'application/json' },
    });
    return answer.ok ? headerPushIn(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** Asks for the header push, once a visit (R119, R178); null where there is none, or it cannot be had. */
export function readHeaderPush(language: Language): Promise<HeaderPush | null> {
  asked ??= ask(language);
  return asked;
}
