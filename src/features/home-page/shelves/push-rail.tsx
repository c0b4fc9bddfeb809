import { useTranslations } from 'next-intl';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { useRailWords } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { addressOf, externalAddressOf } from '#src/ui/link/link-address.ts';
import type { HomePush } from '../home-pushes.ts';
import { PushCards, type PushCardData } from './push-cards.client.tsx';

interface PushRailProps {
  readonly locale: Locale;
  readonly pushes: readonly HomePush[];
}

/** The other pushes, in a row that moves only when the visitor moves it (R119). */
export function PushRail({ locale, pushes }: PushRailProps) {
  const t = useTranslations('home');
  const words = useRailWords(t('pushes'));
  if (pushes.length === 0) return null;
  return (
    <Section id="pushes" title={words.label}>
      <PushCards words={words} pushes={pushes.map((push) => cardOf(locale, push, t('sponsored')))} />
    </Section>
  );
}

function cardOf(locale: Locale, push: HomePush, sponsoredWord: string): PushCardData {
  const { key, title, subtitle, backdrop, colour, sponsored, tags, show, cta } = push;
  const marks = [
    ...(sponsored ? [{ text: sponsoredWord }] : []),
    ...tags.map((tag) => ({ text: tag.title, ...(tag.premium ? { premium: true as const } : {}) })),
  ];
  const href = show === null ? null : addressOf(locale, showRef(show));
  const outside = show !== null || cta === null ? null : externalAddressOf(cta.url);
  return {
    key,
    title,
    picture: backdrop?.md ?? null,
    ...(subtitle === null ? {} : { subtitle }),
    ...(colour === null ? {} : { colour }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(href === null ? {} : { href }),
    ...(outside === null ? {} : { outside: { href: outside, tab: cta?.newWindow === true } }),
  };
}
